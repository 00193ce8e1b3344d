/** Moves of many parts, asked for part by part. */
import type { GameText, Question } from '../../../text/game-text.ts';
import { cellsOf } from '../rules/stores.ts';
import { COLOURS, type Colour, KINDS } from '../rules/tables.ts';
import type { Container, StoreName } from '../rules/types.ts';
import type { Goods } from './board.ts';

export interface QuestionWords {
  readonly goods: Goods;
  readonly money: (amount: number) => string;
  readonly brokers: readonly string[];
  readonly seller: string;
  readonly buy: string;
  readonly prices: string;
  readonly make: string;
  readonly harbour: string;
  readonly load: string;
  readonly bid: string;
  readonly seize: string;
  readonly broker: string;
  readonly offer: string;
  readonly putBack: string;
  readonly order: string;
}

/** A list with one number in it. */
const alone = (length: number, place: number, n: unknown): number[] =>
  Array.from({ length }, (_, i) => (i === place ? Number(n) : 0));

const isList = (value: unknown): value is readonly number[] => Array.isArray(value);

export function questionsWith(words: QuestionWords): GameText<Container>['questions'] {
  const { goods } = words;
  const seat = (ask: string): Question => ({ ask, answer: (value, _, who) => who(Number(value)) });
  const priced = (ask: string, store: StoreName): Question => ({
    ask,
    answer: (value, place) =>
      goods.priced(isList(value) ? value : alone(cellsOf(store), place, value), store),
  });
  const counted = (ask: string): Question => ({
    ask,
    answer: (value, place) => goods(isList(value) ? value : alone(KINDS, place, value)),
  });
  const amount: Question = { ask: words.bid, answer: (value) => words.money(Number(value)) };
  const broker: Question = { ask: words.broker, answer: (value) => words.brokers[Number(value)] ?? '' };
  const colour = (value: unknown): string => goods.some(1, COLOURS.indexOf(value as Colour));
  return {
    seizeStock: { harbour: priced(words.seize, 'harbour'), factory: priced(words.seize, 'factory') },
    produce: { made: counted(words.make), store: priced(words.prices, 'factory') },
    buy: {
      seller: seat(words.seller),
      goods: priced(words.buy, 'factory'),
      store: priced(words.prices, 'harbour'),
    },
    reprice: { store: priced(words.prices, 'harbour') },
    dock: { at: seat(words.harbour), goods: priced(words.buy, 'harbour') },
    load: { goods: priced(words.buy, 'harbour') },
    moor: { goods: counted(words.load) },
    fetch: { goods: counted(words.load) },
    bid: { amount },
    callWithMoney: { broker, amount },
    callWithGoods: { broker, factory: counted(words.offer), harbour: counted(words.offer) },
    restock: { factory: priced(words.putBack, 'factory'), harbour: priced(words.putBack, 'harbour') },
    payBrokers: {
      order: {
        ask: words.order,
        answer: (value) => (Array.isArray(value) ? value.map(colour).join(', ') : colour(value)),
      },
    },
  };
}
