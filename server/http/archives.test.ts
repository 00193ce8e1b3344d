import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { archiveOf } from '../../protocol/archive.ts';
import { commitmentOf } from '../../table/luck.ts';
import { checkLog } from '../check-log.ts';
import { nodeHashing } from '../luck.ts';
import { playedAtATable } from '../luck-played.ts';
import { goneName } from '../store/rows.ts';
import { account, newTable, openTable, row } from '../store/samples.ts';
import { type Served, serving } from './testing.ts';

let quayside: Served;
let cookie: string;
beforeAll(async () => {
  quayside = await serving();
  cookie = await quayside.guest();
});
afterAll(() => quayside.close());

const LOG = readFileSync('games/shanghaien/goldens/1/voluntaryCall.jsonl', 'utf8');
const headers = { 'content-type': 'application/x-ndjson' };
const sent = (payload: string) => quayside.ask('POST', '/api/archives', { cookie, headers, payload });

test('a finished game from elsewhere is kept once, and read again byte for byte', async () => {
  const kept = (await sent(LOG)).json();
  expect(kept).toMatchObject({ archive: expect.stringMatching(/^log-[0-9a-f]{40}$/) });
  expect(kept.verdict.findings).toEqual([{ code: 'noTable' }]);
  expect((await sent(LOG)).json().archive).toBe(kept.archive);
  const read = await quayside.ask('GET', `/api/archives/${kept.archive}`);
  expect(read.headers['content-type']).toContain('application/x-ndjson');
  expect(read.body).toBe(LOG);
  expect((await quayside.ask('GET', '/api/tables')).json()).toEqual({ tables: [] });
});

test('a log whose luck was changed is not kept, and its line is named', async () => {
  const lines = LOG.split('\n');
  const changed = lines.map((line, i) => (i === 3 ? line.replace(/"hash":\d/, '"hash":1') : line));
  const { archive, verdict } = (await sent(changed.join('\n'))).json();
  expect(archive).toBe('');
  expect(verdict.findings).toContainEqual({ code: 'logFault', fault: expect.objectContaining({ line: 4 }) });
});

test('a log of a version that was never released is not kept, and says so', async () => {
  const unknown = LOG.replace(/"version":\d+/, '"version":99');
  const { archive, verdict } = (await sent(unknown)).json();
  const fault = { line: 1, code: 'unknownVersion', version: 99, newest: GAMES['shanghaien']!.game.version };
  expect(archive).toBe('');
  expect(verdict.findings).toContainEqual({ code: 'logFault', fault });
});

test('a game that has not ended, a file that is no log, and nothing at all', async () => {
  const lines = LOG.trimEnd().split('\n');
  expect((await sent(lines.slice(0, -1).join('\n'))).json().code).toBe('onlyFinished');
  expect((await sent('{"chess":1}')).json()).toMatchObject({ archive: '' });
  expect((await sent('')).statusCode).toBe(400);
  const json = await quayside.ask('POST', '/api/archives', { cookie, payload: { log: LOG } });
  expect(json.statusCode).toBe(415);
});

test('audit 7: a log in which too many moves were taken back is not kept', async () => {
  const house = await serving();
  const own = await house.guest();
  const [opening, first, ...rest] = LOG.split('\n') as [string, string, ...string[]];
  const takenBack = JSON.stringify({ ...(JSON.parse(first) as object), takenBack: true });
  const bring = async (lines: number) => {
    const payload = [opening, ...Array<string>(lines).fill(takenBack), first, ...rest].join('\n');
    return (await house.ask('POST', '/api/archives', { cookie: own, headers, payload })).json();
  };
  expect(await bring(2001)).toMatchObject({ code: 'logTakesBackTooMany', params: { max: 2000 } });
  expect(await bring(2000)).toMatchObject({ archive: expect.stringMatching(/^log-/) });
  await house.close();
});

test('up to five megabytes', async () => {
  const large = await sent('x'.repeat(5 * 1024 * 1024 + 1));
  expect([large.statusCode, large.json().params]).toEqual([413, { max: 5 * 1024 * 1024 }]);
  expect((await sent('x'.repeat(100_000))).json()).toMatchObject({ archive: '' });
});

test('the log of a table is a file; one that is not there is refused', async () => {
  const log = await quayside.ask('GET', '/api/tables/harbour/log');
  expect(log.headers['content-disposition']).toBe('attachment; filename="harbour.jsonl"');
  expect((await quayside.ask('GET', '/api/tables/nowhere/log')).statusCode).toBe(404);
  const verdict = await quayside.ask('GET', '/api/tables/harbour/verify');
  expect(verdict.json()).toMatchObject({ findings: expect.arrayContaining([{ code: 'sumDiffers' }]) });
  expect((await quayside.ask('GET', '/api/tables/nowhere/verify')).json().code).toBe('noTable');
  expect((await quayside.ask('GET', '/api/archives/harbour')).statusCode).toBe(404);
});

