import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../hub.ts';
import { People } from '../people/people.ts';
import type { Account } from '../store/people-store.ts';
import { Hall } from '../table/testing.ts';
import { type Act, Moderation, type Ruling } from './moderation.ts';
import { Reports } from './reports.ts';
import { moderators, setRole } from './roles.ts';

const HOUR = 3_600_000;
const NOTHING: Ruling = { remove: false, verdict: 'none', hours: 0, why: 'It is a joke' };
const START = { at: 0, id: '' };
const END = { at: Number.MAX_SAFE_INTEGER, id: '' };

let hall: Hall;
let mia: Account;
let ada: Account;
let ben: Account;
let table: string;
let moderation: Moderation;
let told: string[];
beforeEach(async () => {
  hall = await Hall.open();
  for (const id of ['mia', 'max']) await hall.person(id);
  for (const id of ['mia', 'max']) await setRole(hall.store, id, 'moderator');
  mia = (await hall.store.people.account('mia'))!;
  [ada, ben] = [await hall.person('ada'), await hall.person('ben')];
  table = await hall.open(ada, { game: 'shanghaien', seats: 2, visibility: 'private' });
  told = [];
  moderation = new Moderation({ store: hall.store, hub: hall.tables, now: () => hall.now });
  moderation.changed = (account) => void told.push(`changed ${account}`);
  moderation.suspended = (account) => Promise.resolve(void told.push(`suspended ${account}`));
});
afterEach(() => hall.store.close());

const code = ({ refusal }: Answer<unknown>): string => refusal?.code ?? 'done';
function good<T>(answer: Answer<T>): T {
  if (answer.refusal) throw new Error(answer.refusal.code);
  return answer.value;
}
const now = (id: string) => hall.store.people.account(id).then((account) => account!);

async function says(account: Account, text: string): Promise<number> {
  hall.now += 1;
  const { key } = (await hall.live(table)).founding;
  const done = await hall.tables.do({ account, key }, table, { type: 'say', text }, `${hall.now}`);
  return (done as { value: { n: number } }).value.n;
}

/** Reports what Ben says now; answers the id of the report. */
async function reported(text: string, by = ada): Promise<string> {
  const n = await says(ben, text);
  const reports = new Reports({ store: hall.store, hub: hall.tables, now: () => hall.now });
  const complaint = { about: 'ben', table, key: '', n, reason: 'insult', why: '' } as const;
  expect(code(await reports.report({ account: by, address: '192.0.2.1' }, complaint))).toBe('done');
  return (await moderation.queue(mia, START, 100)).reports.at(-1)!.id;
}
const decide = async (id: string, ruling: Partial<Ruling>, by = mia) =>
  code(await moderation.decide(by, id, { ...NOTHING, ...ruling }));
const act = async (whom: string, what: Act['what'], hours = 0) =>
  code(await moderation.act(mia, whom, { what, hours, why: 'Be kind' }));

test('audit 8: a role is given to people by name or id, and to nobody else', async () => {
  await hall.person('gull', { kind: 'guest', name: 'Larus 214' });
  expect(code(await setRole(hall.store, 'nobody', 'moderator'))).toBe('noSuchPerson');
  expect(code(await setRole(hall.store, 'Larus 214', 'moderator'))).toBe('notForGuests');
  await hall.store.people.rename('ben', 'Benno');
  expect(code(await setRole(hall.store, 'BENNO', 'moderator'))).toBe('done');
  expect((await moderators(hall.store)).map(({ id }) => id)).toEqual(['ben', 'max', 'mia']);
  expect(code(await setRole(hall.store, 'ben', null))).toBe('done');
  expect((await moderators(hall.store)).map(({ id }) => id)).toEqual(['max', 'mia']);
});

test('audit 8: the role is read anew each time', async () => {
  expect(code(await moderation.mayModerate(mia))).toBe('done');
  expect(code(await moderation.mayModerate(ada))).toBe('moderatorsOnly');
  await setRole(hall.store, 'mia', null);
  expect(code(await moderation.mayModerate(mia))).toBe('moderatorsOnly');
});

