/** Which moves of Cargo Noir can be typed, and how. */
import { total } from '../../../../core/counts.ts';
import type { MoveNotation, Notation } from '../../../../text/notation.ts';
import {
  counted,
  type Part,
  SECTION,
  type Spellings,
  spelled,
  type TypedItems,
} from '../../../../text/typed-items.ts';
import { CARDS, KINDS, PORTS, TOKENS } from '../../rules/tables.ts';
import type { CargoNoir, GoodsSet, MoveOf, MoveType, View } from '../../rules/types.ts';

export interface NotationWords {
  /** A bare name stands for a single token. */
  readonly tokens: readonly string[];
  readonly help: string;
  readonly words: Readonly<Record<'raise' | 'trade' | 'send', string>>;
}

/** What things are called in a language, in the order of the rules. */
export interface Names {
  readonly tokens: readonly string[];
  readonly ports: readonly string[];
  readonly cards: readonly string[];
  readonly casino: string;
  readonly market: string;
}

type Of<T extends MoveType> = MoveNotation<View, MoveOf<T>>;

const COIN_BOUNDS = [1, 200] as const;
const COINS = /^\d{1,4}$/;
/** Between the tokens of a set; the second says that they are meant to be different. */
const SAME = '+';
const DIFFERENT = '&';

const CASINO = PORTS.length;
const MARKET = PORTS.length + 1;

/** Each name in the player's language, and as the rules have it. */
const spellings = (names: readonly string[], keys: readonly string[]): readonly Spellings[] =>
  names.map((name, i) => [name, keys[i]!]);

const list = (counts: readonly number[], names: readonly string[]): string[] =>
  counts.flatMap((n, i) => (n > 0 ? [counted(n, spelled(names[i]!))] : []));

export function notationWith({ help, words }: NotationWords, names: Names): Notation<CargoNoir> {
  return {
    help,
    moves: {
      raise: raiseWith(words.raise, names),
      trade: tradeWith(words.trade, names),
      send: sendWith(words.send, names),
    },
  };
}

/** `rio@3`: by so many coins. */
function raiseWith(word: string, { ports }: Names): Of<'raise'> {
  const known = spellings(ports, PORTS);
  return {
    word,
    example: () => `${spelled(ports[0]!)}@3`,
    read(items) {
      const [part, ...more] = items.parts(known);
      if (!part || more.length > 0 || part.count > 1 || part.to !== null)
        items.failAt((more[0] ?? part)?.text);
      return part
        ? { port: PORTS[part.name]!, coins: items.within(part.at, part, COIN_BOUNDS) }
        : { port: PORTS[0], coins: 0 };
    },
    write: ({ port, coins }) => `${spelled(ports[PORTS.indexOf(port)]!)}@${coins}`,
  };
}

/** `rio@3 2casino`: one ship with so many coins to each port. */
function sendWith(word: string, { ports, casino, market }: Names): Of<'send'> {
  const names = [...ports, casino, market];
  const known = spellings(names, [...PORTS, 'casino', 'market']);
  const stack = (items: TypedItems, part: Part, there: number): number => {
    if (there > 0 || part.count > 1) items.fail({ code: 'tooMany', part: part.text, most: 1 });
    return items.within(part.at, part, COIN_BOUNDS);
  };
  return {
    word,
    example: () => `${spelled(ports[0]!)}@3 ${spelled(casino)} ${spelled(market)}`,
    read(items) {
      const counts = names.map(() => 0);
      for (const part of items.parts(known)) {
        const isPort = part.name < CASINO;
        if (part.to !== null || (!isPort && part.at !== null)) items.failAt(part.text);
        counts[part.name]! += isPort ? stack(items, part, counts[part.name]!) : part.count;
      }
      return { casino: counts[CASINO]!, market: counts[MARKET]!, stacks: counts.slice(0, CASINO) };
    },
    write({ casino: inCasino, market: inMarket, stacks }) {
      const sent = stacks.flatMap((coins, port) => (coins > 0 ? [`${spelled(ports[port]!)}@${coins}`] : []));
      return [...sent, ...list([inCasino, inMarket], [casino, market])].join(' ');
    },
  };
}

/** `3gold cars+ivory 2 / villa / cigars`: sets and coins, the cards for them, and what is thrown away. */
function tradeWith(word: string, { tokens, cards }: Names): Of<'trade'> {
  const [token, card] = [spellings(tokens, TOKENS), spellings(cards, CARDS)];
  const example = [`3${spelled(tokens[7]!)}`, `${spelled(tokens[3]!)}${SAME}${spelled(tokens[5]!)}`];
  return {
    word,
    example: () => `${example.join(' ')} ${SECTION} ${spelled(cards[3]!)}`,
    read(items) {
      const paid = section(items);
      const sets = paid.filter((item) => !COINS.test(item)).map((item) => readSet(items, item, token));
      items.takeSection();
      const bought = countsOf(items, section(items), card);
      items.takeSection();
      const discard = countsOf(items, section(items), token);
      return {
        sets,
        coins: total(paid.filter((item) => COINS.test(item)).map(Number)),
        cards: bought,
        discard,
      };
    },
    write({ sets, coins, cards: bought, discard }) {
      const paid = [...sets.map((set) => writeSet(set, tokens)), ...(coins > 0 ? [String(coins)] : [])];
      const sections = [paid, list(bought, cards), list(discard, tokens)].map((items) => items.join(' '));
      while (sections.at(-1) === '') sections.pop();
      return sections.join(` ${SECTION} `).trim();
    },
  };
}

/** All items to the end of a section. */
function section(items: TypedItems): string[] {
  const found: string[] = [];
  for (let item = items.take(); item !== undefined; item = items.take()) found.push(item);
  return found;
}

function countsOf(items: TypedItems, typed: readonly string[], names: readonly Spellings[]): number[] {
  const counts = names.map(() => 0);
  for (const item of typed) {
    const { name, count, at, to } = items.part(item, names);
    if (at !== null || to !== null) items.failAt(item);
    counts[name]! += count;
  }
  return counts;
}

/** What tokens are taken for: all of a kind, unless there are several kinds. */
const likely = (tokens: readonly number[]): GoodsSet['kind'] =>
  tokens.slice(0, KINDS).filter((n) => n > 0).length > 1 ? 'different' : 'same';

function readSet(items: TypedItems, typed: string, names: readonly Spellings[]): GoodsSet {
  const parts = typed.split(/[+&]/).filter((part) => part !== '');
  if (parts.length === 0) items.failAt(typed);
  const tokens = countsOf(items, parts, names);
  return { kind: typed.includes(DIFFERENT) ? 'different' : likely(tokens), tokens };
}

function writeSet({ kind, tokens }: GoodsSet, names: readonly string[]): string {
  const parts = list(tokens, names);
  if (kind === likely(tokens)) return parts.join(SAME);
  return parts.length > 1 ? parts.join(DIFFERENT) : `${parts.join('')}${DIFFERENT}`;
}
