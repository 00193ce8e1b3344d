/** What every store must know of people. */
import { beforeEach, expect, test } from 'vitest';
import type { Suite } from './conformance.ts';
import { Taken } from './errors.ts';
import { account, newTable, openTable, report, row, settlement } from './samples.ts';
import type { NewRating } from './store.ts';

export const accounts: Suite = (store, reopen) => {
  const people = () => store().people;
  beforeEach(() => people().create(account('anna')));

  test('accounts are found by id and by name, whatever its capitals', async () => {
    await people().create(account('m', { name: 'Müller', kind: 'guest', passwordHash: null }));
    await reopen();
    expect(await people().account('anna')).toStrictEqual(account('anna'));
    expect((await people().byName('MÜLLER'))?.id).toBe('m');
    expect((await people().byName('Mu\u0308ller'))?.id).toBe('m');
    expect(await people().byName('Muller')).toBeUndefined();
    expect(await people().account('nobody')).toBeUndefined();
    const both = await people().accounts(['m', 'nobody', 'anna']);
    expect(both.map(({ id }) => id).sort()).toEqual(['anna', 'm']);
    expect(await people().accounts([])).toEqual([]);
  });

  test('a name belongs to one', async () => {
    await people().create(account('anna'));
    await expect(people().create(account('other', { name: 'ANNA' }))).rejects.toThrow(Taken);
    await people().create(account('bert', { kind: 'guest', passwordHash: null }));
    expect(await people().rename('bert', 'Anna')).toBe(false);
    expect(await people().signUp('bert', 'aNNa', 'h')).toBe(false);
    expect(await people().account('bert')).toMatchObject({ name: 'bert', kind: 'guest', passwordHash: null });
    expect(await people().rename('anna', 'ANNA')).toBe(true);
    expect(await people().signUp('bert', 'Berta', 'h')).toBe(true);
    expect(await people().account('bert')).toMatchObject({
      name: 'Berta',
      kind: 'person',
      passwordHash: 'h',
    });
  });

  test('two who want one name at once do not both get it', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await people().create(account(id));
    const got = await Promise.all(['a', 'b', 'c', 'd'].map((id) => people().rename(id, 'Captain')));
    expect(got.filter(Boolean)).toHaveLength(1);
  });
};

export const changes: Suite = (store) => {
  const people = () => store().people;
  beforeEach(() => people().create(account('anna')));

  test('password, settings and when somebody was seen can be changed', async () => {
    const settings = { ...account('anna').settings, language: 'ru', mail: '' };
    await people().setPassword('anna', 'new');
    await people().setSettings('anna', settings);
    await people().confirmMail('anna', 'a@example.org');
    await people().seen(['anna', 'nobody'], 99);
    await people().seen([], 100);
    expect(await people().account('anna')).toMatchObject({
      ...{ passwordHash: 'new', settings, seen: 99, confirmedMail: 'a@example.org' },
    });
  });

  test('whoever leaves takes everything along but an empty shell', async () => {
    const seats = [{ kind: 'person', who: 'anna', name: 'anna', bot: '', resigned: false } as const];
    await people().create(account('bert'));
    await openTable(store(), newTable('t', row('t', { seats }, { players: ['anna'] })), []);
    const ratings = [{ who: 'anna', game: 'container', mu: 30, sigma: 1 }];
    const results = [{ account: 'anna', seat: 0, place: 1, score: 3 }];
    await store().settle(settlement('t', { ratings, results }));
    await people().openSession({ tokenHash: 's', account: 'anna', created: 1, expires: 9 });
    await people().addToken({ id: 'i', hash: 'h', account: 'anna', name: 'bot', created: 1 });
    await people().mute('bert', 'anna', true);
    await people().mute('anna', 'bert', true);
    await people().confirmMail('anna', 'anna@example.org');
    const frame = { n: 200, shown: [1], step: null, body: 'with names', recent: null };
    for (const table of ['t', 'u']) {
      await store().keepKeyframe(table, frame, 200);
      await store().keepLog(table, 'with names');
    }
    const made = report('1', { by: 'anna', about: 'bert' });
    await store().moderation.report(report('2', { by: 'bert', about: 'anna' }));
    await store().moderation.report(made);
    await people().erase('anna', 70);
    await people().erase('anna', 80);
    expect(await people().reports(9)).toEqual([{ ...made, why: '' }]);
    const gone = await people().account('anna');
    expect(gone?.name).toMatch(/^gone-[0-9a-f]+$/);
    expect(gone).toMatchObject({ passwordHash: null, seen: 0, settings: { mail: '', mailAlerts: false } });
    expect(gone?.confirmedMail).toBe('');
    expect(await people().byName('anna')).toBeUndefined();
    expect([await store().keyframes('t'), await store().log('t')]).toEqual([[], undefined]);
    expect(await store().log('u')).toBe('with names');
    expect([await people().goneSince(70), await people().goneSince(71)]).toEqual([['anna'], []]);
    expect(await people().session('s')).toBeUndefined();
    expect(await people().token('h')).toBeUndefined();
    expect(await people().mutedBy('anna')).toEqual([]);
    expect(await people().mutedBy('bert')).toEqual([]);
    expect(await people().ratingsOf('anna')).toEqual([]);
    expect(await people().resultsOf('anna', 9, true)).toHaveLength(1);
    expect((await store().tablesOf('anna', 9))[0]?.seats[0]?.name).toBe(gone?.name);
    await people().create(account('new', { name: 'Anna' }));
  });
};

