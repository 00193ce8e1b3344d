/** The draft is the move itself: pointing at something makes the next move out of the last. No rule is asked here. */
import type { Seat } from '../../../core/game.ts';
import { pileOf, production, storeOf } from '../rules/outlook.ts';
import { COLOURS, type Colour, FACTORY_CELLS, HARBOUR_CELLS, KINDS, SEA } from '../rules/tables.ts';
import type { Move, MoveOf, MoveType, StoreName, View } from '../rules/types.ts';
import { cellOf, kindOf, moved, nothing, plus, rowOf, sumOf, without } from './cells.ts';
import type { BoxTarget, Table, Target } from './targets.ts';

const SIZE: Readonly<Record<StoreName, number>> = { factory: FACTORY_CELLS, harbour: HARBOUR_CELLS };
/** Where new containers are laid at first: produced ones for $2; bought ones two dollars dearer, where that exists. */
const PRODUCED_ROW = 1;
const RISE = 1;
const LAST_ROW = HARBOUR_CELLS / KINDS - 1;

const kindIndex = (colour: Colour): number => COLOURS.indexOf(colour);
const is = <T extends MoveType>(move: Move | null, type: T): move is MoveOf<T> => move?.type === type;

/** Moves that pointing at something could mean, the most obvious first. */
export function movesAt(target: Target, table: Table): Move[] {
  switch (target.what) {
    case 'box':
      return target.seat === table.you ? withOwnBox(target, table) : withTheirBox(target, table);
    case 'plant':
      return target.seat === table.you
        ? [toggled(target.colour, table)]
        : [{ type: 'seizeBuilding', machine: target.colour, space: target.space }];
    case 'shed':
      return target.seat === table.you ? [] : [{ type: 'seizeBuilding', machine: null, space: target.space }];
    case 'warehouse':
      return [{ type: 'buildWarehouse' }];
    case 'machine':
      return [{ type: 'buildMachine', colour: target.colour }];
    case 'sea':
      return [{ type: 'sail', to: 'sea' }];
    case 'island':
      return [{ type: 'sail', to: 'island' }];
    case 'harbour':
      return [is(table.draft, 'dock') && table.draft.at === target.seat ? table.draft : visit(target.seat)];
    case 'bankPort':
      return [{ type: 'moor', goods: nothing(KINDS) }];
    case 'goods':
      return withGoods(target, table);
    case 'broker':
      return [calling(target, table)];
    case 'loan':
      return [{ type: 'loan' }];
    case 'repay':
      return [{ type: 'repay' }];
    case 'paid':
      return [paying(target.colour, table)];
    default:
      return [];
  }
}

const visit = (at: Seat): MoveOf<'dock'> => ({ type: 'dock', at, goods: nothing(HARBOUR_CELLS) });

/** One of the uppermost on a cell is chosen already, or it is not: pointing at it changes that. */
function chosenOrNot(
  chosen: readonly number[],
  { cell, nth }: BoxTarget,
  lying: readonly number[],
): number[] {
  const up = (lying[cell] ?? 0) - (chosen[cell] ?? 0);
  return plus(chosen, cell, nth >= up ? -1 : 1);
}

function withTheirBox(target: BoxTarget, { view, you, draft }: Table): Move[] {
  const { store, seat } = target;
  const lying = storeOf(view, store, seat);
  if (view.phase === 'seize') return [seizing(target, lying, draft)];
  if (store === 'factory') return [buying(target, lying, { view, you, draft })];
  const there = view.ships[you] === seat;
  const before = is(draft, 'load')
    ? draft.goods
    : is(draft, 'dock') && draft.at === seat
      ? draft.goods
      : nothing(HARBOUR_CELLS);
  const goods = chosenOrNot(before, target, lying);
  return [there ? { type: 'load', goods } : { type: 'dock', at: seat, goods }];
}

function buying(target: BoxTarget, lying: readonly number[], { view, you, draft }: Table): MoveOf<'buy'> {
  const { seat: seller, cell } = target;
  const own = storeOf(view, 'harbour', you);
  const kept = is(draft, 'reprice') ? draft.store : own;
  const last =
    is(draft, 'buy') && draft.seller === seller ? draft : { goods: nothing(FACTORY_CELLS), store: kept };
  const goods = chosenOrNot(last.goods, target, lying);
  const more = sumOf(goods) > sumOf(last.goods);
  // A harbour price row is a dollar above the factory's row of the same number.
  const row = Math.min(LAST_ROW, rowOf(cell) + RISE);
  const store = more ? plus(last.store, cellOf(row, kindOf(cell))) : without(last.store, kindOf(cell), own);
  return { type: 'buy', seller, goods, store };
}

function seizing(target: BoxTarget, lying: readonly number[], draft: Move | null): MoveOf<'seizeStock'> {
  const last = is(draft, 'seizeStock')
    ? draft
    : { harbour: nothing(HARBOUR_CELLS), factory: nothing(FACTORY_CELLS) };
  const chosen = chosenOrNot(last[target.store], target, lying);
  return { type: 'seizeStock', harbour: last.harbour, factory: last.factory, [target.store]: chosen };
}

const PURCHASES: ReadonlySet<MoveType> = new Set(['buy', 'dock', 'load']);

