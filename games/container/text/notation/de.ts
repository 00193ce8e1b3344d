/** The words for moves of Container that are typed, in German. Each is a single word. */
import { COLOUR_NAMES } from '../de.ts';
import type { NotationWords } from './moves.ts';

export const de: NotationWords = {
  colours: COLOUR_NAMES,
  help: '2beige@3 sind zwei beige Container zu $3; beige@2>5 setzt einen von $2 auf $5. Was das Fabrikgeschäft betrifft, steht vor einem Schrägstrich, das Hafengeschäft dahinter.',
  words: {
    produce: 'produzieren',
    buy: 'kaufen',
    reprice: 'auszeichnen',
    dock: 'anlegen',
    load: 'einladen',
    moor: 'bankhafen',
    fetch: 'laden',
    bid: 'bieten',
    restock: 'zurücklegen',
    call: 'anrufen',
    seize: 'pfänden',
    pay: 'bezahlen',
  },
};
