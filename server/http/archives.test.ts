import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serving } from './testing.ts';

let quayside: Served;
let cookie: string;
beforeAll(async () => {
  quayside = await serving();
  cookie = await quayside.guest();
});
afterAll(() => quayside.close());

const LOG = readFileSync('games/shanghaien/goldens/voluntaryCall.jsonl', 'utf8');
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

test('a game that has not ended, a file that is no log, and nothing at all', async () => {
  const lines = LOG.trimEnd().split('\n');
  expect((await sent(lines.slice(0, -1).join('\n'))).json().code).toBe('onlyFinished');
  expect((await sent('{"chess":1}')).json()).toMatchObject({ archive: '' });
  expect((await sent('')).statusCode).toBe(400);
  const json = await quayside.ask('POST', '/api/archives', { cookie, payload: { log: LOG } });
  expect(json.statusCode).toBe(415);
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
