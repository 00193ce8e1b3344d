/** The words for moves of Cargo Noir that are typed, in German. Each is a single word. */
import { TOKENS } from '../../rules/tables.ts';
import { TOKEN } from '../de.ts';
import type { NotationWords } from './moves.ts';

export const de: NotationWords = {
  tokens: TOKENS.map((token) => TOKEN[token].one),
  help: 'rio@3 ist ein Schiff nach Rio mit 3 Münzen, 2casino sind zwei Schiffe ins Casino. Beim Eintauschen ist 3gold eine Kombination und auto+elfenbein eine andere, eine Zahl allein sind Münzen; nach einem Schrägstrich folgen die Karten, nach einem zweiten, was du abwirfst.',
  words: { raise: 'erhöhen', trade: 'eintauschen', send: 'ausschicken' },
};
