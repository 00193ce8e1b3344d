import { expect, test } from 'vitest';
import { list } from './languages.ts';

test.each([
  ['en', 'Ada, Bob and Eve'],
  ['de', 'Ada, Bob und Eve'],
  ['nl', 'Ada, Bob en Eve'],
] as const)('%s needs no comma before the last', (language, said) => {
  expect(list(language, ['Ada', 'Bob', 'Eve'])).toBe(said);
});
