import { expect, test } from 'vitest';
import { checkPassword, hashPassword, isOutdated, isPassword } from './passwords.ts';

test('a hash names its cost, has its own salt, and knows its password', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await isPassword('correct horse', one!)).toBe(true);
  expect(await isPassword('correct horse ', one!)).toBe(false);
});

test('a hash made at another cost is read at that cost', async () => {
  // scrypt('correct horse', 16 zero bytes, N = 2, r = 1, p = 1)
  const { scryptSync } = await import('node:crypto');
  const key = scryptSync('correct horse', Buffer.alloc(16), 32, { N: 2, r: 1, p: 1 }).toString('base64url');
  const stored = `$scrypt$ln=1,r=1,p=1$${Buffer.alloc(16).toString('base64url')}$${key}`;
  expect(await isPassword('correct horse', stored)).toBe(true);
  expect(await isPassword('correct house', stored)).toBe(false);
});

test('the same letters composed and decomposed are the same password', async () => {
  const hash = await hashPassword('Grüße aus Köln');
  expect(await isPassword('Grüße aus Köln'.normalize('NFD'), hash!)).toBe(true);
});

test('where there is no password, none is right', async () => {
  expect(await isPassword('', null)).toBe(false);
});

test('when very many wait, the next one is told so instead of waiting too', async () => {
  const many = Array.from({ length: 104 }, () =>
    isPassword('x', '$scrypt$ln=1,r=1,p=1$AAAA$'.padEnd(69, 'A')),
  );
  const answers = await Promise.all(many);
  expect(answers.filter((right) => right === undefined)).toHaveLength(2);
  expect(await isPassword('x', null)).toBe(false);
});

test('audit 12: a hash takes three times the work it took, and an older one is known as such', async () => {
  const old = `$scrypt$ln=15,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  expect([isOutdated(old), isOutdated((await hashPassword('correct horse'))!)]).toEqual([true, false]);
});

const why = (password: string, name = 'Ada'): string | undefined => checkPassword(password, name)?.code;

test('weak ones are refused', () => {
  expect(why('seven77')).toBe('weakPassword');
  expect(why('x1'.repeat(101))).toBe('badRequest');
  for (const good of [
    'ada-eats-8',
    'a plain long sentence',
    'correct horse',
    'Grüße aus Köln',
    '小林さんの長い合言葉',
  ])
    expect(why(good), good).toBeUndefined();
});

test.each([
  ...[
    '12345678',
    '123456789',
    '1234567890',
    '87654321',
    '01234567',
    '98765432',
    'abcdefgh',
    'hgfedcba',
    '1234abcd',
  ],
  ...[
    'qwertyui',
    'qwertyuiop',
    'QWERTYUI',
    'asdfghjkl',
    'poiuytrewq',
    'йцукенгш',
    'azertyuiop',
    '1234qwer',
    'qwertzui',
  ],
  ...[
    'aaaaaaaaaa',
    '11111111',
    '12121212',
    '12341234',
    'abcabcabc',
    'lovelove',
    'asdfasdf',
    '🚢🚢🚢🚢🚢🚢🚢🚢',
    '1111111a',
  ],
])('audit 12: %s is too simple', (password) => expect(why(password)).toBe('simplePassword'));

test.each([
  ...[
    'password',
    'Password1',
    'PASSWORD123',
    'p@ssw0rd',
    'passw0rd',
    'password!',
    'iloveyou',
    'sunshine',
    'princess1',
  ],
  ...[
    'football',
    'baseball',
    'superman',
    'trustno1',
    '1qaz2wsx',
    'q1w2e3r4',
    'letmein1',
    'welcome1',
    'starwars',
    'computer',
  ],
  ...[
    'michelle',
    'jennifer',
    'monkey123',
    'dragon12',
    'master01',
    'shadow99',
    'Summer2024!',
    'qwerty123',
    'abc12345',
  ],
  ...[
    'schatz123',
    'passwort1',
    'motdepasse',
    'contrasena',
    'wachtwoord',
    'hallo1234',
    'liverpool',
    'corvette',
    '147258369',
  ],
  ...[
    'whatever',
    'mercedes',
    'samantha',
    'steelers',
    'victoria',
    '123football',
    'minecraft',
    'pokemon1',
    'blink182',
    'swordfish',
    '12345678910',
  ],
])('audit 12: %s is one that everybody tries', (password) => expect(why(password)).toBe('commonPassword'));

test.each([
  ['ADA LOVELACE', 'Ada Lovelace'],
  ['adalovelace', 'Ada Lovelace'],
  ['adalovelace1815', 'Ada Lovelace'],
  ['LovelaceLovelace', 'lovelace'],
  ['quayside', 'Ada'],
  ['Quayside2026!', 'Ada'],
  ['larus 214', 'Larus 214'],
])('audit 12: %s is hardly more than a name', (password, name) =>
  expect(why(password, name)).toBe('passwordIsName'),
);
