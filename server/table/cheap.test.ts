/** What is asked of a long journal costs no more than what is asked of a short one. */
import { beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../core/chance.ts';
import { CHAT_RATE } from '../../table/chat-limits.ts';
import { entryRefusal } from '../../table/entry-limit.ts';
import type { Account } from '../store/people-store.ts';
import type { Append } from '../store/store.ts';
import { loadTable } from './load.ts';
import { countReads, Hall, type Reads } from './testing.ts';

let hall: Hall;
let reads: Reads;
let people: Account[];
let [ada, ben, cem] = [] as unknown as [Account, Account, Account];
beforeEach(async () => {
  hall = await Hall.open();
  reads = countReads(hall.store);
  people = await Promise.all(['ada', 'ben', 'cem', 'dee'].map((name) => hall.person(name)));
  [ada, ben, cem] = people as [Account, Account, Account];
});

const LINES = 20_000;

async function begun(game = 'shanghaien', seats = 2): Promise<string> {
  const table = await hall.open(ada, { game, seats });
  for (let seat = 1; seat < seats; seat++)
    await hall.does(people[seat]!, table, { type: 'sit', seat, nonce: '' });
  return table;
}

async function play(table: string, moves: number): Promise<void> {
  const before = (await hall.live(table)).table.steps.length;
  for (let i = 0; (await hall.live(table)).table.steps.length < before + moves; i++)
    await hall.moves(table, people, `${before} ${i}`);
}

/** As a table has them that was played before chat had limits. `aside`: only those who watch were shown them. */
async function fillWithChat(table: string, lines: number, aside = false): Promise<void> {
  const { n } = (await hall.store.table(table))!;
  const { table: at, summary } = await hall.live(table);
  const body = JSON.stringify({ type: 'said', who: 'dee', name: 'dee', text: 'ahoy', aside });
  const row = { status: at.status, summary, wakeAt: null };
  for (let done = 0; done < lines; done += 1000) {
    const batch = Array.from({ length: 1000 }, (_, i): Append => {
      const next = n + done + i + 1;
      return { table, n: next, id: `dee:${next}`, at: hall.now, body, row };
    });
    await hall.store.append(batch);
  }
  await hall.restart(0);
}

const page = (table: string, after: number, by: Account | undefined = undefined) =>
  hall.tables.history({ account: by, key: '' }, table, { after, limit: 1, as: undefined, views: true });

/** What was read from the store meanwhile. */
async function readBy(run: () => Promise<unknown>): Promise<Reads> {
  const before = { ...reads };
  await run();
  return {
    read: reads.read - before.read,
    opened: reads.opened - before.opened,
    keyframes: reads.keyframes - before.keyframes,
  };
}

/** What one page costs, in entries read and looked into. */
async function costOf(table: string, after: number, by?: Account): Promise<number> {
  await hall.live(table);
  const { read, opened, keyframes } = await readBy(async () => {
    const answer = await page(table, after, by);
    expect(answer.refusal ?? answer.value.map(({ n }) => n)).toEqual([after + 1]);
  });
  return read + opened + keyframes;
}

async function mostFor(table: string, places: readonly number[], by?: Account): Promise<number> {
  let most = 0;
  for (const after of places) most = Math.max(most, await costOf(table, after, by));
  return most;
}

describe('audit 3: twenty thousand lines of chat', () => {
  test('make a page of history no dearer than ten times, wherever it is', async () => {
    const [short, long] = [await begun(), await begun()];
    for (const table of [short, long]) await play(table, 20);
    await fillWithChat(long, LINES);
    for (const table of [short, long]) await play(table, 20);
    const cheap = await mostFor(short, [0, 10, 43]);
    const chance = seeded('places');
    const places = [0, 199, 23 + LINES, 43 + LINES, ...Array.from({ length: 30 }, () => chance.draw(LINES))];
    expect(await mostFor(long, places)).toBeLessThanOrEqual(10 * cheap);
  });

  test('nor where they were shown to others only', async () => {
    const [short, long] = [await begun(), await begun()];
    for (const table of [short, long]) await play(table, 20);
    await fillWithChat(long, LINES, true);
    for (const table of [short, long]) await play(table, 20);
    const cheap = await mostFor(short, [0, 10, 43], ada);
    expect(await mostFor(long, [0, 10, 22, 23, 24, 43], ada)).toBeLessThanOrEqual(10 * cheap);
  });

  test('are looked through once, in pieces; then the table opens as if they were few', async () => {
    const table = await begun();
    await fillWithChat(table, LINES);
    expect((await readBy(() => hall.live(table))).read).toBe(LINES + 4);
    expect((await readBy(() => loadTable(hall.store, table))).read).toBeLessThan(200);
    const places = await hall.store.keyframes(table);
    expect([places.length, places.at(-1)?.n]).toEqual([LINES / 200, LINES]);
  });

  test('are not read again when a move is taken back', async () => {
    const table = await begun();
    await play(table, 20);
    await fillWithChat(table, LINES);
    await play(table, 3);
    const { table: at } = await hall.live(table);
    const [seat, before] = [at.steps.at(-1)!.seat, at.n];
    const { read } = await readBy(async () => {
      await hall.does(people[seat]!, table, { type: 'takeBack', moves: 2 });
      await hall.does(people[1 - seat]!, table, { type: 'answer', yes: true });
    });
    expect((await hall.live(table)).table.takenBack).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(400);
    const now = structuredClone((await hall.live(table)).table);
    expect(now.n).toBeGreaterThan(before);
    await hall.restart(0);
    expect((await hall.live(table)).table).toEqual(now);
  });
});

test('audit 3: a page of history holds no move up, and only so many wait for one', async () => {
  const table = await begun();
  const { keyframes } = hall.store;
  let goOn = (): void => {};
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  hall.store.keyframes = (id) => gate.then(() => keyframes(id));
  const pages = Array.from({ length: 64 }, () => page(table, 0));
  await hall.does(ada, table, { type: 'say', text: 'meanwhile' });
  expect(await hall.moves(table, people, 'while a page is read')).toEqual(expect.any(Number));
  expect((await page(table, 0)).refusal?.code).toBe('busy');
  goOn();
  for (const answer of await Promise.all(pages)) expect(answer).toMatchObject({ value: [{ n: 1 }] });
  expect((await page(table, 4)).refusal).toBeUndefined();
});

test('audit 3: who was away is told what they missed from a keyframe', async () => {
  const table = await begun();
  await fillWithChat(table, 2000);
  const { n } = (await hall.live(table)).table;
  const { read } = await readBy(async () => {
    const [caught] = await hall.listen(ada, table, n - 5);
    expect(caught).toMatchObject({ type: 'catchUp', n, missed: { length: 5 } });
  });
  expect(read).toBeLessThanOrEqual(205);
});

test('audit 3: what a bot remembers is read once and then kept up', async () => {
  const table = await begun('container', 3);
  await play(table, 30);
  const live = await hall.live(table);
  await live.eventsFor(1);
  const { read } = await readBy(async () => {
    await play(table, 30);
    await live.eventsFor(1);
  });
  expect(read).toBe(0);
  const heard = await live.eventsFor(1);
  const told = await live.history(1, 0, 1000);
  expect(heard).toEqual(told.flatMap(({ events }) => events));
  expect(heard.length).toBeGreaterThan(30);
});

describe('audit 3: the log of a finished game', () => {
  async function finished(): Promise<string> {
    const table = await begun('cargo-noir');
    await play(table, 10);
    await hall.does(ben, table, { type: 'resign' });
    return table;
  }

  test('is written once, however many ask at once, and then served as it was stored', async () => {
    const table = await finished();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => hall.log(table)));
    expect(first).toContain('"quayside":1');
    expect(hall.logged).toEqual(['made', 'stored', 'stored']);
    await hall.restart(0);
    await hall.live(table);
    expect((await readBy(async () => others.push(await hall.log(table)))).read).toBe(0);
    expect(hall.logged.at(-1)).toBe('stored');
    for (const again of others) expect(again).toBe(first);
    expect(await hall.store.log(table)).toBe(first);
  });

  test('is the same after words were said, and is written anew when somebody has left', async () => {
    const table = await finished();
    const before = await hall.log(table);
    await hall.does(ada, table, { type: 'say', text: 'well played' });
    expect(await hall.log(table)).toBe(before);
    await hall.store.forget(ada.id);
    await hall.store.people.erase(ada.id, hall.now);
    await hall.tables.rename(ada.id);
    expect(await hall.store.log(table)).toBeUndefined();
    const after = await hall.log(table);
    expect(before).toContain('"name":"ada"');
    expect(after).not.toContain('"name":"ada"');
    expect(after.split('\n').slice(1, -2)).toEqual(before.split('\n').slice(1, -2));
  });

  test('is made and not kept where it cannot be stored', async () => {
    const table = await finished();
    hall.store.keepLog = () => Promise.reject(new Error('disk full'));
    expect(await hall.log(table)).toBe(await hall.log(table));
    expect(hall.logged).toEqual(['made', 'made']);
  });
});

