import { beforeEach, expect, test } from 'vitest';
import { seeded } from '../../core/chance.ts';
import { digest } from '../../core/data.ts';
import { GAMES } from '../../games/index.ts';
import { findRules } from '../../games/versions.ts';
import { verify } from '../../protocol/verify.ts';
import { freeTakeBacks } from '../../table/picture.ts';
import { nodeHashing } from '../luck.ts';
import type { Account } from '../store/people-store.ts';
import { Hall } from './testing.ts';

let hall: Hall;
let people: Account[];
let [ada, ben, cem] = [] as unknown as [Account, Account, Account];
beforeEach(async () => {
  hall = await Hall.open();
  people = await Promise.all(['ada', 'ben', 'cem'].map((name) => hall.person(name)));
  [ada, ben, cem] = people as [Account, Account, Account];
});

/** A game on, with these at its seats; a missing one is a bot. */
async function begun(game: string, seats: number, wish: object = {}): Promise<string> {
  const table = await hall.open(ada, { game, seats, ...wish });
  const { table: at } = await hall.live(table);
  for (const [seat, taken] of at.seats.entries())
    if (!taken) await hall.does(people[seat]!, table, { type: 'sit', seat, nonce: '' });
  return table;
}

const tableNow = async (table: string) => (await hall.live(table)).table;
const back = (moves: number) => ({ type: 'takeBack', moves }) as const;
const say = (yes: boolean) => ({ type: 'answer', yes }) as const;
const levelOf = (game: string) => Object.keys(GAMES[game]!.bots)[0]!;

/** Plays at random until this is so. */
async function until(
  table: string,
  done: (at: Awaited<ReturnType<typeof tableNow>>) => boolean,
  seed = '',
): Promise<void> {
  for (let i = 0; !done(await tableNow(table)); i++) {
    expect(i).toBeLessThan(2_000);
    await hall.moves(table, people, `${seed}${i}`);
  }
}

/** Plays until somebody could take a move back at once, and says who. */
async function untilFree(table: string): Promise<Account> {
  const who = (at: Awaited<ReturnType<typeof tableNow>>) =>
    at.seats.findIndex((_, seat) => freeTakeBacks(at, seat) > 0);
  await until(table, (at) => who(at) >= 0);
  const at = await tableNow(table);
  return people.find(({ id }) => id === at.seats[who(at)]!.who)!;
}

// ── Taking back ─────────────────────────────────────────────────────────────────────────────────────

test.each(Object.keys(GAMES))('%s: what was done and taken back leaves the state as it was', async (game) => {
  const { min } = GAMES[game]!.game.players;
  const table = await begun(game, min);
  const chance = seeded(game);
  let backs = 0;
  for (let i = 0; i < 150 && (await tableNow(table)).status === 'playing'; i++) {
    const before = digest((await tableNow(table)).state);
    const [steps, draws] = [(await tableNow(table)).steps.length, (await tableNow(table)).draws];
    await hall.moves(table, people, i);
    const at = await tableNow(table);
    if (at.status !== 'playing' || chance.draw(3) > 0) continue;
    const { seat } = at.steps.at(-1)!;
    const free = freeTakeBacks(at, seat) > 0;
    const [who, others] = [people[seat]!, people.slice(0, min).filter((_, other) => other !== seat)];
    await hall.does(who, table, back(1));
    if (!free) for (const other of others) await hall.does(other, table, say(true));
    const undone = await tableNow(table);
    expect(digest(undone.state)).toBe(before);
    expect(undone.steps.length).toBe(steps);
    // No draw is ever used twice.
    expect(undone.draws).toBe(at.draws);
    expect(undone.draws).toBeGreaterThanOrEqual(draws);
    backs += 1;
  }
  expect(backs).toBeGreaterThan(10);
  const live = await tableNow(table);
  await hall.restart(0);
  expect(await tableNow(table)).toEqual(live);
});

