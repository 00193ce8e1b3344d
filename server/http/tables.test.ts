import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAN, type Served, serving } from './testing.ts';

let quayside: Served;
let cookie: string;

beforeAll(async () => {
  quayside = await serving();
  cookie = await quayside.guest();
});
afterAll(() => quayside.close());

test('a guest opens a table; the id comes from the body, the header, or by itself', async () => {
  const { ask, hub } = quayside;
  const opened = await ask('POST', '/api/tables', { cookie, payload: { plan: PLAN, id: 'one' } });
  expect(opened.statusCode).toBe(200);
  expect(opened.json()).toEqual({ table: 'harbour', key: '', commitment: '' });
  await ask('POST', '/api/tables', {
    cookie,
    payload: { plan: PLAN },
    headers: { 'idempotency-key': 'two' },
  });
  await ask('POST', '/api/tables', { cookie, payload: { plan: PLAN } });
  expect(hub.opened.slice(0, 2)).toEqual(['one', 'two']);
  expect(hub.opened[2]).toMatch(/^[0-9a-f-]{36}$/);
});

test('who has no account is asked to sign in, and no table is opened', async () => {
  const before = quayside.hub.opened.length;
  const refused = await quayside.ask('POST', '/api/tables', { payload: { plan: PLAN } });
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toEqual({
    code: 'signInFirst',
    params: {},
    sentence: 'Sign in first, or play as a guest.',
  });
  expect(quayside.hub.opened.length).toBe(before);
});

test('a plan with a wrong or unknown field is refused with its path', async () => {
  const wrong = await quayside.ask('POST', '/api/tables', {
    cookie,
    payload: { plan: { ...PLAN, seats: 99 } },
  });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ code: 'badRequest', params: { path: 'plan.seats', fault: 'range' } });
  const more = await quayside.ask('POST', '/api/tables', { cookie, payload: { plan: PLAN, admin: true } });
  expect(more.json()).toMatchObject({ params: { path: 'admin', fault: 'unknown' } });
});

test('the lobby is for everybody, my tables only for me', async () => {
  const lobby = await quayside.ask('GET', '/api/tables');
  expect(lobby.json()).toEqual({ tables: [] });
  expect((await quayside.ask('GET', '/api/tables?list=mine')).statusCode).toBe(401);
  expect((await quayside.ask('GET', '/api/tables?list=mine', { cookie })).json()).toEqual({ tables: [] });
  expect((await quayside.ask('GET', '/api/tables?list=all')).json()).toMatchObject({ code: 'badRequest' });
  expect((await quayside.ask('GET', '/api/tables?list=mine&list=lobby')).statusCode).toBe(400);
});

test('a command is acknowledged with its number', async () => {
  const payload = { id: 'a', command: { type: 'say', text: 'ahoy' } };
  const done = await quayside.ask('POST', '/api/tables/harbour/commands', { cookie, payload });
  expect(done.json()).toEqual({ n: 7, answer: '' });
  const counted = await quayside.deps.metrics.acknowledged.get();
  expect(counted.values).toMatchObject([{ labels: { type: 'say' }, value: 1 }]);
  const bad = await quayside.ask('POST', '/api/tables/harbour/commands', {
    cookie,
    payload: { command: { type: 'cheat' } },
  });
  expect(bad.json()).toMatchObject({ params: { path: 'command.type', fault: 'choice' } });
});

test('a refused move names the rule, in the words of its game and the language of its reader', async () => {
  const payload = { command: { type: 'move', move: { type: 'roll' }, seen: 3 } };
  const refused = await quayside.ask('POST', '/api/tables/harbour/commands?language=de', { cookie, payload });
  expect(refused.statusCode).toBe(422);
  const { code, rule, sentence } = refused.json();
  expect({ code, rule }).toEqual({ code: 'move', rule: '3.6' });
  expect(sentence).not.toMatch(/rule|Regel 3.6/);
  expect(await quayside.deps.metrics.refused.get()).toMatchObject({ values: [{ labels: { code: 'move' } }] });
});

test('pictures, history and samples', async () => {
  const { ask } = quayside;
  expect((await ask('GET', '/api/tables/harbour')).json()).toMatchObject({ n: 3, picture: { you: 0 } });
  expect((await ask('GET', '/api/tables/nowhere')).statusCode).toBe(404);
  expect((await ask('GET', '/api/tables/harbour/history?after=4')).json()).toMatchObject({
    entries: [{ n: 5 }],
  });
  expect((await ask('GET', '/api/tables/harbour/history?as=1')).json()).toMatchObject({
    code: 'onlyFinished',
  });
  expect((await ask('GET', '/api/tables/harbour/history?as=me')).statusCode).toBe(400);
  expect((await ask('GET', '/api/tables/nowhere/history?as=2')).statusCode).toBe(404);
  expect((await ask('GET', '/api/tables/harbour/history?after=x')).json()).toMatchObject({
    params: { path: 'after', fault: 'type' },
  });
  const sampled = await ask('GET', '/api/tables/harbour/sample?count=2', { cookie });
  expect(sampled.json()).toEqual({ moves: [{ type: 'roll' }, { type: 'roll' }] });
  expect((await ask('GET', '/api/tables/harbour/sample?count=1000', { cookie })).statusCode).toBe(400);
});

test('games tell their options and bots, and the form of their moves', async () => {
  const { games } = (await quayside.ask('GET', '/api/games')).json();
  const shanghaien = games.find(({ id }: { id: string }) => id === 'shanghaien');
  expect(shanghaien.bots.length).toBeGreaterThan(0);
  expect(shanghaien.options.kind).toBe('fields');
  expect((await quayside.ask('GET', '/api/games/shanghaien/moves')).json()).toMatchObject({
    kind: 'variants',
  });
  expect((await quayside.ask('GET', '/api/games/chess/moves')).statusCode).toBe(422);
});
