import { expect, test } from 'vitest';
import { newNonce, newSeed } from './luck.ts';

test('seeds and nonces are drawn anew each time', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(newSeed()).not.toBe(newSeed());
  expect(newNonce()).not.toBe(newNonce());
});
