/** What an arrival of news means for the picture. */
import { spots } from '../rules/outlook.ts';
import type { Award, Event, View } from '../rules/types.ts';

/** Milliseconds between one card and the next, when a round is shared out. */
export const CARD_BY_CARD = 260;
/** How long the row of a round that was called is still shown. */
export const SHARING_OUT = 6 * CARD_BY_CARD + 600;

export const awardsIn = (events: readonly Event[]): Award[] =>
  events.filter((event) => event.type === 'awarded');

export const has = (events: readonly Event[], ...types: Event['type'][]): boolean =>
  events.some(({ type }) => types.includes(type));

/** Whether it is this row that was shared out: somebody who leafs through a game may have seen another before. */
export function sharesOut(view: View, awards: readonly Award[]): boolean {
  return spots(view).every(({ award }) =>
    awards.some(({ number, card, to }) => number === award.number && card === award.card && to === award.to),
  );
}
