import { describe, expect, test } from 'vitest';
import { container } from '../rules/index.ts';
import { ANNA, BERNARD, cells, goods, type Setting, table } from '../rules/testing.ts';
import { ANNIVERSARY, WITH_BANK } from '../rules/trial.ts';
import type { Move, Options, View } from '../rules/types.ts';
import { beginning, movesAt, priced } from './drafting.ts';
import { shownIn } from './shown.ts';
import type { BoxTarget, Target } from './targets.ts';

/** Points at one thing after the other, and says what has become of the move. */
function pointing(view: View, ...targets: readonly Target[]): Move | null {
  return targets.reduce<Move | null>(
    (draft, target) => movesAt(target, { view, you: ANNA, draft, moves: [] })[0] ?? null,
    null,
  );
}

const viewOf = (setting: Setting, options: Partial<Options> = {}): View =>
  container.view(table(options, { seats: 3, ...setting }).state, ANNA);

const box = (store: 'factory' | 'harbour', seat: number, words: string, nth = 0): BoxTarget => ({
  what: 'box',
  store,
  seat,
  cell: cells(store, words).indexOf(1),
  nth,
});

const TRADE: Setting = {
  anna: { cash: 20, warehouses: 4, harbour: 'brown $4' },
  bernard: { machines: ['tan', 'white'], factory: '2 tan $2, white $3', harbour: 'white $5' },
};

describe('buying', () => {
  const view = viewOf(TRADE);

  test('containers pointed at are bought, and laid out two dollars dearer', () => {
    const move = pointing(view, box('factory', BERNARD, 'tan $2', 1), box('factory', BERNARD, 'white $3'));
    expect(move).toEqual({
      type: 'buy',
      seller: BERNARD,
      goods: cells('factory', 'tan $2, white $3'),
      store: cells('harbour', 'brown $4, tan $4, white $5'),
    });
    expect(container.check(view, ANNA, move as Move)).toBeUndefined();
  });

  test('nobody buys from oneself, and whoever tries is told so', () => {
    const own = viewOf({
      ...TRADE,
      anna: { cash: 20, machines: ['black'], factory: 'black $2', harbour: 'brown $4' },
    });
    const draft = pointing(own, box('factory', BERNARD, 'white $3'));
    const whyNot = (target: Target, draft: Move | null): string | undefined => {
      const [move] = movesAt(target, { view: own, you: ANNA, draft, moves: [] });
      return move && container.check(own, ANNA, move)?.code;
    };
    const visit = pointing(own, box('harbour', BERNARD, 'white $5'));
    expect(whyNot(box('factory', ANNA, 'black $2'), draft)).toBe('ownStore');
    expect(whyNot(box('harbour', ANNA, 'brown $4'), visit)).toBe('ownHarbour');
    expect(whyNot(box('harbour', ANNA, 'brown $4'), null)).toBe('noSaleInThisGame');
  });

  test('pointing again takes one back', () => {
    const twice = pointing(view, box('factory', BERNARD, 'tan $2', 1), box('factory', BERNARD, 'tan $2', 1));
    expect(twice).toMatchObject({ goods: cells('factory', ''), store: cells('harbour', 'brown $4') });
  });

  test('all prices of the own store can be changed on the way', () => {
    const draft = pointing(view, box('factory', BERNARD, 'white $3'));
    const move = priced(box('harbour', ANNA, 'brown $4'), 4, { view, you: ANNA, draft, moves: [] });
    expect(move).toMatchObject({ type: 'buy', store: cells('harbour', 'brown $6, white $5') });
  });

  test('what would come is shown beside what lies there', () => {
    const draft = pointing(view, box('factory', BERNARD, 'tan $2', 1));
    const shown = shownIn(view, 'harbour', ANNA, { you: ANNA, draft });
    const states = ['brown $4', 'tan $4'].map((words) => shown[cells('harbour', words).indexOf(1)]);
    expect(states).toEqual([
      { lying: 1, chosen: 0, coming: 0 },
      { lying: 0, chosen: 0, coming: 1 },
    ]);
  });

  test('moving a box without a purchase is a change of prices, within the prices there are', () => {
    const at = { view, you: ANNA, draft: null, moves: [] };
    expect(priced(box('harbour', ANNA, 'brown $4'), 0, at)).toEqual({
      type: 'reprice',
      store: cells('harbour', 'brown $2'),
    });
    expect(priced(box('harbour', ANNA, 'brown $4'), 5, at)).toBeUndefined();
  });
});

