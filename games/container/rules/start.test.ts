/** Chapters 1 and 2: material and set-up. */
import { describe, expect, test } from 'vitest';
import { every, scripted } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import { container } from './index.ts';
import { worthOf } from './scoring.ts';
import { machineCount, roomIn } from './stores.ts';
import { COLOURS, MACHINE_COSTS, SUPPLIES, WAREHOUSE_COSTS } from './tables.ts';
import { ANNA, BERNARD, CLARA, named, table } from './testing.ts';
import { ANNIVERSARY, BASE_2007, WITH_BANK } from './trial.ts';

const BANK = { edition: 'anniversary', investmentBank: true } as const;

describe('material', () => {
  test('1.1 a container is made, stored, shipped and sold, each time to somebody else', () => {
    const t = table({}, { seats: 3, turn: BERNARD });
    t.bernard.produces('brown', '2 brown $2');
    t.bernard.passes();
    t.clara.buys(BERNARD, 'brown $2', 'brown $4');
    t.clara.passes();
    t.anna.docks(CLARA, 'brown $4');
    t.anna.sails('sea');
    t.bernard.passes();
    t.clara.passes();
    t.anna.sails('island');
    t.bernard.bids(5);
    t.clara.bids(6);
    t.anna.accepts(CLARA);
    expect(t.clara.island).toBe('brown');
    expect([t.anna.cash, t.bernard.cash, t.clara.cash]).toEqual([
      20 + 1 - 4 + 12,
      20 - 1 + 2,
      20 - 2 + 4 - 6,
    ]);
  });

  test('1.2 nobody buys from himself', () => {
    const t = table();
    t.anna.mayNot('7.1 ownStore').buys(ANNA, 'black $2', 'black $3');
    t.anna.mayNot('9.1 ownHarbour').docks(ANNA);
    expect(COLOURS).toHaveLength(5);
  });

  test('1.2 but what one has made may be bought back from the harbour of another', () => {
    const t = table({}, { seats: 3, turn: BERNARD });
    t.bernard.buys(ANNA, 'black $2', 'black $5');
    t.bernard.passes();
    t.clara.passes();
    t.anna.docks(BERNARD, 'black $5');
    expect([t.anna.cargo, t.anna.cash, t.bernard.cash]).toEqual(['black', 20 + 2 - 5, 20 - 2 + 5]);
  });

  test('1.3 four spaces for machines, five for warehouses; two places for each machine, one for each warehouse', () => {
    expect(MACHINE_COSTS).toEqual([0, 6, 9, 12]);
    expect(WAREHOUSE_COSTS).toEqual([0, 4, 5, 6, 7]);
    const { state } = table(
      {},
      {
        anna: { machines: ['black', 'tan', 'white'], warehouses: 4, factory: 'black $2, tan $4' },
      },
    );
    expect([roomIn(state, 'factory', ANNA), roomIn(state, 'harbour', ANNA)]).toEqual([6 - 2, 4]);
    expect([roomIn(state, 'factory', BERNARD), roomIn(state, 'harbour', BERNARD)]).toEqual([2 - 1, 1]);
    expect(machineCount(state, ANNA)).toBe(3);
  });

  test('1.4, 14.16 the money of others is hidden, or open if the table says so', () => {
    const hidden = container.view(table({}, { clara: { cash: 7 } }).state, ANNA);
    expect(hidden.cash).toEqual([20, null, null, null]);
    const open = container.view(table({ money: 'open' }, { clara: { cash: 7 } }).state, ANNA);
    expect(open.cash).toEqual([20, 20, 7, 20]);
    expect(container.view(table().state, 'table').cash).toEqual([null, null, null, null]);
  });

  test('1.4 the bank never runs out', () => {
    const t = table({}, { anna: { cash: 5_000, ship: 'sea', cargo: 'tan' }, bernard: { cash: 5_000 } });
    t.anna.sails('island');
    t.bernard.bids(5_000);
    t.clara.bids(0);
    t.david.bids(0);
    t.anna.accepts(BERNARD);
    expect(t.anna.cash).toBe(15_000);
  });

  test('1.5, 14.1 the five cards give each colour each value once, and one is that of the rulebook', () => {
    const cards = COLOURS.map((_, card) => COLOURS.map((_, colour) => worthOf(card, colour, false)));
    for (const card of cards) expect([...card].sort()).toEqual([10, 2, 4, 5, 6]);
    for (const colour of COLOURS.keys())
      expect(cards.map((card) => card[colour]!).sort()).toEqual([10, 2, 4, 5, 6]);
    const [black, brown, orange, tan, white] = COLOURS.keys();
    const worth = (colour: number | undefined) => worthOf(2, colour!, true);
    expect([orange, tan, white, black, brown].map(worth)).toEqual([10, 10, 6, 4, 2]);
    expect(worthOf(2, tan!, false)).toBe(5);
  });

  test('1.5 the card of another is secret until the end', () => {
    const { state } = table({}, { seats: 3 });
    expect(container.view(state, BERNARD).valueCards).toEqual([null, 1, null]);
    expect(container.view(state, 'table').valueCards).toEqual([null, null, null]);
  });
});

