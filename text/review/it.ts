import { count } from '../languages.ts';
import type { ReviewWords } from './words.ts';

export const it: ReviewWords = {
  title: 'Analisi',
  looked: (n) =>
    `Un bot esperto ha riesaminato ${count('it', n, { one: 'decisione', other: 'decisioni' })} sapendo solo ciò che ciascuno sapeva in quel momento.`,
  inPoints: 'Fortuna e decisioni sono in punti di probabilità di vincere, sommati su tutta la partita.',
  player: 'Giocatore',
  accuracy: 'Precisione',
  luck: 'Fortuna',
  own: 'Proprie decisioni',
  others: 'Decisioni degli altri',
  end: 'Alla fine',
  costly: 'Decisioni costose',
  noneCostly: 'Nessuna decisione è costata cara.',
  move: (n, name) => `Mossa ${n}, ${name}`,
  made: 'Giocato',
  better: 'Meglio',
  instead: (best, worth) => `${best} di probabilità di vincere invece di ${worth}`,
  marks: { doubtful: 'dubbia', bad: 'sbagliata', veryBad: 'grave' },
  refusals: {
    noMoves: 'Non è stata fatta nessuna mossa, quindi non c’è niente da analizzare.',
    otherGame: 'Questo registro è di un altro gioco.',
    broken: 'Il registro non rispetta le regole.',
    noAdviser: 'Per questo gioco non c’è ancora un consigliere.',
  },
};
