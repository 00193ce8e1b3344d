import { afterEach, beforeEach, expect, test } from 'vitest';
import { account } from '../store/samples.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { MailLimits } from './mail-limits.ts';

const HOUR = 3_600_000;
let now: number;
let store: Store;
/** Of two nodes, asked by turns. */
let nodes: MailLimits[];
let turn = 0;
beforeEach(async () => {
  now = 1_800_000_000_000;
  store = await openSqlite(':memory:');
  nodes = [1, 2].map(() => new MailLimits(store.people, 'secret', () => now));
});
afterEach(() => store.close());

const limits = (): MailLimits => nodes[turn++ % 2]!;

/** Whoever is seen all the time, by a clock that ticks. */
const told = (table: string): Promise<boolean> => limits().mayTell(account('ada', { seen: now }), table);
let senders = 0;
/** Each from an address of its own, if none is named. */
const asks = async (id: string, mail: string, from = `2001:db8:0:${(senders++).toString(16)}::1`) => {
  const { settings } = account(id);
  return (await limits().mayAsk(account(id, { settings: { ...settings, mail } }), from)) === 0;
};

/** How many of so many tries, a minute apart, are granted. */
async function granted(minutes: number, attempt: (i: number) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (let i = 0; i < minutes; i++, now += HOUR / 60) if (await attempt(i)) count += 1;
  return count;
}

test('one mail for each table until they have been seen again', async () => {
  const away = account('ada', { seen: now });
  expect(await limits().mayTell(away, 't1')).toBe(true);
  now += 1000;
  expect(await limits().mayTell(away, 't1')).toBe(false);
  expect(await limits().mayTell(away, 't2')).toBe(true);
  expect(await limits().mayTell({ ...away, seen: now }, 't1')).toBe(true);
});

test('no more than six mails in an hour, at however many tables and nodes', async () => {
  const inTheFirst = await granted(60, (i) => told(`t${i}`));
  expect(inTheFirst).toBeGreaterThanOrEqual(4);
  expect(inTheFirst).toBeLessThanOrEqual(6);
  expect(await granted(60, (i) => told(`u${i}`))).toBeLessThanOrEqual(6);
});

test('what was too much can be told later', async () => {
  const away = account('ada', { seen: now });
  for (const table of ['t1', 't2', 't3', 't4']) expect(await limits().mayTell(away, table)).toBe(true);
  expect(await limits().mayTell(away, 't5')).toBe(false);
  now += HOUR / 2;
  expect(await limits().mayTell(away, 't5')).toBe(true);
});

test('no account asks more than three times in an hour', async () => {
  expect(await granted(60, (i) => asks('ada', `a${i}@example.org`))).toBeLessThanOrEqual(3);
  expect(await asks('bert', 'b@example.org')).toBe(true);
});

test('and no owner is asked more often, however the address is written', async () => {
  const written = (i: number) => (i % 2 ? `Ada+${i}@example.org` : 'ada@Example.org');
  expect(await granted(60, (i) => asks(`p${i}`, written(i)))).toBeLessThanOrEqual(3);
});

test('who has to wait is told how long', async () => {
  const ada = account('ada');
  expect([await limits().mayAsk(ada, '192.0.2.1'), await limits().mayAsk(ada, '192.0.2.1')]).toEqual([0, 0]);
  now += HOUR / 4;
  expect(await limits().mayAsk(ada, '192.0.2.1')).toBe((HOUR * 3) / 4 / 1000);
});

test('audit 12: no sender has more than twelve questions sent in an hour, with however many accounts', async () => {
  const sent = await granted(60, (i) => asks(`p${i}`, `p${i}@example.org`, '192.0.2.7'));
  expect(sent).toBeGreaterThanOrEqual(8);
  expect(sent).toBeLessThanOrEqual(12);
  expect(await asks('bert', 'b@example.org', '192.0.2.8')).toBe(true);
});

test('audit 12: all senders together have no more than three hundred sent in an hour', async () => {
  let sent = 0;
  for (let i = 0; i < 400; i++, now += HOUR / 400) if (await asks(`p${i}`, `p${i}@example.org`)) sent += 1;
  expect(sent).toBeGreaterThanOrEqual(290);
  expect(sent).toBeLessThanOrEqual(300);
});

test('whoever asks is counted under a name that says nothing of the address', async () => {
  const counted: string[] = [];
  const { countMail, ...rest } = store.people;
  const noting: typeof countMail = (rate, at) => {
    counted.push(rate.account);
    return countMail(rate, at);
  };
  const spy = new MailLimits({ ...rest, countMail: noting }, 'secret', () => now);
  await spy.mayAskReset('192.0.2.1');
  expect(counted).toHaveLength(1);
  expect(counted[0]).not.toContain('192');
});

test('forgotten passwords: few for one sender, one account, one mailbox; another sender is not held up', async () => {
  const from = (address: string) => granted(60, async () => (await limits().mayAskReset(address)) === 0);
  expect(await from('192.0.2.1')).toBeLessThanOrEqual(12);
  expect(await limits().mayAskReset('192.0.2.2')).toBe(0);
  const send = (id: string, mail: string) =>
    limits().maySendReset(account(id, { settings: { ...account(id).settings, mail } }));
  expect(await granted(60, (i) => send('ada', `a${i}@example.org`))).toBeLessThanOrEqual(3);
  expect(await granted(60, (i) => send(`p${i}`, `one+${i}@example.org`))).toBeLessThanOrEqual(3);
  expect(await send('bert', 'b@example.org')).toBe(true);
});

test('forgotten passwords: no more than three hundred mails in an hour by the whole server', async () => {
  let sent = 0;
  for (let i = 0; i < 400; i++, now += HOUR / 400) {
    const { settings } = account(`p${i}`);
    const asked = account(`p${i}`, { settings: { ...settings, mail: `p${i}@example.org` } });
    if (await limits().maySendReset(asked)) sent += 1;
  }
  expect(sent).toBeLessThanOrEqual(300);
});
