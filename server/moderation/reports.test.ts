import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../hub.ts';
import type { Account } from '../store/people-store.ts';
import { Hall } from '../table/testing.ts';
import { type Complaint, Reports } from './reports.ts';

let hall: Hall;
let ada: Account;
let ben: Account;
let table: string;
let reports: Reports;
beforeEach(async () => {
  hall = await Hall.open();
  ada = await hall.person('ada');
  ben = await hall.person('ben');
  table = await hall.open(ada, { game: 'shanghaien', seats: 2, visibility: 'private' });
  await hall.does(ada, table, { type: 'say', text: 'ahoy' });
  reports = new Reports({ store: hall.store, hub: hall.tables, now: () => hall.now });
});
afterEach(() => hall.store.close());

const code = ({ refusal }: Answer<unknown>): string => refusal?.code ?? 'received';
const kept = () => hall.store.moderation.openReports({ at: 0, id: '' }, 999);

/** A complaint about what Ben says now, by Ada. */
async function about(text: string): Promise<Complaint> {
  const { value } = (await hall.tables.do(
    { account: ben, key: await key() },
    table,
    { type: 'say', text },
    text,
  )) as { value: { n: number } };
  return { about: 'ben', table, key: '', n: value.n, reason: 'insult', why: '' };
}
const key = async (): Promise<string> => (await hall.live(table)).founding.key;
/** A moment later each time. */
const tell = async (complaint: Complaint, account = ada, address = '192.0.2.1') => {
  hall.now += 1;
  return code(await reports.report({ account, address }, complaint));
};

test('audit 8: a report holds what the journal says, whatever its reporter would have it', async () => {
  const complaint = await about('you rat');
  expect(await tell({ ...complaint, why: 'again' })).toBe('received');
  expect(await kept()).toMatchObject([
    { by: 'ada', about: 'ben', table, n: complaint.n, words: 'you rat', reason: 'insult', why: 'again' },
  ]);
});

test('audit 8: the same line is reported once by each', async () => {
  const complaint = await about('you rat');
  const cleo = await hall.person('cleo');
  const withKey = { ...complaint, key: await key() };
  expect([await tell(complaint), await tell({ ...complaint, reason: 'spam' })]).toEqual([
    'received',
    'alreadyReported',
  ]);
  expect(await tell(withKey, cleo)).toBe('received');
  expect(await kept()).toHaveLength(2);
});

test('audit 8: what somebody else said, or nobody, or oneself, is not reported', async () => {
  const complaint = await about('you rat');
  expect(await tell({ ...complaint, about: 'ada' })).toBe('noSuchPerson');
  expect(await tell({ ...complaint, about: 'nobody' })).toBe('noSuchPerson');
  expect(await tell({ ...complaint, n: complaint.n + 1 })).toBe('noSuchLine');
  expect(await tell({ ...complaint, n: 1 })).toBe('noSuchLine');
  expect(await tell({ ...complaint, about: 'ada', key: await key() }, ben)).toBe('noSuchLine');
  expect(await tell({ ...complaint, table: 'nowhere' })).toBe('noTable');
  expect(await kept()).toEqual([]);
});

test('audit 8: a private table is no more open to reports than to looks', async () => {
  const complaint = await about('you rat');
  const cleo = await hall.person('cleo');
  expect(await tell(complaint, cleo)).toBe('needsKey');
});

test('audit 8: the number is that of the reporter, who may have been told less', async () => {
  const open = await hall.open(ada, {
    game: 'shanghaien',
    seats: 2,
    bots: [null, 'greedy'],
    visibility: 'link',
  });
  const cleo = await hall.person('cleo');
  // Players are not told what watchers say while they play.
  await hall.does(cleo, open, { type: 'say', text: 'aside' });
  const watched = await hall.does(ben, open, { type: 'say', text: 'you rat' });
  const seated = await hall.does(ada, open, { type: 'say', text: 'hm' });
  const complaint = { about: 'ben', table: open, key: '', reason: 'insult', why: '' } as const;
  expect(await tell({ ...complaint, n: Number(watched) }, cleo)).toBe('received');
  expect(await tell({ ...complaint, n: Number(watched) })).toBe('noSuchLine');
  expect(await tell({ ...complaint, about: 'ada', n: Number(seated) }, cleo)).toBe('noSuchLine');
  expect((await kept()).map(({ words }) => words)).toEqual(['you rat']);
});

test('audit 8: a name can be reported, and again when it is another', async () => {
  const complaint = { about: 'ben', table: '', key: '', n: 0, reason: 'name', why: '' } as const;
  expect([await tell(complaint), await tell(complaint)]).toEqual(['received', 'alreadyReported']);
  await hall.store.people.rename('ben', 'Worse');
  expect(await tell(complaint)).toBe('received');
  expect((await kept()).map(({ words, saidAt }) => [words, saidAt]).sort()).toEqual([
    ['Worse', 0],
    ['ben', 0],
  ]);
});

test('audit 8: ten reports at once by an account and thirty from an address are enough', async () => {
  const complaint = { about: 'ben', table: '', key: '', n: 0, reason: 'name', why: '' } as const;
  const codes: string[] = [];
  for (let person = 0; person < 4; person++) {
    const reporter = await hall.person(`p${person}`);
    for (let i = 0; i < 11; i++) codes.push(await tell(complaint, reporter));
  }
  const later = codes.filter((said) => said === 'tooMany').length;
  expect([codes.indexOf('tooMany'), later]).toEqual([10, 3 + 11]);
  const cleo = await hall.person('cleo');
  expect(await tell(complaint, cleo)).toBe('tooMany');
  expect(await tell(complaint, cleo, '192.0.2.2')).toBe('received');
});

test('audit 8: a queue that nobody could read takes no more', async () => {
  reports = new Reports({ store: hall.store, hub: hall.tables, now: () => hall.now, mostOpen: 1 });
  const [one, two] = [await about('you rat'), await about('you cur')];
  expect([await tell(one), await tell(two)]).toEqual(['received', 'busy']);
});
