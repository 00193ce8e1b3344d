/** How much work a check takes, counted instead of timed. */
import { expect, test, vi } from 'vitest';

const work = vi.hoisted(() => ({ done: 0 }));

vi.mock('node:crypto', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:crypto')>()),
  scrypt(...given: unknown[]) {
    const [, , bytes, { N, r, p }, done] = given as [
      string,
      Buffer,
      number,
      { N: number; r: number; p: number },
      (error: Error | null, key: Buffer) => void,
    ];
    work.done += N * r * p;
    setImmediate(() => done(null, Buffer.alloc(bytes)));
  },
}));

const { isPassword } = await import('./passwords.ts');

async function workFor(stored: string | null): Promise<number> {
  work.done = 0;
  await isPassword('a guess', stored);
  return work.done;
}

const hash = (cost: string): string => `$scrypt$${cost}$${'A'.repeat(22)}$${'B'.repeat(43)}`;

test('audit 12: no account, an old hash and a new one take the same work, so that time tells nothing', async () => {
  const most = 2 ** 15 * 8 * 3;
  expect(await workFor(null)).toBe(most);
  expect(await workFor(hash('ln=15,r=8,p=3'))).toBe(most);
  expect(await workFor(hash('ln=15,r=8,p=1'))).toBe(most);
});
