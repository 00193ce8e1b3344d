/** The words for moves of Cargo Noir that are typed, in English. Each is a single word. */
import { TOKENS } from '../../rules/tables.ts';
import { TOKEN } from '../en.ts';
import type { NotationWords } from './moves.ts';

export const en: NotationWords = {
  tokens: TOKENS.map((token) => TOKEN[token].one),
  help: 'rio@3 is a ship to Rio with 3 coins, 2casino two ships to the casino. In a trade 3gold is a set and cars+ivory another, a number alone is coins; cards follow after a slash, and after a second one what you discard.',
  words: { raise: 'raise', trade: 'trade', send: 'send' },
};
