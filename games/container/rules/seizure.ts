/** Chapter 4: what a defaulting player loses, chosen by the player to the right. */
import type { Chance } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import {
  addColours,
  chosenShelf,
  countOn,
  filled,
  filledAt,
  isChoice,
  knownShelf,
  type Shelf,
  storeShelf,
  takeFromStore,
} from './cells.ts';
import { isNothing, nothingOf, selections } from './choosing.ts';
import { firstIn, hasSeveral, inSet, pick, withoutFirst } from './sets.ts';
import { byColour, cellsOf, hasStock, inPile, type Pile, pilesOf, storeOf, sum } from './stores.ts';
import { COLOURS, KINDS, MACHINE_COSTS, SAFE_SPACES, WAREHOUSE_COSTS } from './tables.ts';
import type { Emit, GoodsPlace, MoveOf, State, StoreName, View } from './types.ts';

export type Seizure = MoveOf<'seizeGoods' | 'seizeStock' | 'seizeBuilding'>;
/** Where single pieces are chosen from. */
type PiecesPlace = GoodsPlace | 'buildings';
export type SeizurePlace = PiecesPlace | 'stores' | 'nothing';

export const PILE_OF: Readonly<Record<GoodsPlace, Pile>> = {
  island: 'island',
  ship: 'cargo',
  bankPort: 'bankPorts',
};

export const rightOf = (view: View, seat: Seat): Seat => (seat === 0 ? view.seats : seat) - 1;

/** The first pile of goods, in the edition's order, in which there is something (rules 4.4, 4.7). */
function firstPile(view: View): GoodsPlace | undefined {
  const debtor = view.turn;
  if (inPile(view, 'island', debtor) > 0) return 'island';
  if (view.options.edition !== 'anniversary') return undefined;
  if (inPile(view, 'cargo', debtor) > 0) return 'ship';
  return inPile(view, 'bankPorts', debtor) > 0 ? 'bankPort' : undefined;
}

/** The first place in the edition's order where there is something (rules 4.4–4.8). */
export function seizurePlace(view: View): SeizurePlace {
  const pile = firstPile(view);
  if (pile !== undefined) return pile;
  if (hasStock(view, 'harbour', view.turn) || hasStock(view, 'factory', view.turn)) return 'stores';
  return unsafeSpaces(view) === 0 ? 'nothing' : 'buildings';
}

/** How many containers go from each store: one, in 2007 two; the harbour store first. */
export function stockDue(
  view: View,
  inHarbour = storeShelf(view, 'harbour', view.turn),
  inFactory = storeShelf(view, 'factory', view.turn),
): { harbour: number; factory: number } {
  const wanted = view.options.edition === 'anniversary' ? 1 : 2;
  const harbour = Math.min(wanted, countOn(inHarbour));
  return { harbour, factory: Math.min(wanted - harbour, countOn(inFactory)) };
}

/** Everything the neighbour may choose from. */
export function* seizures(view: View): Generator<Seizure> {
  const place = seizurePlace(view);
  if (place === 'nothing') return;
  if (place === 'stores') yield* stockSeizures(view);
  else for (const piece of inSet(piecesAt(view, place))) yield seizureOf(view, place, piece);
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
  for (const chosen of selections(cells, { most: wanted, cash: 0, prices: nothingOf(cells.length) })) {
    if (total(chosen) === wanted) yield chosen;
  }
}

/** Seizures that come up all the time, by colour. */
const goodsOf = (place: GoodsPlace): readonly MoveOf<'seizeGoods'>[] =>
  COLOURS.map((colour) => Object.freeze({ type: 'seizeGoods', place, colour }));
const FROM_ISLAND = goodsOf('island');
const FROM_SHIP = goodsOf('ship');
const FROM_BANK_PORT = goodsOf('bankPort');
const SEIZED_WAREHOUSES: readonly MoveOf<'seizeBuilding'>[] = WAREHOUSE_COSTS.map((_, space) =>
  Object.freeze({ type: 'seizeBuilding', machine: null, space }),
);
/** Warehouses that are not safe are the first pieces to choose from, machines the others. */
const UNSAFE_WAREHOUSES = WAREHOUSE_COSTS.length - SAFE_SPACES;

