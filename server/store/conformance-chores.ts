/** What every store must do for tables that act by themselves, for finished ones, and for nodes. */
import { expect, test } from 'vitest';
import type { Summary } from '../../protocol/summary.ts';
import type { Suite } from './conformance.ts';
import { account, entriesOf, entry, newTable, openTable, row, settlement, summary } from './samples.ts';

export const claims: Suite = (store, reopen) => {
  const due = (id: string, wakeAt: number | null) =>
    openTable(store(), newTable(id, row(id, {}, { wakeAt })), []);

  test('what is due is claimed once, the longest waiting first, until the lease is over', async () => {
    await due('later', 30);
    await due('never', null);
    await due('b', 20);
    await due('a', 10);
    expect(await store().claimDue(25, 1, 'me', 40)).toEqual(['a']);
    expect(await store().claimDue(25, 9, 'you', 40)).toEqual(['b']);
    expect(await store().claimDue(25, 9, 'me', 40)).toEqual([]);
    await reopen();
    expect((await store().claimDue(40, 9, 'you', 50)).sort()).toEqual(['a', 'b', 'later']);
  });

  test('what a node held that has fallen silent is free for others', async () => {
    await due('t', 10);
    await store().beat('me', 10_000);
    expect(await store().claimDue(10_000, 9, 'me', 90_000)).toEqual(['t']);
    expect(await store().claimDue(12_999, 9, 'you', 90_000)).toEqual([]);
    expect(await store().claimDue(13_000, 9, 'you', 90_000)).toEqual(['t']);
  });

  test('a table postponed is due at its new time, unless it has moved on', async () => {
    await due('t', 10);
    await store().claimDue(10, 9, 'me', 1000);
    await store().postpone('t', 0, 20);
    expect(await store().claimDue(19, 9, 'you', 1000)).toEqual([]);
    expect(await store().claimDue(20, 9, 'you', 1000)).toEqual(['t']);
    await store().append([entry('t', 1, { row: row('t', {}, { wakeAt: 30 }) })]);
    await store().postpone('t', 0, null);
    expect((await store().table('t'))?.wakeAt).toBe(30);
    await store().postpone('t', 1, null);
    expect((await store().table('t'))?.wakeAt).toBeNull();
  });

  test('an entry may claim its table, and one without a claim gives it up', async () => {
    const now = row('t', {}, { wakeAt: 10 });
    await openTable(store(), newTable('t'), [
      entry('t', 1, { row: now, claim: { holder: 'me', lease: 100 } }),
    ]);
    expect(await store().claimDue(50, 9, 'you', 200)).toEqual([]);
    await store().append([entry('t', 2, { row: now })]);
    expect(await store().claimDue(50, 9, 'you', 200)).toEqual(['t']);
    await store().append([entry('t', 3, { row: now, claim: { holder: 'me', lease: 300 } })]);
    expect(await store().claimDue(250, 9, 'you', 400)).toEqual([]);
    expect(await store().claimDue(300, 9, 'you', 400)).toEqual(['t']);
  });
};

/** A log that no table wrote. */
const LOG = { text: 'its log', origin: null, by: 'anna', at: 1 };

export const listed: Suite = (store) => {
  test('audit 6: others are told only of results at public tables', async () => {
    const result = { account: 'anna', seat: 0, place: 1, score: 30 };
    for (const visibility of ['public', 'link', 'private'] as const) {
      await openTable(store(), newTable(visibility, row(visibility, { visibility, status: 'over' })), []);
      await store().settle(settlement(visibility, { results: [result] }));
    }
    const tables = async (all: boolean) =>
      (await store().people.resultsOf('anna', 9, all)).map(({ table }) => table).sort();
    expect(await tables(true)).toEqual(['link', 'private', 'public']);
    expect(await tables(false)).toEqual(['public']);
  });
};

const LATER = 100_000;

