/** Moves of many parts, asked for part by part. */
import type { GameText, Question } from '../../../text/game-text.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';

type Counts = readonly number[];

export interface QuestionWords {
  readonly ships: (n: number) => string;
  readonly coins: (n: number) => string;
  readonly tokens: (counts: Counts) => string;
  readonly cards: (counts: Counts) => string;
  readonly set: (set: GoodsSet) => string;
  /** "Rotterdam with 3 coins", for each port with a stack. */
  readonly stacks: (stacks: Counts) => readonly string[];
  readonly toCasino: string;
  readonly toMarket: string;
  readonly toPort: string;
  readonly give: string;
  readonly buy: string;
  readonly addCoins: string;
  readonly throwAway: string;
  readonly raise: string;
}

/** Longer than any list of the game. */
const LENGTH = 20;

/** A list with one number in it, or the list itself. */
const listOf = (value: unknown, place: number): Counts =>
  Array.isArray(value) ? value : Array.from({ length: LENGTH }, (_, i) => (i === place ? Number(value) : 0));

export function questionsWith(words: QuestionWords): GameText<CargoNoir>['questions'] {
  const number = (ask: string, say: (n: number) => string): Question => ({
    ask,
    answer: (value) => say(Number(value)),
  });
  const listed = (ask: string, say: (counts: Counts) => string): Question => ({
    ask,
    answer: (value, place) => say(listOf(value, place)),
  });
  /** One set, all of them, or none. */
  const sets = (value: unknown): string => {
    const given = (Array.isArray(value) ? value : value ? [value] : []) as readonly GoodsSet[];
    return given.length === 0 ? words.tokens([]) : given.map(words.set).join('; ');
  };
  return {
    raise: { coins: number(words.raise, words.coins) },
    trade: {
      sets: { ask: words.give, answer: sets },
      cards: listed(words.buy, words.cards),
      coins: number(words.addCoins, words.coins),
      discard: listed(words.throwAway, words.tokens),
    },
    send: {
      casino: number(words.toCasino, words.ships),
      market: number(words.toMarket, words.ships),
      stacks: listed(words.toPort, (stacks) => words.stacks(stacks).join(', ')),
    },
  };
}