describe('supplies', () => {
  test('2.1 2007: 12, 16 or 20 containers of each colour, and enough of all else', () => {
    expect([3, 4, 5].map(SUPPLIES['2007'])).toEqual([
      { containers: 12, machines: 5, warehouses: 25 },
      { containers: 16, machines: 5, warehouses: 25 },
      { containers: 20, machines: 5, warehouses: 25 },
    ]);
    const { state, supply } = table({}, { seats: 3 });
    expect(supply).toBe('11 black, 11 brown, 11 orange, 12 tan, 12 white');
    expect(state.machinesLeft).toEqual([4, 4, 4, 5, 5]);
    expect(state.warehousesLeft).toBe(22);
  });

  test('2.1, 14.2 anniversary: 10, 13 or 16; 2, 3 or 4 machines of a colour; 12, 16 or 20 warehouses', () => {
    expect([3, 4, 5].map(SUPPLIES.anniversary)).toEqual([
      { containers: 10, machines: 2, warehouses: 12 },
      { containers: 13, machines: 3, warehouses: 16 },
      { containers: 16, machines: 4, warehouses: 20 },
    ]);
    const { state, supply } = table({ edition: 'anniversary' }, { seats: 5 });
    expect(supply).toBe('15 black, 15 brown, 15 orange, 15 tan, 15 white');
    expect(state.machinesLeft).toEqual([3, 3, 3, 3, 3]);
    expect(state.warehousesLeft).toBe(15);
  });
});

describe('the set-up', () => {
  test('2.2 one warehouse, a machine nobody else has, and a container of that colour for $2', () => {
    const t = table();
    const players = [t.anna, t.bernard, t.clara, t.david];
    expect(players.map((p) => p.warehouses)).toEqual([1, 1, 1, 1]);
    expect(players.map((p) => p.machines[0])).toEqual(['black', 'brown', 'orange', 'tan']);
    expect(t.anna.machines).toEqual(['black', '-', '-', '-']);
    expect(players.map((p) => p.factory)).toEqual(['black $2', 'brown $2', 'orange $2', 'tan $2']);
    expect(players.map((p) => p.harbour + p.cargo + p.island)).toEqual(['', '', '', '']);
  });

  test('2.2 the machines are drawn blindly, and so are the cards', () => {
    const state = container.start(BASE_2007, 3, scripted(4, 0, 1, 2, 3, 0, 1));
    expect(state.machines.filter((kind) => kind >= 0).map((kind) => COLOURS[kind])).toEqual([
      'white',
      'black',
      'orange',
    ]);
    expect(state.valueCards).toEqual([2, 4, 0]);
    expect(state.turn).toBe(1);
  });

  test('2.2, 2.3 every deal of machines and cards is equally likely', () => {
    const firstThree = (draws: number) =>
      every((chance) => {
        let drawn = 0;
        const luck = { draw: (sides: number) => (drawn++ < draws ? chance.draw(sides) : 0) };
        return container.start(BASE_2007, 3, luck);
      });
    const machines = [...firstThree(3)].map(({ value }) => value.machines.join());
    expect(new Set(machines).size).toBe(5 * 4 * 3);
    expect(machines).toHaveLength(60);
  });

  test('2.3 $20 and a value card each, all ships at sea', () => {
    const { state } = table({}, { seats: 5 });
    expect(state.cash).toEqual([20, 20, 20, 20, 20]);
    expect(state.ledger).toEqual(state.cash);
    expect(new Set(state.valueCards).size).toBe(5);
    expect(new Set(state.ships)).toEqual(new Set([-1]));
    expect(state.loans).toEqual([0, 0, 0, 0, 0]);
    const { bidGoods, returned, bankPorts, cargo, island } = state;
    expect([bidGoods, returned, bankPorts, cargo, island].map((places) => places.length)).toEqual([
      10, 10, 25, 25, 25,
    ]);
  });

  test('2.4 chance decides who begins; play goes clockwise', () => {
    const t = table({}, { turn: CLARA });
    expect(t.waitsFor).toBe('Clara');
    expect(t.told('turn')).toEqual([{ type: 'turn', seat: CLARA }]);
    t.clara.passes();
    expect(t.waitsFor).toBe('David');
    t.david.passes();
    expect(t.waitsFor).toBe('Anna');
    t.clara.mayNot('3.1 notYourTurn', { turn: ANNA }).passes();
    const sides: number[] = [];
    container.start(BASE_2007, 4, { draw: (n) => sides.push(n) && 0 });
    expect(sides).toEqual([5, 4, 3, 2, 5, 4, 3, 2, 4]);
  });

  test('13.1 brokers: two containers and $1, one and $2, none and $3, all from the box', () => {
    const t = table(BANK, { seats: 5 });
    expect(t.brokerGoods).toEqual(['black, brown', 'orange', '']);
    expect(t.state.brokerMoney).toEqual([1, 2, 3]);
    expect(t.supply).toBe('15 black, 15 brown, 15 orange, 15 tan, 15 white');
    expect(table({ edition: 'anniversary' }).state.brokerMoney).toEqual([0, 0, 0]);
    const drawn = container.start(WITH_BANK, 3, scripted(0, 0, 0, 0, 0, 0, 4, 3, 0, 2));
    expect(named(drawn.brokerContainers.slice(0, 5))).toBe('tan, white');
    expect(named(drawn.brokerContainers.slice(5, 10))).toBe('black');
    expect(total(drawn.brokerContainers)).toBe(3);
    expect(drawn.turn).toBe(CLARA);
  });

  test('13.1 there is no bank without the expansion', () => {
    const t = table({ edition: 'anniversary' });
    t.anna.mayNot('13.1 noBank').offersMoney(0, 1);
    t.anna.mayNot('13.1 noBank').offersGoods(0, { factory: 'black $2' });
    t.anna.mayNot('13.1 noBank').moors();
    t.anna.mayNot('13.7 noBankPort').fetches('black');
  });
});

test('the options of a table cannot be changed any more', () => {
  const { options } = container.start({ ...ANNIVERSARY }, 3, { draw: () => 0 });
  expect(Object.isFrozen(options)).toBe(true);
});
