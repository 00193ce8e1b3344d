/** Chapter 9: sailing; 13.7: the port at the bank. */
import { describe, expect, test } from 'vitest';
import { BANK_PORT, ISLAND, SEA } from '../tables.ts';
import { ANNA, BERNARD, CLARA, cells, EMMA, goods, table } from '../testing.ts';

const BANK = { edition: 'anniversary', investmentBank: true } as const;
const RED = { warehouses: 4, harbour: '2 black $3, brown $4, tan $4' } as const;

describe('harbours', () => {
  test('9.1 from the sea into a harbour, and only by sea into the next', () => {
    const t = table();
    t.anna.mayNot('9.1 alreadyThere').sails('sea');
    t.anna.docks(BERNARD);
    expect([t.state.ships[ANNA], t.state.actions]).toEqual([BERNARD, 1]);
    expect(t.told('sailed')).toEqual([{ type: 'sailed', seat: ANNA, to: BERNARD }]);
    expect(t.told('loaded')).toEqual([]);
    t.anna.mayNot('9.1 alreadyThere').docks(BERNARD);
    t.anna.mayNot('9.1 seaFirst').docks(CLARA);
    t.anna.mayNot('9.1 seaFirst').sails('island');
    t.anna.sails('sea');
    expect(t.told('sailed')).toEqual([{ type: 'sailed', seat: ANNA, to: SEA }]);
  });

  test('9.1 from the island back to sea', () => {
    const t = table({}, { anna: { ship: 'island' } });
    t.anna.mayNot('9.1 alreadyThere').sails('island');
    t.anna.mayNot('9.1 seaFirst').docks(BERNARD);
    t.anna.sails('sea');
    t.anna.docks(BERNARD);
    expect(t.state.ships[ANNA]).toBe(BERNARD);
  });

  test('9.1 never into the own harbour, nor into one that is not there', () => {
    const t = table();
    t.anna.mayNot('9.1 ownHarbour').docks(ANNA);
    t.anna.mayNot('9.1 noSuchSeat', { seat: EMMA }).docks(EMMA);
  });

  test('9.1 a harbour has room for all', () => {
    const t = table(
      {},
      { seats: 5, bernard: { ship: ANNA }, clara: { ship: ANNA }, david: { ship: ANNA }, turn: EMMA },
    );
    t.emma.docks(ANNA);
    expect(t.state.ships).toEqual([SEA, ANNA, ANNA, ANNA, ANNA]);
  });

  test('9.2 worked example: a black for $3 and the tan for $4 cost $7', () => {
    const t = table({}, { bernard: RED });
    t.anna.docks(BERNARD, 'black $3, tan $4');
    expect([t.anna.cash, t.bernard.cash, t.state.bank]).toEqual([13, 27, 0]);
    expect([t.anna.cargo, t.bernard.harbour, t.state.actions]).toEqual([
      'black, tan',
      'black $3, brown $4',
      1,
    ]);
    expect(t.told('loaded')).toEqual([
      { type: 'loaded', seat: ANNA, seller: BERNARD, goods: cells('harbour', 'black $3, tan $4'), cost: 7 },
    ]);
  });

  test('9.2 only what is there and can be paid', () => {
    const t = table({}, { anna: { cash: 6 }, bernard: RED });
    t.anna
      .mayNot('9.2 notInStore', { colour: 'tan', price: 3, there: 0, wanted: 1 })
      .docks(BERNARD, 'tan $3');
    t.anna.mayNot('9.2 tooExpensive', { cost: 7, cash: 6 }).docks(BERNARD, 'black $3, tan $4');
    t.anna.docks(BERNARD, '2 black $3');
    expect(t.anna.cash).toBe(0);
  });

  test('9.2 not from another harbour than the one the ship lies in', () => {
    const t = table({}, { anna: { ship: CLARA }, bernard: RED });
    t.anna.mayNot('9.2 notInStore', { colour: 'black', price: 3, there: 0, wanted: 1 }).loads('black $3');
  });

  test('9.3, 9.5, 14.6 buying where the ship already lies is an action, sailing on another', () => {
    for (const edition of ['2007', 'anniversary'] as const) {
      const buyMoored = edition === '2007' ? 'printed' : 'yes';
      const t = table({ edition, buyMoored }, { anna: { ship: BERNARD }, bernard: RED });
      t.anna.mayNot('9.3 nothingChosen').loads('');
      t.anna.loads('brown $4');
      expect([t.anna.cash, t.anna.cargo, t.state.actions]).toEqual([16, 'brown', 1]);
      expect(t.told('sailed')).toEqual([]);
      t.anna.sails('sea');
      expect(t.waitsFor).toBe('Bernard');
    }
  });

  test('9.5, 14.6 the anniversary edition allows it only at the end of a move, and so may a table of 2007', () => {
    for (const options of [{ edition: 'anniversary' }, { buyMoored: 'no' }] as const) {
      const t = table(options, { anna: { ship: BERNARD }, bernard: RED });
      t.anna.mayNot('9.5 onlyOnArrival').loads('brown $4');
      t.anna.sails('sea');
      t.anna.docks(BERNARD, 'brown $4');
      expect([t.anna.cargo, t.waitsFor]).toEqual(['brown', 'Bernard']);
    }
    const island = table({ buyMoored: 'no' }, { anna: { ship: 'island' } });
    island.anna.mayNot('9.3 notInHarbour').loads('brown $4');
  });

  test('9.3 also in the harbour of the first player', () => {
    const t = table({}, { turn: CLARA, anna: RED, clara: { ship: ANNA } });
    t.clara.loads('tan $4');
    expect([t.clara.cargo, t.clara.cash, t.anna.cash]).toEqual(['tan', 16, 24]);
  });

  test('9.3 only in a harbour', () => {
    table().anna.mayNot('9.3 notInHarbour').loads('black $3');
    table({}, { anna: { ship: 'island' } })
      .anna.mayNot('9.3 notInHarbour')
      .loads('black $3');
    table(BANK, { anna: { ship: 'bank' } })
      .anna.mayNot('9.3 notInHarbour')
      .loads('black $3');
  });

  test('9.3 and only what can be paid', () => {
    const t = table({}, { anna: { ship: BERNARD, cash: 3 }, bernard: RED });
    t.anna.mayNot('9.2 tooExpensive', { cost: 4, cash: 3 }).loads('brown $4');
    t.anna.mayNot('9.2 notInStore', { colour: 'black', price: 3, there: 2, wanted: 3 }).loads('3 black $3');
  });

  test('9.4 a ship carries five', () => {
    const t = table({}, { anna: { cargo: '3 white', cash: 99 }, bernard: RED });
    t.anna.mayNot('9.4 holdFull', { room: 2, wanted: 3 }).docks(BERNARD, '2 black $3, tan $4');
    t.anna.docks(BERNARD, '2 black $3');
    expect(t.anna.cargo).toBe('2 black, 3 white');
    t.anna.mayNot('9.4 holdFull', { room: 0, wanted: 1 }).loads('brown $4');
  });
});

