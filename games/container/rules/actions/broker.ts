/** Chapter 13: calling a broker, being outbid, and paying in containers. */
import { setAll, total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { payInOrder } from '../brokers.ts';
import { type Bounds, freeOf, layouts, sampleLayout, sampleSelection, selections } from '../choosing.ts';
import { resume, useAction } from '../flow.ts';
import { fromCard, toCard } from '../money.ts';
import { refuse, type Why } from '../refuse.ts';
import { inSet, pick } from '../sets.ts';
import { addToStore, byColour, stock, storeOf } from '../stores.ts';
import { BROKERS, type CellKind, COLOURS, type Colour, KINDS, type Rule } from '../tables.ts';
import type { ActionOf, EventOf, MoveOf, State, StoreName, View } from '../types.ts';
import { cashOf, notNow, notThere, unaffordable } from './common.ts';

/** Why no broker takes this player's call now (rules 13.3, 13.8). */
function noCall(view: View, seat: Seat): Why {
  const early = notNow(view, seat, 'actions');
  if (early) return early;
  if (!view.options.investmentBank) return refuse('noBank', {});
  if (view.ending) return refuse('brokerInLastTurn', {});
  if (view.wonBroker) return refuse('brokerJustWon', {});
  return view.holder === seat ? refuse('brokerHeldByYou', {}) : undefined;
}

const mayCall = (view: View, seat: Seat): boolean =>
  view.options.investmentBank && noCall(view, seat) === undefined;

const amountIn = (view: View, broker: number, holds: CellKind): number =>
  holds === 'money'
    ? view.brokerMoney[broker]!
    : total(view.brokerContainers, broker * KINDS, (broker + 1) * KINDS);

/** Why this cell cannot be bid for: empty, or another one is marked (rules 13.2, 13.3). */
function wrongCell(view: View, broker: number, holds: CellKind): Why {
  if (isOpen(view, broker, holds)) return undefined;
  const { cell } = view;
  return cell === null
    ? refuse('cellIsEmpty', { broker })
    : refuse('otherCellMarked', { broker: cell.broker });
}

/** The brokers whose cell of this kind may be bid for. */
function openCells(view: View, holds: CellKind): readonly number[] {
  let bits = 0;
  for (let broker = 0; broker < BROKERS; broker++) if (isOpen(view, broker, holds)) bits |= 1 << broker;
  return inSet(bits);
}

function isOpen(view: View, broker: number, holds: CellKind): boolean {
  const { cell } = view;
  return cell === null ? amountIn(view, broker, holds) > 0 : cell.broker === broker && cell.holds === holds;
}

/** One unit more than what lies on the card. */
const least = (view: View, holds: CellKind): number =>
  (holds === 'containers' ? view.bidMoney : total(view.bidGoods)) + 1;

function tooLow(view: View, bid: number, lowest: number): Why {
  return refuse('bidTooLow', { bid, least: lowest }, view.cell === null ? '13.2' : '13.3');
}

/** What the outbid player had on the card goes back: money at once, containers by his own choice (rule 13.3). */
function giveBack(state: State): EventOf<'returned'> | undefined {
  const { holder } = state;
  if (holder === null) return undefined;
  const returned = {
    type: 'returned',
    seat: holder,
    money: state.bidMoney,
    goods: [...state.bidGoods],
  } as const;
  fromCard(state, holder);
  if (total(state.bidGoods) > 0) {
    state.outbid = holder;
    for (let i = 0; i < 2 * KINDS; i++) state.returned[i] = state.bidGoods[i]!;
  }
  setAll(state.bidGoods, 0);
  return returned;
}

function takeCard(state: State, seat: Seat, broker: number, holds: CellKind): void {
  state.cell = Object.freeze({ broker, holds });
  state.holder = seat;
  state.called = true;
  state.busy = true;
}

/** Rule 13.2: money for the containers of a broker. */
export const callWithMoney: ActionOf<'callWithMoney'> = {
  check(view, seat, { broker, amount }) {
    const wrong = noCall(view, seat) ?? wrongCell(view, broker, 'containers');
    if (wrong) return wrong;
    const lowest = least(view, 'containers');
    return amount < lowest ? tooLow(view, amount, lowest) : unaffordable(view, seat, amount, '13.2');
  },
  apply(state, seat, { broker, amount }, _chance, emit) {
    const returned = giveBack(state);
    takeCard(state, seat, broker, 'containers');
    toCard(state, seat, amount);
    emit?.({ type: 'called', seat, broker, holds: 'containers', money: amount, goods: [] });
    if (returned) emit?.(returned);
    useAction(state, emit);
  },
  can: (view, seat) =>
    mayCall(view, seat) &&
    cashOf(view, seat) >= least(view, 'containers') &&
    openCells(view, 'containers').length > 0,
  *moves(view, seat) {
    for (const broker of openCells(view, 'containers')) {
      for (let amount = least(view, 'containers'); amount <= cashOf(view, seat); amount++) {
        yield { type: 'callWithMoney', broker, amount };
      }
    }
  },
  sample(view, seat, chance) {
    const lowest = least(view, 'containers');
    const broker = pick(openCells(view, 'containers'), chance);
    return { type: 'callWithMoney', broker, amount: lowest + chance.draw(cashOf(view, seat) - lowest + 1) };
  },
};

const inStores = (view: View, seat: Seat): number =>
  stock(view, 'factory', seat) + stock(view, 'harbour', seat);

/** All containers of a store, free of charge. */
const allOf = (store: StoreName): Bounds => ({ most: 99, cash: 0, prices: freeOf(store) });

/** Rule 13.2: containers from the own stores for the money of a broker. */
export const callWithGoods: ActionOf<'callWithGoods'> = {
  check(view, seat, { broker, factory, harbour }) {
    const wrong = noCall(view, seat) ?? wrongCell(view, broker, 'money');
    if (wrong) return wrong;
    const [bid, lowest] = [total(factory) + total(harbour), least(view, 'money')];
    if (bid < lowest) return tooLow(view, bid, lowest);
    return (
      notThere('factory', storeOf(view, 'factory', seat), factory, '13.2') ??
      notThere('harbour', storeOf(view, 'harbour', seat), harbour, '13.2')
    );
  },
  apply(state, seat, { broker, factory, harbour }, _chance, emit) {
    const returned = giveBack(state);
    takeCard(state, seat, broker, 'money');
    addToStore(state, 'factory', seat, factory, -1);
    addToStore(state, 'harbour', seat, harbour, -1);
    const goods = [...byColour(factory), ...byColour(harbour)];
    for (let i = 0; i < 2 * KINDS; i++) state.bidGoods[i] = goods[i]!;
    emit?.({ type: 'called', seat, broker, holds: 'money', money: 0, goods });
    if (returned) emit?.(returned);
    useAction(state, emit);
  },
  can: (view, seat) =>
    mayCall(view, seat) &&
    inStores(view, seat) >= least(view, 'money') &&
    openCells(view, 'money').length > 0,
  *moves(view, seat) {
    for (const broker of openCells(view, 'money')) {
      for (const factory of selections(storeOf(view, 'factory', seat), allOf('factory'))) {
        for (const harbour of selections(storeOf(view, 'harbour', seat), allOf('harbour'))) {
          if (total(factory) + total(harbour) < least(view, 'money')) continue;
          yield { type: 'callWithGoods', broker, factory, harbour };
        }
      }
    }
  },
  sample(view, seat, chance) {
    const broker = pick(openCells(view, 'money'), chance);
    const stockF = storeOf(view, 'factory', seat);
    const stockH = storeOf(view, 'harbour', seat);
    const factory = sampleSelection(stockF, allOf('factory'), chance).slice();
    const harbour = sampleSelection(stockH, allOf('harbour'), chance).slice();
    fillUp([factory, harbour], [stockF, stockH], least(view, 'money'));
    return { type: 'callWithGoods', broker, factory, harbour };
  },
};

/** Adds containers, first found first, until the bid is high enough. */
function fillUp(chosen: readonly number[][], stocks: readonly number[][], wanted: number): void {
  let missing = wanted - chosen.reduce((n, cells) => n + total(cells), 0);
  for (const [i, cells] of chosen.entries()) {
    for (let cell = 0; cell < cells.length && missing > 0; cell++) {
      const more = Math.min(missing, stocks[i]![cell]! - cells[cell]!);
      cells[cell]! += more;
      missing -= more;
    }
  }
}

const returnedTo = (view: View): { factory: number[]; harbour: number[] } => ({
  factory: view.returned.slice(0, KINDS),
  harbour: view.returned.slice(KINDS),
});

function notReturned(wanted: readonly number[], laid: readonly number[], rule: Rule): Why {
  const kind = wanted.findIndex((n, i) => n !== laid[i]);
  if (kind < 0) return undefined;
  return refuse('notReturned', { colour: COLOURS[kind]!, wanted: wanted[kind]!, laid: laid[kind]! }, rule);
}

/** Rule 13.3: the outbid player puts his containers back at prices of his choice. */
export const restock: ActionOf<'restock'> = {
  check(view, seat, { factory, harbour }) {
    if (view.phase !== 'restock' && view.phase !== 'over') return refuse('notYourPayment', {});
    const early = notNow(view, seat, 'restock');
    if (early) return early;
    const back = returnedTo(view);
    return (
      notReturned(back.factory, byColour(factory), '13.3') ??
      notReturned(back.harbour, byColour(harbour), '13.3')
    );
  },
  apply(state, seat, { factory, harbour }, _chance, emit) {
    addToStore(state, 'factory', seat, factory, 1);
    addToStore(state, 'harbour', seat, harbour, 1);
    state.outbid = null;
    setAll(state.returned, 0);
    if (total(factory) > 0)
      emit?.({ type: 'priced', seat, store: 'factory', cells: storeOf(state, 'factory', seat) });
    if (total(harbour) > 0)
      emit?.({ type: 'priced', seat, store: 'harbour', cells: storeOf(state, 'harbour', seat) });
    resume(state, emit);
  },
  can: (view) => view.phase === 'restock',
  *moves(view) {
    const back = returnedTo(view);
    for (const factory of layouts(back.factory, 'factory')) {
      for (const harbour of layouts(back.harbour, 'harbour')) yield { type: 'restock', factory, harbour };
    }
  },
  sample(view, _seat, chance) {
    const back = returnedTo(view);
    const factory = sampleLayout(back.factory, 'factory', chance);
    return { type: 'restock', factory, harbour: sampleLayout(back.harbour, 'harbour', chance) };
  },
};

/** Every order of the colours of these containers. */
function* orders(goods: number[], order: Colour[] = []): Generator<MoveOf<'payBrokers'>> {
  if (total(goods) === 0) return yield { type: 'payBrokers', order: [...order] };
  for (const [kind, colour] of COLOURS.entries()) {
    if (goods[kind] === 0) continue;
    goods[kind]!--;
    order.push(colour);
    yield* orders(goods, order);
    order.pop();
    goods[kind]!++;
  }
}

/** Rule 13.5: the winner says which container goes to which broker. */
export const payBrokers: ActionOf<'payBrokers'> = {
  check(view, seat, { order }) {
    if (view.phase !== 'pay' && view.phase !== 'over') return refuse('notYourPayment', {});
    const early = notNow(view, seat, 'pay');
    if (early) return early;
    return notReturned(byColour(view.bidGoods), countsOf(order), '13.5');
  },
  apply(state, _seat, { order }, _chance, emit) {
    const kinds = order.map((colour) => COLOURS.indexOf(colour));
    payInOrder(state, kinds, emit);
    state.phase = 'actions';
  },
  can: (view) => view.phase === 'pay',
  moves: (view) => orders(byColour(view.bidGoods)),
  sample(view, _seat, chance) {
    const left = COLOURS.flatMap((colour, kind) =>
      new Array<Colour>(byColour(view.bidGoods)[kind]!).fill(colour),
    );
    const order: Colour[] = [];
    while (left.length > 0) order.push(...left.splice(left.length > 1 ? chance.draw(left.length) : 0, 1));
    return { type: 'payBrokers', order };
  },
};

const countsOf = (order: readonly Colour[]): number[] =>
  COLOURS.map((c) => order.filter((o) => o === c).length);