export const botTables: Suite = (store) => {
  const bot = { kind: 'bot', who: '', name: 'hard', bot: 'hard', resigned: false } as const;
  const claim = (table: string, by = 'robo', at = 1) => store().claimBotTable({ table, bot: by, at }, 2);
  const open = (table: string, seats: Summary['seats'], status: Summary['status'] = 'playing') =>
    openTable(store(), newTable(table, row(table, { seats, status })), []);

  test('audit 4: only so many run at once, each counted once', async () => {
    expect([await claim('a'), await claim('b'), await claim('b')]).toEqual([true, true, true]);
    expect(await claim('c')).toBe(false);
    expect(await claim('a')).toBe(true);
    expect(await claim('c', 'other')).toBe(true);
  });

  test('audit 4: all bots of a person share them', async () => {
    await store().people.create(account('anna'));
    for (const id of ['one', 'two']) {
      await store().people.create(account(id, { kind: 'bot' }));
      await store().people.addToken({ id, hash: `hash ${id}`, account: 'anna', name: id, created: 1 });
    }
    expect([await claim('a', 'one'), await claim('b', 'two'), await claim('c', 'one')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('audit 4: many at once are counted one after the other', async () => {
    const claimed = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((table) => claim(table)));
    expect(claimed.filter(Boolean)).toHaveLength(2);
  });

  test('audit 4: they count until the game has ended, or somebody sits there, or they never came to be', async () => {
    await open('a', [bot, bot]);
    await open('b', [bot, bot], 'over');
    for (const table of ['a', 'b']) await claim(table);
    expect([await claim('c'), await claim('d')]).toEqual([true, false]);
    await open('e', [bot, { ...bot, who: 'anna', kind: 'person' }]);
    expect([await claim('e', 'robo', LATER), await claim('f', 'robo', LATER)]).toEqual([true, false]);
    expect(await claim('g', 'robo', 2 * LATER)).toBe(true);
  });
};

export const ends: Suite = (store, reopen) => {
  test('a table is settled once', async () => {
    await openTable(store(), newTable('t', row('t', { status: 'over' }, { wakeAt: 10 })), []);
    const results = [{ account: 'anna', seat: 0, place: 1, score: 41.5 }];
    const ratings = [
      { who: 'anna', game: 'container', mu: 26.5, sigma: 7.9 },
      { who: 'bot:hard', game: 'container', mu: 24, sigma: 1 / 3 },
    ];
    expect(await store().settle(settlement('t', { results, ratings }))).toBe(true);
    expect(await store().settle(settlement('t', { results, ratings }))).toBe(false);
    expect(await store().settle(settlement('nowhere'))).toBe(false);
    await reopen();
    expect(await store().table('t')).toMatchObject({ settled: true, wakeAt: null });
    const game = { table: 't', game: 'container', at: 50 };
    expect(await store().people.resultsOf('anna', 9, true)).toEqual([
      { ...game, seat: 0, place: 1, score: 41.5, players: 3 },
    ]);
    expect(await store().people.ratingsOf('bot:hard')).toEqual([{ ...ratings[1], games: 1 }]);
  });

  test('a game from elsewhere is kept for its replay', async () => {
    const over = newTable('far', row('far', { status: 'over' }, { players: ['anna'] }));
    await store().keepArchive(over, LOG, null);
    await store().keepArchive(over, LOG, null);
    expect(await store().archive('far')).toBe('its log');
    expect(await store().archive('nowhere')).toBeUndefined();
    expect(await store().tablesOf('anna', 9)).toEqual([summary('far', { status: 'over' })]);
  });

  test('and as a result of who brought it, which nobody else need believe', async () => {
    const { people } = store();
    const table = newTable('log-1', row('log-1', { status: 'over', visibility: 'link' }));
    const result = { account: 'anna', seat: 1, place: 2, score: 30 };
    for (const own of [null, result, result]) await store().keepArchive(table, LOG, own);
    expect(await people.resultsOf('anna', 9, true)).toMatchObject([
      { table: 'log-1', seat: 1, place: 2, score: 30 },
    ]);
    expect(await people.resultsOf('anna', 9, false)).toEqual([]);
  });

  test('nodes tell that they live, and outages are remembered', async () => {
    expect(await store().lastBeat()).toBeUndefined();
    await store().beat('a', 10);
    await store().beat('b', 30);
    await store().beat('a', 20);
    expect(await store().lastBeat()).toBe(30);
    await store().keepOutage({ from: 30, to: 50 });
    await store().keepOutage({ from: 10, to: 20 });
    await store().keepOutage({ from: 10, to: 20 });
    expect(await store().outagesSince(0)).toEqual([
      { from: 10, to: 20 },
      { from: 30, to: 50 },
    ]);
    expect(await store().outagesSince(20)).toEqual([{ from: 30, to: 50 }]);
  });

  test('it is ready, and many things at once do not get into each other', async () => {
    expect(await store().ready()).toBe(true);
    await openTable(store(), newTable('t'), []);
    const settled = store().settle(settlement('t'));
    const appended = Promise.all(entriesOf('t', 1, 20).map((one) => store().append([one])));
    const opened = Promise.all(['a', 'b', 'c'].map((id) => openTable(store(), newTable(id), [])));
    await Promise.all([settled, appended, opened]);
    const stop = await store().listen(
      () => expect.unreachable('a node does not hear itself'),
      () => expect.unreachable('nothing was lost'),
    );
    const n = (await store().table('t'))?.n ?? 0;
    await store().append([entry('t', n + 1, { id: 'last' })]);
    await stop();
    expect(await store().settle(settlement('t'))).toBe(false);
  });
};
