import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../text/languages.ts';
import type { MoveOf } from '../rules/types.ts';
import { text } from './index.ts';

const PLACES: readonly MoveOf<'sail'>['to'][] = ['sea', 'island'];

test.each(LANGUAGES)('9.1 in %s a button and a hint say where a ship sails to', async (language) => {
  const { kinds, moves } = await text(language);
  const { sail } = kinds;
  const named = PLACES.map((to) => (typeof sail === 'string' ? sail : sail({ type: 'sail', to })));
  expect(named).toEqual(PLACES.map((to) => moves.sail({ type: 'sail', to }, String)));
  expect(new Set(named).size).toBe(2);
});
