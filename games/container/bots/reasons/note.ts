/** What an adviser notes about a move before it says the weightiest, and the questions it asks of a position. */
import type { PointOf } from '../../../../bots/advice.ts';
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import type { Points } from '../../points.ts';
import { pileOf } from '../../rules/stores.ts';
import { COLOURS, type Colour, KINDS } from '../../rules/tables.ts';
import type { View } from '../../rules/types.ts';
import { ownWorth, worthOn } from '../worth.ts';

/** How much it weighs is in dollars, roughly. */
export type Note = PointOf<Points> & { readonly weight: number };

/** With less the next turn is in danger. */
const LITTLE = 5;
/** So few containers of a colour are soon gone. */
const FEW = 4;
/** What people bid of their own value. */
const USUAL_SHARE = 0.75;

export function othersOf(view: View, seat: Seat): Seat[] {
  return Array.from({ length: view.seats }, (_, other) => other).filter((other) => other !== seat);
}

/** The seat for which this is highest, if it is above zero. */
export function most(seats: readonly Seat[], of: (seat: Seat) => number): Seat | undefined {
  let [best, highest]: [Seat | undefined, number] = [undefined, 0];
  for (const seat of seats) if (of(seat) > highest) [best, highest] = [seat, of(seat)];
  return best;
}

export function* purse(cash: number): Generator<Note> {
  if (cash < LITTLE) yield { weight: 2.5, code: 'purse', params: { cash } };
}

/** The game ends with the second colour that runs out. */
export function* endNear(view: View, made: readonly number[] = []): Generator<Note> {
  if (view.ending) return;
  const left = view.supply.map((n, kind) => ({ n: n - (made[kind] ?? 0), colour: COLOURS[kind]! }));
  const { n, colour } = left.sort((a, b) => a.n - b.n)[1]!;
  if (n <= FEW) yield { weight: 4 - n / 2, code: 'endNear', params: { colour, left: n } };
}

/** What a cargo is worth to the seat itself; one that spoils its island is worth nothing. */
export const gainOf = (view: View, seat: Seat, cargo: readonly number[]): number =>
  Math.max(0, Math.round(ownWorth(view, seat, cargo)));

/** What a cargo is worth to somebody whose card is not known to this seat. */
function worthTo(view: View, rival: Seat, seat: Seat, cargo: readonly number[]): number {
  const island = pileOf(view, 'island', rival);
  const cards = COLOURS.map((_, card) => card).filter((card) => card !== view.valueCards[seat]);
  return cards.reduce((sum, card) => sum + worthOn(card, island, cargo), 0) / cards.length;
}

/** What an auction of this cargo should bring its seller, the subsidy included. */
export function bringOf(view: View, seat: Seat, cargo: readonly number[]): number {
  if (total(cargo) === 0) return 0;
  const bids = othersOf(view, seat).map((rival) =>
    Math.min(view.ledger[rival]!, USUAL_SHARE * worthTo(view, rival, seat, cargo)),
  );
  return Math.round(2 * Math.max(0, ...bids));
}

/** What one container less on the island costs somebody, whatever his card may be. */
export function islandLoss(view: View, rival: Seat, seat: Seat, kind: number): number {
  const lone = COLOURS.map((_, other) => (other === kind ? 1 : 0));
  return Math.max(0, worthTo(view, rival, seat, lone));
}

/** Whether a lot brings all five colours, and which colour of the own card then counts 10. */
export function* island(view: View, seat: Seat, lot: readonly number[]): Generator<Note> {
  const card = view.valueCards[seat];
  if (card === null || card === undefined) return;
  const pile = pileOf(view, 'island', seat);
  const after = pile.map((n, kind) => n + lot[kind]!);
  if (pile.includes(0) && !after.includes(0))
    yield { weight: 4.5, code: 'completes', params: { colour: COLOURS[(card + 1) % KINDS]! } };
  const surplus = mostOf(pile, lot);
  if (surplus) yield { weight: 3.5, code: 'surplus', params: { colour: surplus } };
}

/** The colour there is most of by far, if the lot would only add to it. */
function mostOf(pile: readonly number[], lot: readonly number[]): Colour | undefined {
  const highest = Math.max(...pile);
  const kind = pile.indexOf(highest);
  const second = Math.max(...pile.with(kind, 0));
  return highest >= second + 2 && 2 * lot[kind]! >= total(lot) && lot[kind]! > 0 ? COLOURS[kind] : undefined;
}
