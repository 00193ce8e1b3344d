/**
 * Whatever arrives as a move, at any moment of any game: it is refused with a reason or was legal, nothing
 * throws or gets lost, and the table it was sent to does not change. FORGED=1000000 tries more of them.
 */
import { expect, test } from 'vitest';
import { nasty, oneOf } from '../../../core/forging.ts';
import { type Forging, tryForgedMoves, tryForgedOptions } from '../../../core/try-forged.ts';
import { ACTIONS } from './actions/index.ts';
import { RULE_OF } from './reasons.ts';
import { LIKELY_PRINT, PORTS, RULES, TOKENS } from './tables.ts';
import { sense } from './testing.ts';
import { trial } from './trial.ts';
import type { CargoNoir } from './types.ts';

const COUNT = Number(process.env['FORGED'] ?? 5_000);
const none = (...lengths: number[]) => lengths.map((length) => Array<number>(length).fill(0));

const forging: Forging<CargoNoir> = {
  trial,
  ruleOf: RULE_OF,
  rules: RULES,
  kinds: 25,
  words: ['macao', 'rio', 'gold', 'wild', 'Port', 'port ', new Date(0)],
  shapes: {
    type: Object.keys(ACTIONS),
    port: PORTS,
    give: TOKENS,
    take: TOKENS,
    coins: [0, 1, 2, 5],
    sets: [[], [{ kind: 'same', tokens: none(10)[0] }], [{ kind: 'different', tokens: [] }]],
    cards: none(13, 12, 14),
    discard: none(10, 9, 11),
    casino: [0, 1, 2, 3],
    market: [0, 1, 2, 3],
    stacks: none(8, 7, 9),
  },
  sparing: () => 12,
  sense,
  /** Misprints. */
  options: (from, chance) => ({
    printed: { ...LIKELY_PRINT, [oneOf(Object.keys(LIKELY_PRINT), chance)]: nasty(from, chance) },
  }),
};

test('forged moves hurt nobody', { timeout: 3_600_000 }, () => {
  const { complaints, seen } = tryForgedMoves(forging, COUNT);
  if (process.env['FORGED']) console.log(seen);
  expect(complaints).toEqual([]);
});

test('nor do forged options', () => {
  expect(tryForgedOptions(forging, Math.min(COUNT, 2_000)).complaints).toEqual([]);
});
