import { afterEach, expect, test } from 'vitest';
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
