/** The board in Dutch. */
import { count } from '../../../../text/languages.ts';
import { EFFECTS, NATIONS } from '../../text/nl.ts';
import type { BoardWords } from './words.ts';

export const nl: BoardWords = {
  nations: NATIONS,
  effects: EFFECTS,
  you: 'jij',
  nobody: 'niemand',
  tavern: 'Kroeg',
  round: (round) => `Ronde ${round} van 8`,
  supply: 'Voorraad',
  spent: (dice) => count('nl', dice, { one: 'dobbelsteen op', other: 'dobbelstenen op' }),
  mustCall: 'moet roepen',
  shanghai: 'Shanghai!',
  trickPlayed: 'Truc gespeeld',
  dice: 'stenen',
  beside: 'ernaast',
  was: 'eerst',
  or: 'of',
  countFromHere: 'Tel vanaf hier',
  faceDown: 'gedekt',
  tricks: 'Trucs',
  roll: 'Worp',
  backToSupply: 'terug naar de voorraad',
  deck: (cards) => count('nl', cards, { one: 'kaart in de stapel', other: 'kaarten in de stapel' }),
  gone: (cards) => count('nl', cards, { one: 'kaart uit het spel', other: 'kaarten uit het spel' }),
  crews: 'Bemanningen',
  ifCalled: 'als er nu Shanghai werd geroepen',
  ifDone: 'zoals ze er na deze zet voor zouden staan',
  final: 'eindtelling',
  points: 'Punten',
  unusedTricks: 'Ongebruikte trucs',
  total: 'Totaal',
  inDeck: (values) => `Nog in de stapel: ${values}`,
  lastRound: 'De vorige ronde',
  rule: (number) => `Regel ${number}`,
};
