import type { AdviceWords } from './words.ts';

export const nl: AdviceWords = {
  hint: {
    ask: 'Tip',
    title: 'Een tip',
    thinking: 'Even nadenken …',
    think: 'Denk eens aan:',
    more: 'Beste zetten tonen',
    best: 'De beste zetten',
    chance: (percent) => `${percent} winstkans`,
    show: 'Laat zien',
    close: 'Tip sluiten',
    rated: 'Deze partij telt mee voor de ranglijst. Dan denkt iedereen zelf.',
    failed: 'Hier weet ik geen raad. Volg je neus.',
  },
  review: {
    start: 'Partij nakijken',
    help: 'Een sterke bot bekijkt elke beslissing opnieuw, hier in je browser. Dat duurt hoogstens een halve minuut.',
    working: (percent) => `Beslissingen bekijken … ${percent}`,
    stop: 'Stoppen',
    stopped: 'Voortijdig gestopt: niet elke beslissing is bekeken.',
    failed: 'De terugblik is afgebroken.',
    again: 'Opnieuw',
    chance: { title: 'Winstkans', help: 'Met open kaarten, na elke zet.' },
    move: (n) => `zet ${n}`,
    split: 'Geluk en beslissingen',
    costlyHelp: 'Gemeten aan wat je op dat moment kon weten. Ze zijn alle twee keer bekeken.',
    more: (n) => `Nog ${n} tonen`,
    see: 'Stelling bekijken',
    bids: {
      title: (n) => `Bod voor bod (${n})`,
      help: 'Wat er geboden werd, en welk bod het meeste beloofde.',
      said: 'Bod',
      best: 'Kansrijkste',
      cost: 'Kosten',
    },
  },
};
