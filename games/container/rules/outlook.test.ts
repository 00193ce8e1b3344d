/** What a picture may say beyond what lies there. */
import { describe, expect, test } from 'vitest';
import {
  answers,
  filling,
  islandOutlook,
  machinesOf,
  production,
  warehousesOf,
  worthsOn,
} from './outlook.ts';
import { ANNA, BERNARD, CLARA, goods, table } from './testing.ts';

const CARD_C = 2;

describe('stores and buildings', () => {
  test('1.3 each machine gives room for two, each warehouse for one', () => {
    const { state } = table(
      {},
      { seats: 3, anna: { machines: ['black', 'tan'], warehouses: 3, harbour: 'tan $4' } },
    );
    expect(filling(state, 'factory', ANNA)).toEqual({ have: 1, room: 4 });
    expect(filling(state, 'harbour', ANNA)).toEqual({ have: 1, room: 3 });
  });

  test('1.3 an empty space shows what it costs to build there', () => {
    const { state } = table({}, { seats: 3, anna: { machines: ['black', 'tan'], warehouses: 3 } });
    expect(machinesOf(state, ANNA)).toEqual(['black', 'tan', 9, 12]);
    expect(warehousesOf(state, ANNA)).toEqual(['shed', 'shed', 'shed', 6, 7]);
  });
});

describe('production', () => {
  test('8.3 every machine counts whose colour is left', () => {
    const { state } = table(
      {},
      { seats: 3, supply: { tan: 0 }, anna: { machines: ['black', 'tan'], factory: '' } },
    );
    expect(production(state, ANNA)).toEqual({ colours: ['black'], due: 1 });
  });

  test('8.3 no more must be made than there is room for', () => {
    const { state } = table({}, { seats: 3, anna: { machines: ['black', 'tan'], factory: '3 tan $1' } });
    expect(production(state, ANNA)).toEqual({ colours: ['black', 'tan'], due: 1 });
  });
});

describe('worth', () => {
  test('1.5 a value card begins with its dearest colour', () => {
    const worths = worthsOn(CARD_C);
    expect(worths.map(({ alone, full }) => [alone, full])).toEqual([
      [10, 10],
      [5, 10],
      [6, 6],
      [4, 4],
      [2, 2],
    ]);
    expect(worths.map(({ colour }) => colour)).toEqual(['orange', 'tan', 'white', 'black', 'brown']);
  });

  test('12.2, 12.3 an island is worth what its owner would count, now and with more on it', () => {
    const island = '2 black, orange, tan, white';
    const { state } = table({}, { seats: 3, anna: { card: CARD_C, island } });
    expect(islandOutlook(state, ANNA)).toEqual({ worth: 21, discarded: 'black', full: false });
    expect(islandOutlook(state, ANNA, goods('brown'))).toEqual({ worth: 28, discarded: 'black', full: true });
  });

  test('1.5 of a hidden card nothing can be said', () => {
    const { state } = table({}, { seats: 3 });
    expect(islandOutlook({ ...state, valueCards: [0, null, null] }, BERNARD)).toBeUndefined();
  });
});

describe('answers', () => {
  test('10.4, 10.5 the seller sees the highest offer and who made it', () => {
    const t = table({}, { seats: 3, anna: { ship: 'sea', cargo: 'tan' } });
    t.anna.sails('island');
    t.bernard.bids(3);
    t.clara.bids(7);
    expect(answers(t.state)).toEqual({ offer: 7, best: [CLARA] });
  });
});
