/**
 * Whatever arrives as a move, at any moment of any game: it is refused with a reason or was legal, nothing
 * throws or gets lost, and the table it was sent to does not change. FORGED=1000000 tries more of them.
 */
import { expect, test } from 'vitest';
import { type Forging, tryForgedMoves, tryForgedOptions } from '../../../core/try-forged.ts';
import { ACTIONS } from './actions/index.ts';
import { RULE_OF } from './reasons.ts';
import { BASE_TRICKS, ENDS, NATIONS, RULES, TRICKS } from './tables.ts';
import { trial } from './trial.ts';
import type { Shanghaien } from './types.ts';

const COUNT = Number(process.env['FORGED'] ?? 5_000);
const DICE = [1, 2, 3, 4, 5, 6];

const forging: Forging<Shanghaien> = {
  trial,
  ruleOf: RULE_OF,
  rules: RULES,
  kinds: 25,
  words: [...TRICKS, 'left', 'Die', 'die ', new Date(0)],
  shapes: {
    type: Object.keys(ACTIONS),
    die: DICE,
    back: DICE,
    card: BASE_TRICKS,
    nation: NATIONS,
    by: [1, -1],
    end: [...ENDS, null],
  },
  sparing: () => 4,
  begun: ({ tavern }) => (tavern.length === 6 ? undefined : `${tavern.length} cards in the tavern`),
};

test('forged moves hurt nobody', { timeout: 3_600_000 }, () => {
  const { complaints, seen } = tryForgedMoves(forging, COUNT);
  if (process.env['FORGED']) console.log(seen);
  expect(complaints).toEqual([]);
});

test('nor do forged options', () => {
  expect(tryForgedOptions(forging, Math.min(COUNT, 2_000)).complaints).toEqual([]);
});
