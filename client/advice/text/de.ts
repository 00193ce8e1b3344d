import type { AdviceWords } from './words.ts';

export const de: AdviceWords = {
  hint: {
    ask: 'Tipp',
    title: 'Ein Tipp',
    thinking: 'Ich überlege …',
    think: 'Denk mal an:',
    more: 'Beste Züge zeigen',
    best: 'Die besten Züge',
    chance: (percent) => `${percent} Gewinnchance`,
    show: 'Zeigen',
    close: 'Tipp schließen',
    rated: 'Diese Partie zählt für die Wertung. Da denkt jeder selbst.',
    failed: 'Hier weiß auch ich keinen Rat. Verlass dich auf dein Gespür.',
  },
  review: {
    start: 'Partie prüfen',
    help: 'Ein starker Bot sieht sich jede Entscheidung noch einmal an, hier im Browser. Das dauert höchstens eine halbe Minute.',
    working: (percent) => `Entscheidungen werden geprüft … ${percent}`,
    stop: 'Anhalten',
    stopped: 'Vorzeitig angehalten: Nicht jede Entscheidung wurde geprüft.',
    failed: 'Die Rückschau ist abgebrochen.',
    again: 'Noch einmal',
    chance: { title: 'Gewinnchance', help: 'Mit offenen Karten, nach jedem Zug.' },
    move: (n) => `Zug ${n}`,
    split: 'Glück und Entscheidungen',
    costlyHelp: 'Gemessen an dem, was man in dem Moment wissen konnte. Alle wurden zweimal geprüft.',
    more: (n) => `${n} weitere zeigen`,
    see: 'Stellung ansehen',
    bids: {
      title: (n) => `Gebot für Gebot (${n})`,
      help: 'Was geboten wurde und was am meisten versprach.',
      said: 'Gebot',
      best: 'Aussichtsreichstes',
      cost: 'Kosten',
    },
  },
};
