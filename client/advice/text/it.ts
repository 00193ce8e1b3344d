import type { AdviceWords } from './words.ts';

export const it: AdviceWords = {
  hint: {
    ask: 'Consiglio',
    title: 'Un consiglio',
    thinking: 'Ci sto pensando …',
    think: 'Pensa a questo:',
    more: 'Mostra le mosse migliori',
    best: 'Le mosse migliori',
    chance: (percent) => `${percent} di vincere`,
    show: 'Mostra',
    close: 'Chiudi il consiglio',
    rated: 'Questa partita conta per la classifica: ognuno pensa con la propria testa.',
    failed: 'Qui non ho consigli. Fidati del tuo fiuto.',
  },
  review: {
    start: 'Analizza la partita',
    help: 'Un bot esperto riesamina ogni decisione, qui nel tuo browser. Ci vuole al massimo mezzo minuto.',
    working: (percent) => `Esame delle decisioni … ${percent}`,
    stop: 'Ferma',
    stopped: 'Fermata prima del tempo: non tutte le decisioni sono state esaminate.',
    failed: 'L’analisi si è interrotta.',
    again: 'Ricomincia',
    chance: { title: 'Probabilità di vincere', help: 'A carte scoperte, dopo ogni mossa.' },
    move: (n) => `mossa ${n}`,
    split: 'Fortuna e decisioni',
    costlyHelp: 'Secondo ciò che ciascuno poteva sapere allora. Ognuna è stata esaminata due volte.',
    more: (n) => `Mostrane altre ${n}`,
    see: 'Vedi la posizione',
    bids: {
      title: (n) => `Offerta per offerta (${n})`,
      help: 'Che cosa è stato offerto, e l’offerta più promettente.',
      said: 'Offerta',
      best: 'La più promettente',
      cost: 'Costo',
    },
  },
};
