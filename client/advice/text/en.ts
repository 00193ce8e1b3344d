import type { AdviceWords } from './words.ts';

export const en: AdviceWords = {
  hint: {
    ask: 'Hint',
    title: 'A hint',
    thinking: 'Thinking it over …',
    think: 'Think of this:',
    more: 'Show the best moves',
    best: 'The best moves',
    chance: (percent) => `${percent} to win`,
    show: 'Show it',
    close: 'Close the hint',
    rated: 'This game counts for the ratings, and so everybody thinks for themselves.',
    failed: 'No advice on this one. Trust your nose.',
  },
  review: {
    start: 'Review this game',
    help: 'A strong bot looks at every decision again, here in your browser. It takes up to half a minute.',
    working: (percent) => `Looking at the decisions … ${percent}`,
    stop: 'Stop',
    stopped: 'Stopped early: not every decision has been looked at.',
    failed: 'The review broke off.',
    again: 'Start again',
    chance: { title: 'Win chance', help: 'With nothing hidden, after every move.' },
    move: (n) => `move ${n}`,
    split: 'Luck and decisions',
    costlyHelp: 'Judged by what each player could know then. Each was looked at twice.',
    more: (n) => `Show ${n} more`,
    see: 'See the position',
    bids: {
      title: (n) => `Bid by bid (${n})`,
      help: 'What was bid, and the bid that promised most.',
      said: 'Bid',
      best: 'Most promising',
      cost: 'Cost',
    },
  },
};
