import { expect, test } from 'vitest';
import type { Move } from './chooser.ts';
import { type Found, survey } from './survey.ts';

function* endless(): Generator<Move> {
  for (;;) yield { type: 'bid' };
}

async function last(found: AsyncGenerator<Found>): Promise<Found | undefined> {
  let latest: Found | undefined;
  for await (const now of found) latest = now;
  return latest;
}

test('all moves are kept by kind, in their order', async () => {
  const moves = ['roll', 'call', 'roll'].map((type) => ({ type }));
  const found = await last(survey(moves));
  expect(found && [...found.byKind]).toEqual([
    ['roll', [moves[0], moves[2]]],
    ['call', [moves[1]]],
  ]);
  expect(found?.cut.size).toBe(0);
});

test('of a kind with too many some are kept, and it says so', async () => {
  const moves = Array.from({ length: 9 }, () => ({ type: 'bid' }));
  const found = await last(survey([...moves, { type: 'pass' }], { kept: 4, slice: 5, budget: 1000 }));
  expect(found?.byKind.get('bid')).toHaveLength(4);
  expect([...(found?.cut ?? [])]).toEqual(['bid']);
  expect(found?.byKind.get('pass')).toHaveLength(1);
});

test('nobody waits for what does not end', async () => {
  const found = await last(survey(endless(), { kept: 10, slice: 2, budget: 20 }));
  expect(found?.done).toBe(true);
  expect(found?.cut.has('bid')).toBe(true);
});
