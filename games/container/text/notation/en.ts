/** The words for moves of Container that are typed, in English. Each is a single word. */
import { COLOUR_NAMES } from '../en.ts';
import type { NotationWords } from './moves.ts';

export const en: NotationWords = {
  colours: COLOUR_NAMES,
  help: '2tan@3 is two tan containers at $3; tan@2>5 moves one from $2 to $5. What concerns the factory store stands before a slash, the harbour store after it.',
  words: {
    produce: 'produce',
    buy: 'buy',
    reprice: 'reprice',
    dock: 'dock',
    load: 'load',
    moor: 'moor',
    fetch: 'fetch',
    bid: 'bid',
    restock: 'restock',
    call: 'call',
    seize: 'seize',
    pay: 'pay',
  },
};
