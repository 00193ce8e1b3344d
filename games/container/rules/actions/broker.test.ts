/** Chapter 13: the brokers of the Investment Bank. */
import { describe, expect, test } from 'vitest';
import { container } from '../index.ts';
import { roomIn } from '../stores.ts';
import {
  ANNA,
  BERNARD,
  BROKER_I,
  BROKER_II,
  BROKER_III,
  CLARA,
  cells,
  goods,
  type Setting,
  type Table,
  table,
} from '../testing.ts';

const BANK = { edition: 'anniversary', investmentBank: true } as const;
const bank = (setting: Setting = {}): Table => table(BANK, { seats: 3, ...setting });
const both = (factory: string, harbour = '') => [...goods(factory), ...goods(harbour)];

/** All others pass until it is Anna's turn again. */
function round(t: Table): void {
  for (const player of [t.anna, t.bernard, t.clara]) if (t.state.turn === player.seat) player.passes();
}

describe('a call', () => {
  test('13.2 money for all the containers of a broker', () => {
    const t = bank();
    t.anna.offersMoney(BROKER_I, 3);
    expect([t.anna.cash, t.state.bidMoney, t.state.holder, t.state.actions]).toEqual([17, 3, ANNA, 1]);
    expect(t.state.cell).toEqual({ broker: BROKER_I, holds: 'containers' });
    expect(t.told('called')).toEqual([
      { type: 'called', seat: ANNA, broker: BROKER_I, holds: 'containers', money: 3, goods: [] },
    ]);
    expect(t.told('returned')).toEqual([]);
    expect(t.brokerGoods).toEqual(['black, brown', 'orange', '']);
  });

  test('13.2 containers from both own stores for all the money of a broker', () => {
    const t = bank({ anna: { harbour: 'tan $5', factory: '2 black $2' } });
    t.anna.offersGoods(BROKER_III, { factory: 'black $2', harbour: 'tan $5' });
    expect([t.anna.factory, t.anna.harbour, t.state.bidGoods]).toEqual([
      'black $2',
      '',
      both('black', 'tan'),
    ]);
    expect(t.state.cell).toEqual({ broker: BROKER_III, holds: 'money' });
    expect(t.told('called')).toEqual([
      {
        type: 'called',
        seat: ANNA,
        broker: BROKER_III,
        holds: 'money',
        money: 0,
        goods: both('black', 'tan'),
      },
    ]);
  });

  test('13.2 at least one, and only what one has', () => {
    const t = bank();
    t.anna.mayNot('13.2 bidTooLow', { bid: 0, least: 1 }).offersMoney(BROKER_I, 0);
    t.anna.mayNot('13.2 bidTooLow', { bid: 0, least: 1 }).offersGoods(BROKER_I, {});
    t.anna.mayNot('13.2 tooExpensive', { cost: 21, cash: 20 }).offersMoney(BROKER_I, 21);
    t.anna
      .mayNot('13.2 notInStore', { colour: 'black', price: 3, there: 0, wanted: 1 })
      .offersGoods(BROKER_I, { factory: 'black $3' });
    t.anna
      .mayNot('13.2 notInStore', { colour: 'tan', price: 3, there: 0, wanted: 1 })
      .offersGoods(BROKER_I, { factory: 'black $2', harbour: 'tan $3' });
  });

  test('13.2, 11.1 a loan may pay for it', () => {
    const t = bank({ anna: { cash: 0 } });
    t.anna.borrows();
    t.anna.offersMoney(BROKER_I, 10);
    expect(t.anna.cash).toBe(0);
  });

  test('13.2, 14.7 an empty place cannot be marked', () => {
    const t = bank({ brokerMoney: [1, 0, 3] });
    t.anna.mayNot('13.2 cellIsEmpty', { broker: BROKER_III }).offersMoney(BROKER_III, 1);
    t.anna.mayNot('13.2 cellIsEmpty', { broker: BROKER_II }).offersGoods(BROKER_II, { factory: 'black $2' });
  });

  test('13.3 only one auction at a time, and nobody outbids himself', () => {
    const t = bank({ anna: { factory: '2 black $2' } });
    t.anna.offersMoney(BROKER_I, 3);
    t.anna.mayNot('13.3 brokerHeldByYou').offersMoney(BROKER_I, 4);
    t.anna.mayNot('13.3 brokerHeldByYou').offersGoods(BROKER_II, { factory: 'black $2' });
    t.anna.passes();
    t.bernard.mayNot('13.3 otherCellMarked', { broker: BROKER_I }).offersMoney(BROKER_II, 9);
    t.bernard
      .mayNot('13.3 otherCellMarked', { broker: BROKER_I })
      .offersGoods(BROKER_I, { factory: 'brown $2' });
  });

  test('13.3 outbid with money: at least $1 more, and the other has his back at once', () => {
    const t = bank();
    t.anna.offersMoney(BROKER_I, 3);
    t.anna.passes();
    t.bernard.mayNot('13.3 bidTooLow', { bid: 3, least: 4 }).offersMoney(BROKER_I, 3);
    t.bernard.offersMoney(BROKER_I, 4);
    expect([t.anna.cash, t.bernard.cash, t.state.bidMoney, t.state.holder]).toEqual([20, 16, 4, BERNARD]);
    expect(t.told('returned')).toEqual([{ type: 'returned', seat: ANNA, money: 3, goods: both('') }]);
    expect(t.events.map(({ type }) => type)).toEqual(['called', 'returned']);
    expect([t.waitsFor, t.state.phase, t.state.actions]).toEqual(['Bernard', 'actions', 1]);
  });

  test('13.3 outbid with containers: one more of any colour, and the owner puts his back at new prices', () => {
    const t = bank({
      anna: { harbour: 'tan $5', factory: '2 black $2' },
      bernard: { factory: '2 brown $3', harbour: 'white $2' },
    });
    t.anna.offersGoods(BROKER_II, { factory: 'black $2', harbour: 'tan $5' });
    t.anna.passes();
    t.bernard
      .mayNot('13.3 bidTooLow', { bid: 2, least: 3 })
      .offersGoods(BROKER_II, { factory: '2 brown $3' });
    t.bernard.offersGoods(BROKER_II, { factory: '2 brown $3', harbour: 'white $2' });
    expect(t.told('returned')).toEqual([
      { type: 'returned', seat: ANNA, money: 0, goods: both('black', 'tan') },
    ]);
    expect(t.events.map(({ type }) => type)).toEqual(['called', 'returned']);
    expect([t.waitsFor, t.state.phase, t.state.holder]).toEqual(['Anna', 'restock', BERNARD]);
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).passes();
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).restocks({ factory: 'black $1', harbour: 'tan $2' });
    t.anna.mayNot('13.3 restockFirst').passes();
    t.anna.mayNot('13.3 restockFirst').borrows();
    const wrong = (colour: string, wanted: number, laid: number) =>
      t.anna.mayNot('13.3 notReturned', { colour, wanted, laid });
    wrong('black', 1, 0).restocks({ harbour: 'tan $2' });
    wrong('black', 1, 2).restocks({ factory: '2 black $1', harbour: 'tan $2' });
    wrong('tan', 1, 0).restocks({ factory: 'black $1' });
    wrong('tan', 0, 1).restocks({ factory: 'black $1, tan $1' });
    t.anna.restocks({ factory: 'black $1', harbour: 'tan $2' });
    expect([t.anna.factory, t.anna.harbour]).toEqual(['black $1, black $2', 'tan $2']);
    expect(t.told('priced')).toEqual([
      { type: 'priced', seat: ANNA, store: 'factory', cells: cells('factory', 'black $1, black $2') },
      { type: 'priced', seat: ANNA, store: 'harbour', cells: cells('harbour', 'tan $2') },
    ]);
    expect([t.waitsFor, t.state.phase, t.state.actions]).toEqual(['Bernard', 'actions', 1]);
    expect([t.state.outbid, t.state.returned]).toEqual([null, both('')]);
    t.anna.mayNot('13.5 notYourPayment').restocks({});
  });

  test('13.3 outbid with the last action: the turn ends when the containers are back', () => {
    const t = bank({ bernard: { factory: '2 brown $3' } });
    t.anna.offersGoods(BROKER_II, { factory: 'black $2' });
    t.anna.passes();
    t.bernard.buildsWarehouse();
    t.bernard.offersGoods(BROKER_II, { factory: '2 brown $3' });
    expect([t.waitsFor, t.state.turn]).toEqual(['Anna', BERNARD]);
    t.anna.restocks({ factory: 'black $4' });
    expect(t.told('priced').map(({ store }) => store)).toEqual(['factory']);
    expect(t.waitsFor).toBe('Clara');
  });

  test('13.3 of containers only the number counts', () => {
    const t = bank({ anna: { harbour: 'tan $5' }, clara: { factory: '2 orange $1' } });
    t.anna.offersGoods(BROKER_I, { harbour: 'tan $5' });
    t.anna.passes();
    t.bernard.mayNot('13.3 bidTooLow', { bid: 1, least: 2 }).offersGoods(BROKER_I, { factory: 'brown $2' });
    t.bernard.passes();
    t.clara.offersGoods(BROKER_I, { factory: '2 orange $1' });
    expect(t.state.holder).toBe(CLARA);
  });

  test('13.3 a container from the harbour store goes back there', () => {
    const t = bank({ anna: { harbour: 'tan $5' }, bernard: { factory: '2 brown $3' } });
    t.anna.offersGoods(BROKER_I, { harbour: 'tan $5' });
    t.anna.passes();
    t.bernard.offersGoods(BROKER_I, { factory: '2 brown $3' });
    t.anna.mayNot('13.3 notReturned', { colour: 'tan', wanted: 0, laid: 1 }).restocks({ factory: 'tan $1' });
    t.anna.restocks({ harbour: 'tan $6' });
    expect(t.told('priced').map(({ store }) => store)).toEqual(['harbour']);
    expect(t.anna.harbour).toBe('tan $6');
  });
});

