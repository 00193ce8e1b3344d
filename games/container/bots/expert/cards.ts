/** Which value cards the others have, by what they have bid: every way to deal them, with how likely it is. */
import { total } from '../../../../core/counts.ts';
import { KINDS } from '../../rules/tables.ts';
import type { Event, View } from '../../rules/types.ts';
import { worthOn } from '../worth.ts';

export interface Deal {
  /** A card for every seat. */
  readonly cards: readonly number[];
  readonly likely: number;
}

/** What a container is worth on average. */
const AVERAGE = 4.5;
/** What people bid of their own value on average, in shares of it. */
const USUAL = 0.72;
/** Bids below have many reasons, an empty purse among them; bids above hardly any. */
const BELOW = 0.8;
const ABOVE = 0.15;
/** How far a single bid is trusted. */
const TRUST = 0.35;
/** No bid counts more than this against a card. */
const WORST = 2.5;

export function dealsBehind(view: View, seen: readonly Event[]): Deal[] {
  const against = bidsAgainst(view.seats, seen);
  const deals = [...ways(view.valueCards)].map((cards) => {
    const surprise = cards.reduce((sum, card, seat) => sum + against[seat]![card]!, 0);
    return { cards, likely: Math.exp(-TRUST * surprise) };
  });
  const sum = deals.reduce((all, { likely }) => all + likely, 0);
  return deals.map(({ cards, likely }) => ({ cards, likely: likely / sum }));
}

/** Every way to complete a deal of which some cards are known. */
function* ways(known: readonly (number | null)[]): Generator<number[]> {
  const seat = known.indexOf(null);
  if (seat < 0) return yield known.map((card) => card ?? 0);
  for (let card = 0; card < KINDS; card++) if (!known.includes(card)) yield* ways(known.with(seat, card));
}

/** For every seat and card, how surprising the seat's bids would be. */
function bidsAgainst(seats: number, seen: readonly Event[]): number[][] {
  const against = Array.from({ length: seats }, () => new Array<number>(KINDS).fill(0));
  const islands = against.map((five) => [...five]);
  let lot: readonly number[] = [];
  for (const event of seen) {
    if (event.type === 'auction') lot = event.cargo;
    if (event.type === 'accepted') land(islands[event.winner]!, lot);
    if (event.type === 'declined') land(islands[event.seat]!, lot);
    if (event.type !== 'revealed') continue;
    for (const [seat, bid] of event.bids.entries()) {
      if (bid === null) continue;
      for (let card = 0; card < KINDS; card++)
        against[seat]![card]! += surprise(bid, worthOn(card, islands[seat]!, lot), total(lot));
    }
  }
  return against;
}

function land(island: number[], lot: readonly number[]): void {
  for (let kind = 0; kind < KINDS; kind++) island[kind]! += lot[kind] ?? 0;
}

/** How far a bid is from what somebody to whom the lot is worth so much would bid. */
function surprise(bid: number, worth: number, containers: number): number {
  const off = (bid - USUAL * worth) / (AVERAGE * containers);
  return Math.min(WORST, off < 0 ? -off / BELOW : off / ABOVE);
}