describe('seizing a building', () => {
  const t = table(
    {},
    {
      seats: 3,
      bernard: { loans: 2, cash: 1, factory: '', warehouses: 5, machines: ['brown', 'tan', 'black'] },
    },
  );
  t.anna.passes();
  const view = container.view(t.state, ANNA);
  const hand = { view, you: ANNA, draft: null, moves: [...container.moves(view, ANNA)] };
  const shed = (space: number): Target => ({ what: 'shed', seat: BERNARD, space });
  const plant = (colour: 'tan' | 'black', space: number): Target => ({
    what: 'plant',
    seat: BERNARD,
    colour,
    space,
  });

  test('4.11 each warehouse and machine is pointed at on its space', () => {
    for (const space of [2, 3, 4])
      expect(movesAt(shed(space), hand)).toEqual([{ type: 'seizeBuilding', machine: null, space }]);
    expect(movesAt(plant('black', 2), hand)).toEqual([{ type: 'seizeBuilding', machine: 'black', space: 2 }]);
  });

  test('4.6 of a building that is safe the rules say so', () => {
    for (const target of [shed(0), shed(1), plant('tan', 1)]) {
      const [move] = movesAt(target, hand);
      expect(move && container.check(view, ANNA, move)?.code).toBe('buildingIsSafe');
    }
  });

  test('nothing is pointed at before the legal moves are known', () => {
    expect(movesAt(shed(3), { ...hand, moves: [] })).toEqual([]);
  });
});

describe('other moves', () => {
  test('a kind with an obvious beginning begins with it', () => {
    const view = viewOf({ anna: { machines: ['black', 'tan'], factory: '3 tan $1' } });
    const move = beginning('produce', { view, you: ANNA, draft: null, moves: [] });
    expect(move).toEqual({
      type: 'produce',
      made: goods('black'),
      store: cells('factory', '3 tan $1, black $2'),
    });
    expect(beginning('sail', { view, you: ANNA, draft: null, moves: [] })).toBeUndefined();
  });

  test('a box in another harbour is where the ship goes, or what it loads there', () => {
    const target = box('harbour', BERNARD, 'white $5');
    const at = { type: 'dock', at: BERNARD, goods: cells('harbour', 'white $5') };
    expect(pointing(viewOf(TRADE), target)).toEqual(at);
    const moored = viewOf({ ...TRADE, anna: { ship: BERNARD } });
    expect(pointing(moored, target)).toEqual({ type: 'load', goods: cells('harbour', 'white $5') });
  });

  test('9.5 where a ship already lies, a container there is not loaded in the anniversary edition', () => {
    const moored = { ...TRADE, anna: { ship: BERNARD } };
    const target = box('harbour', BERNARD, 'white $5');
    const whyNot = (view: View): string | undefined => {
      const move = pointing(view, target);
      return move ? container.check(view, ANNA, move)?.code : 'nothing to point at';
    };
    expect(whyNot(viewOf(moored))).toBeUndefined();
    expect(whyNot(viewOf(moored, ANNIVERSARY))).toBe('onlyOnArrival');
  });

  test('a broker is called with one dollar more each time, or with own containers', () => {
    const view = viewOf({ anna: { factory: 'tan $2' } }, WITH_BANK);
    const first: Target = { what: 'broker', broker: 0, holds: 'containers' };
    expect(pointing(view, first, first)).toEqual({ type: 'callWithMoney', broker: 0, amount: 2 });
    const money: Target = { what: 'broker', broker: 2, holds: 'money' };
    const move = pointing(view, money, box('factory', ANNA, 'tan $2'));
    expect(move).toMatchObject({ type: 'callWithGoods', broker: 2, factory: cells('factory', 'tan $2') });
  });

  test('brokers are paid in the order of pointing', () => {
    const view = { ...viewOf({}, WITH_BANK), bidGoods: [1, 0, 0, 0, 0, 0, 0, 0, 1, 0] };
    const pay = (colour: 'black' | 'tan'): Target => ({ what: 'paid', colour });
    expect(pointing(view, pay('tan'), pay('black'))).toEqual({ type: 'payBrokers', order: ['tan', 'black'] });
    expect(pointing(view, pay('tan'), pay('tan'))).toEqual({ type: 'payBrokers', order: ['tan'] });
  });
});