test('while nobody has learnt anything it is free, and the others are told', async () => {
  const table = await begun('cargo-noir', 2);
  const who = await untilFree(table);
  const told = await hall.listen(who === ada ? ben : ada, table);
  const n = (await tableNow(table)).n;
  expect(await hall.does(who, table, back(1))).toBe(n + 1);
  expect(told.at(-1)).toMatchObject({ type: 'entry', what: { type: 'takenBack', moves: 1 } });
  expect((await tableNow(table)).proposal).toBeNull();
});

test('after a draw everybody else is asked, and one no is enough', async () => {
  const table = await begun('shanghaien', 2);
  await hall.moves(table, people, 1);
  const at = await tableNow(table);
  const { seat, learnt } = at.steps[0]!;
  expect(learnt).toBe(true);
  const [who, other] = seat === 0 ? [ada, ben] : [ben, ada];
  const before = digest(at.state);
  await hall.does(who, table, back(1));
  expect((await tableNow(table)).proposal).toEqual({ what: 'takeBack', by: seat, moves: 1, yes: [seat] });
  expect(await hall.does(who, table, say(true))).toBe('noProposal');
  expect(await hall.does(other, table, back(1))).toBe('nothingToTakeBack');
  expect(await hall.does(other, table, { type: 'withdraw' })).toBe('noProposal');
  await hall.does(other, table, say(false));
  expect((await tableNow(table)).proposal).toBeNull();
  expect(digest((await tableNow(table)).state)).toBe(before);
});

test('our bots agree, but not where it counts', async () => {
  const bots = [null, levelOf('shanghaien')];
  for (const rated of [false, true]) {
    const table = await begun('shanghaien', 2, { bots, rated });
    await until(table, ({ steps, status }) => status !== 'playing' || steps.some((step) => step.seat === 0));
    const { n } = await tableNow(table);
    const answer = await hall.does(ada, table, back(1));
    expect(answer).toEqual(rated ? 'nothingToTakeBack' : n + 1);
    const [next] = await hall.store.entries(table, n);
    expect(next && JSON.parse(next.body).type).toBe(rated ? undefined : 'proposed');
    expect((await tableNow(table)).proposal).toBeNull();
  }
});

test('a bot that sits in does not agree in a rated game either', async () => {
  const table = await begun('cargo-noir', 2, {
    rated: true,
    clock: { type: 'live', turn: 5, bank: 0 },
    absence: 'bot',
  });
  const asked = (at: Awaited<ReturnType<typeof tableNow>>) => GAMES['cargo-noir']!.game.toAct(at.state!)[0]!;
  const made = ({ steps }: Awaited<ReturnType<typeof tableNow>>, seat: number) =>
    steps.filter((step) => step.seat === seat).length;
  await until(table, (at) => made(at, 1 - asked(at)) > freeTakeBacks(at, 1 - asked(at)));
  hall.think = () => new Promise(() => {});
  const at = await tableNow(table);
  const [gone, other] = [asked(at), people[1 - asked(at)]!];
  hall.now += 6_000;
  void hall.wait(0);
  await expect.poll(async () => (await tableNow(table)).seats[gone]!.standIn).toBe(true);
  const answer = await hall.tables.do({ account: other, key: '' }, table, back(made(at, 1 - gone)), 'x');
  expect(answer.refusal?.code).toBe('nothingToTakeBack');
});

test('nor does a bot agree to end a game that counts', async () => {
  const bots = [null, levelOf('shanghaien')];
  for (const rated of [false, true]) {
    const table = await begun('shanghaien', 2, { bots, rated });
    const answer = await hall.does(ada, table, { type: 'proposeEnd' });
    expect(answer).toEqual(rated ? 'ratedWithBots' : expect.any(Number));
    expect((await tableNow(table)).status).toBe(rated ? 'playing' : 'stopped');
  }
});

