import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../hub.ts';
import { account, newTable, openTable, report, said, settlement } from '../store/samples.ts';
import { BotTokens } from './bot-tokens.ts';
import { CHEAP, DAY, HERE, type House, openHouse, PASSWORD } from './harness.ts';
import { Manners } from './manners.ts';
import { exportMine } from './my-data.ts';
import { People } from './people.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.store.close());

function good<T>(answer: Answer<T>): T {
  if (answer.refusal) throw new Error(answer.refusal.code);
  return answer.value;
}
const code = (answer: Answer<unknown>): string | undefined => answer.refusal?.code;
const signIn = (name: string, password: string, address = HERE.address) =>
  house.people.signIn({ name, password }, { address });

describe('guests and signing up', () => {
  test('a guest plays at once, under a name that names nobody', async () => {
    const { account, token } = await house.people.guest({ language: 'fr-CH', timeZone: 'Europe/Zurich' });
    expect(account).toMatchObject({ kind: 'guest', passwordHash: null });
    expect(account.name).toMatch(/^[A-Z][a-z]+ \d{3}$/);
    expect(account.settings).toMatchObject({ language: 'fr', timeZone: 'Europe/Zurich' });
    expect((await house.people.sessions.whoIs(token))?.account).toEqual(account);
  });

  test('a hundred guests have a hundred names', async () => {
    const guests = await Promise.all(Array.from({ length: 100 }, () => house.people.guest(HERE)));
    expect(new Set(guests.map(({ account }) => account.name)).size).toBe(100);
  });

  test('a guest who signs up stays who they are, and old sessions end', async () => {
    const guest = await house.people.guest(HERE);
    const ada = good(await house.people.signUp(guest, { name: 'Ada', password: PASSWORD }, HERE));
    expect(ada.account).toMatchObject({ id: guest.account.id, name: 'Ada', kind: 'person' });
    expect(await house.people.sessions.whoIs(guest.token)).toBeUndefined();
    const who = await house.people.sessions.whoIs(ada.token);
    expect(who?.account).toEqual(ada.account);
    expect(code(await house.people.signUp(who, { name: 'Eve', password: PASSWORD }, HERE))).toBe(
      'alreadySignedUp',
    );
  });

  test('a guest may keep the name that was given', async () => {
    const guest = await house.people.guest(HERE);
    const { name } = guest.account;
    const kept = good(await house.people.signUp(guest, { name, password: PASSWORD }, HERE));
    expect(kept.account).toMatchObject({ name, kind: 'person' });
  });

  test('names are taken whatever their capitals, bad ones and weak passwords refused', async () => {
    await house.person('Änne');
    const guest = await house.people.guest(HERE);
    const tried = async (name: string, password: string | null) =>
      code(await house.people.signUp(guest, { name, password }, HERE));
    expect(await tried('ÄNNE', PASSWORD)).toBe('nameTaken');
    expect(await tried('admin', PASSWORD)).toBe('nameTaken');
    expect(await tried('x', PASSWORD)).toBe('badName');
    expect(await tried('Berta', 'short')).toBe('weakPassword');
    expect(await tried('Berta', null)).toBe('weakPassword');
    expect((await house.store.people.account(guest.account.id))?.kind).toBe('guest');
  });

  test('of two who want a name at the same time one gets it', async () => {
    const wish = { name: 'Ada', password: PASSWORD };
    const answers = await Promise.all([1, 2].map(() => house.people.signUp(undefined, wish, HERE)));
    expect(answers.map(code).sort()).toEqual(['nameTaken', undefined]);
  });
});