test('audit 8: a report is shown with names, the lines around it, and what was decided before', async () => {
  for (let i = 0; i < 12; i++) await says(ada, `before ${i}`);
  const id = await reported('you rat');
  for (let i = 0; i < 12; i++) await says(ada, `after ${i}`);
  expect(await act('ben', 'warn')).toBe('done');
  const value = good(await moderation.look(mia, id));
  expect(value).toMatchObject({
    report: { by: { id: 'ada', name: 'ada' }, about: { name: 'ben' }, words: 'you rat', reason: 'insult' },
    earlier: [{ what: 'warn', why: 'Be kind', by: { name: 'mia' }, whom: { name: 'ben' } }],
    suspension: null,
  });
  const { lines } = value;
  expect(lines.map(({ text }) => text)).toEqual([
    ...Array.from({ length: 10 }, (_, i) => `before ${i + 2}`),
    'you rat',
    ...Array.from({ length: 10 }, (_, i) => `after ${i}`),
  ]);
  expect(lines.filter((line) => line.reported)).toHaveLength(1);
  expect(code(await moderation.look(mia, 'nothing'))).toBe('notFound');
});

test('audit 8: a moderator who plays at the table is not shown what players may not read', async () => {
  table = await hall.open(mia, { game: 'shanghaien', seats: 2, bots: [null, 'greedy'], visibility: 'link' });
  await says(ada, 'she has the king');
  const id = await reported('you rat', ada);
  const texts = async (moderator: Account) => {
    const { lines } = good(await moderation.look(moderator, id));
    return lines.map(({ text }) => text);
  };
  expect(await texts(mia)).toEqual(['you rat']);
  expect(await texts(await now('max'))).toEqual(['she has the king', 'you rat']);
});

test('audit 8: the queue is paged from its oldest end, and nobody sees what is said of themselves', async () => {
  const ids = [await reported('one'), await reported('two'), await reported('three')];
  const first = await moderation.queue(mia, START, 2);
  expect([first.reports.map(({ id }) => id), first.open]).toEqual([ids.slice(0, 2), 3]);
  const rest = await moderation.queue(mia, first.next!, 2);
  expect([rest.reports.map(({ id }) => id), rest.next]).toEqual([ids.slice(2), null]);
  await setRole(hall.store, 'ben', 'moderator');
  const benNow = await now('ben');
  expect((await moderation.queue(benNow, START, 9)).reports).toEqual([]);
  expect(code(await moderation.look(benNow, ids[0]!))).toBe('notFound');
  expect(await decide(ids[0]!, {}, benNow)).toBe('notFound');
});

test('audit 8: a report is decided once, and that is written down', async () => {
  const id = await reported('you rat');
  expect(await decide(id, { verdict: 'warn', why: 'Be kind' })).toBe('done');
  expect(await decide(id, { verdict: 'suspend' }, await now('max'))).toBe('alreadyDecided');
  expect(await decide('nothing', {})).toBe('notFound');
  const { decisions } = await moderation.log(END, 9);
  expect(decisions).toMatchObject([
    { what: 'warn', why: 'Be kind', by: { name: 'mia' }, whom: { name: 'ben' }, at: hall.now, report: id },
  ]);
  expect(told).toEqual(['changed ben']);
  expect((await now('ben')).suspension).toBeUndefined();
});

test('audit 8: a report that leads to nothing is written down, and told to nobody', async () => {
  const id = await reported('you rat');
  expect(await decide(id, {})).toBe('done');
  expect((await moderation.log(END, 9)).decisions).toMatchObject([{ what: 'dismiss' }]);
  expect(told).toEqual([]);
  expect(await moderation.standingOf(ben)).toMatchObject({ notices: [], suspension: null });
  expect(await moderation.decidedAbout(ben)).toEqual([]);
});