export const keys: Suite = (store, reopen) => {
  const people = () => store().people;
  beforeEach(async () => {
    for (const id of ['anna', 'bert']) await people().create(account(id));
  });

  test('sessions open and close', async () => {
    const session = (tokenHash: string) => ({
      ...{ tokenHash, account: 'anna', created: 1, expires: 2 ** 41, proved: 2, seen: 3 },
      ...{ browser: 'Firefox', os: 'Linux' },
    });
    for (const hash of ['a', 'b', 'c', 'd']) await people().openSession(session(hash));
    await reopen();
    expect(await people().session('a')).toStrictEqual(session('a'));
    await people().closeSession('a');
    expect(await people().session('a')).toBeUndefined();
    await people().closeSessionsOf('anna', 'c');
    expect([await people().session('b'), await people().session('c')]).toEqual([undefined, session('c')]);
    await people().closeSessionsOf('anna');
    expect(await people().session('c')).toBeUndefined();
  });

  test('passkeys are counted, and belong to one', async () => {
    const passkey = (id: string, created: number) => ({
      ...{ id, account: 'anna', name: 'my phone', publicKey: 'abc', counter: 0 },
      ...{ transports: ['internal', 'hybrid'], created },
    });
    await people().addPasskey(passkey('later', 2));
    await people().addPasskey(passkey('first', 1));
    await people().addPasskey(passkey('first', 1));
    await expect(people().addPasskey({ ...passkey('first', 1), account: 'bert' })).rejects.toThrow(Taken);
    await people().countPasskey('first', 4_000_000_000);
    expect(await people().passkey('first')).toStrictEqual({ ...passkey('first', 1), counter: 4_000_000_000 });
    expect((await people().passkeysOf('anna')).map(({ id }) => id)).toEqual(['first', 'later']);
    expect(await people().removePasskey('bert', 'first')).toBe(false);
    expect(await people().removePasskey('anna', 'first')).toBe(true);
    expect(await people().passkey('first')).toBeUndefined();
  });

  test('tokens are found by their hash, and belong to one', async () => {
    const token = { id: 'i', hash: 'h', account: 'anna', name: 'my bot', created: 3 };
    await people().addToken(token);
    await people().addToken(token);
    await expect(people().addToken({ ...token, account: 'bert' })).rejects.toThrow(Taken);
    expect(await people().token('h')).toStrictEqual({ ...token, used: 0 });
    expect(await people().token('x')).toBeUndefined();
    await people().useToken('i', 2 ** 41);
    expect(await people().tokensOf('anna')).toEqual([{ ...token, used: 2 ** 41 }]);
    expect(await people().removeToken('bert', 'i')).toBe(false);
    expect(await people().removeToken('anna', 'i')).toBe(true);
    expect(await people().tokensOf('anna')).toEqual([]);
  });

  test('one can mute and hear again, and be alerted', async () => {
    await people().mute('anna', 'bert', true);
    await people().mute('anna', 'bert', true);
    expect(await people().mutedBy('anna')).toEqual(['bert']);
    await people().mute('anna', 'bert', false);
    expect(await people().mutedBy('anna')).toEqual([]);

    const browser = { account: 'anna', endpoint: 'https://push', p256dh: 'p', auth: 'a', created: 1 };
    await people().addSubscription(browser);
    await people().addSubscription({ ...browser, account: 'bert' });
    expect(await people().subscriptionsOf('anna')).toEqual([]);
    expect(await people().subscriptionsOf('bert')).toStrictEqual([{ ...browser, account: 'bert' }]);
    await people().removeSubscription('https://push');
    expect(await people().subscriptionsOf('bert')).toEqual([]);
  });
};

