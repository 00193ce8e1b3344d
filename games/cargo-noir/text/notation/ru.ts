/** The words for moves of Cargo Noir that are typed, in Russian. Each is a single word. */
import { TOKENS } from '../../rules/tables.ts';
import { TOKEN } from '../ru.ts';
import type { NotationWords } from './moves.ts';

export const ru: NotationWords = {
  tokens: TOKENS.map((token) => TOKEN[token].one),
  help: 'рио@3 — корабль в Рио с 3 монетами, 2казино — два корабля в казино. В обмене 3золото — одна комбинация, автомобиль+бивень — другая, число само по себе — монеты; после косой черты идут карты, после второй — то, что вы сбрасываете.',
  words: { raise: 'повысить', trade: 'обменять', send: 'отправить' },
};
