import { describe, expect, test } from 'vitest';
import { decodeMove, decodeOptions } from './decode.ts';
import { cells, goods } from './testing.ts';
import { ANNIVERSARY, BASE_2007, WITH_BANK } from './trial.ts';
import type { Move } from './types.ts';

const factory = cells('factory', 'black $1, 2 white $4');
const harbour = cells('harbour', 'black $2, 2 white $6');

const ALL_MOVES: Move[] = [
  { type: 'pass' },
  { type: 'loan' },
  { type: 'repay' },
  { type: 'default' },
  { type: 'seizeGoods', place: 'island', colour: 'black' },
  { type: 'seizeGoods', place: 'ship', colour: 'white' },
  { type: 'seizeGoods', place: 'bankPort', colour: 'tan' },
  { type: 'seizeStock', harbour, factory },
  { type: 'seizeBuilding', machine: null, space: 4 },
  { type: 'seizeBuilding', machine: 'tan', space: 2 },
  { type: 'sell', store: 'factory', price: 1, colour: 'brown' },
  { type: 'sell', store: 'harbour', price: 6, colour: 'orange' },
  { type: 'buildWarehouse' },
  { type: 'buildMachine', colour: 'tan' },
  { type: 'produce', made: goods('black, white'), store: factory },
  { type: 'buy', seller: 4, goods: factory, store: harbour },
  { type: 'reprice', store: harbour },
  { type: 'sail', to: 'sea' },
  { type: 'sail', to: 'island' },
  { type: 'dock', at: 0, goods: harbour },
  { type: 'load', goods: harbour },
  { type: 'moor', goods: goods('5 tan') },
  { type: 'fetch', goods: goods('20 tan') },
  { type: 'bid', amount: 0 },
  { type: 'bid', amount: 5_000 },
  { type: 'accept', from: 4 },
  { type: 'decline' },
  { type: 'callWithMoney', broker: 2, amount: 1 },
  { type: 'callWithGoods', broker: 0, factory, harbour },
  { type: 'restock', factory, harbour },
  { type: 'payBrokers', order: ['black', 'tan', 'black'] },
  { type: 'payBrokers', order: [] },
];

describe('moves from outside', () => {
  test('every kind of move is understood', () => {
    for (const move of ALL_MOVES)
      expect(decodeMove.decode(JSON.parse(JSON.stringify(move)))).toEqual({ value: move });
    if (decodeMove.spec.kind !== 'variants') throw new Error('a move is one of several');
    expect(Object.keys(decodeMove.spec.variants).sort()).toEqual(
      [...new Set(ALL_MOVES.map((m) => m.type))].sort(),
    );
  });

  test('what is none says which field is wrong', () => {
    const twenty = Array(20).fill(0);
    const wrong: [raw: unknown, path: string, code: string][] = [
      [null, '', 'type'],
      ['pass', '', 'type'],
      [{}, 'type', 'missing'],
      [{ type: 'roll' }, 'type', 'choice'],
      [{ type: 'pass', seat: 1 }, 'seat', 'unknown'],
      [{ type: 'seizeGoods', place: 'harbour', colour: 'tan' }, 'place', 'choice'],
      [{ type: 'seizeGoods', place: 'island', colour: 'pink' }, 'colour', 'choice'],
      [{ type: 'seizeBuilding' }, 'machine', 'missing'],
      [{ type: 'seizeBuilding', machine: 0, space: 2 }, 'machine', 'choice'],
      [{ type: 'seizeBuilding', machine: null }, 'space', 'missing'],
      [{ type: 'seizeBuilding', machine: null, space: 5 }, 'space', 'range'],
      [{ type: 'seizeStock', harbour, factory: harbour }, 'factory', 'tooLong'],
      [{ type: 'seizeStock', harbour: factory, factory }, 'harbour', 'length'],
      [{ type: 'sell', store: 'ship', price: 2, colour: 'tan' }, 'store', 'choice'],
      [{ type: 'sell', store: 'factory', price: 0, colour: 'tan' }, 'price', 'range'],
      [{ type: 'sell', store: 'factory', price: 7, colour: 'tan' }, 'price', 'range'],
      [{ type: 'produce', made: goods('2 tan'), store: twenty }, 'made[3]', 'range'],
      [{ type: 'produce', made: [0, 0, 0, 0], store: twenty }, 'made', 'length'],
      [{ type: 'produce', made: goods('tan'), store: [...twenty.slice(1), 21] }, 'store[19]', 'range'],
      [{ type: 'produce', made: goods('tan'), store: [...twenty.slice(1), -1] }, 'store[19]', 'range'],
      [{ type: 'produce', made: goods('tan'), store: [...twenty.slice(1), 0.5] }, 'store[19]', 'type'],
      [{ type: 'buy', seller: 5, goods: factory, store: harbour }, 'seller', 'range'],
      [{ type: 'buy', seller: -1, goods: factory, store: harbour }, 'seller', 'range'],
      [{ type: 'dock', at: 5, goods: harbour }, 'at', 'range'],
      [{ type: 'sail', to: 'harbour' }, 'to', 'choice'],
      [{ type: 'moor', goods: [0, 0, 0, 0, 21] }, 'goods[4]', 'range'],
      [{ type: 'fetch', goods: {} }, 'goods', 'type'],
      [{ type: 'bid', amount: -1 }, 'amount', 'range'],
      [{ type: 'bid', amount: -0 }, 'amount', 'type'],
      [{ type: 'bid', amount: 1_000_001 }, 'amount', 'range'],
      [{ type: 'bid', amount: '3' }, 'amount', 'type'],
      [{ type: 'accept', from: 5 }, 'from', 'range'],
      [{ type: 'callWithMoney', broker: 3, amount: 1 }, 'broker', 'range'],
      [{ type: 'callWithMoney', broker: -1, amount: 1 }, 'broker', 'range'],
      [{ type: 'payBrokers', order: ['tan', 'pink'] }, 'order[1]', 'choice'],
      [{ type: 'payBrokers', order: Array(41).fill('tan') }, 'order', 'tooLong'],
    ];
    for (const [raw, path, code] of wrong)
      expect(decodeMove.decode(raw), JSON.stringify(raw)).toMatchObject({ fault: { path, code } });
  });
});

