/** The words for moves of Container that are typed, in French. Each is a single word. */
import { COLOUR_NAMES } from '../fr.ts';
import type { NotationWords } from './moves.ts';

export const fr: NotationWords = {
  colours: COLOUR_NAMES,
  help: '2beige@3, ce sont deux conteneurs beiges à 3 $ ; beige@2>5 en fait passer un de 2 $ à 5 $. Ce qui concerne le magasin d’usine s’écrit avant une barre oblique, le magasin portuaire après.',
  words: {
    produce: 'produire',
    buy: 'acheter',
    reprice: 'étiqueter',
    dock: 'accoster',
    load: 'embarquer',
    moor: 'amarrer',
    fetch: 'charger',
    bid: 'offrir',
    restock: 'remettre',
    call: 'appeler',
    seize: 'saisir',
    pay: 'payer',
  },
};
