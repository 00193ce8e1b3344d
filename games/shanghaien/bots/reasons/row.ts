/** What a move does to the row: which cards change hands, and what that means for a nation. */
import type { PointOf } from '../../../../bots/advice.ts';
import type { Seat } from '../../../../core/game.ts';
import type { Points } from '../../points.ts';
import { award } from '../../rules/distribution.ts';
import { strength } from '../../rules/hand.ts';
import { sharedOut } from '../../rules/outlook.ts';
import { diceOn, placeOf } from '../../rules/row.ts';
import { scores } from '../../rules/scoring.ts';
import {
  type End,
  isSailor,
  NATIONS,
  nationOf,
  PIPS,
  ROUNDS,
  strengthOf,
  VALUES,
} from '../../rules/tables.ts';
import type { Award, View } from '../../rules/types.ts';
import { nationValue, remainder } from '../nations.ts';
import { trickWorth } from '../outlook.ts';

export type Reason = PointOf<Points>;

/** A reason with what it is about in points, more or less. */
interface Weighty {
  readonly reason: Reason;
  readonly weight: number;
  readonly award: Award;
}

export const NUMBERS = Array.from({ length: PIPS }, (_, i) => i + 1);

/** Every card's fate by its place in the row, so that it can be compared where the end was open. */
function fates(view: View, end: End): Award[] {
  const counted = { ...view, end };
  return NUMBERS.map((number) => award(counted, number));
}

/** Cards that are not counted from either end yet are taken to count from the left. */
const asItLies = (view: View): Award[] => fates(view, view.end ?? 'left');

/** What a card is worth to a seat: what it adds to its nation, by the sailors still to come. */
function worthTo(view: View, seat: Seat, card: number): number {
  if (!isSailor(card)) return trickWorth(view.round);
  const nation = nationOf(card);
  const left = remainder(view.deck, nation * VALUES);
  const [mine, theirs] = [strength(view, seat, nation), strength(view, 1 - seat, nation)];
  return nationValue(left, mine + strengthOf(card), theirs) - nationValue(left, mine, theirs);
}

const byWorthTo =
  (view: View, seat: Seat) =>
  (a: { readonly card: number }, b: { readonly card: number }): number =>
    worthTo(view, seat, b.card) - worthTo(view, seat, a.card);

/** The best card a seat would get as the row lies. */
const prizeOf = (view: View, seat: Seat): Award | undefined =>
  asItLies(view)
    .filter(({ to }) => to === seat)
    .sort(byWorthTo(view, seat))[0];

/** The cards on which something changes for the better, weightiest first, with the nation behind the first of them. */
export function rowReasons(before: View, after: View, seat: Seat): Reason[] {
  if (after.end === null || after.round !== before.round) return [];
  const was = fates(before, after.end);
  const found = fates(after, after.end)
    .flatMap((now, i) => changeOf(before, was[i]!, now, seat))
    .sort((a, b) => b.weight - a.weight);
  const [first, second] = found;
  if (!first) return [];
  const behind = first.award.to === seat ? nationReason(after, seat, first.award.card) : [];
  return [first.reason, ...behind, ...(second ? [second.reason] : [])];
}

function changeOf(view: View, was: Award, now: Award, seat: Seat): Weighty[] {
  const { card, number } = now;
  const [gain, denied] = [worthTo(view, seat, card), worthTo(view, 1 - seat, card)];
  const [mine, theirs] = [now.dice[seat as 0 | 1], now.dice[(1 - seat) as 0 | 1]];
  const said = (reason: Reason, weight: number): Weighty[] => [{ reason, weight, award: now }];
  const lost = was.to === 1 - seat ? denied : 0;
  const hasNew = mine > was.dice[seat as 0 | 1];
  if (now.to === seat && was.to !== seat) {
    const code = now.why === 'neighbours' ? 'pips' : 'takes';
    return said({ code, params: { card, number } }, gain + lost);
  }
  if (now.to === null && was.to === 1 - seat)
    return said({ code: 'denies', params: { card, number } }, denied);
  if (now.why === 'sharks' && was.why !== 'sharks')
    return said({ code: 'sinks', params: { card, number } }, denied);
  if (!hasNew || now.why === 'sharks') return [];
  const standing = { card, number, mine, theirs };
  if (now.to === seat) return said({ code: 'safer', params: standing }, gain / 2);
  return said({ code: 'chases', params: standing }, denied / 3);
}

/** How the nation of a card stands once the row is shared out as it lies. */
function nationReason(view: View, seat: Seat, card: number): Reason[] {
  if (!isSailor(card)) return [{ code: 'trick', params: {} }];
  return standingOf(sharedOut(view), seat, nationOf(card));
}

export function standingOf(view: View, seat: Seat, index: number): Reason[] {
  const nation = NATIONS[index]!;
  const [mine, theirs] = [strength(view, seat, index), strength(view, 1 - seat, index)];
  if (theirs === 0) return [{ code: 'alone', params: { nation, strength: mine } }];
  return [{ code: 'nation', params: { nation, mine, theirs } }];
}

/** How many cards each gets as the row lies; in the last round, the points instead. */
export function callReasons(view: View, seat: Seat): Reason[] {
  const cards = asItLies(view);
  const of = (who: Seat): number => cards.filter(({ to }) => to === who).length;
  const row: Reason = { code: 'row', params: { mine: of(seat), theirs: of(1 - seat) } };
  if (view.round < ROUNDS) return [row];
  const points = scores(sharedOut(view));
  const [mine, theirs] = [points[seat as 0 | 1], points[(1 - seat) as 0 | 1]];
  return [{ code: 'final', params: { mine, theirs } }];
}

/** The nation behind the best card a seat would get as the row lies. */
export function prizeReason(view: View, seat: Seat): Reason[] {
  const prize = prizeOf(view, seat);
  return prize ? nationReason(view, seat, prize.card) : [];
}

/** Why the cards should count from this end: the first die lies on a better card. */
export function endReason(view: View, seat: Seat, end: End, die: number): Reason[] {
  const [card, instead] = [placeOf(end, die), placeOf(end === 'left' ? 'right' : 'left', die)].map(
    (place) => view.tavern[place]!,
  );
  if (worthTo(view, seat, card!) <= worthTo(view, seat, instead!)) return [];
  return [{ code: 'counted', params: { end, die, card: card!, instead: instead! } }];
}

/** The best card that the other would get, as the row lies. */
export function theirPrize(view: View, seat: Seat): Reason[] {
  const prize = prizeOf(view, 1 - seat);
  return prize ? [{ code: 'theirs', params: { card: prize.card, number: prize.number } }] : [];
}

/** What the sharks should have: of the dice thrown, that on the card the other would like most. */
export function sharkReason(view: View, seat: Seat): Reason[] {
  const [first] = [...new Set(view.dice)]
    .map((number) => ({ number, card: view.tavern[placeOf(view.end ?? 'left', number)]! }))
    .sort(byWorthTo(view, 1 - seat));
  return first ? [{ code: 'sinks', params: first }] : [];
}

/** A die that may go without anything being lost. */
export function idleReason(view: View, seat: Seat, number: number): Reason[] {
  const without = { ...view, placed: [...view.placed] };
  without.placed[seat * PIPS + number - 1]!--;
  const [was, now] = [asItLies(view), asItLies(without)];
  const isIdle = diceOn(view, seat, number) > 0 && was.every(({ to }, i) => to === now[i]!.to);
  return isIdle ? [{ code: 'idle', params: { number } }] : [];
}
