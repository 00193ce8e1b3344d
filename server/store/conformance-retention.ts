/** What every store must let go of. */
import { beforeEach, expect, test } from 'vitest';
import type { KEEP } from '../retention/keep.ts';
import { purge } from '../retention/retention.ts';
import { ago, bring, guest, LOG, NOW, nothing, purged, put, rules } from '../retention/testing.ts';
import type { Suite } from './conformance.ts';
import { goneName } from './rows.ts';
import { account, decision, entry, newTable, openTable, report, row, said, settlement } from './samples.ts';

export const lettingGoOfGuests: Suite = (store) => {
  const people = () => store().people;
  beforeEach(() => people().create(account('anna', { seen: ago(900) })));

  test('audit 7: guests who do not come back are erased, with their names, and nobody else', async () => {
    await people().create(guest('gone', 91));
    await people().create(guest('late', 89));
    await people().create(guest('plays', 300));
    await people().create(account('bot', { kind: 'bot', seen: ago(900) }));
    await put(store(), 'game', 'playing', 300, ['plays', 'anna']);
    await put(store(), 'old', 'over', 300, ['gone', 'anna']);
    await store().append([{ ...said('old', 4, 'gone', 'farewell'), row: row('old', { status: 'over' }) }]);
    expect(await purged(store())).toMatchObject({ guests: 1 });
    expect(await people().account('gone')).toMatchObject({ name: goneName('gone'), seen: 0 });
    const journal = JSON.stringify([await store().entries('old', 0), await store().table('old')]);
    expect(journal).not.toMatch(/"name":"gone"|farewell/);
    for (const id of ['late', 'plays', 'bot', 'anna']) expect((await people().account(id))?.name).toBe(id);
    expect(await people().goneSince(NOW)).toEqual(['gone']);
    expect(await purged(store())).toMatchObject({ guests: 0 });
  });

  test('audit 7: a guest who comes back or signs up meanwhile is left alone', async () => {
    for (const id of ['back', 'person']) await people().create(guest(id, 100));
    const { retention } = store();
    expect((await retention.staleGuests(ago(90), { after: { at: -1, id: '' }, limit: 9 })).ids).toEqual([
      'back',
      'person',
    ]);
    await people().seen(['back'], NOW);
    await people().signUp('person', 'Persona', 'hash');
    for (const id of ['back', 'person']) expect(await retention.eraseGuest(id, ago(90), NOW)).toBe(false);
    expect((await people().account('person'))?.name).toBe('Persona');
  });

  test('audit 7: guests who may not go hold up nobody behind them', async () => {
    const many = Array.from({ length: 120 }, (_, i) => `g${i}`);
    for (const id of many) await people().create(guest(id, 200));
    await put(store(), 'game', 'playing', 1, many);
    await people().create(guest('behind', 100));
    const guests = rules(store()).find(({ name }) => name === 'guests');
    const steps: unknown[] = [];
    for (const _ of [1, 2, 3, 4]) steps.push(await guests?.step(ago(90), 50));
    expect(steps).toEqual([
      { removed: 0, more: true },
      { removed: 0, more: true },
      { removed: 1, more: false },
      { removed: 0, more: true },
    ]);
  });
};

export const lettingGoOfTables: Suite = (store, reopen) => {
  const people = () => store().people;
  beforeEach(() => people().create(account('anna', { seen: ago(900) })));

  test('audit 7: a table that nobody begins is removed with all its rows, and no entry brings it back', async () => {
    await put(store(), 'open', 'open', 15, ['anna']);
    await store().append([
      { ...said('open', 3, 'anna', 'anybody?'), row: row('open', { status: 'open', updated: ago(15) }) },
    ]);
    await store().keepKeyframe('open', { n: 3, shown: [3], step: null, body: '{}', recent: '[]' }, 1);
    await store().keepLog('open', 'its log');
    expect(await store().claimBotTable({ table: 'open', bot: 'robo', at: NOW }, 1)).toBe(true);
    await put(store(), 'next', 'open', 13);
    expect(await purged(store())).toMatchObject({ tables: 1 });
    expect(await store().table('open')).toBeUndefined();
    expect(await store().entries('open', 0)).toEqual([]);
    expect(await store().keyframes('open')).toEqual([]);
    expect(await store().log('open')).toBeUndefined();
    expect(await store().claimBotTable({ table: 'next', bot: 'robo', at: NOW }, 1)).toBe(true);
    expect(await people().wordsOf('anna')).toEqual([]);
    expect((await store().tablesOf('anna', 9)).map(({ id }) => id)).toEqual([]);
    expect((await store().lobby(9)).map(({ id }) => id)).toEqual(['next']);
    // Of a chain whose end was remembered as of one that is looked up.
    expect(await store().append([entry('open', 4), entry('next', 2)])).toEqual([false, true]);
    await reopen();
    expect(await store().append([entry('open', 4), entry('next', 3)])).toEqual([false, true]);
    expect(await store().entries('next', 0)).toHaveLength(3);
  });

  test('audit 7: under the name of a table that was removed another may be opened', async () => {
    await put(store(), 't', 'open', 15, ['anna']);
    await purged(store());
    await openTable(store(), { ...newTable('t'), seed: 'beef' }, [entry('t', 1)]);
    expect(await store().append([entry('t', 2)])).toEqual([true]);
    expect((await store().entries('t', 0)).map(({ n }) => n)).toEqual([1, 2]);
  });

  test('audit 7: a table that has begun or changed meanwhile is not removed', async () => {
    for (const id of ['begun', 'changed', 'stale']) await put(store(), id, 'open', 15);
    const started = row('begun', { status: 'playing', updated: ago(15) });
    const changed = row('changed', { status: 'open', updated: ago(1) });
    await store().append([entry('begun', 2, { row: started }), entry('changed', 2, { row: changed })]);
    const removed = ['begun', 'changed', 'stale', 'nowhere'].map((id) =>
      store().retention.removeTable(id, ago(14)),
    );
    expect(await Promise.all(removed)).toEqual([false, false, true, false]);
    expect(await store().entries('begun', 0)).toHaveLength(2);
  });
};

