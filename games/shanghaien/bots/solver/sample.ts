/** Positions between rounds as rows of numbers, to fit the value to. */
import { strength } from '../../rules/hand.ts';
import { NATIONS, ROUNDS, SAILOR_KINDS, VALUES } from '../../rules/tables.ts';
import type { View } from '../../rules/types.ts';
import { remainder } from '../nations.ts';
import { HAND_FEATURES, STRENGTHS } from './features.ts';
import { cardsIn, handFeatures } from './model.ts';
import { cellAt } from './net.ts';

/** A row: a cell for each nation, hands compared, who starts, tricks to come, tricks in hand, the value. */
export const ROW_AT = {
  cells: 0,
  hand: NATIONS.length,
  starting: NATIONS.length + HAND_FEATURES.length,
  toCome: NATIONS.length + HAND_FEATURES.length + 1,
  held: NATIONS.length + HAND_FEATURES.length + 2,
  value: NATIONS.length + HAND_FEATURES.length + 3,
} as const;

/** The view at the start of a round, as it was before the cards were dealt. */
export function rowOf(view: View, value: number): number[] {
  const deck = [...view.deck];
  for (const card of view.tavern) deck[card]!++;
  const cap = (seat: number, nation: number): number => Math.min(STRENGTHS - 1, strength(view, seat, nation));
  const cells = NATIONS.map((_, nation) =>
    cellAt(remainder(deck, nation * VALUES), cap(0, nation), cap(1, nation)),
  );
  const left = ROUNDS + 1 - view.round;
  const theirs = handFeatures(view.hands, 1, left);
  const hand = handFeatures(view.hands, 0, left).map((mine, i) => mine - theirs[i]!);
  const toCome = deck.slice(SAILOR_KINDS).reduce((a, b) => a + b, 0);
  const held = cardsIn(view.hands, 0) + cardsIn(view.hands, 1);
  return [...cells, ...hand, view.turn === 0 ? 1 : -1, toCome, held, value];
}
