/** What a picture may say beyond what lies there: room, worth and choices, by the rules' own functions. */
import type { Seat } from '../../../core/game.ts';
import { highestOffer } from './auction.ts';
import { coloursLeft } from './cells.ts';
import { discardedColour, isFullSet, islandWorth, worthOf } from './scoring.ts';
import {
  machineColours,
  machineCount,
  pileOf,
  roomIn,
  stock,
  storeOf,
  sum,
  warehouseCount,
} from './stores.ts';
import { COLOURS, type Colour, MACHINE_COSTS, PER_MACHINE, WAREHOUSE_COSTS } from './tables.ts';
import type { StoreName, View } from './types.ts';

export { pileOf, roomIn, storeOf };

/** How full a store is: each machine gives room for two, each warehouse for one (rule 1.3). */
export function filling(view: View, store: StoreName, seat: Seat): { have: number; room: number } {
  const room = store === 'factory' ? PER_MACHINE * machineCount(view, seat) : warehouseCount(view, seat);
  return { have: stock(view, store, seat), room };
}

/** The building spaces of a seat: a colour, 'shed', or what it costs to build there (rules 1.3, 6.1). */
export type Building = Colour | 'shed' | number;

export function machinesOf(view: View, seat: Seat): Building[] {
  return MACHINE_COSTS.map((cost, space) => COLOURS[view.machines[4 * seat + space]!] ?? cost);
}

export const warehousesOf = (view: View, seat: Seat): Building[] =>
  WAREHOUSE_COSTS.map((cost, space) => (view.warehouses[5 * seat + space] === 1 ? 'shed' : cost));

/** The colours a seat's machines could make now, and how many of them must be made (rule 8.3). */
export function production(view: View, seat: Seat): { colours: Colour[]; due: number } {
  const bits = machineColours(view, seat) & coloursLeft(view.supply);
  const colours = COLOURS.filter((_, kind) => (bits >> kind) & 1);
  return { colours, due: Math.min(colours.length, roomIn(view, 'factory', seat)) };
}

/** A line of a value card: what one container of the colour is worth, without and with all five colours. */
export interface Worth {
  readonly colour: Colour;
  readonly alone: number;
  readonly full: number;
}

/** A value card, the dearest colour first (rule 1.5). */
export function worthsOn(card: number): Worth[] {
  const worths = COLOURS.map((colour, kind) => ({
    colour,
    alone: worthOf(card, kind, false),
    full: worthOf(card, kind, true),
  }));
  return worths.sort((a, b) => b.full - a.full || b.alone - a.alone);
}

export interface IslandOutlook {
  readonly worth: number;
  /** The colour that would be thrown away (rule 12.2). */
  readonly discarded: Colour | null;
  readonly full: boolean;
}

/** What a seat's place on the island is worth by its value card, with more on it; undefined: the card is hidden. */
export function islandOutlook(view: View, seat: Seat, more?: readonly number[]): IslandOutlook | undefined {
  const card = view.valueCards[seat] ?? null;
  if (card === null) return undefined;
  const pile = more ? sum(pileOf(view, 'island', seat), more) : pileOf(view, 'island', seat);
  const discarded = discardedColour(pile, card);
  return {
    worth: islandWorth(pile, card),
    discarded: discarded === null ? null : COLOURS[discarded]!,
    full: isFullSet(pile),
  };
}

/** What the seller may answer: sell to one of the best for twice the offer, or pay it and keep (rules 10.4, 10.5). */
export interface Answers {
  readonly offer: number;
  readonly best: readonly Seat[];
}

export function answers(view: View): Answers {
  const best = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => view.asked[seat] === 1);
  return { offer: highestOffer(view), best };
}