export const lettingGoOfRows: Suite = (store) => {
  const people = () => store().people;
  beforeEach(() => people().create(account('anna', { seen: ago(900) })));

  test('audit 7: sessions, mails, answers and outages go when they have served their purpose', async () => {
    const expires = (days: number) => ({
      tokenHash: `s${days}`,
      account: 'anna',
      created: 1,
      expires: ago(days),
    });
    for (const days of [3, 0.5, -3]) await people().openSession(expires(days));
    for (const [about, days] of [
      ['old', 8],
      ['new', 6],
    ] as const)
      await people().countMail({ account: 'anna', about, burst: 1, every: 1 }, ago(days));
    for (const days of [3, 0.5]) await people().useOnce(`answer ${days}`, ago(days), 0);
    for (const days of [366, 364]) await store().keepOutage({ from: ago(days + 1), to: ago(days) });
    const all = { ...nothing, sessions: 1, mailed: 1, used: 1, outages: 1 };
    expect(await purge(rules(store()), NOW, { dryRun: true })).toMatchObject(all);
    expect(await purged(store())).toMatchObject(all);
    expect(await people().session('s3')).toBeUndefined();
    expect(await people().session('s0.5')).toBeDefined();
    expect(await store().outagesSince(0)).toHaveLength(1);
    expect(await purged(store())).toMatchObject(nothing);
  });

  test('audit 7: silent nodes are forgotten, but never the last that was heard of', async () => {
    for (const [node, days] of [
      ['a', 30],
      ['b', 20],
      ['c', 20],
    ] as const)
      await store().beat(node, ago(days));
    expect(await purged(store())).toMatchObject({ nodes: 1 });
    expect(await store().lastBeat()).toBe(ago(20));
    await store().beat('d', NOW);
    expect(await purged(store())).toMatchObject({ nodes: 2 });
    expect(await store().lastBeat()).toBe(NOW);
  });

  test('audit 7: logs that nobody here calls theirs are removed, half a year after they came', async () => {
    await people().create(account('bert', { seen: ago(1) }));
    await bring(store(), 'log-old', 181, null);
    await bring(store(), 'log-new', 179, null);
    await bring(store(), 'log-mine', 500, 'anna');
    await bring(store(), 'log-left', 500, 'bert');
    await people().erase('bert', NOW);
    expect(await purged(store())).toMatchObject({ logs: 2 });
    for (const id of ['log-old', 'log-left']) {
      expect(await store().archive(id)).toBeUndefined();
      expect(await store().table(id)).toBeUndefined();
    }
    for (const id of ['log-new', 'log-mine']) expect(await store().archive(id)).toBe(LOG.text);
    expect(await people().resultsOf('bert', 9, true)).toEqual([]);
    expect(await people().resultsOf('anna', 9, true)).toHaveLength(1);
  });
};

