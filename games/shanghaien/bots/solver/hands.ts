/** What each seat can still do with its one trick of the round, as statuses for the solver. */
import type { Seat } from '../../../../core/game.ts';
import { hasEffect, held, playable, sailorsOf, strength } from '../../rules/hand.ts';
import { nationPoints } from '../../rules/scoring.ts';
import {
  BASE_TRICKS,
  type BaseTrick,
  isSailor,
  JOKER_VALUE,
  NATIONS,
  nationOf,
  ROUNDS,
  strengthOf,
  TRICKS,
  VALUES,
} from '../../rules/tables.ts';
import type { View } from '../../rules/types.ts';
import { remainder } from '../nations.ts';
import { STRENGTHS } from './features.ts';
import type { Model, RoundModel } from './model.ts';
import { cellAt } from './net.ts';
import type { Leads } from './stages.ts';

/** A way to use a trick card. */
export interface Use {
  readonly effect: 'shift' | 'both' | 'reroll' | 'joker';
  readonly card: BaseTrick;
  /** Of a joker. */
  readonly nation?: number;
}

/** Statuses of a seat: 0 is now, then one for each use. */
export interface Hand {
  readonly uses: readonly Use[];
  readonly leads: Leads;
}

const NOTHING: Hand = { uses: [], leads: { jokers: [] } };

/** The uses of a seat's cards, with at most so many nations for a joker; below 0 none at all. */
export function handOf(view: View, seat: Seat, model: Model | undefined, jokers: number): Hand {
  if (view.tricked[seat] === 1 || jokers < 0) return NOTHING;
  const cards = BASE_TRICKS.filter((trick) => playable(view, seat, trick) > 0);
  if (cards.length === 0) return NOTHING;
  const next = view.round < ROUNDS ? model?.round(view.round + 1) : undefined;
  const dice = (['shift', 'both', 'reroll'] as const).flatMap((effect): Use[] => {
    const card = cheapest(
      view,
      seat,
      cards.filter((trick) => hasEffect(trick, effect)),
      next,
    );
    return card ? [{ effect, card }] : [];
  });
  const card = cheapest(
    view,
    seat,
    cards.filter((trick) => hasEffect(trick, 'joker')),
    next,
  );
  const nations = card ? jokerNations(view, seat, next).slice(0, jokers) : [];
  const uses = [...dice, ...nations.map((nation): Use => ({ effect: 'joker', card: card!, nation }))];
  return { uses, leads: leadsOf(uses) };
}

function leadsOf(uses: readonly Use[]): Leads {
  const at = (effect: Use['effect']): number => uses.findIndex((use) => use.effect === effect) + 1;
  return {
    ...(at('shift') ? { shift: at('shift') } : {}),
    ...(at('both') ? { both: at('both') } : {}),
    ...(at('reroll') ? { reroll: at('reroll') } : {}),
    jokers: uses.flatMap(({ effect }, i) => (effect === 'joker' ? [i + 1] : [])),
  };
}

/** Of cards that do the same, the one whose loss costs least. */
function cheapest(
  view: View,
  seat: Seat,
  cards: readonly BaseTrick[],
  next: RoundModel | undefined,
): BaseTrick | undefined {
  if (!next || cards.length < 2) return cards[0];
  const kept = cards.map((card) => next.handWorth(without(view.hands, seat, card), seat));
  return cards[kept.indexOf(Math.max(...kept))];
}

export function without(hands: readonly number[], seat: Seat, card: BaseTrick): number[] {
  const left = [...hands];
  left[seat * TRICKS.length + BASE_TRICKS.indexOf(card)]!--;
  return left;
}

/** Nations where a joker could be worth its card, best first. */
function jokerNations(view: View, seat: Seat, next: RoundModel | undefined): number[] {
  const own = NATIONS.map((_, nation) => nation).filter((nation) => sailorsOf(view, seat, nation) > 0);
  return next ? byGain(view, seat, own, next) : lastRoundNations(view, seat, own);
}

function byGain(view: View, seat: Seat, own: readonly number[], { tables }: RoundModel): number[] {
  const gains = own.map((nation) => {
    const left = remainder(view.deck, nation * VALUES);
    const margin = (mine: number, theirs: number): number =>
      tables.margin[cellAt(left, Math.min(STRENGTHS - 1, mine), Math.min(STRENGTHS - 1, theirs))]!;
    const gain = ([mine, theirs]: readonly [number, number]): number =>
      margin(mine + JOKER_VALUE, theirs) - margin(mine, theirs);
    const futures = futuresOf(view, seat, nation).map(gain);
    return { nation, gain: futures.reduce((sum, one) => sum + one, 0) / futures.length };
  });
  return gains.sort((a, b) => b.gain - a.gain).map(({ nation }) => nation);
}

/** Own and other's strength in a nation for every way its cards in the row, and a joker of the other, may go. */
function futuresOf(view: View, seat: Seat, nation: number): (readonly [number, number])[] {
  const start = [strength(view, seat, nation), strength(view, 1 - seat, nation)] as const;
  const cards = view.tavern.filter((card, i) => isSailor(card) && nationOf(card) === nation && !view.sunk[i]);
  const withRow = cards.reduce<(readonly [number, number])[]>(
    (all, card) =>
      all.flatMap(([mine, theirs]) => [
        [mine, theirs],
        [mine + strengthOf(card), theirs],
        [mine, theirs + strengthOf(card)],
      ]),
    [start],
  );
  if (!mayJoin(view, 1 - seat, nation)) return withRow;
  return withRow.flatMap(([mine, theirs]) => [
    [mine, theirs],
    [mine, theirs + JOKER_VALUE],
  ]);
}

/** Whether a seat could still play a joker for this nation. */
function mayJoin(view: View, seat: Seat, nation: number): boolean {
  if (view.tricked[seat] === 1 || sailorsOf(view, seat, nation) === 0) return false;
  return BASE_TRICKS.some((trick) => hasEffect(trick, 'joker') && held(view, seat, trick) > 0);
}

/**
 * In the last round a joker must bring more than the point its card is worth in hand,
 * and a nation is left out if another is always at least as good.
 */
function lastRoundNations(view: View, seat: Seat, own: readonly number[]): number[] {
  const margin = (mine: number, theirs: number): number => {
    const { to, points } = nationPoints(mine, theirs);
    return to === 1 ? -points : points;
  };
  const gains = own.map((nation) => {
    const all = futuresOf(view, seat, nation).map(
      ([mine, theirs]) => margin(mine + JOKER_VALUE, theirs) - margin(mine, theirs),
    );
    return { nation, least: Math.min(...all), most: Math.max(...all) };
  });
  // With ties broken by nations, a nation may be worth winning for its own sake.
  const enough = view.options.tie === 'nations' ? 0 : 1;
  const useful = gains
    .filter(({ most }) => most > enough)
    .sort((a, b) => b.most - a.most || b.least - a.least);
  return useful
    .filter(
      ({ most }, i) =>
        view.options.tie === 'nations' || !useful.slice(0, i).some(({ least }) => least >= most),
    )
    .map(({ nation }) => nation);
}
