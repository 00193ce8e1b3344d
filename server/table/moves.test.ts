import { beforeEach, expect, test } from 'vitest';
import { seeded } from '../../core/chance.ts';
import { keyframeOf } from '../../table/keyframe.ts';
import type { Account } from '../store/people-store.ts';
import { loadTable } from './load.ts';
import { countReads, Hall } from './testing.ts';

let hall: Hall;
let ada: Account;
let ben: Account;
let table: string;
beforeEach(async () => {
  hall = await Hall.open();
  [ada, ben] = await Promise.all([hall.person('ada'), hall.person('ben')]);
  table = await hall.open(ada, { game: 'shanghaien', seats: 2 });
  await hall.does(ben, table, { type: 'sit', seat: 1, nonce: '' });
});

const stateNow = async () => (await hall.live(table)).table;

/** Who is asked, and who is not. */
async function askedAndIdle(): Promise<[Account, Account]> {
  const { table: at, module } = await hall.live(table);
  return module.game.toAct(at.state!).includes(0) ? [ada, ben] : [ben, ada];
}

const ROLL = { type: 'move', move: { type: 'roll' }, seen: 4 } as const;

test('a move is acknowledged with the number of its entry', async () => {
  const [asked] = await askedAndIdle();
  expect(await hall.does(asked, table, ROLL)).toBe(5);
  expect((await stateNow()).n).toBe(5);
});

test('the same id counts once and is answered the same, also after a restart', async () => {
  const [asked] = await askedAndIdle();
  const first = await hall.asks(asked, table, ROLL, 'once');
  expect(await hall.asks(asked, table, ROLL, 'once')).toEqual(first);
  await hall.does(ben, table, { type: 'say', text: 'hello' });
  expect(await hall.asks(asked, table, ROLL, 'once')).toEqual(first);
  await hall.restart(0);
  expect(await hall.asks(asked, table, ROLL, 'once')).toEqual(first);
  await hall.store.keepKeyframe(table, keyframeOf(await stateNow(), true), 1);
  await hall.restart(0);
  expect(await hall.asks(asked, table, ROLL, 'once')).toEqual(first);
  expect((await stateNow()).n).toBe(6);
  expect((await hall.store.entries(table, 0)).length).toBe(6);
});

test('nobody’s words make a table forget what a player did', async () => {
  const cem = await hall.person('cem');
  const [asked, idle] = await askedAndIdle();
  const first = await hall.asks(asked, table, ROLL, 'once');
  for (const other of [cem, idle])
    for (let i = 0; i < 70; i++) await hall.does(other, table, { type: 'say', text: `${i}` });
  expect(await hall.asks(asked, table, ROLL, 'once')).toEqual(first);
  const kept = (await stateNow()).recent.map(({ length }) => length);
  expect(kept.filter((length) => length === 64).length).toBe(2);
});

test('what somebody did is remembered on another seat and on none', async () => {
  const open = await hall.open(ada, { game: 'container', seats: 4 });
  const say = (text: string) => hall.does(ada, open, { type: 'say', text }, 'once');
  const first = await say('hello');
  await hall.does(ada, open, { type: 'swap', seat: 0, with: 2 });
  expect(await say('hello')).toBe(first);
  await hall.does(ada, open, { type: 'leave' });
  expect(await say('hello')).toBe(first);
  await hall.does(ada, open, { type: 'sit', seat: 1, nonce: '' });
  expect(await say('hello')).toBe(first);
});

test('another’s id is another id', async () => {
  await hall.does(ada, table, { type: 'say', text: 'one' }, 'x');
  await hall.does(ben, table, { type: 'say', text: 'two' }, 'x');
  expect((await stateNow()).n).toBe(6);
});

test('a move made for an earlier position is stale', async () => {
  const [asked] = await askedAndIdle();
  await hall.does(ben, table, { type: 'say', text: 'words change nothing' });
  const answer = await hall.asks(asked, table, { ...ROLL, seen: 3 }, 'early');
  expect(answer.refusal).toEqual({ code: 'stale', params: { seen: 3, now: 5 } });
  expect(await hall.does(asked, table, ROLL)).toBe(6);
});

/** As much of a game's refusal as is sent. */
interface Refused {
  readonly code: string;
  readonly rule: string;
  readonly params: object;
}

test('what is no move is malformed, what is no legal move is refused with its rule', async () => {
  const [asked, idle] = await askedAndIdle();
  const bad = await hall.asks(asked, table, { ...ROLL, move: { type: 'roll', twice: true } }, 'a');
  expect(bad.refusal).toMatchObject({ code: 'malformedMove', params: { fault: 'unknown' } });
  const { module, table: at } = await hall.live(table);
  const idleSeat = at.seats.findIndex((seat) => seat!.who === idle.id);
  const early = module.game.check(at.state!, idleSeat, ROLL.move) as unknown as Refused;
  const turned = await hall.asks(idle, table, ROLL, 'b');
  const params = { code: early.code, rule: early.rule, params: JSON.stringify(early.params) };
  expect(turned.refusal).toEqual({ code: 'move', params });
  expect(early.rule).toMatch(/^\d+\.\d+$/);
  expect((await stateNow()).n).toBe(4);
});