describe('signing in and out', () => {
  test('by name and password, whatever the capitals of the name', async () => {
    const ada = await house.person('Ada');
    const again = good(await signIn(' aDA ', PASSWORD));
    expect(again.account).toEqual(ada.account);
    expect(again.token).not.toBe(ada.token);
    await house.people.signOut(again.token);
    expect(await house.people.sessions.whoIs(again.token)).toBeUndefined();
    expect(await house.people.sessions.whoIs(ada.token)).toBeDefined();
  });

  test('a wrong password and an unknown name sound the same', async () => {
    await house.person('Ada');
    expect(code(await signIn('Ada', 'a plain long sentence.'))).toBe('wrongPassword');
    expect(code(await signIn('Berta', PASSWORD))).toBe('wrongPassword');
    const guest = await house.people.guest(HERE);
    expect(code(await signIn(guest.account.name, ''))).toBe('wrongPassword');
  });

  const FEW = {
    address: { burst: 3, every: 15_000 },
    nameAndAddress: { burst: 2, every: 30_000 },
    name: { burst: 5, every: 30_000 },
    device: { burst: 2, every: 30_000 },
  };
  const few = () => new People(house.store, house.now, { tries: FEW, cost: CHEAP });

  test('few wrong tries for one name from one address, then waiting; who succeeds has used none', async () => {
    await house.person('Ada');
    const people = few();
    const tried = (name: string, password: string, address: string) =>
      people.signIn({ name, password }, { address });
    for (let i = 0; i < 4; i++) expect(code(await tried('Ada', PASSWORD, '203.0.113.1'))).toBeUndefined();
    for (let i = 0; i < 2; i++) await tried('Ada', 'wrong', '203.0.113.1');
    const { refusal } = await tried('ada', PASSWORD, '203.0.113.1');
    expect(refusal).toEqual({ code: 'tooMany', params: { seconds: 30 } });
    house.wait(30_000);
    expect(code(await tried('Ada', PASSWORD, '203.0.113.1'))).toBeUndefined();
  });

  test('few wrong tries from one address, for whatever names', async () => {
    await house.person('Ada');
    const people = few();
    const tried = (name: string, password: string, address: string) =>
      people.signIn({ name, password }, { address });
    for (let i = 0; i < 3; i++) await tried(`Nobody ${i}`, 'wrong', '203.0.113.1');
    expect(code(await tried('Ada', PASSWORD, '203.0.113.1'))).toBe('tooMany');
    expect(code(await tried('Ada', PASSWORD, '203.0.113.2'))).toBeUndefined();
  });

  test('audit 8: wrong tries from one address keep nobody out who comes from another', async () => {
    await house.person('Ada');
    const { people } = house;
    for (let i = 0; i < 100; i++)
      await people.signIn({ name: 'Ada', password: 'wrong' }, { address: '203.0.113.1' });
    expect(code(await people.signIn({ name: 'Ada', password: PASSWORD }, HERE))).toBeUndefined();
  });

  test('audit 8: strangers from everywhere are slowed for the name; a device that was here before is not', async () => {
    const ada = await house.person('Ada');
    const people = few();
    const known = new Map([[ada.account.id, 'my laptop']]);
    const tried = (address: string, password: string, device?: ReadonlyMap<string, string>) =>
      people.signIn({ name: 'Ada', password }, { address, ...(device ? { known: device } : {}) });
    for (let i = 0; i < 5; i++) await tried(`192.0.2.${i}`, 'wrong');
    expect(code(await tried('198.51.100.1', PASSWORD))).toBe('tooMany');
    expect(code(await tried('198.51.100.1', PASSWORD, known))).toBeUndefined();
    // From the very address of an attacker too.
    expect(code(await tried('192.0.2.0', PASSWORD, known))).toBeUndefined();
    // A device known to another account is a stranger here.
    expect(code(await tried('198.51.100.1', PASSWORD, new Map([['eve', 'x']])))).toBe('tooMany');
  });

  test('a device that was here before may guess no more often than anybody', async () => {
    const ada = await house.person('Ada');
    const people = few();
    const from = { address: HERE.address, known: new Map([[ada.account.id, 'stolen']]) };
    for (let i = 0; i < 2; i++) await people.signIn({ name: 'Ada', password: 'wrong' }, from);
    expect(code(await people.signIn({ name: 'Ada', password: PASSWORD }, from))).toBe('tooMany');
  });

  test('audit 12: a hash of less work is made anew at sign-in, and never over a password changed meanwhile', async () => {
    const ada = await house.person('Ada');
    const { people: stored } = house.store;
    const people = new People(house.store, house.now, { cost: { ln: 2, r: 1, p: 1 } });
    expect(code(await people.signIn({ name: 'Ada', password: 'wrong' }, HERE))).toBe('wrongPassword');
    expect((await stored.account(ada.account.id))?.passwordHash).toBe(ada.account.passwordHash);
    const again = good(await people.signIn({ name: 'Ada', password: PASSWORD }, HERE));
    expect(again.account.passwordHash).toMatch(/^\$scrypt\$ln=2,/);
    expect((await stored.account(ada.account.id))?.passwordHash).toBe(again.account.passwordHash);
    expect(code(await people.signIn({ name: 'Ada', password: PASSWORD }, HERE))).toBeUndefined();
    expect(await stored.swapPassword(ada.account.id, ada.account.passwordHash, 'old news')).toBe(false);
  });
});

