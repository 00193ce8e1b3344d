import { count } from '../languages.ts';
import type { ReviewWords } from './words.ts';

export const ru: ReviewWords = {
  title: 'Разбор',
  looked: (n) =>
    `Сильный бот заново рассмотрел ${count('ru', n, { one: 'решение', few: 'решения', many: 'решений', other: 'решения' })}, зная лишь то, что тогда знал каждый игрок.`,
  inPoints: 'Удача и решения указаны в процентных пунктах шансов на победу, в сумме за партию.',
  player: 'Игрок',
  accuracy: 'Точность',
  luck: 'Удача',
  own: 'Свои решения',
  others: 'Решения других',
  end: 'В итоге',
  costly: 'Дорогие ошибки',
  noneCostly: 'Ни одно решение не обошлось дорого.',
  move: (n, name) => `Ход ${n}, ${name}`,
  made: 'Сыграно',
  better: 'Лучше',
  instead: (best, worth) => `шансы на победу ${best} вместо ${worth}`,
  marks: { doubtful: 'сомнительно', bad: 'плохо', veryBad: 'очень плохо' },
  refusals: {
    noMoves: 'Не сделано ни одного хода, разбирать нечего.',
    otherGame: 'Это запись другой игры.',
    broken: 'Запись не соответствует правилам.',
    noAdviser: 'Для этой игры пока нет советчика.',
  },
};
