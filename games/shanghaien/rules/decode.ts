/** What may come from outside as options or as a move. */
import {
  choice,
  countsAddingTo,
  type Decoder,
  fields,
  flag,
  integer,
  nullable,
  optional,
  variants,
} from '../../../core/decode.ts';
import { BASE_TRICK_COUNT, BASE_TRICKS, ENDS, LIKELY_TRICK_DECK, NATIONS, PIPS } from './tables.ts';
import type { Move, Options } from './types.ts';

const die = integer(1, PIPS);
const end = nullable(choice(ENDS));
const card = choice(BASE_TRICKS);

export const decodeMove: Decoder<Move> = variants<Move>({
  roll: {},
  shanghai: {},
  place: { die, end: optional(end, null) },
  joker: { card, nation: choice(NATIONS) },
  shift: { card, die, by: choice([1, -1]) },
  both: { card, end: optional(end, null) },
  reroll: { card },
  captain: {},
  ban: {},
  rerollAll: {},
  spread: { back: die, end: optional(end, null) },
  sharks: {},
  exchange: { back: die },
  doubles: {},
  rerollOne: {},
  takeDoubles: { end: optional(end, null) },
  object: {},
  allow: {},
});

export const decodeOptions: Decoder<Options> = fields<Options>({
  crazyCaptain: optional(flag, false),
  noShanghai: optional(flag, false),
  sharks: optional(flag, false),
  doubles: optional(flag, false),
  trickDeck: optional(countsAddingTo(BASE_TRICKS, BASE_TRICK_COUNT), LIKELY_TRICK_DECK),
  tie: optional(choice(['shared', 'nations']), 'shared'),
  captainScores: optional(flag, true),
  doublesDice: optional(choice(['back', 'spent']), 'back'),
  doublesChoice: optional(choice(['forced', 'free']), 'forced'),
});
