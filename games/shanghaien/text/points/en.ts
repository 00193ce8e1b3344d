/** What the adviser says, in English. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { cardNamer } from '../board.ts';
import { EFFECTS, NATIONS, TRICKS } from '../en.ts';

const name = cardNamer(NATIONS, TRICKS);
/** A card of the row: its number, and what it is. */
const the = ({ card, number }: Points['takes']): string => `card ${number} (${name(card)})`;
const dice = (n: number): string => count('en', n, { one: 'die', other: 'dice' });
const cards = (n: number): string => count('en', n, { one: 'card', other: 'cards' });
const ends = { left: 'left', right: 'right' } as const;

export const en: PointTextOf<Points> = {
  only: () => 'There is no other move here.',
  takes: (card) => `You take the lead on ${the(card)}.`,
  pips: (card) => `The pips beside it win you ${the(card)}.`,
  safer: ({ mine, theirs, ...card }) => `You make ${the(card)} safer: ${mine} : ${theirs} in dice.`,
  denies: (card) => `Your opponent no longer gets ${the(card)}.`,
  chases: ({ mine, theirs, ...card }) => `You are catching up on ${the(card)}: ${mine} : ${theirs} in dice.`,
  nation: ({ nation, mine, theirs }) => `Your ${NATIONS[nation]} would then stand at ${mine} : ${theirs}.`,
  alone: ({ nation, strength }) =>
    `Only you would have ${NATIONS[nation]}, so their strength of ${strength} counts in full.`,
  trick: () => 'A trick card is a point at the end, and often worth more before.',
  counted: ({ end, die, card, instead }) =>
    `Counted from the ${ends[end]}, the ${die} belongs to ${name(card)} and not to ${name(instead)}.`,
  row: ({ mine, theirs }) =>
    `If the round ended like this, you would get ${cards(mine)} and your opponent ${theirs}.`,
  final: ({ mine, theirs }) => `If the game ended like this, it would be ${mine} : ${theirs}.`,
  odds: ({ percent }) => `${percent}% of all throws bring you more than you have now.`,
  tooFew: ({ placed }) => `To call you need two dice in the row, and you have ${placed}.`,
  begins: () => 'Whoever calls lets the other begin the next round.',
  captain: ({ dice: left }) =>
    `The captain may object in each turn of your opponent, who still has ${dice(left)}.`,
  banned: ({ dice: left }) => `Nobody can simply call now, and you still have ${dice(left)}.`,
  sinks: (card) => `Better the sharks get ${the(card)} than your opponent.`,
  idle: ({ number }) => `Your die on card ${number} does nothing there.`,
  doubles: () => 'The Doubles card is a new throw when you need one, or a point at the end.',
  theirs: (card) => `Otherwise your opponent is ahead on ${the(card)}.`,
  better: ({ percent }) => `${percent}% of all throws would bring your opponent more.`,
  bars: ({ effect }) => `The card with “${EFFECTS[effect]}” is then out for this turn.`,
  spent: () => 'Your opponent then has no trick left in this round.',
  quiet: () => 'It wins no card yet.',
};