test('audit 8: a warning is read once', async () => {
  await act('ben', 'warn');
  const { notices } = await moderation.standingOf(ben);
  expect(notices).toMatchObject([{ what: 'warn', why: 'Be kind' }]);
  expect(code(await moderation.confirm(ada, notices[0]!.id))).toBe('notFound');
  expect(code(await moderation.confirm(ben, notices[0]!.id))).toBe('done');
  expect((await moderation.standingOf(ben)).notices).toEqual([]);
});

test('audit 8: a removed line is blank for all, keeps its number, and is told to those who look on', async () => {
  const listening = await hall.listen(ada, table);
  const id = await reported('you rat');
  const before = good(await hall.tables.history({ account: ada, key: '' }, table, RANGE));
  expect(await decide(id, { remove: true, verdict: 'suspend', hours: 1 })).toBe('done');
  const after = good(await hall.tables.history({ account: ada, key: '' }, table, RANGE));
  expect(JSON.stringify(after)).not.toContain('you rat');
  const numbers = (entries: typeof after) => entries.map(({ n }) => n);
  expect(numbers(after).slice(0, -1)).toEqual(numbers(before));
  const { saidAt } = (await hall.store.moderation.findReport(id))!;
  expect(listening.at(-1)).toMatchObject({ type: 'entry', what: { type: 'removed', who: 'ben', saidAt } });
  const line = after.find(({ at }) => at === saidAt);
  expect(line?.what).toEqual({ type: 'said', who: 'ben', name: 'ben', text: '', removed: true });
  expect((await hall.store.people.wordsOf('ben')).map(({ text }) => text)).toEqual(['']);
  expect((await moderation.log(END, 9)).decisions.map(({ what }) => what).sort()).toEqual([
    'remove',
    'suspend',
  ]);
  // What is gone cannot be reported again.
  expect(await hall.tables.line({ account: ada, key: '' }, table, numbers(before).at(-1)!)).toMatchObject({
    refusal: { code: 'noSuchLine' },
  });
});

const RANGE = { after: 0, limit: 100, as: undefined, views: false };

test('audit 8: another node tells of a removed line as well, and a restart forgets nothing', async () => {
  const other = hall.another();
  const heard: string[] = [];
  await other.watch({ account: ada, key: '' }, table, null, (_, json) => void heard.push(json));
  const id = await reported('you rat');
  await decide(id, { remove: true });
  await other.heard(table, Number.MAX_SAFE_INTEGER);
  expect(heard.at(-1)).toContain('"what":{"type":"removed"');
  await hall.restart(1000);
  const after = await hall.tables.history({ account: ada, key: '' }, table, RANGE);
  expect(JSON.stringify(after)).not.toContain('you rat');
});

test('audit 8: players are not told that a line they never saw was removed', async () => {
  table = await hall.open(ada, { game: 'shanghaien', seats: 2, bots: [null, 'greedy'], visibility: 'link' });
  const listening = await hall.listen(ada, table);
  const cleo = await hall.person('cleo');
  const id = await reported('she has the king', cleo);
  const before = listening.length;
  await decide(id, { remove: true });
  await says(ada, 'hm');
  expect(listening.slice(before).map((tell) => tell.type === 'entry' && tell.what.type)).toEqual(['said']);
});

test('audit 8: who is suspended can neither sit nor open, move or speak until the time is over', async () => {
  await act('ben', 'suspend', 24);
  expect(told).toEqual(['suspended ben']);
  const suspended = await now('ben');
  const mine = await hall.open(ada, { game: 'shanghaien', seats: 2, visibility: 'public' });
  const tries = async () => [
    await hall.does(suspended, mine, { type: 'sit', seat: 1, nonce: '' }),
    await hall.does(suspended, mine, { type: 'say', text: 'hm' }),
    code(await hall.plan(suspended, { game: 'shanghaien', seats: 2 })),
  ];
  expect(await tries()).toEqual(['suspended', 'suspended', 'suspended']);
  expect(await moderation.standingOf(ben)).toMatchObject({
    suspension: { until: hall.now + 24 * HOUR, why: 'Be kind' },
  });
  expect(await moderation.suspensions()).toMatchObject([{ name: 'ben', why: 'Be kind' }]);
  hall.now += 24 * HOUR;
  expect(await tries()).toEqual([expect.any(Number), expect.any(Number), 'done']);
  expect(await moderation.suspensions()).toEqual([]);
});