test('a game of one’s own is a result that only oneself is shown', async () => {
  // A house of its own: one address may bring only so many.
  const house = await serving();
  const own = await house.guest();
  const { name } = (await house.ask('GET', '/api/me', { cookie: own })).json();
  const bring = (seat: number) =>
    house.ask('POST', `/api/archives?seat=${seat}`, { cookie: own, headers, payload: LOG });
  const { archive } = (await bring(0)).json();
  await bring(0);
  const shown = async (asking: object) =>
    (await house.ask('GET', `/api/people/${name}`, asking)).json().results;
  expect(await shown({ cookie: own })).toMatchObject([
    { table: archive, game: 'shanghaien', seat: 0, players: 2 },
  ]);
  expect(await shown({})).toEqual([]);
  expect((await bring(4)).json()).toMatchObject({ code: 'noSeat', params: { seat: 4 } });
  expect((await bring(9)).statusCode).toBe(400);
  await house.close();
});

const { game } = GAMES['shanghaien']!;
const options = (game.decode.options.decode({}) as { value: object }).value;
/** A game of Zoë 1, who sits first, and Zoë 2. */
const PLAYED = playedAtATable({ game, options, seats: 2, name: 'brought' });

/** A house in which Zoë 1 and Eve have accounts, and Zoë 1 played that game; how its log is brought there. */
async function houseOf() {
  const house = await serving();
  const { people } = house.deps.store;
  for (const id of ['zoe', 'eve'])
    await people.create(account(id, { name: id === 'zoe' ? 'Zoë 1 \uFFFD' : id }));
  const { id, seed } = PLAYED.table;
  const seats = ['zoe', 'other'].map(
    (who, seat) =>
      ({ kind: 'person', who, name: `Zoë ${seat + 1} \uFFFD`, bot: '', resigned: false }) as const,
  );
  const table = newTable(id, row(id, { seats }, { players: ['zoe'] }));
  await openTable(house.deps.store, { ...table, seed }, []);
  const text = await archiveOf(PLAYED, nodeHashing);
  const cookieOf = async (id: string) => {
    const opened = await house.deps.people.sessions.open((await people.account(id))!);
    return `quayside=${opened.token}`;
  };
  return {
    house,
    async bring(by: string, query = '') {
      const asking = { headers: { ...headers, cookie: await cookieOf(by) }, payload: text };
      return (await house.ask('POST', `/api/archives${query}`, asking)).json().archive as string;
    },
    async namesIn(archive: string) {
      const kept = (await house.ask('GET', `/api/archives/${archive}`)).body;
      expect((await checkLog(kept)).verdict.findings).toEqual([]);
      const { seats: listed } = (await house.deps.store.table(archive))!.summary;
      const names = JSON.parse(kept.split('\n')[0]!).table.seats.map(({ name }: { name: string }) => name);
      expect(listed.map(({ name }) => name)).toEqual(names);
      return names;
    },
  };
}

test('who leaves is named no more in logs of their tables, whoever brought them and whenever', async () => {
  const { house, bring, namesIn } = await houseOf();
  const archive = await bring('eve');
  expect(await namesIn(archive)).toEqual(['Zoë 1 \uFFFD', 'Zoë 2 \uFFFD']);
  for (const _ of [1, 2]) await house.deps.store.people.erase('zoe', 5);
  expect(await namesIn(archive)).toEqual([goneName('zoe'), 'Zoë 2 \uFFFD']);
  expect(await bring('eve')).toBe(archive);
  expect(await namesIn(archive)).toEqual([goneName('zoe'), 'Zoë 2 \uFFFD']);
  await house.close();
});

test('nor in those that are brought after they left', async () => {
  const { house, bring, namesIn } = await houseOf();
  await house.deps.store.people.erase('zoe', 5);
  expect(await namesIn(await bring('eve'))).toEqual([goneName('zoe'), 'Zoë 2 \uFFFD']);
  await house.close();
});

test('who says that a seat was theirs takes its name along, but nobody else’s', async () => {
  const { house, bring, namesIn } = await houseOf();
  const archive = await bring('zoe', '?seat=0');
  await bring('eve', '?seat=1');
  await house.deps.store.people.erase('eve', 5);
  expect(await namesIn(archive)).toEqual(['Zoë 1 \uFFFD', 'Zoë 2 \uFFFD']);
  await house.close();
});

test('of a game that they alone brought, they are named as they said', async () => {
  const { house, bring, namesIn } = await houseOf();
  const archive = await bring('eve', '?seat=1');
  await house.deps.store.people.erase('eve', 5);
  expect(await namesIn(archive)).toEqual(['Zoë 1 \uFFFD', goneName('eve')]);
  await house.close();
});

test('audit 12: a log of a table of ours with other names or another seed is not kept', async () => {
  const { house } = await houseOf();
  const cookie = await house.guest();
  const bring = async (change: Partial<typeof PLAYED.table>) => {
    const forged = { ...PLAYED, table: { ...PLAYED.table, ...change } };
    const payload = await archiveOf(forged, nodeHashing);
    return (await house.ask('POST', '/api/archives', { headers, cookie, payload })).json();
  };
  const seats = PLAYED.table.seats.map((sat, seat) => (seat === 1 ? { ...sat, name: 'Mallory' } : sat));
  const found = async (change: Partial<typeof PLAYED.table>) => {
    const { archive, verdict } = await bring(change);
    return [archive, verdict.findings];
  };
  expect(await found({ seats })).toEqual(['', [{ code: 'namesDiffer', seats: [1] }]]);
  const seed = 'ab'.repeat(32);
  const [kept, findings] = await found({ seed, commitment: commitmentOf(seed, nodeHashing) });
  expect(kept).toBe('');
  expect(findings).toContainEqual({ code: 'commitmentDiffers' });
  expect((await bring({})).archive).not.toBe('');
  await house.close();
});
