/** The words for moves of Cargo Noir that are typed, in Italian. Each is a single word. */
import { TOKENS } from '../../rules/tables.ts';
import { TOKEN } from '../it.ts';
import type { NotationWords } from './moves.ts';

export const it: NotationWords = {
  tokens: TOKENS.map((token) => TOKEN[token].one),
  help: 'rio@3 è una nave per Rio con 3 monete, 2casinò sono due navi al casinò. In uno scambio 3oro è un set, auto+avorio un altro, e un numero da solo sono monete; dopo una barra vengono le carte, dopo una seconda quello che scarti.',
  words: { raise: 'rilancia', trade: 'scambia', send: 'invia' },
};
