import { count } from '../languages.ts';
import type { ReviewWords } from './words.ts';

export const es: ReviewWords = {
  title: 'Análisis',
  looked: (n) =>
    `Un bot experto ha revisado ${count('es', n, { one: 'decisión', other: 'decisiones' })} sin saber más de lo que cada cual sabía entonces.`,
  inPoints:
    'La suerte y las decisiones se cuentan en puntos de probabilidad de ganar, sumados a lo largo de la partida.',
  player: 'Jugador',
  accuracy: 'Precisión',
  luck: 'Suerte',
  own: 'Decisiones propias',
  others: 'Decisiones ajenas',
  end: 'Al final',
  costly: 'Decisiones caras',
  noneCostly: 'Ninguna decisión salió cara.',
  move: (n, name) => `Jugada ${n}, ${name}`,
  made: 'Jugado',
  better: 'Mejor',
  instead: (best, worth) => `${best} de probabilidad de ganar en vez de ${worth}`,
  marks: { doubtful: 'dudosa', bad: 'mala', veryBad: 'muy mala' },
  refusals: {
    noMoves: 'No se hizo ninguna jugada, así que no hay nada que analizar.',
    otherGame: 'Este registro es de otro juego.',
    broken: 'El registro no cumple las reglas.',
    noAdviser: 'Para este juego aún no hay consejero.',
  },
};
