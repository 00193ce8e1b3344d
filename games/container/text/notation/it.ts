/** The words for moves of Container that are typed, in Italian. Each is a single word. */
import { COLOUR_NAMES } from '../it.ts';
import type { NotationWords } from './moves.ts';

export const it: NotationWords = {
  colours: COLOUR_NAMES,
  help: '2beige@3 sono due container beige a $3; beige@2>5 ne sposta uno da $2 a $5. Quello che riguarda il deposito industriale sta prima di una barra, il deposito portuale dopo.',
  words: {
    produce: 'produci',
    buy: 'compra',
    reprice: 'prezza',
    dock: 'attracca',
    load: 'imbarca',
    moor: 'ormeggia',
    fetch: 'carica',
    bid: 'offri',
    restock: 'rimetti',
    call: 'chiama',
    seize: 'confisca',
    pay: 'paga',
  },
};
