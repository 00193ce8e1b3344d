/** What is said of interest that cannot be paid, and of what is taken for it. */
import { expect, test } from 'vitest';
import { container } from '../../rules/index.ts';
import { ANNA, BERNARD, type Holding, type Table, table } from '../../rules/testing.ts';
import type { Move, Options } from '../../rules/types.ts';
import { pointsOf } from './index.ts';

/** Bernard's turn begins, and he has nothing to pay his interest with. */
function broke(bernard: Holding, options: Partial<Options> = {}): Table {
  const t = table(options, { seats: 3, bernard: { loans: 1, cash: 0, factory: '', ...bernard } });
  t.anna.passes();
  return t;
}

const codesFor = ({ state }: Table, seat: number, move: Move): string[] =>
  pointsOf({ view: container.view(state, seat), seat, seen: [] }, move).map(({ code }) => code);
const DEFAULT: Move = { type: 'default' };

test('4.3 of a default, who chooses what is lost', () => {
  const goods = broke({ island: 'tan, white' });
  expect(codesFor(goods, BERNARD, DEFAULT)).toEqual(['seizedBy', 'loan']);
});

test('4.7, 4.10 that nothing is lost where there is nothing to seize, or cargo protects the buildings', () => {
  expect(codesFor(broke({}), BERNARD, DEFAULT)).toEqual(['waived', 'loan']);
  expect(codesFor(broke({ warehouses: 4, cargo: 'tan' }), BERNARD, DEFAULT)).toEqual(['waived', 'loan']);
});

test('4.11 that a building settles a loan, to the debtor and to the neighbour', () => {
  const building: Move = { type: 'seizeBuilding', machine: null, space: 3 };
  for (const [options, more] of [
    [{}, ['settled']],
    [{ seizureClearsLoan: false }, []],
  ] as const) {
    const t = broke({ warehouses: 4 }, options);
    expect(codesFor(t, BERNARD, DEFAULT)).toEqual(['seizedBy', ...more, 'loan']);
    t.bernard.defaults();
    expect(codesFor(t, ANNA, building)).toEqual([...more, 'loses']);
  }
});

test('10.7 after the auction, what repaying saves and what passing keeps', () => {
  const t = table({}, { seats: 3, anna: { loans: 1, cash: 12, cargo: 'tan' } });
  t.anna.sails('island');
  t.bernard.bids(1);
  t.clara.bids(0);
  t.anna.declines();
  expect(codesFor(t, ANNA, { type: 'repay' })).toEqual(['repaid', 'purse']);
  expect(codesFor(t, ANNA, { type: 'pass' })).toEqual(['saved']);
});