/** What may be seized where colours alone count: the colours, as bits; of buildings, the unsafe spaces. */
function piecesAt(view: View, place: PiecesPlace): number {
  if (place === 'buildings') return unsafeSpaces(view);
  return filled(pilesOf(view, PILE_OF[place]), view.turn * KINDS, KINDS);
}

/** Spaces with a building that may be seized, as bits: first those of warehouses, then those of machines. */
function unsafeSpaces(view: View): number {
  const { turn, machines, warehouses } = view;
  if (view.options.edition === 'anniversary' || isShielded(view)) return 0;
  let bits = 0;
  for (let space = SAFE_SPACES; space < WAREHOUSE_COSTS.length; space++)
    if (warehouses[5 * turn + space] === 1) bits |= 1 << (space - SAFE_SPACES);
  for (let space = SAFE_SPACES; space < MACHINE_COSTS.length; space++)
    if (machines[4 * turn + space]! >= 0) bits |= 1 << (space - SAFE_SPACES + UNSAFE_WAREHOUSES);
  return bits;
}

/** Cargo aboard is in play: it saves the buildings (rule 4.10). */
const isShielded = (view: View): boolean => view.options.cargoShields && inPile(view, 'cargo', view.turn) > 0;

function seizureOf(view: View, place: PiecesPlace, piece: number): Seizure {
  if (place === 'island') return FROM_ISLAND[piece]!;
  if (place === 'ship') return FROM_SHIP[piece]!;
  if (place === 'bankPort') return FROM_BANK_PORT[piece]!;
  return piece < UNSAFE_WAREHOUSES
    ? SEIZED_WAREHOUSES[piece + SAFE_SPACES]!
    : machineOn(view, piece - UNSAFE_WAREHOUSES + SAFE_SPACES);
}

const machineOn = ({ machines, turn }: View, space: number): MoveOf<'seizeBuilding'> => ({
  type: 'seizeBuilding',
  machine: COLOURS[machines[4 * turn + space]!]!,
  space,
});

/** The seizure that is left where there is no choice, 'choice' where there is; undefined: nothing to seize. */
export function forcedSeizure(view: View): Seizure | 'choice' | undefined {
  const pile = firstPile(view);
  return pile === undefined ? forcedStock(view) : forcedPiece(view, pile);
}

function forcedPiece(view: View, place: PiecesPlace): Seizure | 'choice' | undefined {
  const pieces = piecesAt(view, place);
  if (pieces === 0) return undefined;
  return hasSeveral(pieces) ? 'choice' : seizureOf(view, place, firstIn(pieces));
}

/** Not by listing what may be chosen, which can be much. */
function forcedStock(view: View): Seizure | 'choice' | undefined {
  const setOfHarbour = filledAt(view, 'harbour', view.turn);
  const setOfFactory = filledAt(view, 'factory', view.turn);
  if ((setOfHarbour | setOfFactory) === 0) return forcedPiece(view, 'buildings');
  const inHarbour = knownShelf(view, 'harbour', view.turn, setOfHarbour);
  const inFactory = knownShelf(view, 'factory', view.turn, setOfFactory);
  const due = stockDue(view, inHarbour, inFactory);
  if (isChoice(inHarbour, due.harbour) || isChoice(inFactory, due.factory)) return 'choice';
  return {
    type: 'seizeStock',
    harbour: firstOf('harbour', inHarbour, due.harbour),
    factory: firstOf('factory', inFactory, due.factory),
  };
}

/** The first containers of the debtor's store. */
function firstOf(store: StoreName, { cells, first, set }: Shelf, wanted: number): readonly number[] {
  if (wanted === 0) return nothingOf(cellsOf(store));
  const chosen = nothingOf(cellsOf(store)).slice();
  let left = set;
  for (let missing = wanted; missing > 0; left = withoutFirst(left)) {
    const cell = firstIn(left);
    chosen[cell] = Math.min(cells[first + cell]!, missing);
    missing -= chosen[cell]!;
  }
  return chosen;
}

