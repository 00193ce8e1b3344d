/** What every store must know of roles, reports and decisions. */
import { beforeEach, expect, test } from 'vitest';
import { FOR_GOOD } from '../../protocol/moderation.ts';
import type { Suite } from './conformance.ts';
import { account, decision, newTable, openTable, report, said } from './samples.ts';

const START = { at: 0, id: '' };
const END = { at: FOR_GOOD, id: '' };

const suspend = decision('1', { what: 'suspend', until: 1000 });

export const roles: Suite = (store, reopen) => {
  test('audit 8: a role is given and taken, and read with the account', async () => {
    for (const id of ['mia', 'anna', 'bert']) await store().people.create(account(id));
    for (const id of ['mia', 'anna']) await store().moderation.setRole(id, 'moderator');
    await reopen();
    expect((await store().moderation.moderators()).map(({ id }) => id)).toEqual(['anna', 'mia']);
    expect(await store().people.account('mia')).toStrictEqual({
      ...account('mia'),
      ...{ role: 'moderator', standing: 1 },
    });
    await store().moderation.setRole('mia', null);
    expect(await store().people.byName('mia')).toStrictEqual({ ...account('mia'), standing: 2 });
    expect((await store().moderation.moderators()).map(({ id }) => id)).toEqual(['anna']);
  });

  test('audit 8: who leaves has no role, no suspension and no reason that might name them', async () => {
    for (const id of ['mia', 'bert']) await store().people.create(account(id));
    await store().moderation.setRole('bert', 'moderator');
    const until = 99;
    const decisions = [decision('1', { what: 'suspend', until, why: 'Bert is rude' })];
    await store().moderation.decide({ decisions, report: null });
    await store().people.erase('bert', 50);
    expect(await store().moderation.moderators()).toEqual([]);
    expect(await store().moderation.suspended(50, 9)).toEqual([]);
    expect(await store().people.account('bert')).not.toHaveProperty('suspension');
    expect(await store().moderation.decisions(END, 9)).toEqual([{ ...decisions[0], why: '' }]);
  });
};

export const reporting: Suite = (store, reopen) => {
  test('audit 8: a report is kept once, and one that is asked again knows itself', async () => {
    const { moderation } = store();
    expect(await moderation.report(report('1'))).toBe(true);
    expect(await moderation.report(report('1'))).toBe(true);
    expect(await moderation.report(report('1', { at: 6, words: 'other' }))).toBe(false);
    await reopen();
    expect(await store().moderation.findReport('1')).toStrictEqual(report('1'));
    expect(await store().moderation.findReport('2')).toBeUndefined();
    expect(await store().people.reports(9)).toStrictEqual([report('1')]);
    expect(await store().people.reportsBy('anna')).toStrictEqual([report('1')]);
  });

  test('audit 8: the queue is read from its oldest end, page by page, also where many came at once', async () => {
    const { moderation } = store();
    const made = [
      ...['d', 'b', 'c'].map((id, i) => report(id, { at: 5, by: `p${i}` })),
      report('a', { at: 9 }),
      report('e', { at: 1 }),
    ];
    for (const one of made) await moderation.report(one);
    const first = await moderation.openReports(START, 2);
    expect(first.map(({ id }) => id)).toEqual(['e', 'b']);
    const rest = await moderation.openReports({ at: 5, id: 'b' }, 9);
    expect(rest.map(({ id }) => id)).toEqual(['c', 'd', 'a']);
    expect(await moderation.countOpen()).toBe(5);
  });
};

