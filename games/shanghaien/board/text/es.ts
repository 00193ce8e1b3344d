/** The board in Spanish. */
import { count } from '../../../../text/languages.ts';
import { EFFECTS, NATIONS } from '../../text/es.ts';
import type { BoardWords } from './words.ts';

export const es: BoardWords = {
  nations: NATIONS,
  effects: EFFECTS,
  you: 'tú',
  nobody: 'nadie',
  tavern: 'Taberna',
  round: (round) => `Ronda ${round} de 8`,
  supply: 'Reserva',
  spent: (dice) => count('es', dice, { one: 'dado gastado', other: 'dados gastados' }),
  mustCall: 'debe cantar',
  shanghai: '¡Shanghái!',
  trickPlayed: 'Truco jugado',
  dice: 'dados',
  beside: 'al lado',
  was: 'antes',
  or: 'o',
  countFromHere: 'Contar desde aquí',
  faceDown: 'boca abajo',
  tricks: 'Trucos',
  roll: 'Tirada',
  backToSupply: 'vuelve a la reserva',
  deck: (cards) => count('es', cards, { one: 'carta en el mazo', other: 'cartas en el mazo' }),
  gone: (cards) => count('es', cards, { one: 'carta fuera del juego', other: 'cartas fuera del juego' }),
  crews: 'Tripulaciones',
  ifCalled: 'si ahora se cantara Shanghái',
  ifDone: 'como quedarían tras esta jugada',
  final: 'recuento final',
  points: 'Puntos',
  unusedTricks: 'Trucos sin usar',
  total: 'Total',
  inDeck: (values) => `Aún en el mazo: ${values}`,
  lastRound: 'La ronda anterior',
  rule: (number) => `Regla ${number}`,
};
