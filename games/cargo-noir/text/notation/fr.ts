/** The words for moves of Cargo Noir that are typed, in French. Each is a single word. */
import { TOKENS } from '../../rules/tables.ts';
import { TOKEN } from '../fr.ts';
import type { NotationWords } from './moves.ts';

export const fr: NotationWords = {
  tokens: TOKENS.map((token) => TOKEN[token].one),
  help: 'rio@3, c’est un navire pour Rio avec 3 pièces ; 2casino, deux navires au casino. Dans un échange, 3or est une série, voiture+ivoire une autre, et un nombre seul, des pièces ; après une barre oblique viennent les cartes, après une seconde, ce que vous défaussez.',
  words: { raise: 'surenchérir', trade: 'échanger', send: 'envoyer' },
};
