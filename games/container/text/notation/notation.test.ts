/** Moves as they are typed, and what they mean in a position. */
import { describe, expect, test } from 'vitest';
import { type Misread, TypedItems } from '../../../../text/typed-items.ts';
import { ANNA, cells, goods, table } from '../../rules/testing.ts';
import type { MoveType } from '../../rules/types.ts';
import { notation } from './index.ts';

const who = (seat: number): string => ['Anna', 'Maat 2', 'Maat 3', 'David'][seat] ?? '';

const setting = table(
  {},
  {
    anna: { machines: ['black', 'tan', 'white'], factory: '2 white $2', harbour: 'tan $4', warehouses: 3 },
    bernard: { factory: '2 tan $2' },
  },
);

const en = await notation('en');

function read(type: MoveType, typed: string): unknown {
  const items = new TypedItems(typed);
  const move = en.moves[type]?.read(items, { view: setting.state, seat: ANNA, who });
  items.end();
  return items.misread ?? move;
}

const written = (type: 'produce' | 'buy' | 'reprice', move: object): string | undefined =>
  en.moves[type]?.write({ type, ...move } as never, { view: setting.state, seat: ANNA, who });

describe('produce', () => {
  test('8.4 each container gets a price, and what lies there stays', () => {
    const move = { made: goods('black, tan'), store: cells('factory', 'black $3, tan $2, 2 white $2') };
    expect(read('produce', 'black@3 tan@2')).toEqual(move);
    expect(written('produce', move)).toBe('black@3 tan@2');
  });

  test('8.4 what lies there may get another price in the same action', () => {
    const move = { made: goods('black'), store: cells('factory', 'black $3, white $2, white $4') };
    expect(read('produce', 'black@3 white@2>4')).toEqual(move);
    expect(written('produce', move)).toBe('black@3 white@2>4');
  });

  test('8.4 one of a colour that is there already', () => {
    const move = { made: goods('white'), store: cells('factory', '2 white $2, white $1') };
    expect(read('produce', 'white@1')).toEqual(move);
    expect(written('produce', move)).toBe('white@1');
  });

  test.each<[string, Misread]>([
    ['2black@3', { code: 'tooMany', part: '2black@3', most: 1 }],
    ['black@3 black@2', { code: 'tooMany', part: 'black@2', most: 1 }],
    ['black', { code: 'noNumber', part: 'black' }],
    ['black@5', { code: 'outOfRange', part: 'black@5', min: 1, max: 4 }],
    ['black@3 white@3>4', { code: 'notThere', part: 'white@3>4' }],
    ['3white@2>4', { code: 'notThere', part: '3white@2>4' }],
  ])('8.3 "%s" is answered with its part', (typed, misread) => {
    expect(read('produce', typed)).toEqual(misread);
  });
});

describe('buy', () => {
  test('7.3 the price that is paid, and the price it gets', () => {
    const move = {
      seller: 1,
      goods: cells('factory', '2 tan $2'),
      store: cells('harbour', 'tan $4, 2 tan $5'),
    };
    expect(read('buy', 'maat2 2tan@2>5')).toEqual(move);
    expect(read('buy', 'Maat 2 tan@2>5 tan@2>5')).toEqual(move);
    expect(written('buy', move)).toBe('maat2 2tan@2>5');
  });

  test('7.3 after a slash the prices of what is there already', () => {
    const move = { seller: 1, goods: cells('factory', 'tan $2'), store: cells('harbour', 'tan $3, tan $6') };
    expect(read('buy', 'maat2 tan@2>3 / tan@4>6')).toEqual(move);
  });

  test.each<[string, Misread]>([
    ['', { code: 'incomplete' }],
    ['maat tan@2>5', { code: 'severalWords', part: 'maat', known: ['maat2', 'maat3'] }],
    ['maat2 tan@2', { code: 'noNumber', part: 'tan@2' }],
    ['maat2 tan@2>7', { code: 'outOfRange', part: 'tan@2>7', min: 2, max: 6 }],
    ['maat2 tan@2>5 / tan@5>6', { code: 'notThere', part: 'tan@5>6' }],
  ])('7.1 "%s" is answered with its part', (typed, misread) => {
    expect(read('buy', typed)).toEqual(misread);
  });
});

test('7.4 new prices alone', () => {
  const move = { store: cells('harbour', 'tan $6') };
  expect(read('reprice', 'tan@4>6')).toEqual(move);
  expect(written('reprice', move)).toBe('tan@4>6');
});

test('9.2 a harbour and what is bought there, or nothing', () => {
  expect(read('dock', 'maat2 2tan@4')).toEqual({ at: 1, goods: cells('harbour', '2 tan $4') });
  expect(read('dock', 'david')).toEqual({ at: 3, goods: cells('harbour', '') });
  expect(read('dock', 'david tan@4>5')).toEqual({ code: 'unclear', part: 'tan@4>5' });
});

test('10.2 a bid is a number', () => {
  expect(read('bid', '12')).toEqual({ amount: 12 });
});

test('13.2 a call of a broker with money, or with containers of both stores', () => {
  expect(read('callWithMoney', 'II 5')).toEqual({ broker: 1, amount: 5 });
  const both = { factory: cells('factory', 'white $2'), harbour: cells('harbour', 'tan $4') };
  expect(read('callWithGoods', 'III white@2 / tan@4')).toEqual({ broker: 2, ...both });
  expect(read('callWithGoods', '3 / tan@4')).toEqual({ broker: 2, ...both, factory: cells('factory', '') });
});

test('13.7 what is loaded at the bank has no price', () => {
  expect(read('moor', '2black tan')).toEqual({ goods: goods('2 black, tan') });
  expect(read('fetch', 'tan@2')).toEqual({ code: 'unclear', part: 'tan@2' });
});

test('13.5 containers in the order in which brokers get them', () => {
  expect(read('payBrokers', 'tan 2black')).toEqual({ order: ['tan', 'black', 'black'] });
});
