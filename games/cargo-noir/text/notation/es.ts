/** The words for moves of Cargo Noir that are typed, in Spanish. Each is a single word. */
import { TOKENS } from '../../rules/tables.ts';
import { TOKEN } from '../es.ts';
import type { NotationWords } from './moves.ts';

export const es: NotationWords = {
  tokens: TOKENS.map((token) => TOKEN[token].none),
  help: 'rio@3 es un barco a Río con 3 monedas; 2casino, dos barcos al casino. Al comerciar, 3oro es una combinación, coches+marfil otra, y un número solo son monedas; tras una barra van las cartas, y tras otra, lo que descartas.',
  words: { raise: 'subir', trade: 'comerciar', send: 'enviar' },
};