export const lettingGoOfReports: Suite = (store) => {
  const people = () => store().people;

  test('audit 7: decided reports and decisions go after a year; open reports and suspensions that last do not', async () => {
    const { moderation } = store();
    for (const id of ['bert', 'carl', 'mia']) await people().create(account(id, { seen: NOW }));
    const decided = (id: string, days: number, over: Parameters<typeof decision>[1] = {}) =>
      moderation.decide({ decisions: [decision(id, { at: ago(days), ...over })], report: null });
    for (const [id, days] of Object.entries({ old: 366, new: 364 })) {
      const reported = report(id, { at: ago(900), n: days });
      await moderation.report(reported);
      const made = decision(id, { at: ago(days) });
      expect(await moderation.decide({ decisions: [made], report: reported })).toBe(true);
    }
    await moderation.report(report('open', { at: ago(900), n: 8, words: 'other' }));
    await decided('over', 500, { what: 'suspend', until: ago(400) });
    await decided('lasts', 500, { what: 'suspend', until: NOW + 1, whom: 'carl' });
    const all = { ...nothing, reports: 1, decisions: 2 };
    expect(await purge(rules(store()), NOW, { dryRun: true })).toMatchObject(all);
    expect(await purged(store())).toMatchObject(all);
    expect(await moderation.findReport('old')).toBeUndefined();
    expect(await moderation.findReport('new')).toBeDefined();
    expect((await moderation.openReports({ at: 0, id: '' }, 9)).map(({ id }) => id)).toEqual(['open']);
    const left = await moderation.decisions({ at: NOW, id: '' }, 9);
    expect(left.map(({ id }) => id)).toEqual(['new', 'lasts']);
    await decided('lifted', 1, { what: 'lift', whom: 'carl' });
    expect(await purged(store())).toMatchObject({ reports: 0, decisions: 1 });
  });
};

export const lettingGoTogether: Suite = (store) => {
  const people = () => store().people;
  beforeEach(() => people().create(account('anna', { seen: ago(900) })));

  test('audit 7: of who was erased a shell stays while a game needs it', async () => {
    for (const id of ['played', 'idle']) await people().create(guest(id, 1));
    await put(store(), 'game', 'over', 300, ['played']);
    for (const id of ['played', 'idle']) await people().erase(id, ago(8));
    expect(await purged(store())).toMatchObject({ erased: 2 });
    expect(await people().account('played')).toMatchObject({ name: goneName('played') });
    expect(await people().account('idle')).toBeUndefined();
    expect(await people().goneSince(0)).toEqual([]);
  });

  test('audit 7: what is to be kept for ever is', async () => {
    await people().create(guest('gone', 900));
    await put(store(), 'open', 'open', 900);
    expect(await purged(store(), nothing as typeof KEEP)).toEqual({});
    expect((await people().account('gone'))?.name).toBe('gone');
    expect(await store().table('open')).toBeDefined();
  });

  test('audit 7: two nodes that tidy up at once remove and count everything once', async () => {
    for (let i = 0; i < 70; i++) {
      await people().create(guest(`g${i}`, 100));
      await people().openSession({ tokenHash: `s${i}`, account: 'anna', created: 1, expires: ago(5) });
      await put(store(), `t${i}`, 'open', 20);
      await bring(store(), `log-${i}`, 200, null);
    }
    const both = await Promise.all([purged(store()), purged(store())]);
    const sum = (name: string): number => both.reduce((all, one) => all + (one[name] ?? 0), 0);
    expect(['guests', 'sessions', 'tables', 'logs'].map(sum)).toEqual([70, 70, 70, 70]);
    expect(await purge(rules(store()), NOW, { dryRun: true })).toMatchObject(nothing);
  });
};

// ── Quotas

export const quotas: Suite = (store) => {
  const held = (who: string) => store().retention.held(who);
  beforeEach(() => store().people.create(account('anna')));

  test('audit 7: unfinished tables and seats count, those that are over do not', async () => {
    for (const id of ['a', 'b', 'c']) await put(store(), id, id === 'a' ? 'open' : 'playing', 1, ['anna']);
    await put(store(), 'over', 'over', 1, ['anna']);
    await store().settle(settlement('over'));
    await store().settle(settlement('c'));
    expect(await held('anna')).toEqual({ tables: 2, seats: 2, logs: 0, bytes: 0 });
    expect(await held('bert')).toEqual({ tables: 0, seats: 0, logs: 0, bytes: 0 });
    await store().append([entry('a', 3, { row: row('a', { status: 'open', seats: [] }, { players: [] }) })]);
    expect(await held('anna')).toMatchObject({ tables: 2, seats: 1 });
  });

  test('audit 7: logs count for who brought them, by number and bytes, until the account is erased', async () => {
    await bring(store(), 'log-1', 1, null);
    await bring(store(), 'log-1', 1, null);
    await store().keepArchive(
      newTable('log-2', row('log-2', { status: 'over' })),
      { ...LOG, text: 'Ä', at: 1 },
      null,
    );
    expect(await held('anna')).toMatchObject({ logs: 2, bytes: 12 });
    await store().people.erase('anna', NOW);
    expect(await held('anna')).toMatchObject({ logs: 0, bytes: 0 });
  });
};
