/**
 * Whatever arrives as a move, at any moment of any game: it is refused with a reason or was legal, nothing
 * throws or gets lost, and the table it was sent to does not change. FORGED=1000000 tries more of them.
 */
import { expect, test } from 'vitest';
import { type Forging, tryForgedMoves, tryForgedOptions } from '../../../core/try-forged.ts';
import { ACTIONS } from './actions/index.ts';
import { RULE_OF } from './reasons.ts';
import { COLOURS, RULES } from './tables.ts';
import { trial } from './trial.ts';
import type { Container } from './types.ts';

const COUNT = Number(process.env['FORGED'] ?? 5_000);
const stores = (...lengths: number[]) => lengths.map((length) => Array<number>(length).fill(0));

const forging: Forging<Container> = {
  trial,
  ruleOf: RULE_OF,
  rules: RULES,
  kinds: 45,
  words: [...COLOURS, 'harbour', 'Goods', 'goods ', new Date(0)],
  shapes: {
    type: Object.keys(ACTIONS),
    colour: COLOURS,
    machine: [...COLOURS, null],
    space: [0, 1, 2, 3, 4],
    place: ['island', 'ship', 'bankPort'],
    price: [1, 2, 3, 4, 5, 6],
    amount: [0, 1, 5, 20],
    broker: [0, 1, 2],
    seller: [0, 1, 2, 3, 4],
    at: [0, 1, 2, 3, 4],
    to: ['sea', 'island'],
    goods: stores(5, 20, 25, 4, 0, 26),
    made: stores(20, 5, 19, 21),
    store: ['factory', 'harbour', ...stores(20, 25, 24)],
    factory: stores(20, 19, 25),
    harbour: stores(25, 24, 20),
    order: [[...COLOURS], ['tan'], ['tan', 'tan'], []],
  },
  // Most states wait for an ordinary action; the others are where forgeries are told apart.
  sparing: ({ phase }) => (phase === 'actions' ? 8 : 2),
  replaces: ({ bids }, seat) => ((bids[seat] ?? null) === null ? undefined : 'bid'),
};

test('forged moves hurt nobody', { timeout: 3_600_000 }, () => {
  const { complaints, seen } = tryForgedMoves(forging, COUNT);
  if (process.env['FORGED']) console.log(seen);
  expect(complaints).toEqual([]);
});

test('nor do forged options', () => {
  expect(tryForgedOptions(forging, Math.min(COUNT, 2_000)).complaints).toEqual([]);
});