describe('winning', () => {
  test('13.4, 13.5 containers go to the port at the bank, $4 to the brokers as 2, 1, 1', () => {
    const t = bank();
    t.anna.offersMoney(BROKER_I, 4);
    round(t);
    expect([t.waitsFor, t.state.phase, t.state.wonBroker]).toEqual(['Anna', 'actions', true]);
    expect([t.anna.bankPort, t.anna.cash]).toEqual(['black, brown', 16]);
    expect(t.brokerGoods).toEqual(['', 'orange', '']);
    expect(t.state.brokerMoney).toEqual([1 + 2, 2 + 1, 3 + 1]);
    expect(t.told('brokerWon')).toEqual([
      { type: 'brokerWon', seat: ANNA, broker: BROKER_I, money: 0, goods: goods('black, brown') },
    ]);
    expect(t.told('brokersPaid').map(({ money }) => money)).toEqual([[2, 1, 1]]);
    expect([t.state.cell, t.state.holder, t.state.bidMoney]).toEqual([null, null, 0]);
  });

  test('13.4, 13.5 money is taken at once; containers of one colour need no order', () => {
    const t = bank({ anna: { factory: '2 black $2' } });
    t.anna.offersGoods(BROKER_III, { factory: '2 black $2' });
    round(t);
    expect([t.anna.cash, t.state.brokerMoney, t.state.phase]).toEqual([23, [1, 2, 0], 'actions']);
    expect(t.brokerGoods).toEqual(['2 black, brown', 'black, orange', '']);
    expect(t.told('brokerWon')).toEqual([
      { type: 'brokerWon', seat: ANNA, broker: BROKER_III, money: 3, goods: goods('') },
    ]);
    expect(t.told('brokersPaid')).toEqual([
      { type: 'brokersPaid', money: [0, 0, 0], goods: [...goods('black'), ...goods('black'), ...goods('')] },
    ]);
    expect(t.state.bidGoods).toEqual(both(''));
    t.anna.passes();
    t.bernard.offersMoney(BROKER_I, 1);
    t.bernard.passes();
    for (const player of [t.clara, t.anna]) player.passes();
    expect([t.bernard.bankPort, t.brokerGoods]).toEqual(['2 black, brown', ['', 'black, orange', '']]);
  });

  test('13.5 of several colours the payer chooses the order', () => {
    const t = bank({ anna: { factory: '2 black $2', warehouses: 2, harbour: 'tan $2, white $3' } });
    t.anna.offersGoods(BROKER_III, { factory: '2 black $2', harbour: 'tan $2, white $3' });
    round(t);
    expect([t.waitsFor, t.state.phase, t.anna.cash]).toEqual(['Anna', 'pay', 23]);
    t.anna.mayNot('13.5 payBrokersFirst').passes();
    t.anna.mayNot('13.5 payBrokersFirst').borrows();
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).paysBrokers('tan', 'black', 'white', 'black');
    const wrong = (colour: string, wanted: number, laid: number) =>
      t.anna.mayNot('13.5 notReturned', { colour, wanted, laid });
    wrong('black', 2, 1).paysBrokers('tan', 'black', 'white');
    wrong('black', 2, 0).paysBrokers();
    wrong('orange', 0, 1).paysBrokers('tan', 'black', 'white', 'black', 'orange');
    wrong('tan', 1, 2).paysBrokers('tan', 'black', 'white', 'black', 'tan');
    t.anna.paysBrokers('tan', 'black', 'white', 'black');
    expect(t.brokerGoods).toEqual(['2 black, brown, tan', 'black, orange', 'white']);
    expect(t.told('brokersPaid')[0]?.goods).toEqual([
      ...goods('black, tan'),
      ...goods('black'),
      ...goods('white'),
    ]);
    expect([t.state.phase, t.state.holder, t.state.actions]).toEqual(['actions', null, 2]);
    t.anna.mayNot('13.5 notYourPayment').paysBrokers();
  });

  test('13.5 every order can be chosen', () => {
    const t = bank({ anna: { factory: '2 black $2', warehouses: 2, harbour: 'tan $2' } });
    t.anna.offersGoods(BROKER_III, { factory: '2 black $2', harbour: 'tan $2' });
    round(t);
    const orders = [...container.moves(t.state, ANNA)].map((m) =>
      m.type === 'payBrokers' ? m.order.join() : '',
    );
    expect(orders).toEqual(['black,black,tan', 'black,tan,black', 'tan,black,black']);
  });

  test('13.4 all that the place holds at that time', () => {
    const t = bank({ bernard: { loans: 2, cash: 5 }, clara: { loans: 1, cash: 5 } });
    t.anna.offersGoods(BROKER_I, { factory: 'black $2' });
    round(t);
    // Bernard paid a dollar to brokers I and II, Clara one to broker I.
    expect([t.anna.cash, t.state.brokerMoney]).toEqual([20 + 1 + 2, [0, 3, 3]]);
    expect(t.told('brokerWon')).toEqual([
      { type: 'brokerWon', seat: ANNA, broker: BROKER_I, money: 3, goods: goods('') },
    ]);
  });

  test('13.5 the payment may fill the place just emptied', () => {
    const t = bank();
    t.anna.offersMoney(BROKER_II, 2);
    round(t);
    expect(t.state.brokerMoney).toEqual([2, 3, 3]);
    const withGoods = bank({ anna: { harbour: 'tan $2' } });
    withGoods.anna.offersGoods(BROKER_I, { harbour: 'tan $2' });
    round(withGoods);
    expect([withGoods.state.brokerMoney, withGoods.brokerGoods[0]]).toEqual([[0, 2, 3], 'black, brown, tan']);
  });

  test('13.4, 14.16, 4.1 interest comes first: what is won cannot pay it', () => {
    const t = bank({ anna: { loans: 2, cash: 0, harbour: 'tan $2', factory: '', island: 'white' } });
    t.anna.offersGoods(BROKER_III, { harbour: 'tan $2' });
    round(t);
    expect([t.anna.island, t.gone, t.anna.cash]).toEqual(['', 'white', 3]);
    expect(t.events.map(({ type }) => type)).toEqual([
      'passed',
      'turn',
      'interest',
      'seized',
      'waived',
      'brokerWon',
      'brokersPaid',
    ]);
  });

  test('13.6, 14.3 interest goes to the brokers, $1 to I, the next to II', () => {
    const t = bank({ bernard: { loans: 2 }, clara: { loans: 1 } });
    const before = t.state.bank;
    t.anna.passes();
    expect([t.bernard.cash, t.state.brokerMoney]).toEqual([18, [2, 3, 3]]);
    expect(t.told('brokersPaid')[0]?.money).toEqual([1, 1, 0]);
    expect(t.events.map(({ type }) => type)).toEqual(['passed', 'turn', 'interest', 'brokersPaid']);
    t.bernard.passes();
    expect([t.clara.cash, t.state.brokerMoney, t.state.bank]).toEqual([19, [3, 3, 3], before]);
  });

  test('13.6 buildings are paid to the bank, not to the brokers', () => {
    const t = bank();
    t.anna.buildsMachine('tan');
    expect([t.state.brokerMoney, t.state.bank]).toEqual([[1, 2, 3], -6]);
  });

  test('13.8, 14.16 no call in the turn in which one has won', () => {
    const t = bank();
    t.anna.offersMoney(BROKER_I, 4);
    round(t);
    t.anna.mayNot('13.8 brokerJustWon').offersMoney(BROKER_II, 1);
    t.anna.mayNot('13.8 brokerJustWon').offersGoods(BROKER_II, { factory: 'black $2' });
    t.anna.passes();
    t.bernard.offersMoney(BROKER_II, 1);
    t.bernard.passes();
    t.clara.passes();
    t.anna.offersMoney(BROKER_II, 2);
  });
});

