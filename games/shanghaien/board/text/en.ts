/** The board in English. */
import { count } from '../../../../text/languages.ts';
import { EFFECTS, NATIONS } from '../../text/en.ts';
import type { BoardWords } from './words.ts';

export const en: BoardWords = {
  nations: NATIONS,
  effects: EFFECTS,
  you: 'you',
  nobody: 'nobody',
  tavern: 'Tavern',
  round: (round) => `Round ${round} of 8`,
  supply: 'Supply',
  spent: (dice) => count('en', dice, { one: 'die spent', other: 'dice spent' }),
  mustCall: 'must call',
  shanghai: 'Shanghai!',
  trickPlayed: 'Trick played',
  dice: 'dice',
  beside: 'beside',
  was: 'was',
  or: 'or',
  countFromHere: 'Count from here',
  faceDown: 'face down',
  tricks: 'Tricks',
  roll: 'Roll',
  backToSupply: 'back to the supply',
  deck: (cards) => count('en', cards, { one: 'card in the deck', other: 'cards in the deck' }),
  gone: (cards) => count('en', cards, { one: 'card gone', other: 'cards gone' }),
  crews: 'Crews',
  ifCalled: 'if Shanghai were called now',
  ifDone: 'as this move would leave them',
  final: 'final scoring',
  points: 'Points',
  unusedTricks: 'Unused tricks',
  total: 'Total',
  inDeck: (values) => `Still in the deck: ${values}`,
  lastRound: 'The previous round',
  rule: (number) => `Rule ${number}`,
};
