import { count } from '../languages.ts';
import type { ReviewWords } from './words.ts';

export const de: ReviewWords = {
  title: 'Rückschau',
  looked: (n) =>
    `Ein starker Bot hat ${count('de', n, { one: 'Entscheidung', other: 'Entscheidungen' })} noch einmal geprüft und wusste dabei jeweils nicht mehr als die Person am Zug.`,
  inPoints: 'Glück und Entscheidungen stehen in Punkten der Gewinnchance, über die Partie zusammengezählt.',
  player: 'Spieler',
  accuracy: 'Genauigkeit',
  luck: 'Glück',
  own: 'Eigene Entscheidungen',
  others: 'Entscheidungen der anderen',
  end: 'Am Ende',
  costly: 'Teure Entscheidungen',
  noneCostly: 'Keine Entscheidung hat viel gekostet.',
  move: (n, name) => `Zug ${n}, ${name}`,
  made: 'Gespielt',
  better: 'Besser',
  instead: (best, worth) => `${best} Gewinnchance statt ${worth}`,
  marks: { doubtful: 'zweifelhaft', bad: 'schlecht', veryBad: 'sehr schlecht' },
  refusals: {
    noMoves: 'Es wurde kein Zug gemacht, also gibt es nichts zu prüfen.',
    otherGame: 'Dieses Protokoll gehört zu einem anderen Spiel.',
    broken: 'Das Protokoll hält sich nicht an die Regeln.',
    noAdviser: 'Für dieses Spiel gibt es noch keinen Ratgeber.',
  },
};