describe('doubts', () => {
  const last = { supply: { tan: 0, black: 1 } } as const;

  test('13.8 no call in the turn that ends the game', () => {
    const t = bank(last);
    t.anna.produces('black', '2 black $1');
    t.anna.mayNot('13.8 brokerInLastTurn').offersMoney(BROKER_I, 1);
    t.anna.mayNot('13.8 brokerInLastTurn').offersGoods(BROKER_I, { factory: 'black $1' });
  });

  test('14.7 who has called may not bring about the end in the same turn', () => {
    const t = bank(last);
    t.anna.offersMoney(BROKER_I, 1);
    t.anna.mayNot('14.7 mayNotEndGame').produces('black', '2 black $1');
    t.anna.passes();
    t.bernard.produces('brown', '2 brown $1');
    t.bernard.passes();
    t.clara.passes();
    t.anna.produces('black', '2 black $1');
    expect(t.state.ending).toBe(true);
  });

  test('14.7 other production is free, also one that chooses a colour which is not the last', () => {
    const t = bank({
      supply: { tan: 0, black: 1 },
      anna: { machines: ['black', 'white'], factory: '3 white $1' },
    });
    t.anna.offersMoney(BROKER_I, 1);
    t.anna.mayNot('14.7 mayNotEndGame').produces('black', 'black $1, 3 white $1');
    t.anna.produces('white', '4 white $1');
    const early = bank({ supply: { tan: 1, black: 2 } });
    early.anna.offersMoney(BROKER_I, 1);
    early.anna.produces('black', '2 black $1');
    const one = bank({ supply: { black: 1 } });
    one.anna.offersMoney(BROKER_I, 1);
    one.anna.produces('black', '2 black $1');
    expect(one.state.ending).toBe(false);
  });

  test('14.7 containers on the payment card keep their room', () => {
    const t = bank({ anna: { factory: '2 black $2', harbour: 'tan $2' } });
    t.anna.offersGoods(BROKER_I, { factory: '2 black $2', harbour: 'tan $2' });
    expect([roomIn(t.state, 'factory', ANNA), roomIn(t.state, 'harbour', ANNA)]).toEqual([0, 0]);
    t.anna.mayNot('8.3 factoryFull', { room: 0, made: 1 }).produces('black', 'black $2');
    t.anna.mayNot('7.2 harbourFull', { room: 0, wanted: 1 }).buys(BERNARD, 'brown $2', 'brown $2');
    t.anna.passes();
    expect([roomIn(t.state, 'factory', BERNARD), roomIn(t.state, 'harbour', BERNARD)]).toEqual([1, 1]);
  });

  test('14.7 … and while they are on the way back', () => {
    const t = bank({ anna: { harbour: 'tan $2' }, bernard: { factory: '2 brown $2' } });
    t.anna.offersGoods(BROKER_I, { harbour: 'tan $2' });
    t.anna.passes();
    t.bernard.offersGoods(BROKER_I, { factory: '2 brown $2' });
    expect([roomIn(t.state, 'factory', ANNA), roomIn(t.state, 'harbour', ANNA)]).toEqual([1, 0]);
    expect([roomIn(t.state, 'factory', BERNARD), roomIn(t.state, 'harbour', BERNARD)]).toEqual([0, 1]);
  });

  test('14.7 what lies on the card cannot be seized, nor pay interest', () => {
    const t = bank({ anna: { loans: 2, cash: 4, factory: 'black $2' } });
    t.anna.offersMoney(BROKER_I, 4);
    round(t);
    expect([t.anna.factory, t.anna.cash, t.anna.bankPort]).toEqual(['', 0, 'black, brown']);
    const withGoods = bank({ anna: { loans: 2, cash: 0, factory: 'black $2' } });
    withGoods.anna.offersGoods(BROKER_I, { factory: 'black $2' });
    round(withGoods);
    expect(withGoods.told('waived')).toHaveLength(2);
    expect(withGoods.anna.cash).toBe(1);
  });
});