export const once: Suite = (store) => {
  test('what counts once counts for the first', async () => {
    const use = (now: number) => store().people.useOnce('challenge', 100, now);
    expect((await Promise.all([use(50), use(50), use(50)])).filter(Boolean)).toHaveLength(1);
    expect([await use(99), await use(100)]).toEqual([false, true]);
  });
};

export const mails: Suite = (store) => {
  const people = () => store().people;
  const rate = { account: 'anna', about: ':alerts', burst: 2, every: 100 };

  test('so many mails at once, then one at a time, for however many nodes', async () => {
    const at = (now: number) => people().countMail(rate, now);
    expect((await Promise.all([1, 2, 3, 4].map(() => at(1000)))).filter((wait) => wait === 0)).toHaveLength(
      2,
    );
    expect([await at(1030), await at(1100), await at(1100)]).toEqual([70, 0, 100]);
    expect([await at(9000), await at(9000), await at(9000)]).toEqual([0, 0, 100]);
    expect(await people().countMail({ ...rate, account: 'bert' }, 9000)).toBe(0);
  });

  test('of one thing somebody is told once until they were seen', async () => {
    const mail = { account: 'anna', about: 't' };
    const tell = (seen: number, now: number) => people().noteMail(mail, { seen, now });
    const both = await Promise.all([tell(5, 10), tell(5, 10)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect([await tell(10, 20), await tell(11, 20), await tell(11, 30)]).toEqual([false, true, false]);
    await people().unnoteMail(mail);
    expect(await tell(11, 30)).toBe(true);
    expect(await tell(11, 30 + 8 * 86_400_000)).toBe(true);
  });

  test('nothing is left of it when somebody has left', async () => {
    await people().create(account('anna'));
    await people().countMail({ ...rate, burst: 1 }, 1000);
    await people().erase('anna', 1000);
    expect(await people().countMail({ ...rate, burst: 1 }, 1000)).toBe(0);
  });
};

export const ratings: Suite = (store) => {
  const people = () => store().people;
  const rated = async (table: string, at: number, who: string, mu: number, sigma: number) => {
    await openTable(store(), newTable(table), []);
    await store().settle(settlement(table, { at, ratings: [{ who, game: 'container', mu, sigma }] }));
  };

  test('each game counts and leaves a point', async () => {
    await rated('t2', 20, 'anna', 26, 7);
    await rated('t1', 10, 'anna', 25, 8);
    expect(await people().ratings(['anna', 'bert'], 'container')).toStrictEqual([
      { who: 'anna', game: 'container', mu: 25, sigma: 8, games: 2 },
    ]);
    expect(await people().ratings(['anna'], 'shanghaien')).toEqual([]);
    expect(await people().ratings([], 'container')).toEqual([]);
    expect(await people().ratingHistory('anna', 'container')).toStrictEqual([
      { at: 10, table: 't1', mu: 25, sigma: 8 },
      { at: 20, table: 't2', mu: 26, sigma: 7 },
    ]);
  });

  test('of games that end at the same time each begins with what another led to', async () => {
    const tables = ['a', 'b', 'c', 'd'];
    for (const table of tables) await openTable(store(), newTable(table), []);
    const oneMore = (before: readonly NewRating[]) => [
      { who: 'anna', game: 'container', mu: (before[0]?.mu ?? 0) + 1, sigma: 1 },
    ];
    const ended = tables.map((table) => settlement(table, { rated: ['anna'], ratingsAfter: oneMore }));
    await Promise.all(ended.map((one) => store().settle(one)));
    expect(await people().ratingsOf('anna')).toMatchObject([{ mu: 4, games: 4 }]);
  });

  test('the leaders are those of whom one can be sure', async () => {
    await rated('a', 1, 'lucky', 40, 8);
    await rated('b', 1, 'steady', 30, 1);
    await rated('c', 1, 'better', 31, 1);
    await rated('d', 2, 'better', 31, 1);
    const names = async (games: number, limit: number) =>
      (await people().leaders('container', games, limit)).map(({ who }) => who);
    expect(await names(1, 9)).toEqual(['better', 'steady', 'lucky']);
    expect(await names(1, 2)).toEqual(['better', 'steady']);
    expect(await names(2, 9)).toEqual(['better']);
  });

  test('results come newest first', async () => {
    const result = { account: 'anna', seat: 2, place: 4, score: -12 };
    for (const [table, at] of [
      ['x', 5],
      ['y', 7],
    ] as const) {
      await openTable(store(), newTable(table), []);
      await store().settle(settlement(table, { at, results: [result] }));
    }
    expect((await people().resultsOf('anna', 9, true)).map(({ table }) => table)).toEqual(['y', 'x']);
    expect(await people().resultsOf('anna', 1, true)).toHaveLength(1);
  });
};