describe('audit 3: chat is limited', () => {
  const say = (who: Account, table: string, id?: string) =>
    hall.asks(who, table, { type: 'say', text: 'ahoy' }, id ?? `${Math.random()}`);
  const codeOf = async (who: Account, table: string) => (await say(who, table)).refusal?.code;

  test('so many lines at once, then one every two seconds, of each person at each table', async () => {
    hall.chat = CHAT_RATE;
    await hall.restart(0);
    const [table, other] = [await begun(), await begun()];
    for (let i = 0; i < 5; i++) expect((await say(ada, table, `line ${i}`)).refusal).toBeUndefined();
    expect((await say(ada, table)).refusal).toEqual({ code: 'chatTooFast', params: { seconds: 2 } });
    // What was said before costs nothing when it is sent again.
    expect((await say(ada, table, 'line 3')).refusal).toBeUndefined();
    expect([await codeOf(ben, table), await codeOf(ada, other)]).toEqual([undefined, undefined]);
    hall.now += 2_000;
    expect([await codeOf(ada, table), await codeOf(ada, table)]).toEqual([undefined, 'chatTooFast']);
  });

  test('in all too, at whichever node; those who watch take nothing from the players', async () => {
    const table = await hall.open(ada, { game: 'shanghaien', seats: 2 });
    for (let i = 0; i < 500; i++) await say(ada, table);
    expect((await say(ada, table)).refusal).toEqual({ code: 'chatUsedUp', params: { max: 500 } });
    await hall.does(ben, table, { type: 'sit', seat: 1, nonce: '' });
    // The game begins, and with it the counting.
    expect(await codeOf(ada, table)).toBeUndefined();
    for (let i = 0; i < 500; i++) await say(i % 2 ? cem : people[3]!, table);
    expect((await say(cem, table)).refusal).toEqual({ code: 'watchersChatUsedUp', params: { max: 500 } });
    const elsewhere = { account: people[3]!, key: '' };
    const late = await hall.another().do(elsewhere, table, { type: 'say', text: 'hm' }, 'late');
    expect(late.refusal?.code).toBe('watchersChatUsedUp');
    expect(await codeOf(ben, table)).toBeUndefined();
    await hall.restart(0);
    expect((await hall.live(table)).table.said).toEqual([1, 1, 500]);
  });
});

