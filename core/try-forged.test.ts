/** That forged moves find what is wrong; each game sends its own in forged.test.ts. */
import { expect, test } from 'vitest';
import { shanghaien } from '../games/shanghaien/rules/index.ts';
import { RULE_OF } from '../games/shanghaien/rules/reasons.ts';
import { RULES } from '../games/shanghaien/rules/tables.ts';
import { trial } from '../games/shanghaien/rules/trial.ts';
import type { Shanghaien } from '../games/shanghaien/rules/types.ts';
import type { Game } from './game.ts';
import { type Forging, tryForgedMoves, tryForgedOptions } from './try-forged.ts';

const shapes = { type: ['roll', 'place'], die: [1, 2, 3] };

/** Forges the moves of a game with something broken in it. */
const forging = (broken: Partial<Game<Shanghaien>>): Forging<Shanghaien> => ({
  ...{ ruleOf: RULE_OF, rules: RULES, kinds: 1, words: [], shapes, sparing: () => 4 },
  trial: { ...trial, game: { ...shanghaien, ...broken } },
});
const complaint = (broken: Partial<Game<Shanghaien>>) => tryForgedMoves(forging(broken), 500).complaints[0];

test('a game in order gives no cause to complain', () => {
  expect(complaint({})).toBeUndefined();
});

test('whatever is wrong with an answer is told', () => {
  const { check, clone, decode, moves } = shanghaien;
  expect(complaint({ check: (...asked) => (asked[1] === 1 ? undefined : check(...asked)) })).toBeDefined();
  const elsewhere = { code: 'rollFirst', rule: '1.1', params: {} } as const;
  expect(complaint({ check: () => elsewhere })).toContain('rollFirst cites 1.1');
  expect(complaint({ moves: (view, seat) => [...moves(view, seat)].slice(1) })).toContain('not listed');
  expect(complaint({ clone: (state) => ({ ...clone(state), hands: state.hands }) })).toBeDefined();
  const trusting = { ...decode.move, decode: (raw: unknown) => ({ value: raw as { type: 'roll' } }) };
  expect(complaint({ decode: { ...decode, move: trusting } })).toContain('Error');
});

test('also with a game that forged options begin', () => {
  expect(tryForgedOptions(forging({}), 2_000).complaints).toEqual([]);
  const odd = { ...forging({}), begun: () => 'odd' };
  expect(tryForgedOptions(odd, 2_000).complaints[0]).toContain('odd');
});

test('and that too few came through a door', () => {
  expect(tryForgedMoves({ ...forging({}), kinds: 1_000 }, 20_000).complaints).toHaveLength(1);
});
