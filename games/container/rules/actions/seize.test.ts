/** Chapter 4: what a defaulting player loses, and who chooses. */
import { describe, expect, test } from 'vitest';
import { container } from '../index.ts';
import { seizurePlace, seizures } from '../seizure.ts';
import { ANNA, BERNARD, CLARA, goods, type Holding, table } from '../testing.ts';
import type { Options } from '../types.ts';

const ANNIVERSARY = { edition: 'anniversary' } as const;
const BANK = { ...ANNIVERSARY, investmentBank: true } as const;

/** Bernard's turn begins; what he owes must come from what he has. Anna sits to his right. */
function due(loans: 1 | 2, bernard: Holding, options: Partial<Options> = {}) {
  const cash = 2 - loans;
  const t = table(options, { bernard: { loans: 2, cash, factory: '', ...bernard } });
  t.anna.passes();
  return t;
}

describe('2007', () => {
  test('4.3 what can be paid is paid; each dollar missing is settled on its own', () => {
    const t = due(1, { island: 'tan' });
    expect([t.bernard.cash, t.bernard.island, t.bernard.loans]).toEqual([0, '', 2]);
    expect(t.told('interest')).toEqual([{ type: 'interest', seat: BERNARD, paid: 1, owed: 1 }]);
    expect(t.waitsFor).toBe('Bernard');
    const both = due(2, { island: 'tan', warehouses: 2, harbour: '2 white $3' });
    expect([both.bernard.island, both.bernard.harbour, both.gone]).toEqual(['', '', 'tan, 2 white']);
    expect(both.told('interest')).toEqual([{ type: 'interest', seat: BERNARD, paid: 0, owed: 2 }]);
  });

  test('4.3 the player to the right chooses', () => {
    const t = due(1, { island: 'tan, white' });
    expect([t.waitsFor, t.state.phase]).toEqual(['Anna', 'seize']);
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).seizes('tan', 'island');
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).passes();
    t.anna.mayNot('4.3 seizeFirst', { debtor: BERNARD }).passes();
    t.anna.mayNot('4.3 nothingThere', { colour: 'black' }).seizes('black', 'island');
    t.anna.seizes('white', 'island');
    expect([t.bernard.island, t.waitsFor, t.state.phase]).toEqual(['tan', 'Bernard', 'actions']);
    expect(t.told('seized')).toEqual([{ type: 'seized', seat: BERNARD, by: ANNA, goods: goods('white') }]);
    t.anna.mayNot('4.3 nothingToSeize').seizes('tan', 'island');
  });

  test('4.3 to the right of Anna sits the last player', () => {
    const t = table({}, { seats: 3, turn: CLARA, anna: { loans: 2, cash: 0, island: 'tan, 2 white' } });
    t.clara.passes();
    expect(t.waitsFor).toBe('Clara');
    t.clara.seizes('white', 'island');
    expect(t.waitsFor).toBe('Clara');
    t.clara.seizes('white', 'island');
    expect(t.anna.island).toBe('tan');
  });

  test('4.4 first one container from the island', () => {
    const t = due(1, { island: '2 tan', warehouses: 3, harbour: 'white $3', factory: 'black $1' });
    expect([t.bernard.island, t.bernard.harbour, t.bernard.factory]).toEqual(['tan', 'white $3', 'black $1']);
  });

  test('4.4 nothing else, as long as something lies there', () => {
    const t = due(1, { island: 'tan, white', harbour: 'white $3', factory: 'black $1' });
    t.anna
      .mayNot('4.4 seizeElsewhere', { place: 'island' })
      .seizesFrom({ harbour: 'white $3', factory: 'black $1' });
    t.anna.mayNot('4.4 seizeElsewhere', { place: 'island' }).seizesWarehouse(5);
    t.anna.mayNot('4.4 seizeElsewhere', { place: 'island' }).seizes('tan', 'ship');
  });

  test('4.5 worked example: one unpaid loan and one container in the harbour store take one more from the factory', () => {
    const t = due(1, { harbour: 'white $3', factory: 'black $1' });
    expect([t.bernard.harbour, t.bernard.factory, t.gone]).toEqual(['', '', 'black, white']);
    expect(t.told('seized')).toEqual([
      { type: 'seized', seat: BERNARD, by: ANNA, goods: goods('black, white') },
    ]);
  });

  test('4.5 … and of several in the factory, the neighbour chooses', () => {
    const t = due(1, { harbour: 'white $3', factory: 'black $1, tan $4' });
    expect(t.waitsFor).toBe('Anna');
    t.anna.mayNot('4.5 seizeElsewhere', { place: 'stores' }).seizesWarehouse(5);
    t.anna.mayNot('4.5 seizeExactly', { wanted: 1, got: 0 }).seizesFrom({ factory: 'black $1, tan $4' });
    t.anna.mayNot('4.5 seizeExactly', { wanted: 1, got: 0 }).seizesFrom({ harbour: 'white $3' });
    t.anna
      .mayNot('4.5 seizeExactly', { wanted: 1, got: 2 })
      .seizesFrom({ harbour: 'white $3', factory: 'black $1, tan $4' });
    t.anna
      .mayNot('4.5 notInStore', { colour: 'white', price: 4, there: 0, wanted: 1 })
      .seizesFrom({ harbour: 'white $4', factory: 'black $1' });
    t.anna
      .mayNot('4.5 notInStore', { colour: 'tan', price: 3, there: 0, wanted: 1 })
      .seizesFrom({ harbour: 'white $3', factory: 'tan $3' });
    t.anna.seizesFrom({ harbour: 'white $3', factory: 'tan $4' });
    expect([t.bernard.harbour, t.bernard.factory]).toEqual(['', 'black $1']);
  });

  test('4.5 two unpaid loans take two each, as German, French and Spanish have it', () => {
    const t = due(2, {
      machines: ['brown', 'tan', 'black'],
      harbour: 'white $3',
      factory: '2 black $1, tan $4',
    });
    expect(t.waitsFor).toBe('Anna');
    t.anna.seizesFrom({ harbour: 'white $3', factory: 'black $1' });
    expect([t.bernard.harbour, t.bernard.factory, t.bernard.loans]).toEqual(['', '', 2]);
    expect(t.told('seized').map((event) => event.goods)).toEqual([
      goods('black, white'),
      goods('black, tan'),
    ]);
    expect(t.waitsFor).toBe('Bernard');
  });

  test('4.5 two from the harbour store spare the factory', () => {
    const t = due(1, { warehouses: 3, harbour: 'white $3, tan $3, tan $4', factory: 'black $1' });
    t.anna
      .mayNot('4.5 seizeExactly', { wanted: 2, got: 1 })
      .seizesFrom({ harbour: 'white $3', factory: 'black $1' });
    t.anna.seizesFrom({ harbour: 'tan $3, tan $4' });
    expect([t.bernard.harbour, t.bernard.factory]).toEqual(['white $3', 'black $1']);
  });

  test('4.5 without a harbour store two come from the factory; one is enough if there is no other', () => {
    expect(due(1, { factory: '2 black $1' }).bernard.factory).toBe('');
    const one = due(1, { factory: 'black $1', machines: ['brown', 'tan', 'black'] });
    expect([one.bernard.factory, one.bernard.machines]).toEqual(['', ['brown', 'tan', 'black', '-']]);
    expect(one.told('waived')).toEqual([]);
  });

  test('4.5 where all lie alike nobody is asked', () => {
    expect(due(2, { warehouses: 4, harbour: '4 white $3' }).bernard.harbour).toBe('');
    expect(due(1, { warehouses: 3, harbour: '3 white $3' }).bernard.harbour).toBe('white $3');
  });

  test('4.6 then a warehouse or a machine, as the neighbour likes', () => {
    const t = due(1, { warehouses: 3, machines: ['brown', 'tan', 'black', 'white'] });
    t.anna.mayNot('4.6 seizeElsewhere', { place: 'buildings' }).seizesFrom({});
    t.anna.mayNot('4.6 buildingIsSafe').seizesMachine('tan', 6);
    t.anna.mayNot('4.6 buildingIsSafe').seizesMachine('brown', 0);
    t.anna.mayNot('4.6 buildingIsSafe').seizesMachine('orange', 9);
    t.anna.mayNot('4.6 buildingIsSafe').seizesMachine('black', 12);
    t.anna.seizesMachine('black', 9);
    expect(t.bernard.machines).toEqual(['brown', 'tan', '-', 'white']);
    expect([t.bernard.warehouses, t.state.machinesLeft]).toEqual([3, [4, 4, 4, 3, 4]]);
    expect(t.told('buildingSeized')).toEqual([
      { type: 'buildingSeized', seat: BERNARD, by: ANNA, machine: 'black', space: 2, loanSettled: true },
    ]);
  });

  test('4.6 nobody else loses a machine of that colour', () => {
    const machines = ['orange', 'tan', 'black', 'white'] as const;
    const t = table({}, { turn: BERNARD, clara: { loans: 2, cash: 1, factory: '', machines } });
    t.bernard.passes();
    t.bernard.mayNot('4.6 buildingIsSafe').seizesWarehouse(5);
    t.bernard.mayNot('4.6 buildingIsSafe').seizesMachine('orange', 0);
    t.bernard.seizesMachine('black', 9);
    expect([t.anna.machines[0], t.clara.machines]).toEqual(['black', ['orange', 'tan', '-', 'white']]);
  });

  test('4.4, 4.5, 4.6, 4.7 where the next seizure is made', () => {
    const place = (clara: Holding, options: Partial<Options> = {}) =>
      seizurePlace(table(options, { turn: CLARA, clara: { factory: '', ...clara } }).state);
    expect(place({ island: 'tan', harbour: 'white $2' })).toBe('island');
    expect(place({ harbour: 'white $2', warehouses: 3 })).toBe('stores');
    expect(place({ factory: 'white $2', warehouses: 3 })).toBe('stores');
    expect(place({ cargo: 'tan', warehouses: 3 })).toBe('nothing');
    expect(place({ cargo: 'tan', warehouses: 3 }, { cargoShields: false })).toBe('buildings');
    expect(place({ warehouses: 2, machines: ['orange', 'tan'] })).toBe('nothing');
    expect(place({ machines: ['orange', 'tan', 'black'] })).toBe('buildings');
    expect(place({ machines: ['orange', 'tan', 'black'] }, ANNIVERSARY)).toBe('nothing');
    expect(place({ cargo: 'tan', harbour: 'white $2' }, ANNIVERSARY)).toBe('ship');
    expect(place({ bankPort: 'tan', harbour: 'white $2' }, BANK)).toBe('bankPort');
    const hole = table(
      {},
      { turn: CLARA, clara: { factory: '', machines: ['orange', 'tan', 'black', 'white'] } },
    );
    hole.state.machines[4 * CLARA + 2] = -1;
    expect(seizurePlace(hole.state)).toBe('buildings');
  });

  test('4.6 a warehouse goes back to the supply', () => {
    const t = due(2, { warehouses: 4, machines: ['brown', 'tan', 'black'] });
    t.anna.seizesWarehouse(6);
    expect([t.bernard.warehouses, t.state.warehousesLeft]).toEqual([3, 25 - 3 - 3]);
    t.anna.seizesWarehouse(5);
    expect([t.bernard.warehouses, t.waitsFor]).toEqual([2, 'Bernard']);
  });

  test('4.6 the first two machines and the first two warehouses are safe', () => {
    const t = due(2, { warehouses: 2, machines: ['brown', 'tan'] });
    expect(t.told('waived')).toHaveLength(2);
    expect([t.bernard.warehouses, t.bernard.machines]).toEqual([2, ['brown', 'tan', '-', '-']]);
  });

  test('4.6 only one building to lose: nobody is asked', () => {
    const t = due(2, { warehouses: 3 });
    expect([t.bernard.warehouses, t.waitsFor]).toEqual([2, 'Bernard']);
    expect(t.told('buildingSeized')).toHaveLength(1);
    expect(t.told('waived')).toEqual([{ type: 'waived', seat: BERNARD }]);
  });

  test('4.7 nothing to take: the interest is waived for this turn, and due again in the next', () => {
    const t = due(2, {});
    expect(t.told('waived')).toHaveLength(2);
    expect([t.bernard.cash, t.bernard.loans, t.state.owed]).toEqual([0, 2, 0]);
    for (const seat of [t.bernard, t.clara, t.david, t.anna]) seat.passes();
    expect(t.told('interest')).toEqual([{ type: 'interest', seat: BERNARD, paid: 0, owed: 2 }]);
  });

  test('4.9 seized containers leave the game and do not come back to the supply', () => {
    const t = due(1, { island: 'tan' });
    expect(t.gone).toBe('tan');
    expect(t.state.supply[3]).toBe(16 - 1 - 1);
  });

  test('4.11, 14.5 a loan is settled with each building, unless the table plays the first print', () => {
    const machines = ['brown', 'tan', 'black'] as const;
    const cleared = due(2, { warehouses: 3, machines });
    cleared.anna.seizesWarehouse(5);
    expect(cleared.told('buildingSeized')).toEqual([
      { type: 'buildingSeized', seat: BERNARD, by: ANNA, machine: null, space: 2, loanSettled: true },
      { type: 'buildingSeized', seat: BERNARD, by: ANNA, machine: 'black', space: 2, loanSettled: true },
    ]);
    expect([cleared.bernard.loans, cleared.bernard.warehouses]).toEqual([0, 2]);
    expect(due(1, { warehouses: 3 }).bernard.loans).toBe(1);
    const stays = due(1, { warehouses: 3 }, { seizureClearsLoan: false });
    expect([stays.bernard.loans, stays.told('buildingSeized')[0]?.loanSettled]).toEqual([2, false]);
    expect(due(2, { island: '2 tan' }).bernard.loans).toBe(2);
  });

  test('4.10, 14.9 cargo is not seized; it is in play, so no building goes and the interest is waived', () => {
    const t = due(1, { cargo: 'tan', warehouses: 5, machines: ['brown', 'tan', 'black', 'white'] });
    expect([t.bernard.cargo, t.bernard.warehouses, t.bernard.machines.length]).toEqual(['tan', 5, 4]);
    expect([t.waitsFor, t.told('waived')]).toEqual(['Bernard', [{ type: 'waived', seat: BERNARD }]]);
    const others = due(1, { cargo: 'tan', warehouses: 3, harbour: 'white $2' });
    expect([others.bernard.harbour, others.bernard.cargo]).toEqual(['', 'tan']);
  });

  test('4.10, 14.9 at a table where it protects nothing, a building goes and the cargo stays', () => {
    const t = due(1, { cargo: '2 tan', warehouses: 3 }, { cargoShields: false });
    expect([t.bernard.cargo, t.bernard.warehouses]).toEqual(['2 tan', 2]);
  });

  test('4.11, 14.10 warehouses stand on their spaces, and the neighbour chooses among those from $5 on', () => {
    const t = due(1, { warehouses: 5 });
    expect([...container.moves(container.view(t.state, ANNA), ANNA)]).toEqual([
      { type: 'seizeBuilding', machine: null, space: 2 },
      { type: 'seizeBuilding', machine: null, space: 3 },
      { type: 'seizeBuilding', machine: null, space: 4 },
    ]);
    t.anna.mayNot('4.6 buildingIsSafe').seizesWarehouse(0);
    t.anna.mayNot('4.6 buildingIsSafe').seizesWarehouse(4);
    t.anna.seizesWarehouse(6);
    expect(t.bernard.warehousesAt).toEqual([0, 4, 5, 7]);
  });

  test('4.11, 14.10 an empty space holds nothing to seize', () => {
    const t = due(2, { warehouses: 5, machines: ['brown', 'tan', 'black'] });
    t.anna.seizesWarehouse(5);
    t.anna.mayNot('4.6 buildingIsSafe').seizesWarehouse(5);
    t.anna.mayNot('4.6 buildingIsSafe').seizesMachine('black', 12);
    t.anna.seizesWarehouse(7);
    expect(t.bernard.warehousesAt).toEqual([0, 4, 6]);
  });

  test('6.5, 14.10 the gap among the warehouses is the next to be built on, at its price', () => {
    const t = due(1, { warehouses: 5 });
    t.anna.seizesWarehouse(5);
    t.bernard.mayNot('6.1 tooExpensive', { cost: 5, cash: 0 }).buildsWarehouse();
    t.bernard.borrows();
    t.bernard.buildsWarehouse();
    expect([t.bernard.warehousesAt, t.bernard.cash]).toEqual([[0, 4, 5, 6, 7], 5]);
    expect(t.told('built')).toEqual([{ type: 'built', seat: BERNARD, machine: null, cost: 5 }]);
    t.bernard.mayNot('6.2 noSpaceToBuild', { most: 5 }).buildsWarehouse();
  });

  test('6.5, 14.10 so is the gap among the machines', () => {
    const t = due(1, { machines: ['brown', 'tan', 'black', 'white'] });
    t.anna.seizesMachine('black', 9);
    t.bernard.mayNot('6.1 tooExpensive', { cost: 9, cash: 0 }).buildsMachine('orange');
    t.bernard.borrows();
    t.bernard.buildsMachine('orange');
    expect([t.bernard.machines, t.bernard.cash]).toEqual([['brown', 'tan', 'orange', 'white'], 1]);
  });

  test('14.12 two containers for each unpaid loan, and what is seized leaves the game in both editions', () => {
    const stores = { warehouses: 2, harbour: 'white $3, tan $4', factory: 'black $1' };
    const t = due(1, stores);
    expect([t.bernard.harbour, t.bernard.factory, t.gone]).toEqual(['', 'black $1', 'tan, white']);
    const later = due(1, { harbour: 'white $3', factory: 'black $1' }, ANNIVERSARY);
    expect([later.bernard.harbour, later.bernard.factory, later.gone]).toEqual(['', 'black $1', 'white']);
  });
});