describe('changing', () => {
  test('a name, for guests too, if nobody has it', async () => {
    const [ada, guest] = [await house.person('Ada'), await house.people.guest(HERE)];
    expect(good(await house.people.changeName(ada, 'ADA')).name).toBe('ADA');
    expect(code(await house.people.changeName(guest, 'ada'))).toBe('nameTaken');
    expect(good(await house.people.changeName(guest, 'Zoë')).name).toBe('Zoë');
    expect((await house.people.sessions.whoIs(guest.token))?.account.name).toBe('Zoë');
    expect(
      good(await house.people.signUp(guest, { name: 'Zoë', password: PASSWORD }, HERE)).account.name,
    ).toBe('Zoë');
  });

  test('a password, with the old one; other sessions end', async () => {
    const ada = await house.person('Ada');
    const other = good(await signIn('Ada', PASSWORD));
    const change = (current: string | null, wanted: string) =>
      house.people.changePassword(ada, current, wanted);
    expect(code(await change('wrong', 'another long one'))).toBe('wrongPassword');
    expect(code(await change(PASSWORD, 'short'))).toBe('weakPassword');
    good(await change(PASSWORD, 'another long one'));
    expect(await house.people.sessions.whoIs(other.token)).toBeUndefined();
    expect(await house.people.sessions.whoIs(ada.token)).toBeDefined();
    expect(code(await signIn('Ada', PASSWORD))).toBe('wrongPassword');
    expect(code(await signIn('Ada', 'another long one'))).toBeUndefined();
  });

  test('guessing the old password from an open session ends soon', async () => {
    const ada = await house.person('Ada');
    const rate = { burst: 2, every: 30_000 };
    const tries = { address: rate, nameAndAddress: rate, name: rate, device: rate };
    const people = new People(house.store, house.now, { tries, cost: CHEAP });
    for (const guess of ['one', 'two']) await people.changePassword(ada, guess, 'another long one');
    expect(code(await people.changePassword(ada, PASSWORD, 'another long one'))).toBe('tooMany');
    // The owner is not kept out by it.
    const other = good(await people.signIn({ name: 'Ada', password: PASSWORD }, HERE));
    expect(code(await people.changePassword(other, PASSWORD, 'another long one'))).toBeUndefined();
  });

  test('a password without the old one, soon after a sign-in only; shown at another node counts at once', async () => {
    const ada = await house.person('Ada');
    const elsewhere = new People(house.store, house.now, { cost: CHEAP });
    house.wait(10 * 60_000);
    const old = (await elsewhere.sessions.whoIs(ada.token))!;
    expect(code(await elsewhere.changePassword(old, null, 'another long one'))).toBe('recentSignIn');
    expect(code(await house.people.prove(old, 'wrong'))).toBe('wrongPassword');
    good(await house.people.prove(old, PASSWORD));
    expect(code(await elsewhere.changePassword(old, null, 'another long one'))).toBeUndefined();
  });

  test('a guest has no password to change', async () => {
    const guest = await house.people.guest(HERE);
    expect(code(await house.people.changePassword(guest, null, PASSWORD))).toBe('notForGuests');
  });

  test('settings, if they can be read', async () => {
    const ada = await house.person('Ada');
    const wanted = { ...ada.account.settings, quietFrom: 22, quietTo: 6 };
    expect(good(await house.people.changeSettings(ada, wanted))).toEqual(wanted);
    expect((await house.people.sessions.whoIs(ada.token))?.account.settings).toEqual(wanted);
    const { refusal } = await house.people.changeSettings(ada, { ...wanted, quietTo: 99 });
    expect(refusal).toMatchObject({ code: 'badRequest', params: { path: 'quietTo', fault: 'range' } });
  });
});

