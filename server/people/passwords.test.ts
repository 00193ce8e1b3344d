import { expect, test } from 'vitest';
import { checkPassword, hashPassword, isPassword } from './passwords.ts';

test('a hash names its cost, has its own salt, and knows its password', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
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

test('weak ones are refused', () => {
  expect(checkPassword('seven77', 'Ada')?.code).toBe('weakPassword');
  expect(checkPassword('aaaaaaaaaa', 'Ada')?.code).toBe('weakPassword');
  expect(checkPassword('ADA LOVELACE', 'Ada Lovelace')?.code).toBe('weakPassword');
  expect(checkPassword('x1'.repeat(101), 'Ada')?.code).toBe('badRequest');
  expect(checkPassword('ada-eats-8', 'Ada')).toBeUndefined();
});