describe('audit 7: moves are taken back', () => {
  const back = { type: 'takeBack', moves: 1 } as const;

  test('a thousand times in one game at most', async () => {
    const table = await begun();
    await play(table, 5);
    const { table: at } = await hall.live(table);
    const [mine, other] = at.steps.at(-1)!.seat === 0 ? [ada, ben] : [ben, ada];
    at.takenBack = 999;
    await hall.does(mine, table, back);
    await hall.does(other, table, { type: 'answer', yes: true });
    expect(at.takenBack).toBe(1000);
    const seat = at.steps.at(-1)!.seat;
    const answer = await hall.asks(people[seat]!, table, back, 'once more');
    expect(answer.refusal).toEqual({ code: 'tooManyTakenBack', params: { max: 1000 } });
  });
});

describe('audit 7: a journal is not filled with anything but moves', () => {
  const used = { code: 'tableUsedUp', params: { max: 30_000 } };

  test('seats change and are left until the table is used up', async () => {
    const table = await hall.open(ada, { game: 'container', seats: 3 });
    const { table: at } = await hall.live(table);
    const sit = { type: 'sit', seat: 1, nonce: '' } as const;
    await hall.does(ben, table, sit);
    at.n = 30_000;
    expect((await hall.asks(cem, table, { ...sit, seat: 2 }, 'late')).refusal).toEqual(used);
    expect(entryRefusal(at, 'leave')).toBeUndefined();
  });

  test('a game goes on where nothing more can be proposed', async () => {
    const table = await begun();
    await play(table, 5);
    const { table: at } = await hall.live(table);
    const mine = people[at.steps.at(-1)!.seat]!;
    at.n += 30_000;
    expect((await hall.asks(mine, table, { type: 'proposeEnd' }, 'late')).refusal).toEqual(used);
    await play(table, 1);
    expect(at.steps.length).toBe(6);
  });
});
