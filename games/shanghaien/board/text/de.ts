/** The board in German. */
import { count } from '../../../../text/languages.ts';
import { EFFECTS, NATIONS } from '../../text/de.ts';
import type { BoardWords } from './words.ts';

export const de: BoardWords = {
  nations: NATIONS,
  effects: EFFECTS,
  you: 'du',
  nobody: 'niemand',
  tavern: 'Taverne',
  round: (round) => `Runde ${round} von 8`,
  supply: 'Vorrat',
  spent: (dice) => count('de', dice, { one: 'Würfel verbraucht', other: 'Würfel verbraucht' }),
  mustCall: 'muss rufen',
  shanghai: 'Shanghai!',
  trickPlayed: 'Trick gespielt',
  dice: 'Würfel',
  beside: 'daneben',
  was: 'vorher',
  or: 'oder',
  countFromHere: 'Von hier zählen',
  faceDown: 'verdeckt',
  tricks: 'Tricks',
  roll: 'Wurf',
  backToSupply: 'zurück in den Vorrat',
  deck: (cards) => count('de', cards, { one: 'Karte im Stapel', other: 'Karten im Stapel' }),
  gone: (cards) => count('de', cards, { one: 'Karte aus dem Spiel', other: 'Karten aus dem Spiel' }),
  crews: 'Mannschaften',
  ifCalled: 'wenn jetzt Shanghai gerufen würde',
  ifDone: 'wie sie nach diesem Zug stünden',
  final: 'Schlusswertung',
  points: 'Punkte',
  unusedTricks: 'Ungenutzte Tricks',
  total: 'Summe',
  inDeck: (values) => `Noch im Stapel: ${values}`,
  lastRound: 'Die vorige Runde',
  rule: (number) => `Regel ${number}`,
};