describe('the end', () => {
  test('13.9 an open auction goes to the holder of the card; the bid is lost; $3 for each container in the port', () => {
    const t = bank({ supply: { tan: 0, brown: 1 } });
    t.anna.offersMoney(BROKER_I, 7);
    t.anna.passes();
    t.bernard.produces('brown', '2 brown $1');
    const before = t.state.bank;
    t.bernard.passes();
    expect([t.state.phase, t.anna.bankPort, t.anna.cash]).toEqual(['over', 'black, brown', 13 + 1]);
    expect(t.told('brokerWon')).toEqual([
      { type: 'brokerWon', seat: ANNA, broker: BROKER_I, money: 0, goods: goods('black, brown') },
    ]);
    expect([t.state.brokerMoney, t.state.bank - before]).toEqual([[1, 2, 3], -7]);
    expect(t.told('account')[ANNA]).toMatchObject({ bankPort: 6, cash: 14, total: 20 });
    expect([t.state.cell, t.state.holder, t.state.bidMoney]).toEqual([null, null, 0]);
  });

  test('13.9 … with containers: they are gone, the money is won', () => {
    const t = bank({ supply: { tan: 0, brown: 1 }, anna: { harbour: 'tan $2', factory: '2 black $2' } });
    t.anna.offersGoods(BROKER_III, { factory: 'black $2', harbour: 'tan $2' });
    t.anna.passes();
    const gone = [...t.state.gone];
    t.bernard.produces('brown', '2 brown $1');
    t.bernard.passes();
    expect([t.anna.cash, t.anna.harbour, t.anna.factory]).toEqual([20 + 3 + 1, '', 'black $2']);
    expect(t.state.gone.map((n, kind) => n - gone[kind]!)).toEqual(goods('black, tan'));
    expect(t.told('account')[ANNA]).toMatchObject({ harbour: 0, total: 24 });
    expect(t.state.bidGoods).toEqual(both(''));
  });

  test('13.9 without an open auction nothing more happens', () => {
    const t = bank({ supply: { tan: 0, black: 1 }, clara: { bankPort: '2 white' } });
    t.anna.produces('black', '2 black $1');
    t.anna.passes();
    expect(t.told('brokerWon')).toEqual([]);
    expect(t.outcome?.scores[CLARA]).toBe(20 + 6 + 1);
  });
});
