import { expect, test } from 'vitest';
import { sightOf } from './sight.ts';

const port = (top: number) => ({ top, bottom: top + 200 });
const stage = (top: number) => ({ top, bottom: top + 500 });

test('who sees everything stays where they are', () => {
  expect(sightOf([port(100), port(300)], stage(0))).toBe(0);
  expect(sightOf([], stage(40))).toBe(40);
});

test('what lies below comes into sight, no higher than it must', () => {
  expect(sightOf([port(900)], stage(0))).toBe(900 + 200 + 8 - 500);
});

test('what lies above comes into sight', () => {
  expect(sightOf([port(300)], stage(800))).toBe(300 - 8);
  expect(sightOf([port(0)], stage(800))).toBe(0);
});

test('two that fit are better than one that is near', () => {
  expect(sightOf([port(420), port(1000), port(1220)], stage(0))).toBe(1220 + 200 + 8 - 500);
});
