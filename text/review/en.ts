import { count } from '../languages.ts';
import type { ReviewWords } from './words.ts';

export const en: ReviewWords = {
  title: 'Review',
  looked: (n) =>
    `A strong bot has looked at ${count('en', n, { one: 'decision', other: 'decisions' })} again, knowing no more than each player knew then.`,
  inPoints: 'Luck and decisions are in points of win chance, added up over the game.',
  player: 'Player',
  accuracy: 'Accuracy',
  luck: 'Luck',
  own: 'Own decisions',
  others: 'Others’ decisions',
  end: 'In the end',
  costly: 'Costly decisions',
  noneCostly: 'No decision cost much.',
  move: (n, name) => `Move ${n}, ${name}`,
  made: 'Played',
  better: 'Better',
  instead: (best, worth) => `${best} to win instead of ${worth}`,
  marks: { doubtful: 'doubtful', bad: 'bad', veryBad: 'very bad' },
  refusals: {
    noMoves: 'No move was made, so there is nothing to review.',
    otherGame: 'This log is of another game.',
    broken: 'The log does not follow the rules.',
    noAdviser: 'Nobody gives advice on this game yet.',
  },
};