describe("one's own data", () => {
  test('everything but the hashes', async () => {
    const [ada, berta] = [await house.person('Ada'), await house.person('Berta')];
    const { token } = good(await new BotTokens(house.store.people, house.now).make(ada, 'Ada Engine'));
    const manners = new Manners(house.store);
    await manners.mute(ada, berta.account.id, true);
    const made = report('1', { by: ada.account.id, about: berta.account.id });
    await house.store.moderation.report(made);
    await house.store.moderation.report(report('2', { by: berta.account.id, about: ada.account.id }));
    const words = [said('t1', 1, ada.account.id, 'ahoy'), said('t1', 2, berta.account.id, 'tsk')];
    await openTable(house.store, newTable('t1'), words);
    const rated = { who: ada.account.id, game: 'container', mu: 26, sigma: 8 };
    await house.store.settle(settlement('t1', { ratings: [rated] }));
    const mine = await exportMine(house.store.people, ada);
    expect(mine.account).toMatchObject({ name: 'Ada', hasPassword: true });
    expect(mine.bots).toMatchObject([{ name: 'Ada Engine' }]);
    expect(mine.mutes).toEqual([berta.account.id]);
    expect(mine.words).toEqual([{ table: 't1', at: words[0]?.at, text: 'ahoy' }]);
    expect(mine.reportsMade).toEqual([made]);
    expect(mine.ratings).toEqual([{ ...rated, games: 1 }]);
    expect(mine.ratingPoints).toEqual([{ game: 'container', table: 't1', at: 50, mu: 26, sigma: 8 }]);
    const text = JSON.stringify(mine);
    const { created, seen } = ada.session;
    expect(mine.sessions).toContainEqual(expect.objectContaining({ created, seen, browser: '', os: '' }));
    for (const secret of ['scrypt', ada.session.tokenHash, token]) expect(text).not.toContain(secret);
  });

  test('erased: name free, sessions and bots gone, sign-in impossible', async () => {
    const ada = await house.person('Ada');
    const bots = new BotTokens(house.store.people, house.now);
    const { bot, token } = good(await bots.make(ada, 'Ada Engine'));
    good(await house.people.eraseMe(ada, null));
    expect(await house.people.sessions.whoIs(ada.token)).toBeUndefined();
    expect(code(await signIn('Ada', PASSWORD))).toBe('wrongPassword');
    expect((await house.store.people.account(ada.account.id))?.name).not.toBe('Ada');
    expect((await house.store.people.account(bot.id))?.name).not.toBe('Ada Engine');
    expect(await bots.whoHas(token)).toBeUndefined();
    expect((await house.person('Ada')).account.id).not.toBe(ada.account.id);
  });

  test('who was erased at another node is forgotten here as well, once', async () => {
    const ada = await house.person('Ada');
    const elsewhere = new People(house.store, house.now);
    const gone: string[] = [];
    elsewhere.gone = async (account) => void gone.push(await Promise.resolve(account));
    expect(await elsewhere.sessions.whoIs(ada.token)).toBeDefined();
    good(await house.people.eraseMe(ada, null));
    // Said by one whose session was still remembered.
    await openTable(house.store, newTable('t1'), [said('t1', 1, ada.account.id, 'ahoy')]);
    await Promise.all([elsewhere.followGone(), elsewhere.followGone()]);
    await elsewhere.followGone();
    expect(gone).toEqual([ada.account.id]);
    expect(await elsewhere.sessions.whoIs(ada.token)).toBeUndefined();
    expect(await house.store.people.wordsOf(ada.account.id)).toEqual([]);
    house.wait(DAY);
    expect(await house.store.people.goneSince(house.now() - 600_000)).toEqual([]);
  });

  test('an old session needs the password for that; a guest needs nothing', async () => {
    const [ada, guest] = [await house.person('Ada'), await house.people.guest(HERE)];
    house.wait(DAY);
    expect(code(await house.people.eraseMe(ada, null))).toBe('recentSignIn');
    expect(code(await house.people.eraseMe(ada, 'wrong'))).toBe('wrongPassword');
    expect(code(await house.people.eraseMe(ada, PASSWORD))).toBeUndefined();
    expect(code(await house.people.eraseMe(guest, null))).toBeUndefined();
  });
});

describe('mutes', () => {
  test('mutes can be lifted, and nobody mutes nobody or themselves', async () => {
    const [ada, berta] = [await house.person('Ada'), await house.person('Berta')];
    const manners = new Manners(house.store);
    await manners.mute(ada, berta.account.id, true);
    expect(await manners.mutedBy(ada)).toEqual([berta.account.id]);
    await manners.mute(ada, berta.account.id, false);
    expect(await manners.mutedBy(ada)).toEqual([]);
    expect(code(await manners.mute(ada, 'nobody', true))).toBe('noSuchPerson');
    expect(code(await manners.mute(ada, ada.account.id, true))).toBe('noSuchPerson');
  });

  test('audit 8: every change of mutes is told to the open pages of who mutes, and of nobody else', async () => {
    const [ada, berta] = [await house.person('Ada'), await house.person('Berta')];
    const manners = new Manners(house.store);
    const told: string[] = [];
    manners.changed = (account) => void told.push(account);
    for (const on of [true, false]) await manners.mute(ada, berta.account.id, on);
    expect(told).toEqual([ada.account.id, ada.account.id]);
    const standing = async (id: string) => (await house.store.people.account(id))?.standing;
    expect([await standing(ada.account.id), await standing(berta.account.id)]).toEqual([2, undefined]);
  });

  test('audit 8: nobody mutes more than a thousand', async () => {
    const ada = await house.person('Ada');
    const many = Array.from({ length: 1001 }, (_, i) => account(`p${i}`));
    for (const one of many) await house.store.people.create(one);
    for (const { id } of many.slice(1)) await house.store.people.mute(ada.account.id, id, true);
    const manners = new Manners(house.store);
    expect(code(await manners.mute(ada, 'p0', true))).toBe('tooManyMutes');
    expect(code(await manners.mute(ada, 'p1', false))).toBeUndefined();
    expect(code(await manners.mute(ada, 'p0', true))).toBeUndefined();
  });
});
