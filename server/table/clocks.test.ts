import { beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../games/index.ts';
import type { Command } from '../../protocol/commands.ts';
import type { Account } from '../store/people-store.ts';
import { Hall } from './testing.ts';

let hall: Hall;
let people: Account[];
beforeEach(async () => {
  hall = await Hall.open();
  people = await Promise.all(['ada', 'ben', 'cem'].map((name) => hall.person(name)));
});

const SECOND = 1_000;
const HOUR = 3_600_000;
const { game } = GAMES['cargo-noir']!;

async function begun(wish: object): Promise<string> {
  const table = await hall.open(people[0]!, { game: 'cargo-noir', seats: 2, ...wish });
  await hall.does(people[1]!, table, { type: 'sit', seat: 1, nonce: '' });
  return table;
}

const tableNow = async (table: string) => (await hall.live(table)).table;

async function askedAt(table: string): Promise<number> {
  const { module, table: at } = await hall.live(table);
  return module.game.toAct(at.state!)[0]!;
}

const last = async (table: string) => JSON.parse((await hall.store.entries(table, 0)).at(-1)!.body);
const clockOf = async (table: string, seat: number) =>
  (await hall.live(table)).pictureFor('table').picture.info.clocks[seat]!;

/** Moves until somebody else is asked. */
async function finishTurn(table: string): Promise<void> {
  const seat = await askedAt(table);
  for (let i = 0; (await askedAt(table)) === seat; i++) await hall.moves(table, people, i);
}

// ── Live ────────────────────────────────────────────────────────────────────────────────────────────

const LIVE = { clock: { type: 'live', turn: 30, bank: 60 } };

test('a turn has its own time, then the bank’s', async () => {
  const table = await begun(LIVE);
  const seat = await askedAt(table);
  expect(await clockOf(table, seat)).toEqual({ bank: 60_000, since: hall.now, until: hall.now + 90_000 });
  expect(await clockOf(table, 1 - seat)).toEqual({ bank: 60_000, since: null, until: null });
  hall.now += 29 * SECOND;
  await finishTurn(table);
  expect((await clockOf(table, seat)).bank).toBe(60_000);
  hall.now += 42 * SECOND;
  await finishTurn(table);
  expect((await clockOf(table, 1 - seat)).bank).toBe(48_000);
  expect((await clockOf(table, seat)).until).toBe(hall.now + 90_000);
});

/** Container, where a loan leaves one to act and a pass does not. */
async function ofThree(wish: object): Promise<string> {
  const table = await begun({ game: 'container', seats: 3, ...wish });
  await hall.does(people[2]!, table, { type: 'sit', seat: 2, nonce: '' });
  return table;
}

async function makes(table: string, type: string): Promise<number> {
  const [at, seat] = [await tableNow(table), await askedAt(table)];
  const command = { type: 'move', move: { type }, seen: at.shown[seat]! } as const;
  const answer = await hall.tables.do({ account: people[seat]!, key: '' }, table, command, `${at.n}`);
  expect(answer.refusal).toBeUndefined();
  return seat;
}

test('the bank pays once for a turn of several moves', async () => {
  const table = await ofThree(LIVE);
  hall.now += 31 * SECOND;
  const seat = await makes(table, 'loan');
  expect((await clockOf(table, seat)).bank).toBe(60_000);
  hall.now += 31 * SECOND;
  await makes(table, 'pass');
  expect((await clockOf(table, seat)).bank).toBe(60_000 - (62_000 - 30_000));
});

const takesBack = (table: string, seat: number) =>
  hall.does(people[seat]!, table, { type: 'takeBack', moves: 1 });

test('who takes a move back goes on with the time that is left', async () => {
  const table = await ofThree(LIVE);
  const { since, until } = await clockOf(table, await askedAt(table));
  for (let i = 0; i < 3; i++) {
    hall.now += 29 * SECOND;
    const seat = await makes(table, 'loan');
    expect(await takesBack(table, seat)).toEqual(expect.any(Number));
    expect(await clockOf(table, seat)).toEqual({ bank: 60_000, since, until });
  }
});

test('also who takes back the move that ended the turn; meanwhile it was another’s time', async () => {
  const table = await ofThree(LIVE);
  hall.now += 50 * SECOND;
  const seat = await makes(table, 'pass');
  expect((await clockOf(table, seat)).bank).toBe(40_000);
  const next = await askedAt(table);
  hall.now += 20 * SECOND;
  await takesBack(table, seat);
  expect((await clockOf(table, seat)).until).toBe(hall.now + 40_000);
  expect(await clockOf(table, next)).toEqual({ bank: 60_000, since: null, until: null });
  hall.now += 5 * SECOND;
  await makes(table, 'pass');
  expect((await clockOf(table, seat)).bank).toBe(35_000);
  expect((await clockOf(table, next)).until).toBe(hall.now + 90_000);
});

test('a move that the clock made is taken back only if all agree', async () => {
  const table = await ofThree({ ...LIVE, absence: 'fallback' });
  const seat = await askedAt(table);
  await hall.wait(90 * SECOND);
  expect(await askedAt(table)).not.toBe(seat);
  await takesBack(table, seat);
  expect(await last(table)).toMatchObject({ type: 'proposed', seat, what: 'takeBack' });
});

test('what all agree to take back costs no time', async () => {
  const table = await ofThree(LIVE);
  const seat = await makes(table, 'pass');
  hall.now += 20 * SECOND;
  const next = await makes(table, 'pass');
  await takesBack(table, seat);
  const others = people.filter((_, other) => other !== seat);
  for (const other of others) await hall.does(other, table, { type: 'answer', yes: true });
  expect(next).not.toBe(seat);
  expect(await clockOf(table, seat)).toEqual({ bank: 60_000, since: hall.now, until: hall.now + 90_000 });
});

/** Somebody's time runs out. Bots think until they are told what of. */
async function goneAt(table: string): Promise<{ thinks(type: string): Promise<void> }> {
  const thoughts: ((move: object) => void)[] = [];
  hall.think = () => new Promise((thought) => thoughts.push(thought));
  hall.now += 90 * SECOND;
  void hall.wait(0);
  await expect.poll(async () => (await last(table)).type).toBe('gone');
  return {
    async thinks(type) {
      await expect.poll(() => thoughts.length).toBe(1);
      thoughts.pop()!({ type });
      await expect.poll(() => last(table)).toMatchObject({ type: 'moved', by: 'bot', move: { type } });
    },
  };
}

const asks = (seat: number, table: string, command: Command) =>
  hall.tables.do({ account: people[seat]!, key: '' }, table, command, JSON.stringify(command));

test('when it is over a bot sits in, until the player is back', async () => {
  const table = await begun({ ...LIVE, absence: 'bot' });
  const seat = await askedAt(table);
  expect(await hall.does(people[seat]!, table, { type: 'return' })).toBe('notGone');
  await hall.wait(89 * SECOND);
  expect(await last(table)).toMatchObject({ type: 'started' });
  hall.now -= 89 * SECOND;
  await goneAt(table);
  expect(await last(table)).toEqual({ type: 'gone', seat, why: 'clock' });
  expect((await tableNow(table)).seats[seat]!.standIn).toBe(true);
  await asks(seat, table, { type: 'return' });
  expect((await tableNow(table)).seats[seat]!.standIn).toBe(false);
});

test('who is back before the bot has moved has lost that turn', async () => {
  const table = await ofThree({ ...LIVE, absence: 'bot' });
  const seat = await askedAt(table);
  const bot = await goneAt(table);
  const { shown } = await tableNow(table);
  const move = { type: 'move', move: { type: 'loan' }, seen: shown[seat]! } as const;
  expect((await asks(seat, table, move)).refusal?.code).toBe('timeOver');
  await asks(seat, table, { type: 'return' });
  expect(await clockOf(table, seat)).toMatchObject({ bank: 0, until: null });
  const late = { ...move, seen: shown[seat]! + 1 };
  expect((await asks(seat, table, late)).refusal?.code).toBe('timeOver');
  await bot.thinks('loan');
  expect(await clockOf(table, seat)).toMatchObject({ bank: 0, until: null });
  await bot.thinks('pass');
  const next = await askedAt(table);
  expect(next).not.toBe(seat);
  expect(await clockOf(table, next)).toMatchObject({ since: hall.now, until: hall.now + 90_000 });
  for (let i = 0; i < 2; i++) await makes(table, 'pass');
  expect(await askedAt(table)).toBe(seat);
  expect(await clockOf(table, seat)).toEqual({ bank: 0, since: hall.now, until: hall.now + 30_000 });
});

test('what the bot did meanwhile is not theirs to take back', async () => {
  const table = await ofThree({ ...LIVE, absence: 'bot' });
  const seat = await askedAt(table);
  const bot = await goneAt(table);
  await bot.thinks('pass');
  await asks(seat, table, { type: 'return' });
  await asks(seat, table, { type: 'takeBack', moves: 1 });
  expect(await last(table)).toMatchObject({ type: 'proposed', what: 'takeBack' });
  const others = people.map((_, other) => other).filter((other) => other !== seat);
  for (const other of others) await asks(other, table, { type: 'answer', yes: true });
  expect(await clockOf(table, seat)).toEqual({ bank: 0, since: hall.now, until: hall.now + 30_000 });
});

test('who moves in a later turn is back, with the time of a turn and nothing in the bank', async () => {
  const table = await ofThree({ ...LIVE, absence: 'bot' });
  const seat = await askedAt(table);
  const bot = await goneAt(table);
  await bot.thinks('pass');
  for (let i = 0; i < 2; i++) await makes(table, 'pass');
  hall.now += 500 * SECOND;
  expect(await makes(table, 'loan')).toBe(seat);
  expect((await tableNow(table)).seats[seat]!.standIn).toBe(false);
  expect(await clockOf(table, seat)).toEqual({ bank: 0, since: hall.now, until: hall.now + 30_000 });
});

test('or the least harmful move is made', async () => {
  const table = await begun({ ...LIVE, absence: 'fallback' });
  const seat = await askedAt(table);
  const { state } = await tableNow(table);
  const move = game.fallback(game.view(state!, seat), seat);
  await hall.wait(90 * SECOND);
  expect(await last(table)).toMatchObject({ type: 'moved', by: 'clock', seat, move, spent: 90_000 });
});

// ── By correspondence ───────────────────────────────────────────────────────────────────────────────

test('quiet hours do not count', async () => {
  const settings = { ...people[0]!.settings, timeZone: 'UTC', quietFrom: 12, quietTo: 20 };
  await hall.store.people.setSettings('ada', settings);
  await hall.store.people.setSettings('ben', settings);
  const table = await begun({ clock: { type: 'correspondence', hours: 5 }, absence: 'fallback' });
  const seat = await askedAt(table);
  // It is nine: three hours until noon, and two more after eight in the evening.
  expect((await clockOf(table, seat)).until).toBe(hall.now + 13 * HOUR);
  await hall.wait(12 * HOUR);
  expect(await last(table)).toMatchObject({ type: 'started' });
  await hall.wait(1 * HOUR);
  expect(await last(table)).toMatchObject({ type: 'moved', by: 'clock' });
});

// ── Outages ─────────────────────────────────────────────────────────────────────────────────────────

test('while no server is alive no clock runs', async () => {
  const table = await begun({ ...LIVE, absence: 'fallback' });
  const seat = await askedAt(table);
  const { until } = await clockOf(table, seat);
  hall.now += 40 * SECOND;
  await hall.restart(200 * SECOND);
  expect((await clockOf(table, seat)).until).toBe(until! + 200_000);
  await hall.wait(45 * SECOND);
  expect(await last(table)).toMatchObject({ type: 'started' });
  await finishTurn(table);
  expect((await tableNow(table)).banks[seat]).toBe(60_000 - 55_000);
});

test('a restart within the silence of a slow disk is none', async () => {
  const table = await begun(LIVE);
  const seat = await askedAt(table);
  const { until } = await clockOf(table, seat);
  await hall.restart(4 * SECOND);
  expect((await clockOf(table, seat)).until).toBe(until);
});

// ── Untimed ─────────────────────────────────────────────────────────────────────────────────────────

test('without a clock, who is not seen for two minutes is gone', async () => {
  const table = await begun({ absence: 'bot' });
  const seat = await askedAt(table);
  await hall.wait(119 * SECOND);
  await hall.store.people.seen([people[seat]!.id], hall.now);
  await hall.wait(1 * SECOND);
  expect(await last(table)).toMatchObject({ type: 'started' });
  await hall.wait(118 * SECOND);
  expect(await last(table)).toMatchObject({ type: 'started' });
  hall.think = () => new Promise(() => {});
  hall.now += 1 * SECOND;
  void hall.wait(0);
  await expect.poll(() => last(table)).toEqual({ type: 'gone', seat, why: 'absent' });
});

test('but nobody is gone before a server was there for two minutes', async () => {
  const table = await begun({ absence: 'bot' });
  const seat = await askedAt(table);
  hall.think = () => new Promise(() => {});
  hall.now += 100 * SECOND;
  await hall.restart(130 * SECOND);
  for (const ms of [SECOND / 2, 20 * SECOND, 99 * SECOND]) {
    await hall.wait(ms);
    expect(await last(table)).toMatchObject({ type: 'started' });
  }
  hall.now += SECOND / 2;
  void hall.wait(0);
  await expect.poll(() => last(table)).toEqual({ type: 'gone', seat, why: 'absent' });
});

test('who watches is not gone', async () => {
  const table = await begun({ absence: 'bot' });
  const seat = await askedAt(table);
  await hall.listen(people[seat], table);
  await hall.wait(1_000 * SECOND);
  expect(await last(table)).toMatchObject({ type: 'started' });
});

test('where all are willing to wait, nothing happens', async () => {
  const table = await begun({ absence: 'wait' });
  await hall.wait(1_000 * HOUR);
  expect(await last(table)).toMatchObject({ type: 'started' });
});

// ── Bots ────────────────────────────────────────────────────────────────────────────────────────────

test('a bot that crashes, or wants what it may not, makes the least harmful move', async () => {
  const [level = ''] = Object.keys(GAMES['cargo-noir']!.bots);
  for (const think of [
    () => Promise.reject(new Error('crashed')),
    () => Promise.resolve({ type: 'cheat' }),
  ]) {
    hall.think = think;
    const table = await hall.open(people[0]!, { game: 'cargo-noir', seats: 2, bots: [null, level] });
    for (let i = 0; (await askedAt(table)) === 0 && i < 50; i++) await hall.moves(table, people, i);
    const made = (await hall.store.entries(table, 0)).map(({ body }) => JSON.parse(body));
    expect(made.some(({ type, by, seat }) => type === 'moved' && by === 'bot' && seat === 1)).toBe(true);
  }
  // Of the crashed bot only: tried twice at each of its moves.
  expect(hall.failures.length).toBeGreaterThan(0);
  expect(hall.failures.length % 2).toBe(0);
  expect(String(hall.failures[0])).toContain('crashed');
});

// ── Nothing to do ───────────────────────────────────────────────────────────────────────────────────

test('a table that its last entry has put to rest is not written again', async () => {
  const postpone = vi.spyOn(hall.store, 'postpone');
  const table = await hall.open(people[0]!, { game: 'cargo-noir', seats: 2, sit: 0, bots: [null, 'random'] });
  for (let i = 0; (await tableNow(table)).status === 'playing'; i++) await hall.moves(table, people, i);
  expect(await hall.store.table(table)).toMatchObject({ settled: true, wakeAt: null });
  expect(postpone).not.toHaveBeenCalled();
});