test('nor one that sits in for somebody who was still to be asked', async () => {
  const clock = { type: 'live', turn: 5, bank: 0 };
  const table = await begun('container', 3, { rated: true, clock, absence: 'bot' });
  const { module, table: at } = await hall.live(table);
  const [gone = 0] = module.game.toAct(at.state!);
  const [by, other] = people.filter((_, seat) => seat !== gone) as [Account, Account];
  await hall.does(by, table, { type: 'proposeEnd' });
  hall.think = () => new Promise(() => {});
  hall.now += 6_000;
  void hall.wait(0);
  await expect.poll(async () => (await tableNow(table)).seats[gone]!.standIn).toBe(true);
  const answer = await hall.tables.do({ account: other, key: '' }, table, say(true), 'x');
  expect(answer.refusal?.code).toBe('ratedWithBots');
});

test('more than one has made cannot be taken back', async () => {
  const table = await begun('cargo-noir', 2);
  await hall.moves(table, people, 1);
  const { seat } = (await tableNow(table)).steps[0]!;
  const answer = await hall.asks(people[seat]!, table, back(2), 'x');
  expect(answer.refusal).toEqual({ code: 'nothingToTakeBack', params: { moves: 1 } });
});

test('the archive marks what was taken back, and its luck can be checked', async () => {
  const table = await begun('shanghaien', 2);
  for (let i = 0; i < 30; i++) {
    await hall.moves(table, people, i);
    const at = await tableNow(table);
    const { seat } = at.steps.at(-1)!;
    if (i % 4 !== 0 || at.status !== 'playing') continue;
    await hall.does(people[seat]!, table, back(1));
    await hall.does(people[1 - seat]!, table, say(true));
  }
  await until(table, ({ status }) => status !== 'playing');
  const log = await hall.log(table);
  const marked = log.split('\n').filter((line) => line.includes('"takenBack":true'));
  expect(marked.length).toBeGreaterThan(4);
  const { findings, checked } = await verify(log, findRules, nodeHashing);
  expect(findings).toEqual([]);
  expect(checked!.moves).toBe(marked.length + (await tableNow(table)).steps.length);
});

// ── Sealed moves ────────────────────────────────────────────────────────────────────────────────────

/** Whether two are asked for a bid, have a dollar for it and could borrow more. */
function isAuction({ state }: Awaited<ReturnType<typeof tableNow>>): boolean {
  const { game } = GAMES['container']!;
  const asked = game.toAct(state!);
  const may = (seat: number) =>
    [{ type: 'loan' }, { type: 'bid', amount: 1 }].every((move) => !game.check(state!, seat, move));
  return (state as { phase?: string }).phase === 'bidding' && asked.length === 2 && asked.every(may);
}

/** An auction, and how those speak who are asked. */
async function auction() {
  let table = '';
  for (let game = 0; table === '' || (await tableNow(table)).status !== 'playing'; game++) {
    table = await begun('container', 3);
    await until(table, (at) => at.status !== 'playing' || isAuction(at), `game ${game}, `);
  }
  const { module, table: at } = await hall.live(table);
  const [a, b] = module.game.toAct(at.state!) as [number, number];
  const makes = async (seat: number, move: object) =>
    hall.does(people[seat]!, table, { type: 'move', move, seen: (await tableNow(table)).shown[seat]! });
  return { table, a, b, makes, seller: [0, 1, 2].find((seat) => seat !== a && seat !== b)! };
}

test('a sealed loan is no entry, no number, no turn and no news for the others', async () => {
  const { table, a, b, makes, seller } = await auction();
  const [told, own] = [await hall.listen(people[b], table), await hall.listen(people[a], table)];
  const announced: string[] = [];
  hall.tables.changes(({ id }) => announced.push(id));
  await hall.does(people[seller]!, table, { type: 'proposeEnd' });
  const [before, heard] = [
    structuredClone(await hall.live(table).then((l) => l.pictureFor(b))),
    announced.length,
  ];
  const row = await hall.store.table(table);
  hall.now += 5_000;
  expect(await makes(a, { type: 'loan' })).toEqual(expect.any(Number));
  expect([told.length, own.length]).toEqual([2, 3]);
  expect(announced.length).toBe(heard);
  expect((await hall.live(table)).pictureFor(b)).toEqual(before);
  expect((await hall.store.table(table))?.summary).toEqual(row?.summary);
});

