/** The board in Italian. */
import { count } from '../../../../text/languages.ts';
import { EFFECTS, NATIONS } from '../../text/it.ts';
import type { BoardWords } from './words.ts';

export const it: BoardWords = {
  nations: NATIONS,
  effects: EFFECTS,
  you: 'tu',
  nobody: 'nessuno',
  tavern: 'Taverna',
  round: (round) => `Round ${round} di 8`,
  supply: 'Riserva',
  spent: (dice) => count('it', dice, { one: 'dado esaurito', other: 'dadi esauriti' }),
  mustCall: 'deve chiamare',
  shanghai: 'Shanghai!',
  trickPlayed: 'Colpo basso giocato',
  dice: 'dadi',
  beside: 'accanto',
  was: 'prima',
  or: 'o',
  countFromHere: 'Conta da qui',
  faceDown: 'coperta',
  tricks: 'Colpi bassi',
  roll: 'Lancio',
  backToSupply: 'torna nella riserva',
  deck: (cards) => count('it', cards, { one: 'carta nel mazzo', other: 'carte nel mazzo' }),
  gone: (cards) => count('it', cards, { one: 'carta fuori gioco', other: 'carte fuori gioco' }),
  crews: 'Equipaggi',
  ifCalled: 'se ora si chiamasse Shanghai',
  ifDone: 'come resterebbero dopo questa mossa',
  final: 'punteggio finale',
  points: 'Punti',
  unusedTricks: 'Colpi bassi non usati',
  total: 'Totale',
  inDeck: (values) => `Ancora nel mazzo: ${values}`,
  lastRound: 'Il round precedente',
  rule: (number) => `Regola ${number}`,
};
