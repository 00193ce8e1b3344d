/** Chapter 5: domestic sale. */
import { expect, test } from 'vitest';
import { ANNA, table } from '../testing.ts';

const SALE = { domesticSale: true } as const;

test('5.1 not in games without it', () => {
  table({}, { turns: 8 }).anna.mayNot('5.1 noSaleInThisGame').sells('black', 2, 'factory');
});

test('5.1 $2 from the bank for a container that goes back to the supply; it is not an action', () => {
  const t = table(SALE, { turns: 8 });
  t.anna.sells('black', 2, 'factory');
  expect([t.anna.cash, t.anna.factory, t.state.actions, t.state.bank]).toEqual([22, '', 2, 2]);
  expect(t.supply).toBe('16 black, 15 brown, 15 orange, 15 tan, 16 white');
  expect(t.told('sold')).toEqual([{ type: 'sold', seat: ANNA, colour: 'black' }]);
});

test('5.1 once a turn', () => {
  const t = table(SALE, { turns: 8, anna: { factory: 'black $2, black $4' } });
  t.anna.sells('black', 4, 'factory');
  t.anna.mayNot('5.1 alreadySold').sells('black', 2, 'factory');
  for (const seat of [t.anna, t.bernard, t.clara, t.david]) seat.passes();
  t.anna.sells('black', 2, 'factory');
  expect(t.anna.cash).toBe(24);
});

test('5.1 before the actions; borrowing and repaying do not matter', () => {
  const t = table(SALE, { turns: 8 });
  t.anna.borrows();
  t.anna.repays();
  t.anna.sells('black', 2, 'factory');
  const late = table(SALE, { turns: 8 });
  late.anna.buildsWarehouse();
  late.anna.mayNot('5.1 saleBeforeActions').sells('black', 2, 'factory');
});

test('5.1 after interest', () => {
  const t = table(SALE, { turns: 8, bernard: { loans: 2, cash: 1, factory: 'tan $2, brown $4' } });
  t.anna.passes();
  expect([t.bernard.factory, t.bernard.cash]).toEqual(['', 0]);
  t.bernard
    .mayNot('5.2 notInStore', { colour: 'tan', price: 2, there: 0, wanted: 1 })
    .sells('tan', 2, 'harbour');
});

test('5.1 only in one’s own turn', () => {
  const t = table(SALE, { turns: 8 });
  t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).sells('brown', 2, 'factory');
});

test('5.1 any container of the store, the cheapest too', () => {
  const t = table(SALE, { turns: 8, anna: { factory: 'black $1, white $4' } });
  t.anna.sells('black', 1, 'factory');
  expect(t.anna.factory).toBe('white $4');
});

test('5.1 not in the first turn of anybody', () => {
  const t = table(SALE);
  for (const seat of [t.anna, t.bernard, t.clara, t.david]) {
    seat.mayNot('5.1 noSaleInFirstTurn').sells('black', 2, 'factory');
    seat.passes();
  }
  t.anna.sells('black', 2, 'factory');
});

test('5.2 from the factory store; from the harbour store only if that is empty', () => {
  const t = table(SALE, {
    turns: 4,
    anna: { harbour: 'tan $6' },
    bernard: { factory: '', harbour: 'white $6' },
  });
  t.anna.mayNot('5.2 sellFromFactory').sells('tan', 6, 'harbour');
  t.anna
    .mayNot('5.2 notInStore', { colour: 'black', price: 3, there: 0, wanted: 1 })
    .sells('black', 3, 'factory');
  t.anna
    .mayNot('5.2 notInStore', { colour: 'black', price: 5, there: 0, wanted: 1 })
    .sells('black', 5, 'factory');
  t.anna.passes();
  t.bernard
    .mayNot('5.2 notInStore', { colour: 'brown', price: 2, there: 0, wanted: 1 })
    .sells('brown', 2, 'factory');
  t.bernard.sells('white', 6, 'harbour');
  expect([t.bernard.cash, t.bernard.harbour, t.state.supply[4]]).toEqual([22, '', 16]);
});

test('5.1, 5.2 nothing to sell', () => {
  const t = table(SALE, { turns: 4, anna: { factory: '' } });
  t.anna
    .mayNot('5.2 notInStore', { colour: 'black', price: 2, there: 0, wanted: 1 })
    .sells('black', 2, 'harbour');
});

test('5.1, 12.1 a sale can fill one empty pile again', () => {
  const t = table(SALE, { turns: 4, supply: { black: 0, white: 1 }, anna: { machines: ['white'] } });
  t.anna.sells('black', 2, 'factory');
  t.anna.produces('white', 'white $1');
  expect([t.state.ending, t.state.supply]).toEqual([false, [1, 15, 15, 15, 0]]);
});
