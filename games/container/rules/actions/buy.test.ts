/** Chapter 7: buying for the harbour store. */
import { expect, test } from 'vitest';
import { ANNA, BERNARD, CLARA, cells, EMMA, goods, table } from '../testing.ts';

const ANNIVERSARY = { edition: 'anniversary' } as const;
const RED = { machines: ['brown', 'black', 'orange'], factory: '2 black $2, orange $4, white $4' } as const;

test('7.1 worked example: a black for $2 and the orange for $4 cost $6', () => {
  const t = table({}, { anna: { warehouses: 2 }, bernard: RED });
  t.anna.buys(BERNARD, 'black $2, orange $4', 'black $3, orange $6');
  expect([t.anna.cash, t.bernard.cash, t.state.bank]).toEqual([14, 26, 0]);
  expect([t.anna.harbour, t.bernard.factory]).toEqual(['black $3, orange $6', 'black $2, white $4']);
  expect(t.told('bought')).toEqual([
    { type: 'bought', seat: ANNA, seller: BERNARD, goods: cells('factory', 'black $2, orange $4'), cost: 6 },
  ]);
  expect(t.told('priced')).toEqual([
    { type: 'priced', seat: ANNA, store: 'harbour', cells: cells('harbour', 'black $3, orange $6') },
  ]);
  expect(t.state.actions).toBe(1);
});

test('7.1 worked example in French: the blacks for $4, orange and white for $2, again $6', () => {
  const t = table(
    {},
    {
      anna: { warehouses: 2 },
      bernard: { ...RED, factory: '2 black $4, orange $2, white $2' },
    },
  );
  t.anna.buys(BERNARD, 'black $4, orange $2', 'black $2, orange $2');
  expect([t.anna.cash, t.bernard.factory]).toEqual([14, 'white $2, black $4']);
});

test('7.1, 7.3 worked example of the anniversary: two for $3, and the container there gets another price', () => {
  const t = table(ANNIVERSARY, {
    bernard: { factory: 'black $1, tan $2' },
    clara: { warehouses: 3, harbour: 'tan $5' },
    turn: CLARA,
  });
  t.clara.buys(BERNARD, 'black $1, tan $2', 'black $4, 2 tan $3');
  expect([t.clara.cash, t.bernard.cash, t.clara.harbour]).toEqual([17, 23, '2 tan $3, black $4']);
  t.clara.mayNot('7.2 harbourFull', { room: 0, wanted: 1 }).buys(ANNA, 'black $2', '2 black $4, 2 tan $3');
});

test('7.1 from another player at the table', () => {
  const t = table();
  t.anna.mayNot('7.1 noSuchSeat', { seat: EMMA }).buys(EMMA, 'white $2', 'white $2');
  t.anna.mayNot('7.1 ownStore').buys(ANNA, 'black $2', 'black $2');
  t.anna.mayNot('7.1 nothingChosen').buys(BERNARD, '', '');
});

test('7.1 one seller for each action', () => {
  const t = table({}, { anna: { warehouses: 2 } });
  t.anna.buys(BERNARD, 'brown $2', 'brown $3');
  t.anna.buys(CLARA, 'orange $2', 'brown $3, orange $3');
  expect([t.anna.cash, t.anna.harbour, t.waitsFor]).toEqual([16, 'brown $3, orange $3', 'Bernard']);
});

test('7.1 only what is there, at its price', () => {
  const t = table({}, { anna: { warehouses: 5 }, bernard: RED });
  t.anna
    .mayNot('7.1 notInStore', { colour: 'black', price: 2, there: 2, wanted: 3 })
    .buys(BERNARD, '3 black $2', '3 black $2');
  t.anna
    .mayNot('7.1 notInStore', { colour: 'white', price: 3, there: 0, wanted: 1 })
    .buys(BERNARD, 'white $3', 'white $3');
});

