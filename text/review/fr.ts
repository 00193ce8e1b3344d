import { count } from '../languages.ts';
import type { ReviewWords } from './words.ts';

export const fr: ReviewWords = {
  title: 'Analyse',
  looked: (n) =>
    `Un bot expert a réexaminé ${count('fr', n, { one: 'décision', other: 'décisions' })} sans en savoir plus que chacun à ce moment-là.`,
  inPoints: 'Chance et décisions sont comptées en points de probabilité de victoire, cumulés sur la partie.',
  player: 'Joueur',
  accuracy: 'Précision',
  luck: 'Chance',
  own: 'Ses décisions',
  others: 'Décisions des autres',
  end: 'À la fin',
  costly: 'Décisions coûteuses',
  noneCostly: 'Aucune décision n’a coûté cher.',
  move: (n, name) => `Coup ${n}, ${name}`,
  made: 'Joué',
  better: 'Mieux',
  instead: (best, worth) => `${best} de chances de gagner au lieu de ${worth}`,
  marks: { doubtful: 'douteux', bad: 'mauvais', veryBad: 'très mauvais' },
  refusals: {
    noMoves: 'Aucun coup n’a été joué : il n’y a rien à analyser.',
    otherGame: 'Ce journal est celui d’un autre jeu.',
    broken: 'Ce journal ne respecte pas les règles.',
    noAdviser: 'Il n’y a pas encore de conseiller pour ce jeu.',
  },
};
