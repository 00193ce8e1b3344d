/** What a finished round is worth to seat 0, for every way the six cards can go. */
import type { Seat } from '../../../../core/game.ts';
import { strength } from '../../rules/hand.ts';
import { placeOf } from '../../rules/row.ts';
import { nationPoints } from '../../rules/scoring.ts';
import {
  BASE_TRICK_COUNT,
  BASE_TRICKS,
  type End,
  isSailor,
  JOKER_VALUE,
  NATIONS,
  nationOf,
  PIPS,
  ROUNDS,
  SAILOR_KINDS,
  strengthOf,
  TRICKS,
  trickOf,
  VALUES,
} from '../../rules/tables.ts';
import type { View } from '../../rules/types.ts';
import { remainder } from '../nations.ts';
import { STRENGTHS } from './features.ts';
import { type Hand, type Use, without } from './hands.ts';
import { ALLOCATIONS, takerIn } from './lattice.ts';
import { cardsIn, chanceOf, type Model } from './model.ts';
import { cellAt } from './net.ts';

/** Among equal chances the larger margin is the better play, so that decided games are played properly too. */
const POINT = 1e-9;

const RADIX = BASE_TRICK_COUNT + 1;

/** What the two seats own when the round is over. */
interface Owned {
  readonly strengths: Int32Array;
  readonly hands: number[];
}

export type Ends = (first: number, second: number) => Float64Array;

/** Asked for statuses of both seats: worth by allocation if seat 0 calls, then if seat 1 does. */
export function endsOf(view: View, end: End, hands: readonly [Hand, Hand], model: Model): Ends {
  const known = new Map<number, Float64Array>();
  const row = rowOf(view, end);
  const worth = view.round === ROUNDS ? lastWorth(view) : laterWorth(view, model);
  return (first, second) => {
    const key = first * (hands[1].uses.length + 1) + second;
    const made = known.get(key);
    if (made) return made;
    const owned = ownedAfter(view, [hands[0].uses[first - 1], hands[1].uses[second - 1]]);
    const ends = new Float64Array(2 * ALLOCATIONS);
    for (let code = 0; code < ALLOCATIONS; code++) {
      share(owned, row, code, 1);
      const margins = worth(owned);
      share(owned, row, code, -1);
      ends[code] = margins[0];
      ends[ALLOCATIONS + code] = margins[1];
    }
    known.set(key, ends);
    return ends;
  };
}

/** The cards by number; those fed to the sharks are nobody's. */
function rowOf(view: View, end: End): (number | undefined)[] {
  return Array.from({ length: PIPS }, (_, i) => placeOf(end, i + 1)).map((place) =>
    view.sunk[place] === 1 ? undefined : view.tavern[place],
  );
}

function ownedAfter(view: View, uses: readonly (Use | undefined)[]): Owned {
  const strengths = Int32Array.from([0, 1].flatMap((seat) => NATIONS.map((_, n) => strength(view, seat, n))));
  let hands = [...view.hands];
  for (const [seat, use] of uses.entries()) {
    if (!use) continue;
    hands = without(hands, seat, use.card);
    if (use.nation !== undefined) strengths[seat * NATIONS.length + use.nation]! += JOKER_VALUE;
  }
  return { strengths, hands };
}

/** Gives the cards out, or takes them back. */
function share(
  { strengths, hands }: Owned,
  row: readonly (number | undefined)[],
  code: number,
  by: 1 | -1,
): void {
  for (let i = 0; i < PIPS; i++) {
    const [card, to] = [row[i], takerIn(code, i)];
    if (card === undefined || to === 0) continue;
    if (isSailor(card)) strengths[(to - 1) * NATIONS.length + nationOf(card)]! += by * strengthOf(card);
    else hands[(to - 1) * TRICKS.length + trickOf(card)]! += by;
  }
}

type Worth = (owned: Owned) => readonly [number, number];

/** Chapter 6: the result itself. */
function lastWorth(view: View): Worth {
  const captain = TRICKS.indexOf('captain');
  const counts = (hands: readonly number[], seat: Seat): number => {
    let points = view.options.captainScores ? 0 : -hands[seat * TRICKS.length + captain]!;
    for (let i = 0; i < TRICKS.length; i++) points += hands[seat * TRICKS.length + i]!;
    return points;
  };
  return ({ strengths, hands }) => {
    let margin = counts(hands, 0) - counts(hands, 1);
    let nations = 0;
    for (let nation = 0; nation < NATIONS.length; nation++) {
      const { to, points } = nationPoints(strengths[nation]!, strengths[NATIONS.length + nation]!);
      if (to === null) continue;
      margin += to === 0 ? points : -points;
      nations += to === 0 ? 1 : -1;
    }
    const lead = margin !== 0 || view.options.tie === 'shared' ? margin : nations;
    const worth = (1 + Math.sign(lead)) / 2 + POINT * margin;
    return [worth, worth];
  };
}

/** The chance with which the next round begins; who did not call starts it. */
function laterWorth(view: View, model: Model): Worth {
  const next = model.round(view.round + 1);
  const lefts = NATIONS.map((_, nation) => remainder(view.deck, nation * VALUES));
  const start = next.startWorth(1);
  let toCome = 0;
  for (let card = SAILOR_KINDS; card < view.deck.length; card++) toCome += view.deck[card]!;
  const held = handMargins(next);
  return ({ strengths, hands }) => {
    const hand = held(hands, toCome);
    let { margin, spread } = hand;
    for (let nation = 0; nation < NATIONS.length; nation++) {
      const mine = Math.min(STRENGTHS - 1, strengths[nation]!);
      const theirs = Math.min(STRENGTHS - 1, strengths[NATIONS.length + nation]!);
      const cell = cellAt(lefts[nation]!, mine, theirs);
      margin += next.tables.margin[cell]!;
      spread += next.tables.spread[cell]!;
    }
    return [chanceOf(margin + start, spread), chanceOf(margin - start, spread)];
  };
}

/** Hands come up again and again; what they are worth is worked out once. */
function handMargins(
  next: ReturnType<Model['round']>,
): (hands: readonly number[], toCome: number) => { margin: number; spread: number } {
  const known = new Map<number, { margin: number; spread: number }>();
  return (hands, toCome) => {
    const key = keyOf(hands);
    const made = known.get(key);
    if (made) return made;
    const worth = {
      margin: next.handWorth(hands, 0) - next.handWorth(hands, 1),
      spread: next.spread(toCome, cardsIn(hands, 0) + cardsIn(hands, 1)),
    };
    known.set(key, worth);
    return worth;
  };
}

/** Only cards of the tavern come and go in a round; of each there are at most eight. */
function keyOf(hands: readonly number[]): number {
  let key = 0;
  for (let i = 0; i < BASE_TRICKS.length; i++)
    key = (key * RADIX + hands[i]!) * RADIX + hands[TRICKS.length + i]!;
  return key;
}