test('audit 8: a suspension for good has no end, and can be lifted once', async () => {
  await act('ben', 'suspend', 0);
  hall.now += 50 * 365 * 24 * HOUR;
  expect((await moderation.standingOf(ben)).suspension).toEqual({ until: null, why: 'Be kind' });
  const refused = await hall.plan(await now('ben'), { game: 'shanghaien', seats: 2 });
  expect(refused.refusal).toEqual({ code: 'suspended', params: { until: 0, why: 'Be kind' } });
  expect([await act('ben', 'lift'), await act('ben', 'lift')]).toEqual(['done', 'notSuspended']);
  expect(code(await hall.plan(await now('ben'), { game: 'shanghaien', seats: 2 }))).toBe('done');
  expect((await moderation.standingOf(ben)).notices).toMatchObject([{ what: 'lift' }]);
});

test('audit 8: who is suspended may still leave a table that has not begun', async () => {
  const mine = await hall.open(ada, { game: 'shanghaien', seats: 2, visibility: 'public' });
  await hall.does(ada, mine, { type: 'leave' });
  await hall.does(ben, mine, { type: 'sit', seat: 0, nonce: '' });
  await act('ben', 'suspend', 1);
  expect(await hall.does(await now('ben'), mine, { type: 'leave' })).toEqual(expect.any(Number));
});

test('audit 8: a seat of who is suspended follows the rule for absence, even while they look on', async () => {
  const plan = { game: 'shanghaien', seats: 2, absence: 'bot', visibility: 'public' } as const;
  const mine = await hall.open(ben, plan);
  await hall.does(ada, mine, { type: 'sit', seat: 1, nonce: '' });
  const { table: game, module } = await hall.live(mine);
  const [asked] = module.game.toAct(game.state!);
  const [player, other] = asked === 0 ? [ben, ada] : [ada, ben];
  await hall.listen(player, mine);
  await hall.listen(other, mine);
  await hall.wait(130_000);
  expect(game.seats[asked!]!.standIn).toBe(false);
  await act(player.id, 'suspend', 1);
  await hall.wait(130_000);
  const seat = (await hall.live(mine)).table.seats[asked!]!;
  expect(seat).toMatchObject({ who: player.id, standIn: true });
});

test('audit 8: moderators answer to the operator, and nobody acts on themselves', async () => {
  expect(await act('max', 'warn')).toBe('isModerator');
  expect(await act('mia', 'lift')).toBe('noSuchPerson');
  expect(await act('nobody', 'warn')).toBe('noSuchPerson');
  const id = await reported('you rat');
  await setRole(hall.store, 'ben', 'moderator');
  expect(await decide(id, { verdict: 'warn' })).toBe('isModerator');
  expect(await decide(id, { remove: true })).toBe('done');
});

test('audit 8: who has left is named neither in reports nor in the log', async () => {
  await hall.store.people.rename('ben', 'Benedict');
  const id = await reported('you rat');
  await moderation.act(mia, 'ben', { what: 'warn', hours: 0, why: 'Benedict, be kind' });
  await new People(hall.store, () => hall.now).eraseMe(
    {
      account: { ...ben, kind: 'guest' },
      session: {
        tokenHash: '',
        account: 'ben',
        created: 0,
        expires: 0,
        proved: 0,
        seen: 0,
        browser: '',
        os: '',
      },
    },
    null,
  );
  expect(code(await moderation.look(mia, id))).toBe('notFound');
  const { decisions } = await moderation.log(END, 9);
  expect(decisions).toMatchObject([
    { what: 'warn', why: '', whom: { name: expect.stringMatching(/^gone-/) } },
  ]);
  expect(JSON.stringify(decisions)).not.toContain('Benedict');
});