test('7.1 a purchase that came too late says what is there now', () => {
  const t = table({}, { anna: { warehouses: 3 }, bernard: RED, david: { warehouses: 3 }, turn: BERNARD });
  t.bernard.produces('black, brown', '3 black $2, orange $4, white $4, brown $4');
  t.bernard.passes();
  t.clara.buys(BERNARD, 'black $2', 'black $6');
  t.clara.passes();
  t.david.buys(BERNARD, 'black $2, brown $4', 'black $6, brown $6');
  t.david
    .mayNot('7.1 notInStore', { colour: 'black', price: 2, there: 1, wanted: 2 })
    .buys(BERNARD, '2 black $2', '3 black $6, brown $6');
});

test('7.1 one must have the money', () => {
  const t = table({}, { anna: { warehouses: 5, cash: 5 }, bernard: RED });
  t.anna
    .mayNot('7.1 tooExpensive', { cost: 6, cash: 5 })
    .buys(BERNARD, 'black $2, orange $4', 'black $2, orange $2');
  t.anna.borrows();
  t.anna.buys(BERNARD, 'black $2, orange $4', 'black $2, orange $2');
  expect(t.anna.cash).toBe(9);
});

test('7.2 worked example: three warehouses and one container leave room for two', () => {
  const t = table(ANNIVERSARY, { anna: { warehouses: 3, harbour: 'tan $2' }, bernard: RED });
  t.anna
    .mayNot('7.2 harbourFull', { room: 2, wanted: 3 })
    .buys(BERNARD, '2 black $2, orange $4', '2 black $2, orange $2, tan $2');
  t.anna.buys(BERNARD, '2 black $2', '2 black $2, tan $2');
  expect(t.anna.harbour).toBe('2 black $2, tan $2');
});

test('7.2 worked example: four warehouses hold four containers', () => {
  const t = table({}, { anna: { warehouses: 4 }, bernard: RED });
  t.anna.buys(BERNARD, '2 black $2, orange $4, white $4', '2 black $6, orange $6, white $6');
  t.anna
    .mayNot('7.2 harbourFull', { room: 0, wanted: 1 })
    .buys(CLARA, 'orange $2', '2 black $6, 2 orange $6, white $6');
});

test('7.3 any prices from $2 to $6, and new ones for all that lies there', () => {
  const t = table({}, { anna: { warehouses: 5, harbour: 'tan $2, tan $3, white $6' } });
  t.anna.buys(BERNARD, 'brown $2', 'tan $2, brown $4, tan $5, white $3');
  expect(t.anna.harbour).toBe('tan $2, white $3, brown $4, tan $5');
});

test('7.3 the store must show just what there is then', () => {
  const t = table({}, { anna: { warehouses: 3, harbour: 'tan $2' } });
  const differs = (colour: string, wanted: number, laid: number) =>
    t.anna.mayNot('7.3 storeDiffers', { colour, wanted, laid });
  differs('brown', 1, 0).buys(BERNARD, 'brown $2', 'tan $2');
  differs('tan', 1, 0).buys(BERNARD, 'brown $2', 'brown $2');
  differs('tan', 1, 2).buys(BERNARD, 'brown $2', 'brown $2, tan $2, tan $3');
  differs('black', 0, 1).reprices('black $3');
  differs('tan', 1, 0).reprices('');
});

test('7.4 prices alone may be changed, which takes an action', () => {
  const t = table({}, { anna: { warehouses: 3, harbour: '2 tan $2, white $6' } });
  t.anna.reprices('tan $2, tan $3, white $5');
  expect([t.anna.harbour, t.state.actions]).toEqual(['tan $2, tan $3, white $5', 1]);
  expect(t.told('priced')).toEqual([
    { type: 'priced', seat: ANNA, store: 'harbour', cells: cells('harbour', 'tan $2, tan $3, white $5') },
  ]);
  t.anna.mayNot('7.4 nothingChanges').reprices('tan $2, tan $3, white $5');
});

test('7.4 an empty harbour store has no prices', () => {
  const t = table();
  t.anna.mayNot('7.4 nothingChanges').reprices('');
  t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).reprices('');
  expect(goods('')).toEqual([0, 0, 0, 0, 0]);
});
