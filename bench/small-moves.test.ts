import { expect, test } from 'vitest';
import { noChance, seeded } from '../core/chance.ts';
import { container } from '../games/container/rules/index.ts';
import { ANNA, BERNARD, cells, goods, table } from '../games/container/rules/testing.ts';
import { BASE_2007 } from '../games/container/rules/trial.ts';
import type { Move } from '../games/container/rules/types.ts';
import { playCounted, smallMoves, smallMovesPerGame } from './small-moves.ts';

const { state } = table(
  {},
  {
    anna: { machines: ['black', 'tan'], factory: '2 black $1', warehouses: 4, harbour: 'white $2, tan $3' },
    bernard: { factory: '2 brown $2' },
  },
);
const count = (move: Move): number => smallMoves(state, ANNA, move);

test('a container made, bought or loaded is a move there, and so is each that changes its price', () => {
  const made = goods('black, tan');
  expect(count({ type: 'produce', made, store: cells('factory', '3 black $1, tan $4') })).toBe(2);
  expect(count({ type: 'produce', made, store: cells('factory', '3 black $2, tan $4') })).toBe(2 + 2);
  const bought = cells('factory', '2 brown $2');
  const store = cells('harbour', '2 brown $6, white $2, tan $6');
  expect(count({ type: 'buy', seller: BERNARD, goods: bought, store })).toBe(2 + 1);
  expect(count({ type: 'reprice', store: cells('harbour', 'white $6, tan $6') })).toBe(2);
  expect(count({ type: 'dock', at: BERNARD, goods: cells('harbour', '') })).toBe(1);
  expect(count({ type: 'dock', at: BERNARD, goods: cells('harbour', '2 tan $2') })).toBe(3);
  expect(count({ type: 'load', goods: cells('harbour', '2 tan $2') })).toBe(2);
});

test('what is one move there is one; nobody chooses what is seized', () => {
  for (const type of ['pass', 'loan', 'repay', 'buildWarehouse', 'decline'] as const)
    expect(count({ type })).toBe(1);
  expect(count({ type: 'default' })).toBe(0);
  expect(count({ type: 'seizeBuilding', machine: null, space: 2 })).toBe(0);
  expect(count({ type: 'seizeGoods', place: 'island', colour: 'tan' })).toBe(0);
  expect(count({ type: 'seizeStock', harbour: [], factory: [] })).toBe(0);
});

test('a turn that ends with its second action ends with a pass there', () => {
  const copy = container.clone(state);
  const play = (move: Move): number => playCounted(copy, ANNA, move, noChance);
  expect(play({ type: 'dock', at: BERNARD, goods: cells('harbour', '') })).toBe(1);
  expect(play({ type: 'sail', to: 'sea' })).toBe(1 + 1);
  expect(playCounted(copy, BERNARD, { type: 'pass' }, noChance)).toBe(1);
});

test('a random game comes to more of their moves than of ours', () => {
  const chance = seeded('small');
  const perGame = smallMovesPerGame(BASE_2007, 4, 100, chance);
  expect(perGame).toBeGreaterThan(180);
  expect(perGame).toBeLessThan(2000);
});
