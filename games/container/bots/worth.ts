/** What containers are worth to a seat that knows its own value card and guesses the others'. */
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { islandWorth } from '../rules/scoring.ts';
import { pileOf, sum } from '../rules/stores.ts';
import { KINDS } from '../rules/tables.ts';
import type { View } from '../rules/types.ts';

/** What a bidder with an unknown card would gain from a container, on average. */
const AVERAGE_WORTH = 4.5;

/** What this cargo would add on the island for the seat itself; late colours complete a set. */
export function ownWorth(view: View, seat: Seat, cargo: readonly number[]): number {
  const card = view.valueCards[seat];
  if (card === null || card === undefined) return AVERAGE_WORTH * total(cargo);
  return worthOn(card, pileOf(view, 'island', seat), cargo);
}

/** The same for a card and what lies on the island already. */
export function worthOn(card: number, island: readonly number[], cargo: readonly number[]): number {
  const sure = islandWorth(sum(island, cargo), card) - islandWorth(island, card);
  // Early on the colour thrown away at the end is not known yet: lean on the average.
  const filled = Math.min(1, total(island) / 8);
  return filled * sure + (1 - filled) * plainWorth(card, cargo);
}

/** Worth by the card alone, less the fifth that will be thrown away. */
function plainWorth(card: number, cargo: readonly number[]): number {
  const lone = (kind: number): number[] => cargo.map((_, i) => (i === kind ? 1 : 0));
  let worth = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const pair = sum(lone(kind), lone((kind + 1) % KINDS));
    // Of two colours one is thrown away; two of the other show what it is worth.
    const two = islandWorth(sum(pair, lone((kind + 1) % KINDS)), card);
    worth += cargo[kind]! * (two || AVERAGE_WORTH) * 0.8;
  }
  return worth;
}

/** What others would gain from it on average. */
export const othersWorth = (cargo: readonly number[]): number => AVERAGE_WORTH * total(cargo);

/** How much of the game is over, from 0 to 1, by the second scarcest colour. */
export function progress(view: View): number {
  let [scarcest, second, full] = [99, 99, 10];
  for (let kind = 0; kind < KINDS; kind++) {
    const left = view.supply[kind]!;
    if (left < scarcest) [scarcest, second] = [left, scarcest];
    else if (left < second) second = left;
    if (left > full) full = left;
  }
  return 1 - second / full;
}

/** The most another seat can have in cash, by what everybody has seen. */
export function richestOther(view: View, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < view.seats; other++)
    if (other !== seat && other !== view.turn) most = Math.max(most, view.ledger[other]!);
  return most;
}
