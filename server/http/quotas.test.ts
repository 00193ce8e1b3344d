import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { QUOTAS } from '../quotas.ts';
import { newTable, row } from '../store/samples.ts';
import { NEW_GUESTS, RATES, unlimited } from './limits.ts';
import { type Served, serving } from './testing.ts';

const LOG = readFileSync('games/shanghaien/goldens/1/voluntaryCall.jsonl', 'utf8');
const headers = { 'content-type': 'application/x-ndjson' };

let quayside: Served;
let cookie: string;
let me: string;
beforeEach(async () => {
  quayside = await serving({ rates: unlimited(RATES) });
  cookie = await quayside.guest();
  me = (await quayside.ask('GET', '/api/me', { cookie })).json().id;
});
afterEach(() => quayside.close());

const sent = async (payload = LOG) =>
  (await quayside.ask('POST', '/api/archives', { cookie, headers, payload })).json();

/** Brought before. */
const brought = (id: string, text: string) =>
  quayside.deps.store.keepArchive(
    newTable(id, row(id, { status: 'over', owner: '' })),
    { text, origin: null, by: me, at: 1 },
    null,
  );

test('audit 7: a guest brings so many logs; one that is there already may come again', async () => {
  expect(await sent()).toHaveProperty('archive');
  for (let i = 1; i < QUOTAS.logs.guest; i++) await brought(`log-${i}`, '{}\n');
  const other = readFileSync('games/shanghaien/goldens/1/tieShared.jsonl', 'utf8');
  expect(await sent(other)).toMatchObject({ code: 'tooManyLogs', params: { max: QUOTAS.logs.guest } });
  expect(await sent()).toHaveProperty('archive');
});

test('audit 7: and so many bytes in all', async () => {
  await brought('log-1', 'x'.repeat(QUOTAS.bytes.guest - LOG.length + 1));
  expect(await sent()).toMatchObject({
    code: 'logsTooLarge',
    params: { max: QUOTAS.bytes.guest },
    sentence: expect.stringContaining('10 MB'),
  });
});

test('audit 7: nobody makes guests by the thousand from one address', async () => {
  const { burst, every } = NEW_GUESTS;
  const house = await serving({ rates: unlimited(RATES), newGuests: NEW_GUESTS });
  const come = () => house.ask('POST', '/api/guest', { payload: {} });
  for (let i = 0; i < burst; i++) expect((await come()).statusCode).toBe(200);
  const refused = await come();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(every / 1000)]);
  house.clock.now += every;
  expect((await come()).statusCode).toBe(200);
  await house.close();
});