test('what lies face down is a new position for who laid it, and none for the others', async () => {
  const { table, a, b, makes } = await auction();
  const { shown } = structuredClone(await tableNow(table));
  const early = (seat: number) =>
    hall.does(people[seat]!, table, { type: 'move', move: { type: 'loan' }, seen: shown[seat]! });
  await makes(a, { type: 'bid', amount: 0 });
  expect(await early(a)).toBe('stale');
  expect(await early(b)).toEqual(expect.any(Number));
});

test('what one may take back at once does not tell of another’s sealed loan', async () => {
  const { table, a, b, makes } = await auction();
  await makes(a, { type: 'bid', amount: 0 });
  expect(freeTakeBacks(await tableNow(table), a)).toBe(1);
  await makes(b, { type: 'loan' });
  expect(freeTakeBacks(await tableNow(table), a)).toBe(1);
  // One's own sealed loan would be told to all if it were taken back.
  expect(freeTakeBacks(await tableNow(table), b)).toBe(0);
});

test('audit 7: how much was taken back does not tell of another’s sealed loan', async () => {
  const { table, a, b, makes } = await auction();
  const { takenBack } = await tableNow(table);
  await makes(a, { type: 'bid', amount: 0 });
  await makes(b, { type: 'loan' });
  const { steps } = structuredClone(await tableNow(table));
  await hall.does(people[a]!, table, back(1));
  const undone = await tableNow(table);
  expect(undone.steps.length).toBe(steps.length - 2);
  expect(undone.takenBack).toBe(takenBack + 1);
});

test('what all agreed to is taken back, whatever was laid face down meanwhile', async () => {
  const { table, a, b, makes, seller } = await auction();
  const step = (await tableNow(table)).steps.findLast(({ seat }) => seat === a)!;
  await hall.does(people[a]!, table, back(1));
  expect((await tableNow(table)).proposal).toMatchObject({ what: 'takeBack', by: a });
  await makes(a, { type: 'loan' });
  for (const other of [b, seller]) await hall.does(people[other]!, table, say(true));
  const undone = await tableNow(table);
  expect(undone.steps.at(-1)?.n ?? 0).toBeLessThan(step.n);
  await hall.restart(0);
  expect(await tableNow(table)).toEqual(undone);
});

test('bids that lay face down before one was taken back are still turned over', async () => {
  const { table, a, b, makes } = await auction();
  await makes(a, { type: 'bid', amount: 0 });
  await makes(b, { type: 'loan' });
  await hall.does(people[a]!, table, back(1));
  expect((await tableNow(table)).sealed).toEqual([]);
  await makes(b, { type: 'bid', amount: 1 });
  await makes(b, { type: 'bid', amount: 0 });
  await hall.does(people[b]!, table, back(1));
  expect((await tableNow(table)).sealed.map(({ move }) => move)).toEqual([{ type: 'bid', amount: 1 }]);
  const told = await hall.listen(undefined, table);
  await makes(a, { type: 'bid', amount: 0 });
  expect(told.at(-1)).toMatchObject({
    what: {
      opened: [{ seat: b, move: { type: 'bid', amount: 1 }, salt: expect.stringMatching(/^[0-9a-f]{32}$/) }],
    },
  });
});

// ── Ending early, resigning, playing again ──────────────────────────────────────────────────────────

test('all must agree to end a game; who proposed may withdraw', async () => {
  const table = await begun('container', 3);
  expect(await hall.does(ben, table, say(true))).toBe('noProposal');
  await hall.does(ada, table, { type: 'proposeEnd' });
  expect(await hall.does(ben, table, { type: 'proposeEnd' })).toBe('proposalPending');
  expect(await hall.does(ben, table, { type: 'withdraw' })).toBe('noProposal');
  await hall.does(ada, table, { type: 'withdraw' });
  expect(await hall.does(ben, table, say(true))).toBe('noProposal');
  await hall.does(ben, table, { type: 'proposeEnd' });
  await hall.does(cem, table, say(true));
  expect((await tableNow(table)).status).toBe('playing');
  await hall.does(ada, table, say(true));
  const { status, outcome, since } = await tableNow(table);
  expect([status, outcome, since]).toEqual(['stopped', null, [null, null, null]]);
  expect(await hall.does(ada, table, { type: 'proposeEnd' })).toBe('over');
});