describe('anniversary', () => {
  const all: Holding = {
    island: 'tan',
    cargo: 'white',
    bankPort: 'orange',
    harbour: 'brown $2',
    factory: 'black $3',
  };

  test('4.8 one container for each loan: island, ship, port at the bank, harbour store, factory store', () => {
    const t = due(2, all, BANK);
    expect([t.bernard.island, t.bernard.cargo, t.gone]).toEqual(['', '', 'tan, white']);
    for (const seat of [t.bernard, t.clara, t.david, t.anna]) seat.passes();
    expect([t.bernard.bankPort, t.bernard.harbour, t.gone]).toEqual(['', '', 'brown, orange, tan, white']);
    for (const seat of [t.bernard, t.clara, t.david, t.anna]) seat.passes();
    expect([t.bernard.factory, t.gone]).toEqual(['', 'black, brown, orange, tan, white']);
    expect(t.told('waived')).toHaveLength(1);
  });

  test('4.8 the neighbour chooses the colour, not the place', () => {
    const t = due(1, { ...all, island: '', cargo: 'white, tan' }, BANK);
    t.anna.mayNot('4.8 seizeElsewhere', { place: 'ship' }).seizes('orange', 'bankPort');
    t.anna.mayNot('4.8 seizeElsewhere', { place: 'ship' }).seizesFrom({ harbour: 'brown $2' });
    t.anna.seizes('tan', 'ship');
    expect(t.bernard.cargo).toBe('white');
    const port = due(1, { bankPort: 'white, tan', harbour: 'brown $2' }, BANK);
    port.anna.mayNot('4.3 nothingThere', { colour: 'brown' }).seizes('brown', 'bankPort');
    port.anna.seizes('white', 'bankPort');
    expect(port.bernard.bankPort).toBe('tan');
  });

  test('4.8 one from the harbour store, and only an empty one lets the factory pay', () => {
    const t = due(1, { warehouses: 2, harbour: 'white $3, tan $3', factory: 'black $1' }, ANNIVERSARY);
    t.anna
      .mayNot('4.8 seizeExactly', { wanted: 0, got: 1 })
      .seizesFrom({ harbour: 'tan $3', factory: 'black $1' });
    t.anna.mayNot('4.8 seizeExactly', { wanted: 1, got: 2 }).seizesFrom({ harbour: 'white $3, tan $3' });
    t.anna
      .mayNot('4.8 notInStore', { colour: 'tan', price: 4, there: 0, wanted: 1 })
      .seizesFrom({ harbour: 'tan $4' });
    t.anna.seizesFrom({ harbour: 'tan $3' });
    expect([t.bernard.harbour, t.bernard.factory]).toEqual(['white $3', 'black $1']);
  });

  test('4.8 buildings are never taken', () => {
    const t = due(2, { warehouses: 5, machines: ['brown', 'tan', 'black', 'white'] }, ANNIVERSARY);
    expect([t.bernard.warehouses, t.bernard.machines]).toEqual([5, ['brown', 'tan', 'black', 'white']]);
    expect(t.told('waived')).toHaveLength(2);
    expect([...seizures(t.state)]).toEqual([]);
  });
});

test('4.3 the view of the neighbour is enough to choose', () => {
  const t = due(1, { island: 'tan, white' });
  const seen = container.view(t.state, ANNA);
  expect([...container.moves(seen, ANNA)]).toEqual([
    { type: 'seizeGoods', place: 'island', colour: 'tan' },
    { type: 'seizeGoods', place: 'island', colour: 'white' },
  ]);
});