describe('options from outside', () => {
  test('nothing said is the game of 2007', () => {
    expect(decodeOptions.decode({})).toEqual({ value: BASE_2007 });
  });

  test('each can be said', () => {
    const said = {
      edition: '2007',
      domesticSale: true,
      investmentBank: false,
      money: 'open',
      buyMoored: 'no',
      forcedLoan: true,
      seizureClearsLoan: false,
      cargoShields: false,
      stagnationLaps: 0,
    };
    expect(decodeOptions.decode(said)).toEqual({ value: said });
    expect(decodeOptions.decode({ money: 'secret' })).toEqual({ value: BASE_2007 });
    expect(decodeOptions.decode({ edition: 'anniversary' })).toEqual({ value: ANNIVERSARY });
    expect(decodeOptions.decode({ edition: 'anniversary', investmentBank: true })).toEqual({
      value: WITH_BANK,
    });
  });

  test('what belongs to one edition is refused with the other', () => {
    expect(decodeOptions.decode({ investmentBank: true })).toEqual({
      fault: { path: 'investmentBank', code: 'conflict', params: { with: 'edition 2007' } },
    });
    expect(decodeOptions.decode({ edition: 'anniversary', domesticSale: true }, 'options')).toEqual({
      fault: { path: 'options.domesticSale', code: 'conflict', params: { with: 'edition anniversary' } },
    });
  });

  test('what is none says which field is wrong', () => {
    const wrong: [raw: unknown, path: string, code: string][] = [
      [undefined, '', 'type'],
      [{ edition: 'third' }, 'edition', 'choice'],
      [{ domesticSale: 1 }, 'domesticSale', 'type'],
      [{ money: 'hidden' }, 'money', 'choice'],
      [{ buyMoored: true }, 'buyMoored', 'type'],
      [{ cargoShields: 1 }, 'cargoShields', 'type'],
      [{ stagnationLaps: -1 }, 'stagnationLaps', 'range'],
      [{ stagnationLaps: 11 }, 'stagnationLaps', 'range'],
      [{ players: 3 }, 'players', 'unknown'],
    ];
    for (const [raw, path, code] of wrong)
      expect(decodeOptions.decode(raw), JSON.stringify(raw)).toMatchObject({ fault: { path, code } });
  });
});
