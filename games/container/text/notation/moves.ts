/** Which moves of Container can be typed, and how. */
import type { Notation } from '../../../../text/notation.ts';
import { SECTION, type Spellings, spelled, type TypedItems } from '../../../../text/typed-items.ts';
import { COLOURS } from '../../rules/tables.ts';
import type { Container } from '../../rules/types.ts';
import {
  bothStores,
  buyWith,
  type Colours,
  joined,
  neighbour,
  type Of,
  produceWith,
  repriceWith,
  seatName,
  seats,
} from './stock.ts';
import { readCounts, readPriced, writeCounts, writePriced } from './stores.ts';

const TYPED = ['produce', 'buy', 'reprice', 'dock', 'load', 'moor', 'fetch', 'bid', 'restock'] as const;

export interface NotationWords {
  readonly colours: readonly string[];
  readonly help: string;
  /** A word for each kind of move; both ways to call a broker share theirs. */
  readonly words: Readonly<Record<(typeof TYPED)[number] | 'call' | 'seize' | 'pay', string>>;
}

type Words = NotationWords['words'];
type Moves = Notation<Container>['moves'];
type Counts = readonly number[];

const BROKERS: readonly Spellings[] = [
  ['I', '1'],
  ['II', '2'],
  ['III', '3'],
];
const broker = (n: number): string => BROKERS[n]?.[0] ?? '';

export function notationWith({ colours, help, words }: NotationWords): Notation<Container> {
  const known: Colours = {
    names: COLOURS.map((key, kind) => [colours[kind]!, key]),
    shown: colours.map(spelled),
  };
  return {
    help,
    moves: {
      produce: produceWith(words.produce, known),
      buy: buyWith(words.buy, known),
      reprice: repriceWith(words.reprice, known),
      ...loadingMoves(words, known),
      ...paymentMoves(words, known),
    },
  };
}

/** What goes aboard: at the prices marked in a harbour, or for free at the bank. */
function loadingMoves(words: Words, { names, shown }: Colours): Moves {
  const [black, , , tan] = shown;
  const atTheBank = (word: string): Of<'moor'> & Of<'fetch'> => ({
    word,
    example: () => `2${tan} ${black}`,
    read: (items) => ({ goods: readCounts(items, names) }),
    write: ({ goods }) => writeCounts(goods, shown),
  });
  return {
    dock: {
      word: words.dock,
      example: (at) => `${neighbour(at)} ${tan}@4`,
      read: (items, at) => ({ at: items.word(seats(at)), goods: readPriced(items, names, 'harbour') }),
      write: ({ at: to, goods }, at) => joined(seatName(at, to), writePriced(goods, shown, 'harbour')),
    },
    load: {
      word: words.load,
      example: () => `${tan}@4 2${black}@3`,
      read: (items) => ({ goods: readPriced(items, names, 'harbour') }),
      write: ({ goods }) => writePriced(goods, shown, 'harbour'),
    },
    moor: atTheBank(words.moor),
    fetch: atTheBank(words.fetch),
  };
}

/** What is offered, paid, taken and given back: money, or containers of both stores. */
function paymentMoves(words: Words, { names, shown }: Colours): Moves {
  const [black, , , tan] = shown;
  const both = (items: TypedItems): { factory: number[]; harbour: number[] } => {
    const factory = readPriced(items, names, 'factory');
    items.takeSection();
    return { factory, harbour: readPriced(items, names, 'harbour') };
  };
  const writeBoth = ({ factory, harbour }: { factory: Counts; harbour: Counts }): string =>
    bothStores(writePriced(factory, shown, 'factory'), writePriced(harbour, shown, 'harbour'));
  const example = (): string => `${black}@2 ${SECTION} ${tan}@4`;
  return {
    bid: {
      word: words.bid,
      example: () => '7',
      read: (items) => ({ amount: items.number() }),
      write: ({ amount }) => String(amount),
    },
    callWithMoney: {
      word: words.call,
      example: () => `${broker(1)} 5`,
      read: (items) => ({ broker: items.word(BROKERS), amount: items.number() }),
      write: ({ broker: to, amount }) => `${broker(to)} ${amount}`,
    },
    callWithGoods: {
      word: words.call,
      example: () => `${broker(1)} ${example()}`,
      read: (items) => ({ broker: items.word(BROKERS), ...both(items) }),
      write: (move) => joined(broker(move.broker), writeBoth(move)),
    },
    restock: { word: words.restock, example, read: both, write: writeBoth },
    seizeStock: { word: words.seize, example, read: both, write: writeBoth },
    payBrokers: {
      word: words.pay,
      example: () => `${black} 2${tan}`,
      read: (items) => ({
        order: items
          .parts(names)
          .flatMap(({ name, count }) => Array.from({ length: count }, () => COLOURS[name]!)),
      }),
      write: ({ order }) => order.map((colour) => shown[COLOURS.indexOf(colour)]).join(' '),
    },
  };
}
