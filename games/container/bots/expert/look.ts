/** What stands behind the features of a seat, worked out once. */
import type { Seat } from '../../../../core/game.ts';
import { islandWorth } from '../../rules/scoring.ts';
import { inPile, machineColours, pileOf, roomIn } from '../../rules/stores.ts';
import {
  FACTORY_CELLS,
  FACTORY_PRICES,
  HARBOUR_CELLS,
  HARBOUR_PRICES,
  HOLD,
  KINDS,
  SUPPLIES,
} from '../../rules/tables.ts';
import type { State } from '../../rules/types.ts';
import type { Style } from '../styles.ts';
import { ownWorth } from '../worth.ts';

/** What the table has in common, worked out once for all seats. */
export interface Table {
  readonly styles: readonly Style[];
  /** What each would pay for a container in a factory store, and in a harbour store. */
  readonly resale: readonly number[];
  readonly freight: readonly number[];
  readonly idle: readonly number[];
  readonly shares: readonly number[];
  readonly supply: number;
  readonly scarcest: number;
  readonly second: number;
  readonly cash: number;
  readonly cargo: number;
}

export function tableOf(state: State, styles: readonly Style[]): Table {
  const each = SUPPLIES[state.options.edition](state.seats).containers;
  let [supply, scarcest, second, cash, cargo] = [0, 99, 99, 0, 0];
  for (let kind = 0; kind < KINDS; kind++) {
    const left = state.supply[kind]!;
    supply += left;
    if (left < scarcest) [scarcest, second] = [left, scarcest];
    else if (left < second) second = left;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    cash += state.cash[seat]!;
    cargo += inPile(state, 'cargo', seat);
  }
  return {
    styles,
    resale: styles.map((style) => style.resale),
    freight: styles.map((style) => style.freight),
    idle: styles.map((style) => style.idle),
    shares: styles.map(boldnessOf),
    supply: supply / (each * KINDS),
    scarcest: scarcest / each,
    second: second / each,
    cash,
    cargo,
  };
}

/** Containers in a seat's store, and the sum of their prices, each by how many of the others would pay it. */
function goodsIn(
  stores: readonly number[],
  { seat, cells, lowest }: Shelf,
  limits: readonly number[],
): [number, number] {
  let [count, sum] = [0, 0];
  for (let cell = 0; cell < cells; cell++) {
    const n = stores[seat * cells + cell]!;
    if (n === 0) continue;
    const price = lowest + Math.trunc(cell / KINDS);
    count += n;
    for (let rival = 0; rival < limits.length; rival++)
      if (rival !== seat && limits[rival]! > price) sum += (n * price) / (limits.length - 1);
  }
  return [count, sum];
}

/** A seat's part of all stores of a kind. */
interface Shelf {
  readonly seat: Seat;
  readonly cells: number;
  readonly lowest: number;
}

const FACTORY = { cells: FACTORY_CELLS, lowest: FACTORY_PRICES[0] } as const;
const HARBOUR = { cells: HARBOUR_CELLS, lowest: HARBOUR_PRICES[0] } as const;

/** How many containers for a ship there are in the other stores, the cheapest first, and what they cost. */
function cheapest(
  stores: readonly number[],
  { seat, cells, lowest }: Shelf,
  seats: number,
): [number, number] {
  let [count, cost] = [0, 0];
  for (let row = 0; row < cells && count < HOLD; row += KINDS) {
    let there = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      for (let i = other * cells + row, end = i + KINDS; i < end; i++) there += stores[i]!;
    }
    const taken = Math.min(there, HOLD - count);
    count += taken;
    cost += taken * (lowest + row / KINDS);
  }
  return [count, cost];
}

/** How much of the own value is bid on average. */
const shareOf = ({ share: [least, most] }: Style): number => (least + most) / 200;

/** The same for the evaluation: beyond twice the own value it makes no difference. */
export const boldnessOf = (style: Style): number => Math.min(2, shareOf(style));

/** The two highest bids to expect for a seat's cargo. */
function bidsFor(state: State, seller: Seat, styles: readonly Style[]): [number, number] {
  if (inPile(state, 'cargo', seller) === 0) return [0, 0];
  const cargo = pileOf(state, 'cargo', seller);
  let [best, second] = [0, 0];
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === seller) continue;
    const bid = Math.min(shareOf(styles[seat]!) * ownWorth(state, seat, cargo), state.cash[seat]!);
    if (bid > best) [best, second] = [bid, best];
    else if (bid > second) second = bid;
  }
  return [best, second];
}

/** What one more container of each colour would add, on average. */
function marginal(island: number[], card: number, worth: number): number {
  let gain = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    island[kind]!++;
    gain += islandWorth(island, card) - worth;
    island[kind]!--;
  }
  return gain / KINDS;
}

/** Machines of colours that have not run out. */
function machinesAlive(state: State, seat: Seat): number {
  const bits = machineColours(state, seat);
  let alive = 0;
  for (let kind = 0; kind < KINDS; kind++) if ((bits >> kind) & 1 && state.supply[kind]! > 0) alive++;
  return alive;
}

/** The mean of all but one. */
export function othersMean(values: readonly number[], seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < values.length; other++) if (other !== seat) sum += values[other]!;
  return sum / (values.length - 1);
}

/** A seat and its surroundings; pairs are a number of containers and what they cost, or two bids. */
export interface Look {
  readonly state: State;
  readonly seat: Seat;
  readonly table: Table;
  readonly style: Style;
  /** Cash, with what lies on the payment card. */
  readonly cash: number;
  readonly machinesAlive: number;
  readonly inFactory: readonly [number, number];
  readonly inHarbour: readonly [number, number];
  readonly aboard: number;
  readonly bids: readonly [number, number];
  readonly island: readonly number[];
  readonly colours: number;
  readonly worth: number;
  readonly marginal: number;
  readonly othersRoom: number;
  readonly toBuy: readonly [number, number];
  readonly toLoad: readonly [number, number];
}

export function lookAt(state: State, seat: Seat, table: Table): Look {
  const island = pileOf(state, 'island', seat);
  const card = state.valueCards[seat]!;
  const worth = islandWorth(island, card);
  let [othersRoom, colours] = [0, 0];
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) othersRoom += roomIn(state, 'harbour', other);
  for (let kind = 0; kind < KINDS; kind++) if (island[kind]! > 0) colours++;
  return {
    state,
    seat,
    table,
    style: table.styles[seat]!,
    cash: state.cash[seat]! + (state.holder === seat ? state.bidMoney : 0),
    machinesAlive: machinesAlive(state, seat),
    inFactory: goodsIn(state.factory, { seat, ...FACTORY }, table.resale),
    inHarbour: goodsIn(state.harbour, { seat, ...HARBOUR }, table.freight),
    aboard: inPile(state, 'cargo', seat),
    bids: bidsFor(state, seat, table.styles),
    island,
    colours,
    worth,
    marginal: marginal(island, card, worth),
    othersRoom,
    toBuy: cheapest(state.factory, { seat, ...FACTORY }, state.seats),
    toLoad: cheapest(state.harbour, { seat, ...HARBOUR }, state.seats),
  };
}
