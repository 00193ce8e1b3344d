/** What may come from outside as options or as a move. */
import {
  choice,
  type Decoder,
  fields,
  integer,
  list,
  optional,
  variants,
  vector,
} from '../../../core/decode.ts';
import { decodePrinted } from './printed.ts';
import { CARDS, COPIES, LARGEST_SET, LIKELY_PRINT, PORTS, TOKEN_KINDS, TOKENS } from './tables.ts';
import type { GoodsSet, Move, Options } from './types.ts';

const MOST_COINS = 200;
/** Ten in the warehouse and four from each of five ships; each could be a set. */
const MOST_TOKENS = 30;
const port = choice(PORTS);
const token = choice(TOKENS);
const tokens = vector(TOKEN_KINDS, LARGEST_SET);
const set: Decoder<GoodsSet> = fields<GoodsSet>({ kind: choice(['same', 'different']), tokens });

export const decodeMove: Decoder<Move> = variants<Move>({
  casino: {},
  swap: { give: token, take: token },
  draw: {},
  takeCargo: { port },
  raise: { port, coins: integer(1, MOST_COINS) },
  withdraw: { port },
  trade: {
    sets: optional(list(set, MOST_TOKENS), []),
    coins: optional(integer(0, MOST_COINS), 0),
    cards: optional(
      vector(CARDS.length, Math.max(...COPIES)),
      CARDS.map(() => 0),
    ),
    discard: optional(
      vector(TOKEN_KINDS, 20),
      TOKENS.map(() => 0),
    ),
  },
  send: {
    casino: optional(integer(0, 5), 0),
    market: optional(integer(0, 5), 0),
    stacks: optional(
      vector(PORTS.length, MOST_COINS),
      PORTS.map(() => 0),
    ),
  },
});

export const decodeOptions: Decoder<Options> = fields<Options>({
  printed: optional(decodePrinted, LIKELY_PRINT),
  lastRound: optional(choice(['asEver', 'noSending']), 'asEver'),
});