test('those who do not sit there cannot move, nor can anybody before the start', async () => {
  const cem = await hall.person('cem');
  expect(await hall.does(cem, table, ROLL)).toBe('notSeated');
  const open = await hall.open(ada, { game: 'shanghaien', seats: 2 });
  expect(await hall.does(ada, open, ROLL)).toBe('notStarted');
  expect(await hall.does(ada, 'nowhere', ROLL)).toBe('noTable');
  const nobody = await hall.tables.do({ account: undefined, key: '' }, table, ROLL, 'n');
  expect(nobody.refusal?.code).toBe('signInFirst');
});

test('two nodes at one store: who comes second plays on what the first has stored', async () => {
  const other = hall.another();
  await other.live(table);
  const [asked] = await askedAndIdle();
  await hall.does(asked, table, ROLL);
  const said = await other.do({ account: ben, key: '' }, table, { type: 'say', text: 'late' }, 's');
  expect(said).toEqual({ value: { n: 6, answer: '' } });
  const again = await other.do({ account: asked, key: '' }, table, ROLL, 'again');
  expect(again.refusal?.code).toMatch(/move|stale/);
  await hall.tables.heard(table, 6);
  expect((await stateNow()).n).toBe(6);
});

test('an entry that could not be stored did not happen', async () => {
  const [asked] = await askedAndIdle();
  const told = await hall.listen(ben, table);
  const { append } = hall.store;
  hall.store.append = () => Promise.reject(new Error('disk full'));
  await expect(hall.does(asked, table, ROLL)).rejects.toThrow('disk full');
  hall.store.append = append;
  expect((await stateNow()).n).toBe(5);
  expect(await hall.does(asked, table, ROLL)).toBe(5);
  expect(told.map((tell) => tell.type)).toEqual(['sync', 'catchUp', 'entry']);
});

test('a keyframe and what follows give the same table as the whole journal', async () => {
  const chance = seeded('keyframes');
  let kept = await stateNow();
  for (let i = 0; i < 60 && (await stateNow()).status === 'playing'; i++) {
    await hall.moves(table, [ada, ben], i);
    if (chance.draw(5) === 0) kept = structuredClone(await stateNow());
  }
  const counts = countReads(hall.store);
  const whole = await loadTable(hall.store, table);
  const all = counts.read;
  await hall.store.keepKeyframe(table, keyframeOf(kept, true), 1);
  const quick = await loadTable(hall.store, table);
  expect(counts.read).toBe(2 * all - kept.n);
  expect(kept.n).toBeGreaterThan(10);
  expect(quick?.table).toEqual(whole?.table);
  expect(whole?.table).toEqual(await stateNow());
});

test('a keyframe is kept after two hundred entries', async () => {
  for (let i = 0; i < 200; i++) await hall.does(i % 2 ? ada : ben, table, { type: 'say', text: `${i}` });
  expect(await hall.store.keyframes(table)).toMatchObject([{ n: 200, step: 0 }]);
  await hall.restart(0);
  expect((await stateNow()).n).toBe(204);
});

test('tables that nobody looks at are forgotten and come back', async () => {
  const before = await stateNow();
  await hall.listen(ada, await hall.open(ada, { game: 'shanghaien', seats: 2 }));
  expect(hall.tables.loaded).toBe(2);
  hall.now += 61_000;
  hall.tables.sweep();
  expect(hall.tables.loaded).toBe(1);
  const after = await stateNow();
  expect(after).toEqual(before);
  expect(after).not.toBe(before);
});

test('audit 1: so many commands wait at a table, one more is told that it is busy', async () => {
  const live = await hall.live(table);
  let goOn = (): void => {};
  const held = live.inTurn(() => new Promise<void>((resolve) => (goOn = resolve)));
  const say = (i: number, isGone = () => false) =>
    hall.tables.do({ account: ada, key: '', isGone }, table, { type: 'say', text: 'ahoy' }, `say ${i}`);
  const gone = say(0, () => true);
  const waiting = Array.from({ length: 62 }, (_, i) => say(i + 1));
  expect((await say(63)).refusal?.code).toBe('busy');
  goOn();
  await held;
  expect((await gone).refusal?.code).toBe('busy');
  for (const answer of await Promise.all(waiting)) expect(answer.refusal).toBeUndefined();
  expect((await say(64)).refusal).toBeUndefined();
  const said = (await hall.store.entries(table, 0)).filter(({ body }) => body.includes('ahoy'));
  expect(said.length).toBe(63);
});
