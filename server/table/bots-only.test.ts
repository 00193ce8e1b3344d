/** Tables at which only bots of the house sit: for programs with a token, and only so many. */
import { beforeEach, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { type Command, decodePlan, type Plan } from '../../protocol/commands.ts';
import { MOST_BOT_TABLES } from '../quotas.ts';
import type { Account } from '../store/people-store.ts';
import { granted, Hall } from './testing.ts';

const [LEVEL = ''] = Object.keys(GAMES['shanghaien']!.bots);
const TWO = { game: 'shanghaien', seats: 2 } as const;
const ALONE = { ...TWO, bots: [LEVEL, LEVEL], sit: null };

let hall: Hall;
let ada: Account;
let robo: Account;
beforeEach(async () => {
  hall = await Hall.open();
  ada = await hall.person('ada');
  robo = await hall.person('robo', { kind: 'bot' });
});

const seatBot = (seat: number) => ({ type: 'seatBot', seat, bot: LEVEL }) as const;
const statusOf = async (table: string) => (await hall.live(table)).table.status;

const planOf = (wish: object): Plan => (decodePlan.decode(wish) as { value: Plan }).value;

/** The game is over, as if it had been played. */
async function ended(table: string): Promise<void> {
  const summary = { ...(await hall.live(table)).summary, status: 'over' } as const;
  const { n } = (await hall.store.table(table))!;
  const row = { status: 'over', summary, wakeAt: null } as const;
  await hall.store.append([{ table, n: n + 1, id: 'end', at: 1, body: '{}', row }]);
}

test.each(['guest', 'person'] as const)('audit 4: a %s cannot open a table for bots alone', async (kind) => {
  const who = await hall.person(kind, { kind });
  expect(await hall.plan(who, ALONE)).toEqual({ refusal: { code: 'onlyBots', params: {} } });
});

test('audit 4: nor seat bots one by one until nobody else has a place', async () => {
  const table = await hall.open(ada, { ...TWO, sit: null });
  expect(await hall.does(ada, table, seatBot(0))).toBe(2);
  expect(await hall.does(ada, table, seatBot(1))).toBe('onlyBots');
  expect(await hall.does(ada, table, { type: 'sit', seat: 1, nonce: '' })).toBe(3);
  expect(await statusOf(table)).toBe('playing');
});

test('audit 4: nor leave before the start and put a bot there', async () => {
  const table = await hall.open(ada, { ...TWO, bots: [null, LEVEL], startWhenFull: false });
  await hall.does(ada, table, { type: 'leave' });
  expect(await hall.does(ada, table, seatBot(0))).toBe('onlyBots');
  expect(await hall.does(ada, table, { type: 'start' })).toBe('notFull');
});

test('audit 4: nor start one that was filled before this was so', async () => {
  const table = await hall.open(robo, { ...ALONE, startWhenFull: false });
  const live = await hall.live(table);
  live.table.opened = { ...live.table.opened, owner: ada.id };
  expect(await hall.does(ada, table, { type: 'start' })).toBe('onlyBots');
  expect(await statusOf(table)).toBe('open');
});

test('audit 4: nor resign and leave bots to play on among themselves', async () => {
  const table = await hall.open(ada, { game: 'container', seats: 4, bots: [null, LEVEL, LEVEL, LEVEL] });
  await hall.does(ada, table, { type: 'resign' });
  const { status, outcome } = (await hall.live(table)).table;
  expect([status, outcome?.places]).toEqual(['over', [4, 1, 1, 1]]);
});

test('where somebody else plays on, so do the bots', async () => {
  const ben = await hall.person('ben');
  // Nobody thinks, so that the game goes on.
  hall.think = () => new Promise(() => undefined);
  const plan = { game: 'container', seats: 3, bots: [null, null, LEVEL], startWhenFull: false };
  const table = await hall.open(ada, plan);
  const does = (account: Account, command: Command) =>
    hall.tables.do({ account, key: '' }, table, command, `${account.id} ${command.type}`);
  await does(ben, { type: 'sit', seat: 1, nonce: '' });
  await does(ada, { type: 'start' });
  await does(ada, { type: 'resign' });
  expect(await statusOf(table)).toBe('playing');
  await does(ben, { type: 'resign' });
  expect((await hall.live(table)).table.outcome?.places).toEqual([2, 2, 1]);
});

test('audit 4: a rematch without a player waits for one', async () => {
  const table = await hall.open(ada, { ...TWO, bots: [null, LEVEL] });
  await hall.does(ada, table, { type: 'resign' });
  const asked = await hall.asks(ada, table, { type: 'rematch', sit: false }, 'again');
  const rematch = granted(asked).answer;
  expect(await statusOf(rematch)).toBe('open');
  expect(await hall.does(ada, rematch, seatBot(0))).toBe('onlyBots');
});

test('audit 4: a program with a token opens some, and more when one has ended', async () => {
  // Nobody thinks, so that the games go on.
  hall.think = () => new Promise(() => undefined);
  const open = () => hall.tables.open({ account: robo, key: '' }, plan, crypto.randomUUID());
  const plan = planOf(ALONE);
  const opened: string[] = [];
  for (let i = 0; i < MOST_BOT_TABLES; i++) opened.push(granted(await open()).table);
  const tooMany = { code: 'tooManyBotTables', params: { max: MOST_BOT_TABLES } };
  expect((await open()).refusal).toEqual(tooMany);
  const free = await hall.tables.open({ account: robo, key: '' }, { ...plan, bots: [LEVEL, null] }, 'free');
  const table = granted(free).table;
  const fill = { account: robo, key: '' };
  expect((await hall.tables.do(fill, table, seatBot(1), 'fill')).refusal).toEqual(tooMany);
  await ended(opened[0]!);
  expect((await hall.tables.do(fill, table, seatBot(1), 'fill')).refusal).toBeUndefined();
  expect((await open()).refusal).toEqual(tooMany);
});

test('audit 4: the same request counts once', async () => {
  hall.think = () => new Promise(() => undefined);
  const plan = planOf(ALONE);
  for (let i = 0; i <= MOST_BOT_TABLES; i++)
    expect((await hall.tables.open({ account: robo, key: '' }, plan, 'same')).refusal).toBeUndefined();
});
