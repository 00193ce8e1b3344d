import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { MISSED_PONGS } from './connection.ts';
import { type House, openHouse } from './testing.ts';

const ADA = { headers: { authorization: 'Bearer ada' } };
const SLOW = { burst: 5, every: 60_000 };
const PING = { type: 'ping', at: 1 };

let house: House;
afterEach(() => house.close());

test('a connection that asks too much is told how long to wait, and closed', async () => {
  house = await openHouse({ perConnection: SLOW });
  const client = await house.enter();
  for (let i = 0; i < 20; i++) client.ask(PING);
  const { refusal } = await client.next('refused');
  expect(refusal).toMatchObject({ code: 'tooMany', params: { seconds: 60 } });
  expect(await client.closing()).toBe(1008);
  expect(client.told.map(({ type }) => type)).toEqual(Array(5).fill('pong'));
});

test('each connection has its own measure', async () => {
  house = await openHouse({ perConnection: SLOW });
  const [one, two] = [await house.enter(), await house.enter()];
  for (let i = 0; i < 5; i++) one.ask(PING);
  await two.settled();
  expect(one.closed).toBeUndefined();
});

test('an account has one measure for all its connections', async () => {
  house = await openHouse({ perAccount: SLOW });
  const [one, two, other] = [await house.enter(ADA), await house.enter(ADA), await house.enter()];
  for (let i = 0; i < 5; i++) await one.settled();
  two.ask(PING);
  expect((await two.next('refused')).refusal.code).toBe('tooMany');
  expect(await two.closing()).toBe(1008);
  for (let i = 0; i < 10; i++) await other.settled();
});

test('audit 1: all of an address share one measure, guests and accounts; who exceeds it waits', async () => {
  const spent = new Map<string, number>();
  house = await openHouse({}, (address) => {
    spent.set(address, (spent.get(address) ?? 0) + 1);
    return Number(spent.get(address)) > 5 ? 60 : 0;
  });
  const from = (address: string) => house.enter({ headers: { 'x-address': address } });
  const [one, two, other] = [await from('a café'), await from('a café'), await from('a school')];
  const ada = await house.enter({ headers: { ...ADA.headers, 'x-address': 'a café' } });
  for (let i = 0; i < 5; i++) await one.settled();
  for (const late of [two, ada]) late.ask(PING);
  for (let i = 0; i < 5; i++) await other.settled();
  await expect.poll(() => spent.get('a café')).toBe(7);
  for (const late of [two, ada]) expect([late.told, late.closed]).toEqual([[], undefined]);
});

const SAY = { type: 'do', table: 't', command: { type: 'say', text: 'ahoy' } };

test('audit 1: of one connection eight commands are under way, the rest waits unread', async () => {
  const answers: (() => void)[] = [];
  house = await openHouse();
  const { hub } = house;
  hub.answer = () => new Promise((resolve) => answers.push(() => resolve({ value: { n: 1, answer: '' } })));
  const [flood, other] = [await house.enter(ADA), await house.enter()];
  for (let i = 0; i < 150; i++) flood.ask({ ...SAY, id: `${i}` });
  await expect.poll(() => hub.asked.length).toBe(8);
  for (let i = 0; i < 5; i++) await other.settled();
  expect(hub.asked.length).toBe(8);
  answers.shift()?.();
  await flood.next('done');
  await expect.poll(() => hub.asked.length).toBe(9);
  while (hub.asked.length < 150 || answers.length > 0) {
    answers.shift()?.();
    await other.settled();
  }
  expect(hub.asked.map(([, , , id]) => id)).toEqual(Array.from({ length: 150 }, (_, i) => `${i}`));
});

test('audit 1: what waits is dropped when its sender hangs up', async () => {
  house = await openHouse();
  const { hub } = house;
  hub.answer = () => new Promise(() => undefined);
  const flood = await house.enter(ADA);
  for (let i = 0; i < 100; i++) flood.ask({ ...SAY, id: `${i}` });
  await expect.poll(() => hub.asked.length).toBe(8);
  flood.socket.terminate();
  // Of a socket that is not read, only missing answers to pings tell that its client has hung up.
  for (let missed = 0; missed <= MISSED_PONGS; missed++) house.beat();
  await expect.poll(house.open).toBe(0);
  const [asker] = hub.asked[0] as [{ isGone(): boolean }];
  expect([hub.asked.length, asker.isGone()]).toEqual([8, true]);
});

test('audit 1: a message that no move fills is refused before it is read', async () => {
  house = await openHouse();
  const client = await house.enter(ADA);
  const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  client.ask(`{"type":"do","id":"1","table":"t","command":{"type":"move","seen":1,"move":${nested}}}`);
  const { refusal } = await client.next('refused');
  expect(refusal).toMatchObject({ code: 'tooLarge', params: { max: 8192 } });
  await client.settled();
  expect(house.hub.asked).toEqual([]);
});

test('an address has so many connections, and another when one is closed', async () => {
  house = await openHouse({ connections: 2 });
  const [one] = [await house.enter(), await house.enter(ADA)];
  expect(await house.turnedAway()).toMatchObject({ status: 429, after: '20', body: { code: 'tooMany' } });
  await (await house.enter({ headers: { 'x-address': 'elsewhere' } })).settled();
  one.socket.close();
  await one.closing();
  await expect.poll(house.open).toBe(2);
  await (await house.enter()).settled();
});

test('who comes too often is told how long to wait', async () => {
  house = await openHouse();
  const flood = await house.turnedAway({ headers: { 'x-address': 'a flood' } });
  expect(flood).toMatchObject({ status: 429, after: '7', body: { code: 'tooMany' } });
});

test('what was missed costs ten messages; who cannot pay that gets the picture', async () => {
  house = await openHouse({ perConnection: { burst: 25, every: 60_000 } });
  const client = await house.enter();
  for (const table of ['a', 'b', 'c']) client.ask({ type: 'watch', table, after: 0 });
  await client.settled();
  expect(client.told.map(({ type }) => type)).toEqual(['catchUp', 'catchUp', 'sync']);
  for (let i = 0; i < 3; i++) await client.settled();
  client.ask(PING);
  expect(await client.closing()).toBe(1008);
});

test('what cannot be read counts like everything else', async () => {
  house = await openHouse({ perConnection: SLOW });
  const client = await house.enter();
  for (let i = 0; i < 6; i++) client.ask('{');
  expect(await client.closing()).toBe(1008);
  expect(client.told).toHaveLength(6);
});

test('two hundred at once are fine', async () => {
  house = await openHouse();
  const client = await house.enter(ADA);
  for (let i = 0; i < 199; i++) client.ask(PING);
  await client.settled();
  expect(client.closed).toBeUndefined();
});

test.each(['ping', 'pong'] as const)('a %s frame counts like everything else', async (frame) => {
  house = await openHouse({ perConnection: SLOW });
  const client = await house.enter();
  let answered = 0;
  client.socket.on('pong', () => {
    answered += 1;
  });
  for (let i = 0; i < 20; i++) client.socket[frame]('x');
  expect((await client.next('refused')).refusal.code).toBe('tooMany');
  expect(await client.closing()).toBe(1008);
  expect(answered).toBe(frame === 'ping' ? 5 : 0);
});

test('a ping frame is answered with what it holds', async () => {
  house = await openHouse();
  const client = await house.enter();
  client.socket.ping('ahoy');
  const [data] = (await once(client.socket, 'pong')) as [Buffer];
  expect(data.toString()).toBe('ahoy');
});