export const deciding: Suite = (store, reopen) => {
  beforeEach(async () => {
    for (const id of ['anna', 'bert', 'mia']) await store().people.create(account(id));
  });
  const bert = () => store().people.account('bert');

  test('audit 8: of moderators who decide the same report at once, one does', async () => {
    const one = report('1');
    await store().moderation.report(one);
    await store().moderation.report(report('2', { by: 'mia', n: 9 }));
    await store().moderation.report(report('3', { saidAt: 2002, n: 8 }));
    const ruled = ['x', 'y', 'z'].map((id) =>
      store().moderation.decide({ decisions: [decision(id)], report: one }),
    );
    expect((await Promise.all(ruled)).filter(Boolean)).toHaveLength(1);
    expect(await store().moderation.decisions(END, 9)).toHaveLength(1);
    // Others who reported the same line need not wait; another line does.
    expect((await store().moderation.openReports(START, 9)).map(({ id }) => id)).toEqual(['3']);
  });

  test('audit 8: a suspension stands with the account until it is lifted, which happens once', async () => {
    expect(await store().moderation.decide({ decisions: [suspend], report: null })).toBe(true);
    await reopen();
    expect(await bert()).toMatchObject({ suspension: { until: 1000, why: 'Be kind' }, standing: 1 });
    expect((await store().moderation.suspended(999, 9)).map(({ id }) => id)).toEqual(['bert']);
    expect(await store().moderation.suspended(1000, 9)).toEqual([]);
    const lift = (id: string, at: number) =>
      store().moderation.decide({ decisions: [decision(id, { what: 'lift', at })], report: null });
    expect([await lift('2', 1000), await lift('3', 20), await lift('4', 20)]).toEqual([false, true, false]);
    expect(await bert()).not.toHaveProperty('suspension');
    expect((await store().moderation.decisions(END, 9)).map(({ id }) => id)).toEqual(['3', '1']);
  });

  test('audit 8: a ruling whose answer got lost is not done twice', async () => {
    const ruling = { decisions: [suspend], report: null };
    expect([await store().moderation.decide(ruling), await store().moderation.decide(ruling)]).toEqual([
      true,
      true,
    ]);
    expect(await store().moderation.decisions(END, 9)).toHaveLength(1);
  });
};

export const telling: Suite = (store, reopen) => {
  beforeEach(async () => {
    for (const id of ['anna', 'bert', 'mia']) await store().people.create(account(id));
  });

  test('audit 8: a removed line is blank in the journal and in what its author takes along', async () => {
    await openTable(store(), newTable('t'), [
      said('t', 1, 'bert', 'a slur'),
      said('t', 2, 'bert', 'kind words'),
      said('t', 3, 'anna', 'ouch'),
    ]);
    const one = report('1', { saidAt: 1001 });
    await store().moderation.report(one);
    const remove = decision('1', { what: 'remove', table: 't', report: '1' });
    await store().moderation.decide({ decisions: [remove, decision('2')], report: one });
    await reopen();
    const bodies = (await store().entries('t', 0)).map(({ body }) => JSON.parse(body));
    expect(bodies[0]).toEqual({ type: 'said', who: 'bert', name: 'bert', text: '', removed: true });
    expect(bodies.slice(1).map(({ text }) => text)).toEqual(['kind words', 'ouch']);
    expect((await store().people.wordsOf('bert')).map(({ text }) => text)).toEqual(['', 'kind words']);
    expect(await store().moderation.decisionsAbout('bert', 9)).toHaveLength(2);
  });

  test('audit 8: a notice is there until its reader has confirmed it', async () => {
    const made = [
      ...[decision('1'), suspend].map((one) => ({ ...one, id: one.what })),
      decision('d', { what: 'dismiss' }),
      decision('o', { whom: 'anna', at: 12 }),
    ];
    for (const one of made) await store().moderation.decide({ decisions: [one], report: null });
    const notice = { id: 'warn', what: 'warn', why: 'Be kind', at: 10 };
    expect(await store().moderation.notices('bert', 9)).toStrictEqual([notice]);
    expect(await store().moderation.confirm('anna', 'warn', 20)).toBe(false);
    expect(await store().moderation.confirm('bert', 'warn', 20)).toBe(true);
    expect(await store().moderation.notices('bert', 9)).toEqual([]);
    expect(await store().people.account('bert')).toMatchObject({ standing: 2 });
  });

  test('audit 8: the log is read from its newest end, page by page', async () => {
    const made = ['b', 'a', 'c'].map((id, i) => decision(id, { at: [7, 7, 3][i] ?? 0 }));
    for (const one of made) await store().moderation.decide({ decisions: [one], report: null });
    const ids = async (before: typeof END, limit: number) =>
      (await store().moderation.decisions(before, limit)).map(({ id }) => id);
    expect(await ids(END, 2)).toEqual(['b', 'a']);
    expect(await ids({ at: 7, id: 'a' }, 2)).toEqual(['c']);
  });
};