/** Own boxes may be sold at home or bid with; their prices are changed by moving them. */
function withOwnBox(target: BoxTarget, { view, you, draft }: Table): Move[] {
  const { store, cell } = target;
  const lying = storeOf(view, store, you);
  const price = rowOf(cell) + (store === 'factory' ? 1 : 2);
  const sale: Move = { type: 'sell', store, price, colour: COLOURS[kindOf(cell)] ?? 'black' };
  // Nobody buys from oneself: whoever is buying is told so.
  const purchase = store === 'factory' ? buying(target, lying, { view, you, draft }) : visit(you);
  const moves = draft && PURCHASES.has(draft.type) ? [purchase, sale] : [sale, purchase];
  if (!is(draft, 'callWithGoods')) return moves;
  return [{ ...draft, [store]: chosenOrNot(draft[store], target, lying) }, ...moves];
}

/** All that can be made, as far as there is room; each plant may be left out or taken in. */
function toggled(colour: Colour, table: Table): MoveOf<'produce'> {
  if (!is(table.draft, 'produce')) return producing(table);
  const { made, store } = table.draft;
  const kind = kindIndex(colour);
  const before = storeOf(table.view, 'factory', table.you);
  return made[kind] === 1
    ? { type: 'produce', made: plus(made, kind, -1), store: without(store, kind, before) }
    : { type: 'produce', made: plus(made, kind), store: plus(store, cellOf(PRODUCED_ROW, kind)) };
}

function producing({ view, you }: Table): MoveOf<'produce'> {
  const { colours, due } = production(view, you);
  const made = nothing(KINDS);
  let store = storeOf(view, 'factory', you);
  for (const colour of colours.slice(0, due)) {
    made[kindIndex(colour)] = 1;
    store = plus(store, cellOf(PRODUCED_ROW, kindIndex(colour)));
  }
  return { type: 'produce', made, store };
}

/** What comes back from the payment card, laid out at once so that it can be moved. */
function restocking(view: View): MoveOf<'restock'> {
  const laid = (from: number, cells: number, row: number): number[] => {
    const store = nothing(cells);
    for (let kind = 0; kind < KINDS; kind++) store[cellOf(row, kind)] = view.returned[from + kind] ?? 0;
    return store;
  };
  return {
    type: 'restock',
    factory: laid(0, FACTORY_CELLS, PRODUCED_ROW),
    harbour: laid(KINDS, HARBOUR_CELLS, 2),
  };
}

/** What is considered as soon as a kind of move is chosen, to be changed by pointing. */
export function beginning(kind: MoveType, table: Table): Move | undefined {
  if (kind === 'produce') return producing(table);
  if (kind === 'restock') return restocking(table.view);
  const made = table.view.bids[table.you];
  return kind === 'bid' ? { type: 'bid', amount: typeof made === 'number' ? made : 0 } : undefined;
}

type GoodsTarget = Extract<Target, { what: 'goods' }>;

function withGoods({ place, seat, colour }: GoodsTarget, { view, you, draft }: Table): Move[] {
  if (seat !== you) return [{ type: 'seizeGoods', place, colour }];
  if (place !== 'bankPort') return [];
  const there = pileOf(view, 'bankPorts', you)[kindIndex(colour)] ?? 0;
  const type = view.ships[you] === SEA ? 'moor' : 'fetch';
  const goods = is(draft, type) ? draft.goods : nothing(KINDS);
  const kind = kindIndex(colour);
  const taken = goods[kind] ?? 0;
  // Once all are taken, pointing again puts them back.
  return [{ type, goods: taken < there ? plus(goods, kind) : plus(goods, kind, -taken) }];
}

type BrokerTarget = Extract<Target, { what: 'broker' }>;

function calling({ broker, holds }: BrokerTarget, { view, draft }: Table): Move {
  if (holds === 'containers') {
    const same = is(draft, 'callWithMoney') && draft.broker === broker;
    return { type: 'callWithMoney', broker, amount: (same ? draft.amount : view.bidMoney) + 1 };
  }
  if (is(draft, 'callWithGoods') && draft.broker === broker) return draft;
  return { type: 'callWithGoods', broker, factory: nothing(FACTORY_CELLS), harbour: nothing(HARBOUR_CELLS) };
}

/** The next broker gets one of this colour; when all are given out, it begins anew. */
function paying(colour: Colour, { view, draft }: Table): MoveOf<'payBrokers'> {
  const kind = kindIndex(colour);
  const given = is(draft, 'payBrokers') ? draft.order : [];
  const of = (view.bidGoods[kind] ?? 0) + (view.bidGoods[KINDS + kind] ?? 0);
  const full = given.filter((one) => one === colour).length >= of;
  return { type: 'payBrokers', order: full ? [colour] : [...given, colour] };
}

/** As what kind of move a box of one's own store can be moved to another price now. */
export function pricing(
  store: StoreName,
  draft: Move | null,
  kind: MoveType | undefined,
): MoveType | undefined {
  const type = draft?.type ?? kind;
  if (type === 'restock') return 'restock';
  if (store === 'factory') return type === 'produce' ? 'produce' : undefined;
  if (type === 'buy') return draft ? 'buy' : 'reprice';
  return type === undefined || type === 'reprice' ? 'reprice' : undefined;
}

/** An own box goes to another price. */
export function priced(box: BoxTarget, row: number, { view, you, draft }: Table): Move | undefined {
  const { store, cell } = box;
  if (row < 0 || row >= SIZE[store] / KINDS) return undefined;
  if (is(draft, 'restock')) return { ...draft, [store]: moved(draft[store], cell, row) };
  if (store === 'factory')
    return is(draft, 'produce') ? { ...draft, store: moved(draft.store, cell, row) } : undefined;
  if (is(draft, 'buy')) return { ...draft, store: moved(draft.store, cell, row) };
  const before = is(draft, 'reprice') ? draft.store : storeOf(view, 'harbour', you);
  return { type: 'reprice', store: moved(before, cell, row) };
}
