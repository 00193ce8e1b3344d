/** The words for moves of Container that are typed, in Spanish. Each is a single word. */
import { COLOUR_NAMES } from '../es.ts';
import type { NotationWords } from './moves.ts';

export const es: NotationWords = {
  colours: COLOUR_NAMES,
  help: '2beige@3 son dos contenedores beige a $3; beige@2>5 cambia uno de $2 a $5. Lo de la fábrica va antes de una barra; lo del puerto, después.',
  words: {
    produce: 'producir',
    buy: 'comprar',
    reprice: 'remarcar',
    dock: 'atracar',
    load: 'embarcar',
    moor: 'amarrar',
    fetch: 'cargar',
    bid: 'pujar',
    restock: 'devolver',
    call: 'llamar',
    seize: 'incautar',
    pay: 'pagar',
  },
};
