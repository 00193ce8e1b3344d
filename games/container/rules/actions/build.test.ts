/** Chapter 6: a warehouse or a machine. */
import { expect, test } from 'vitest';
import { ANNA, BERNARD, table } from '../testing.ts';

const ANNIVERSARY = { edition: 'anniversary' } as const;

test('6.1 the price on the next empty space goes to the bank: $4, $5, $6, $7', () => {
  const t = table({}, { seats: 3, anna: { cash: 22 } });
  t.anna.buildsWarehouse();
  expect(t.told('built')).toEqual([{ type: 'built', seat: ANNA, machine: null, cost: 4 }]);
  t.anna.buildsWarehouse();
  expect([t.anna.cash, t.anna.warehouses, t.state.bank]).toEqual([13, 3, 2 - 9]);
  t.bernard.passes();
  t.clara.passes();
  t.anna.buildsWarehouse();
  t.anna.buildsWarehouse();
  expect([t.anna.cash, t.anna.warehouses, t.state.warehousesLeft]).toEqual([0, 5, 18]);
});

test('6.1 machines cost $6, $9 and $12; the third $9, as in the anniversary rulebook', () => {
  for (const edition of ['2007', 'anniversary'] as const) {
    const t = table({ edition }, { seats: 3, anna: { cash: 27 } });
    t.anna.buildsMachine('tan');
    t.anna.buildsMachine('white');
    expect(t.told('built')).toEqual([{ type: 'built', seat: ANNA, machine: 'white', cost: 9 }]);
    expect([t.anna.cash, t.anna.machines]).toEqual([12, ['black', 'tan', 'white', '-']]);
    t.bernard.passes();
    t.clara.passes();
    t.anna.buildsMachine('brown');
    expect([t.anna.cash, t.anna.machines]).toEqual([0, ['black', 'tan', 'white', 'brown']]);
  }
});

test('6.1 one must have the money, but may borrow it', () => {
  const t = table({}, { anna: { cash: 3 } });
  t.anna.mayNot('6.1 tooExpensive', { cost: 4, cash: 3 }).buildsWarehouse();
  t.anna.mayNot('6.1 tooExpensive', { cost: 6, cash: 3 }).buildsMachine('tan');
  t.anna.borrows();
  t.anna.buildsMachine('tan');
  expect(t.anna.cash).toBe(7);
});

test('6.1 both can be used at once', () => {
  const t = table();
  t.anna.buildsWarehouse();
  t.anna.buys(BERNARD, 'brown $2', 'brown $6');
  const other = table({}, { anna: { factory: '2 black $2' } });
  other.anna.buildsMachine('tan');
  other.anna.produces('black, tan', '3 black $2, tan $2');
  expect(other.anna.factory).toBe('3 black $2, tan $2');
});

test('6.2 four machines and five warehouses', () => {
  const t = table({}, { anna: { cash: 99, warehouses: 5, machines: ['black', 'tan', 'white', 'brown'] } });
  t.anna.mayNot('6.2 noSpaceToBuild', { most: 5 }).buildsWarehouse();
  t.anna.mayNot('6.2 noSpaceToBuild', { most: 4 }).buildsMachine('orange');
});

test('6.3 no colour twice', () => {
  const t = table();
  t.anna.mayNot('6.3 machineOwned', { colour: 'black' }).buildsMachine('black');
  t.anna.buildsMachine('white');
  t.anna.mayNot('6.3 machineOwned', { colour: 'white' }).buildsMachine('white');
});

test('6.4 anniversary: a colour can be sold out', () => {
  const t = table(ANNIVERSARY, { seats: 3, clara: { machines: ['orange', 'brown'] } });
  expect(t.state.machinesLeft).toEqual([1, 0, 1, 2, 2]);
  t.anna.mayNot('6.4 noMachineLeft', { colour: 'brown' }).buildsMachine('brown');
  t.anna.buildsMachine('orange');
  expect(t.state.machinesLeft).toEqual([1, 0, 0, 2, 2]);
});

test('6.4 anniversary: and so can the warehouses', () => {
  const t = table(ANNIVERSARY, { seats: 3, bernard: { warehouses: 5 }, clara: { warehouses: 5 } });
  expect(t.state.warehousesLeft).toBe(1);
  t.anna.buildsWarehouse();
  t.anna.mayNot('6.4 noWarehouseLeft').buildsWarehouse();
});

test('6.4 in 2007 nothing can run out', () => {
  const five = { machines: ['tan', 'white'], warehouses: 5 } as const;
  const t = table(
    {},
    {
      seats: 5,
      anna: { warehouses: 4, cash: 99 },
      bernard: { ...five, factory: '' },
      clara: { ...five, factory: '' },
      david: { ...five, factory: '' },
      emma: { ...five, factory: '' },
    },
  );
  t.anna.buildsMachine('white');
  t.anna.buildsWarehouse();
  expect([t.state.machinesLeft[4], t.state.warehousesLeft]).toEqual([0, 0]);
});
