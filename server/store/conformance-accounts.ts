/** What every store must know of names, sessions and mails that keep accounts safe. */
import { beforeEach, expect, test } from 'vitest';
import type { Suite } from './conformance.ts';
import { Taken } from './errors.ts';
import { account } from './samples.ts';

export const looks: Suite = (store) => {
  const people = () => store().people;

  test('audit 12: a name that looks like another’s is taken, in whatever alphabet', async () => {
    await people().create(account('i', { name: 'Ian' }));
    await people().create(account('s', { name: 'Сора' }));
    for (const alike of ['lan', '1an'])
      await expect(people().create(account('x', { name: alike })), alike).rejects.toThrow(Taken);
    await people().create(account('bert', { kind: 'guest', passwordHash: null }));
    expect(await people().rename('bert', 'Copa')).toBe(false);
    expect(await people().signUp('bert', 'C0PA', 'h')).toBe(false);
    expect(await people().rename('bert', 'Lan')).toBe(true);
    expect(await people().rename('i', 'IAN')).toBe(true);
    await people().erase('s', 5);
    expect(await people().rename('bert', 'Copa')).toBe(true);
  });

  test('accounts are found by the address they confirmed, whatever its capitals; seen last comes first', async () => {
    for (const [id, seen] of [
      ['b', 1],
      ['c', 3],
      ['d', 2],
    ] as const)
      await people().create(account(id, { seen, confirmedMail: 'One@Example.org' }));
    await people().create(account('e', { confirmedMail: '' }));
    const found = async (mail: string, limit = 9) => (await people().byMail(mail, limit)).map(({ id }) => id);
    expect(await found('oNE@example.ORG')).toEqual(['c', 'd', 'b']);
    expect(await found('one@example.org', 1)).toEqual(['c']);
    expect([await found(''), await found('two@example.org')]).toEqual([[], []]);
  });
};

const RATE = { about: ':alerts', every: 100 };

export const safety: Suite = (store) => {
  const people = () => store().people;
  beforeEach(async () => {
    for (const id of ['anna', 'bert']) await people().create(account(id));
  });

  test('a password is swapped only for the one it was', async () => {
    expect(await people().swapPassword('anna', 'hash of anna', 'b')).toBe(true);
    expect(await people().swapPassword('anna', 'hash of anna', 'c')).toBe(false);
    expect(await people().swapPassword('anna', null, 'c')).toBe(false);
    await people().create(account('keyed', { passwordHash: null }));
    const both = await Promise.all(['x', 'y'].map((hash) => people().swapPassword('keyed', null, hash)));
    expect(both.filter(Boolean)).toHaveLength(1);
    expect((await people().account('anna'))?.passwordHash).toBe('b');
  });

  test('sessions are listed newest first, renewed while they are open, and the oldest of too many end', async () => {
    const session = (tokenHash: string, created: number) => ({
      tokenHash,
      account: 'anna',
      created,
      expires: 9,
    });
    for (const [hash, created] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ] as const)
      await people().openSession(session(hash, created));
    await people().openSession({ ...session('d', 0), account: 'bert' });
    const hashes = async () => (await people().sessionsOf('anna')).map(({ tokenHash }) => tokenHash);
    expect(await hashes()).toEqual(['b', 'c', 'a']);
    const begun = { ...session('b', 3), proved: 3, seen: 3, browser: '', os: '' };
    expect(await people().session('b')).toStrictEqual(begun);
    await people().renewSession({ ...begun, expires: 20, proved: 5, seen: 6 });
    expect(await people().session('b')).toMatchObject({ created: 3, expires: 20, proved: 5, seen: 6 });
    await people().trimSessions('anna', 2);
    expect(await hashes()).toEqual(['b', 'c']);
    await people().closeSession('b');
    await people().renewSession(begun);
    expect(await hashes()).toEqual(['c']);
    expect(await people().sessionsOf('bert')).toHaveLength(1);
  });

  test('what is counted is forgotten when it matters no more; what was told is not', async () => {
    await people().noteMail({ account: 'anna', about: 't' }, { seen: 5, now: 10 });
    for (const account of ['a', 'b', 'c']) await people().countMail({ ...RATE, account, burst: 1 }, 1000);
    expect(await people().countMail({ ...RATE, account: 'a', burst: 1 }, 1099)).toBe(1);
    expect(await people().countMail({ ...RATE, account: 'a', burst: 1 }, 1100)).toBe(0);
    expect(await people().noteMail({ account: 'anna', about: 't' }, { seen: 5, now: 1100 })).toBe(false);
  });
};
