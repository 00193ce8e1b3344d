/** Chapter 4: what a defaulting player loses, chosen by the player to the right. */
import type { Chance } from '../../../core/chance.ts';
import { drawFrom, noneOf, total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import {
  addColours,
  addToPile,
  addToStore,
  byColour,
  emptyStore,
  inPile,
  isChoice,
  type Pile,
  pileOf,
  selections,
  stock,
  storeOf,
} from './stores.ts';
import { COLOURS, type Colour, KINDS, SAFE_SPACES } from './tables.ts';
import type { Emit, GoodsPlace, MoveOf, State, StoreName, View } from './types.ts';

export type Seizure = MoveOf<'seizeGoods' | 'seizeStock' | 'seizeBuilding'>;
export type SeizurePlace = GoodsPlace | 'stores' | 'buildings' | 'nothing';

export const PILE_OF: Readonly<Record<GoodsPlace, Pile>> = {
  island: 'island',
  ship: 'cargo',
  bankPort: 'bankPorts',
};

export const rightOf = (view: View, seat: Seat): Seat => (seat === 0 ? view.seats : seat) - 1;

/** The first place in the edition's order where there is something (rules 4.4–4.8). */
export function seizurePlace(view: View): SeizurePlace {
  const debtor = view.turn;
  if (inPile(view, 'island', debtor) > 0) return 'island';
  const newer = view.options.edition === 'anniversary';
  if (newer && inPile(view, 'cargo', debtor) > 0) return 'ship';
  if (newer && inPile(view, 'bankPorts', debtor) > 0) return 'bankPort';
  if (stock(view, 'factory', debtor) > 0 || stock(view, 'harbour', debtor) > 0) return 'stores';
  return !newer && hasUnsafeBuilding(view) ? 'buildings' : 'nothing';
}

/** How many containers go from each store: one, in 2007 two; the harbour store first. */
export function stockDue(view: View): { harbour: number; factory: number } {
  const wanted = view.options.edition === 'anniversary' ? 1 : 2;
  const harbour = Math.min(wanted, stock(view, 'harbour', view.turn));
  return { harbour, factory: Math.min(wanted - harbour, stock(view, 'factory', view.turn)) };
}

/** Machines and warehouses that are not on the first two spaces; null stands for a warehouse. */
export function unsafeBuildings(view: View): (Colour | null)[] {
  const buildings: (Colour | null)[] = view.warehouses[view.turn]! > SAFE_SPACES ? [null] : [];
  for (let space = SAFE_SPACES; space < 4; space++) {
    const colour = view.machines[4 * view.turn + space]!;
    if (colour >= 0) buildings.push(COLOURS[colour]!);
  }
  return buildings;
}

function hasUnsafeBuilding(view: View): boolean {
  const { turn, machines } = view;
  if (view.warehouses[turn]! > SAFE_SPACES) return true;
  for (let space = SAFE_SPACES; space < 4; space++) if (machines[4 * turn + space]! >= 0) return true;
  return false;
}

/** Everything the neighbour may choose from. */
export function* seizures(view: View): Generator<Seizure> {
  const place = seizurePlace(view);
  if (place === 'stores') yield* stockSeizures(view);
  else yield* pieceSeizures(view, place);
}

function* stockSeizures(view: View): Generator<Seizure> {
  const due = stockDue(view);
  for (const harbour of exactly(storeOf(view, 'harbour', view.turn), due.harbour)) {
    for (const factory of exactly(storeOf(view, 'factory', view.turn), due.factory)) {
      yield { type: 'seizeStock', harbour, factory };
    }
  }
}

function* exactly(cells: readonly number[], wanted: number): Generator<number[]> {
  for (const chosen of selections(cells, { most: wanted, cash: 0, price: () => 0 })) {
    if (total(chosen) === wanted) yield chosen;
  }
}

/** One container from a place where colours alone count, or one building: never more than five seizures. */
function pieceSeizures(view: View, place: SeizurePlace): Seizure[] {
  const pieces: Seizure[] = [];
  if (place === 'buildings')
    for (const machine of unsafeBuildings(view)) pieces.push({ type: 'seizeBuilding', machine });
  else if (place !== 'nothing' && place !== 'stores') {
    const pile = pileOf(view, PILE_OF[place], view.turn);
    for (let kind = 0; kind < KINDS; kind++)
      if (pile[kind]! > 0) pieces.push({ type: 'seizeGoods', place, colour: COLOURS[kind]! });
  }
  return pieces;
}

/** The seizure that is left where there is no choice, 'choice' where there is; undefined: nothing to seize. */
export function forcedSeizure(view: View): Seizure | 'choice' | undefined {
  const place = seizurePlace(view);
  if (place === 'stores') return forcedStock(view);
  const pieces = pieceSeizures(view, place);
  return pieces.length > 1 ? 'choice' : pieces[0];
}

/** Not by listing what may be chosen, which can be much. */
function forcedStock(view: View): Seizure | 'choice' {
  const { turn } = view;
  const due = stockDue(view);
  if (isChoice(view, 'harbour', turn, due.harbour) || isChoice(view, 'factory', turn, due.factory))
    return 'choice';
  const harbour = firstOf(storeOf(view, 'harbour', turn), due.harbour);
  return { type: 'seizeStock', harbour, factory: firstOf(storeOf(view, 'factory', turn), due.factory) };
}

/** Strikes out all but the first containers. */
function firstOf(cells: number[], wanted: number): number[] {
  let missing = wanted;
  for (let cell = 0; cell < cells.length; cell++) {
    cells[cell] = Math.min(cells[cell]!, missing);
    missing -= cells[cell]!;
  }
  return cells;
}

/** One seizure; every one is possible. */
export function sampleSeizure(view: View, chance: Chance): Seizure {
  const place = seizurePlace(view);
  if (place !== 'stores') {
    const pieces = pieceSeizures(view, place);
    return pieces[pieces.length > 1 ? chance.draw(pieces.length) : 0]!;
  }
  const due = stockDue(view);
  const harbour = sampleCells(view, 'harbour', due.harbour, chance);
  return { type: 'seizeStock', harbour, factory: sampleCells(view, 'factory', due.factory, chance) };
}

function sampleCells(view: View, store: StoreName, wanted: number, chance: Chance): number[] {
  const chosen = emptyStore(store);
  if (wanted === 0) return chosen;
  const left = storeOf(view, store, view.turn);
  const there = stock(view, store, view.turn);
  for (let n = 0; n < wanted; n++) chosen[drawFrom(left, there - n, chance)]!++;
  return chosen;
}

/** Takes what was chosen; containers leave the game (rule 4.9). */
export function seize(state: State, by: Seat, move: Seizure, emit?: Emit): void {
  if (move.type === 'seizeBuilding') seizeBuilding(state, by, move.machine, emit);
  else seizeContainers(state, by, move, emit);
}

function seizeContainers(
  state: State,
  by: Seat,
  move: MoveOf<'seizeGoods' | 'seizeStock'>,
  emit?: Emit,
): void {
  const goods = move.type === 'seizeGoods' ? fromPile(state, move) : fromStores(state, move);
  for (let colour = 0; colour < KINDS; colour++) state.gone[colour]! += goods[colour]!;
  emit?.({ type: 'seized', seat: state.turn, by, goods });
}

function fromPile(state: State, { place, colour }: MoveOf<'seizeGoods'>): number[] {
  const goods = noneOf(KINDS);
  goods[COLOURS.indexOf(colour)] = 1;
  addToPile(state, PILE_OF[place], state.turn, goods, -1);
  return goods;
}

function fromStores(state: State, { harbour, factory }: MoveOf<'seizeStock'>): number[] {
  addToStore(state, 'harbour', state.turn, harbour, -1);
  addToStore(state, 'factory', state.turn, factory, -1);
  const goods = byColour(harbour);
  addColours(goods, factory);
  return goods;
}

function seizeBuilding(state: State, by: Seat, machine: Colour | null, emit?: Emit): void {
  const seat = state.turn;
  if (machine === null) {
    state.warehouses[seat]!--;
    state.warehousesLeft++;
  } else {
    const colour = COLOURS.indexOf(machine);
    state.machines[state.machines.indexOf(colour, 4 * seat)] = -1;
    state.machinesLeft[colour]!++;
  }
  if (state.options.seizureClearsLoan) state.loans[seat]!--;
  emit?.({ type: 'buildingSeized', seat, by, machine });
}