/** One seizure; every one is possible. */
export function sampleSeizure(view: View, chance: Chance): Seizure {
  const pile = firstPile(view);
  if (pile !== undefined) return samplePiece(view, pile, chance);
  const inHarbour = storeShelf(view, 'harbour', view.turn);
  const inFactory = storeShelf(view, 'factory', view.turn);
  if ((inHarbour.set | inFactory.set) === 0) return samplePiece(view, 'buildings', chance);
  const due = stockDue(view, inHarbour, inFactory);
  const harbour = sampleCells('harbour', inHarbour, due.harbour, chance);
  return { type: 'seizeStock', harbour, factory: sampleCells('factory', inFactory, due.factory, chance) };
}

const samplePiece = (view: View, place: PiecesPlace, chance: Chance): Seizure =>
  seizureOf(view, place, pick(inSet(piecesAt(view, place)), chance));

/** One or two containers of the debtor's store, each as likely as any other. */
function sampleCells(store: StoreName, shelf: Shelf, wanted: number, chance: Chance): readonly number[] {
  const nothing = nothingOf(cellsOf(store));
  if (wanted === 0) return nothing;
  const chosen = nothing.slice();
  const there = countOn(shelf);
  const first = there > 1 ? chance.draw(there) : 0;
  chosen[cellAfter(shelf, first)]!++;
  if (wanted === 1) return chosen;
  const other = there > 2 ? chance.draw(there - 1) : 0;
  chosen[cellAfter(shelf, other < first ? other : other + 1)]!++;
  return chosen;
}

/** Where the container after so many others lies. */
function cellAfter({ cells, first, set }: Shelf, after: number): number {
  let left = set;
  for (let n = after - cells[first + firstIn(left)]!; n >= 0; n -= cells[first + firstIn(left)]!)
    left = withoutFirst(left);
  return firstIn(left);
}

/** Takes what was chosen; containers leave the game (rule 4.9). */
export function seize(state: State, by: Seat, move: Seizure, emit?: Emit): void {
  if (move.type === 'seizeBuilding') seizeBuilding(state, by, move, emit);
  else seizeContainers(state, by, move, emit);
}

function seizeContainers(
  state: State,
  by: Seat,
  move: MoveOf<'seizeGoods' | 'seizeStock'>,
  emit?: Emit,
): void {
  if (move.type === 'seizeGoods') takeFromPile(state, move);
  else {
    discard(state, 'harbour', move.harbour);
    discard(state, 'factory', move.factory);
  }
  emit?.({ type: 'seized', seat: state.turn, by, goods: seizedGoods(move) });
}

function takeFromPile(state: State, { place, colour }: MoveOf<'seizeGoods'>): void {
  const kind = COLOURS.indexOf(colour);
  pilesOf(state, PILE_OF[place])[state.turn * KINDS + kind]!--;
  state.gone[kind]!++;
}

/** Containers of the debtor's store leave the game. */
function discard(state: State, store: StoreName, cells: readonly number[]): void {
  if (isNothing(cells)) return;
  const chosen = chosenShelf(cells, store);
  takeFromStore(state, store, state.turn, chosen);
  addColours(state.gone, 0, chosen);
}

/** What was seized, by colour. */
function seizedGoods(move: MoveOf<'seizeGoods' | 'seizeStock'>): number[] {
  if (move.type === 'seizeGoods') return COLOURS.map((colour) => (colour === move.colour ? 1 : 0));
  return sum(byColour(move.harbour), byColour(move.factory));
}

/** The space stays empty until it is built on again (rules 4.11, 6.5). */
function seizeBuilding(
  state: State,
  by: Seat,
  { machine, space }: MoveOf<'seizeBuilding'>,
  emit?: Emit,
): void {
  const seat = state.turn;
  if (machine === null) {
    state.warehouses[5 * seat + space] = 0;
    state.warehousesLeft++;
  } else {
    state.machines[4 * seat + space] = -1;
    state.machinesLeft[COLOURS.indexOf(machine)]!++;
  }
  const loanSettled = state.options.seizureClearsLoan;
  if (loanSettled) state.loans[seat]!--;
  emit?.({ type: 'buildingSeized', seat, by, machine, space, loanSettled });
}