test('of two, who resigns has lost', async () => {
  const table = await begun('cargo-noir', 2);
  await hall.does(ben, table, { type: 'resign' });
  const { status, outcome } = await tableNow(table);
  expect([status, outcome?.places]).toEqual(['over', [1, 2]]);
});

test('of more, a bot plays on, and who resigned comes last whatever it achieves', async () => {
  const table = await begun('container', 3);
  await hall.does(ada, table, { type: 'resign' });
  expect((await tableNow(table)).status).toBe('playing');
  expect(await hall.does(ada, table, { type: 'return' })).toBe('resigned');
  expect(await hall.does(ada, table, { type: 'move', move: { type: 'pass' }, seen: 99 })).toBe('resigned');
  await until(table, ({ status }) => status === 'over');
  const { outcome, seats } = await tableNow(table);
  expect(outcome?.places[0]).toBe(3);
  expect(seats[0]).toMatchObject({ resigned: true, standIn: true, bot: '' });
});

test('a rematch is the same table for all who ask, and the key they have fits', async () => {
  const bots = [null, null, levelOf('container')];
  const opened = await hall.plan(ada, { game: 'container', seats: 3, bots, visibility: 'private' });
  const { table, key } = (opened as { value: { table: string; key: string } }).value;
  await hall.tables.do({ account: ben, key }, table, { type: 'sit', seat: 1, nonce: '' }, 's');
  await hall.settled();
  expect(await hall.does(ada, table, { type: 'rematch', sit: true })).toBe('onlyFinished');
  await hall.does(ada, table, { type: 'proposeEnd' });
  await hall.does(ben, table, say(true));
  const stranger = await hall.tables.do({ account: cem, key }, table, { type: 'rematch', sit: true }, 'c');
  expect(stranger.refusal?.code).toBe('notSeated');
  const first = await hall.asks(ben, table, { type: 'rematch', sit: true }, 'b');
  const second = await hall.asks(ada, table, { type: 'rematch', sit: true }, 'a');
  const again = first.refusal ? '' : first.value.answer;
  expect(second.refusal ? '' : second.value.answer).toBe(again);
  expect((await tableNow(table)).rematch).toBe(again);
  const word = { type: 'say', text: 'see you there' } as const;
  for (const _ of ['once', 'twice'])
    expect(await hall.asks(ada, table, word, 'w')).toMatchObject({ value: { answer: '' } });
  expect(await hall.asks(ada, table, { type: 'rematch', sit: true }, 'a')).toEqual(second);
  const fresh = await tableNow(again);
  expect(fresh.seats.map((seat) => seat && (seat.who || seat.bot))).toEqual([null, 'ben', bots[2]]);
  expect(await hall.does(ada, again, { type: 'say', text: 'hi' })).toBe('needsKey');
  const sat = await hall.tables.do({ account: ada, key }, again, { type: 'sit', seat: 0, nonce: '' }, 's');
  expect(sat.refusal).toBeUndefined();
});

test('who asks for a rematch may sit down when the table is bound to its luck', async () => {
  const bots = [null, levelOf('cargo-noir')];
  const table = await hall.open(ada, { game: 'cargo-noir', seats: 2, bots });
  await hall.does(ada, table, { type: 'resign' });
  const asked = await hall.asks(ada, table, { type: 'rematch', sit: false }, 'a');
  const again = asked.refusal ? '' : asked.value.answer;
  const { opened, seats, status } = await tableNow(again);
  expect([seats[0], seats[1]?.bot, status]).toEqual([null, bots[1], 'open']);
  expect(opened.commitment).toMatch(/^[0-9a-f]{64}$/);
  await hall.does(ada, again, { type: 'sit', seat: 0, nonce: 'my own' });
  expect((await tableNow(again)).seats[0]).toMatchObject({ who: 'ada', nonce: 'my own' });
});
