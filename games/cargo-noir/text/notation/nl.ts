/** The words for moves of Cargo Noir that are typed, in Dutch. Each is a single word. */
import { TOKENS } from '../../rules/tables.ts';
import { TOKEN } from '../nl.ts';
import type { NotationWords } from './moves.ts';

export const nl: NotationWords = {
  tokens: TOKENS.map((token) => TOKEN[token].one),
  help: 'rio@3 is een schip naar Rio met 3 munten, 2casino zijn twee schepen naar het casino. Bij het inruilen is 3goud een set en auto+ivoor een andere, een getal alleen zijn munten; na een schuine streep volgen de kaarten, na een tweede wat je weggooit.',
  words: { raise: 'verhogen', trade: 'inruilen', send: 'uitsturen' },
};
