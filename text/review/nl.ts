import { count } from '../languages.ts';
import type { ReviewWords } from './words.ts';

export const nl: ReviewWords = {
  title: 'Terugblik',
  looked: (n) =>
    `Een sterke bot heeft ${count('nl', n, { one: 'beslissing', other: 'beslissingen' })} nog eens bekeken en wist daarbij steeds niet meer dan de speler die aan de beurt was.`,
  inPoints: 'Geluk en beslissingen staan in punten winstkans, opgeteld over de partij.',
  player: 'Speler',
  accuracy: 'Nauwkeurigheid',
  luck: 'Geluk',
  own: 'Eigen beslissingen',
  others: 'Beslissingen van anderen',
  end: 'Aan het eind',
  costly: 'Dure beslissingen',
  noneCostly: 'Geen enkele beslissing kostte veel.',
  move: (n, name) => `Zet ${n}, ${name}`,
  made: 'Gespeeld',
  better: 'Beter',
  instead: (best, worth) => `${best} winstkans in plaats van ${worth}`,
  marks: { doubtful: 'twijfelachtig', bad: 'slecht', veryBad: 'heel slecht' },
  refusals: {
    noMoves: 'Er is geen zet gedaan, dus er valt niets na te kijken.',
    otherGame: 'Dit verslag is van een ander spel.',
    broken: 'Het verslag houdt zich niet aan de regels.',
    noAdviser: 'Voor dit spel is er nog geen raadgever.',
  },
};
