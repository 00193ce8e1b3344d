import { afterEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { LiveTable } from '../table/live.ts';
import { tryTwins } from './twins.ts';

const { game } = GAMES['container']!;
/** TWINS=200 npx vitest run server/trials/twins.test.ts compares more of them. */
const POSITIONS = Number(process.env['TWINS'] ?? 60);
afterEach(() => vi.restoreAllMocks());

test('nobody can tell tables apart that differ in secrets', async () => {
  const { leaks, positions, bids, loans, bytes } = await tryTwins({ positions: POSITIONS });
  expect(leaks).toEqual([]);
  expect(positions).toBe(POSITIONS);
  expect(bids).toBeGreaterThan(0);
  expect(loans).toBeGreaterThan(0);
  expect(bytes).toBeGreaterThan(100_000);
});

test('a view that shows another’s card is found', async () => {
  const { view } = game;
  vi.spyOn(game, 'view').mockImplementation((state, viewer) => {
    const { valueCards } = state as { valueCards: number[] };
    return { ...view(state, viewer), valueCards };
  });
  expect((await tryTwins({ positions: 5 })).leaks[0]).toContain('valueCards');
});

test('an event that tells of a sealed loan is found', async () => {
  const { redact } = game;
  vi.spyOn(game, 'redact').mockImplementation((event, viewer) =>
    (event as { type: string }).type === 'loan' ? event : redact(event, viewer),
  );
  expect((await tryTwins({ positions: 600, seed: 'loans' })).leaks.length).toBe(1);
});

test('a number that counts what others did in secret is found', async () => {
  const { pictureFor } = LiveTable.prototype;
  vi.spyOn(LiveTable.prototype, 'pictureFor').mockImplementation(function (this: LiveTable, viewer) {
    return { ...pictureFor.call(this, viewer), n: this.table.n };
  });
  expect((await tryTwins({ positions: 600, seed: 'loans' })).leaks[0]).toContain('"n":');
});