describe('the port at the bank', () => {
  const won = { bankPort: '2 black, 4 tan' } as const;

  test('13.7 from the sea, loading for free', () => {
    const t = table(BANK, { anna: won });
    t.anna.moors('black, tan');
    expect([t.anna.cargo, t.anna.bankPort, t.anna.cash]).toEqual(['black, tan', 'black, 3 tan', 20]);
    expect(t.state.ships[ANNA]).toBe(BANK_PORT);
    expect(t.told('sailed')).toEqual([{ type: 'sailed', seat: ANNA, to: BANK_PORT }]);
    expect(t.told('fetched')).toEqual([{ type: 'fetched', seat: ANNA, goods: goods('black, tan') }]);
    expect(t.state.actions).toBe(1);
  });

  test('13.7 nothing need be loaded', () => {
    const t = table(BANK, { anna: won });
    t.anna.moors();
    expect([t.anna.cargo, t.told('fetched')]).toEqual(['', []]);
    t.anna.mayNot('9.1 alreadyThere').moors();
    t.anna.mayNot('9.1 seaFirst').docks(BERNARD);
    t.anna.mayNot('9.1 seaFirst').sails('island');
    t.anna.sails('sea');
  });

  test('13.7, 14.6 loading more later, without moving, is not allowed as printed', () => {
    const t = table(BANK, { anna: { ...won, ship: 'bank' } });
    t.anna.mayNot('13.7 onlyOnArrival').fetches('2 black');
    t.anna.sails('sea');
    t.anna.moors('2 black');
    expect(t.anna.cargo).toBe('2 black');
  });

  test('13.7 where the table allows it, that is an action of its own', () => {
    const t = table({ ...BANK, buyMoored: 'yes' }, { anna: { ...won, ship: 'bank', cargo: 'white' } });
    t.anna.mayNot('13.7 nothingChosen').fetches('');
    t.anna.mayNot('13.7 nothingThere', { colour: 'white' }).fetches('white');
    t.anna.mayNot('9.4 holdFull', { room: 4, wanted: 5 }).fetches('2 black, 3 tan');
    t.anna.fetches('2 black, 2 tan');
    expect([t.anna.cargo, t.anna.bankPort, t.state.actions]).toEqual(['2 black, 2 tan, white', '2 tan', 1]);
    expect(t.told('fetched')).toEqual([{ type: 'fetched', seat: ANNA, goods: goods('2 black, 2 tan') }]);
    t.anna.mayNot('9.4 holdFull', { room: 0, wanted: 1 }).fetches('tan');
  });

  test('13.7 only from the sea, and only what one has won', () => {
    const t = table(BANK, { anna: { ship: BERNARD }, bernard: won });
    t.anna.mayNot('9.1 seaFirst').moors();
    t.anna.mayNot('13.7 noBankPort').fetches('black');
    t.anna.sails('sea');
    t.anna.mayNot('13.7 nothingThere', { colour: 'black' }).moors('black');
    t.anna.mayNot('13.7 nothingThere', { colour: 'tan' }).moors('tan');
    const full = table(BANK, { anna: { ...won, cargo: '4 white' } });
    full.anna.mayNot('9.4 holdFull', { room: 1, wanted: 2 }).moors('2 tan');
    full.anna.moors('tan');
  });
});

describe('the island', () => {
  test('10.1, 14.8 no ship goes there empty', () => {
    const t = table();
    t.anna.mayNot('10.1 nothingToAuction').sails('island');
    const laden = table({}, { anna: { cargo: 'tan' } });
    laden.anna.sails('island');
    expect(laden.told('sailed')).toEqual([{ type: 'sailed', seat: ANNA, to: ISLAND }]);
  });
});
