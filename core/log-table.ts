/** What a log from a table holds beyond the game: enough to check its luck and its seals (docs/luck.md). */
import { choice, type Decoder, type Fault, fields, flag, integer, list, optional, text } from './decode.ts';

/** Stands in the first line. */
export interface LogTable {
  readonly id: string;
  /** SHA-256 of the seed, published before anybody sat down. */
  readonly commitment: string;
  readonly seed: string;
  /** By seat: its share in the luck. */
  readonly nonces: readonly string[];
  readonly seats: readonly LogSeat[];
}

export interface LogSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/** Who moved for a seat: a person, a bot, or the clock when time ran out. */
export const HANDS = ['player', 'bot', 'clock'] as const;
export type Hand = (typeof HANDS)[number];

/** Stands in the line of a move. */
export interface LogTraces {
  /** Number of the move in the table's journal. */
  readonly j?: number | undefined;
  /** Number of its first draw, counted over the whole table. */
  readonly k?: number | undefined;
  readonly by?: Hand | undefined;
  /** What was published when the move was laid face down. */
  readonly seal?: string | undefined;
  /** It happened and does not count. */
  readonly takenBack?: boolean | undefined;
}

/** A text as it stands: what was hashed must not be tidied. */
function asIs(min: number, max: number): Decoder<string> {
  const tidied = text(min, max);
  return {
    spec: tidied.spec,
    decode(raw, path) {
      const decoded = tidied.decode(raw, path);
      return decoded.fault ? decoded : { value: raw as string };
    },
  };
}

/** Controls, marks that turn the direction of what follows, and what nobody sees; but joiners, which some scripts need. */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\p{Join_Control}|[\uFE0E\uFE0F])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** More marks on one letter than any language needs would climb over the lines above. */
const PILED_MARKS = /\p{M}{4}/u;

/** A text that pages and terminals show: it is no other than it looks. */
function shown(min: number, max: number): Decoder<string> {
  const { spec, decode } = asIs(min, max);
  return {
    spec,
    decode(raw, path = '') {
      const decoded = decode(raw, path);
      if (decoded.fault || !(UNPRINTABLE.test(decoded.value) || PILED_MARKS.test(decoded.value)))
        return decoded;
      return { fault: { path, code: 'unprintable', params: {} } };
    },
  };
}

/** As long as a name may be. */
const NAME = shown(0, 24);
const HEX = asIs(64, 64);
const COUNT = integer(0, Number.MAX_SAFE_INTEGER);

export const decodeTable: Decoder<LogTable> = fields<LogTable>({
  id: shown(1, 40),
  commitment: HEX,
  seed: HEX,
  nonces: list(asIs(0, 64), 100),
  seats: list(fields<LogSeat>({ name: NAME, kind: choice(['person', 'bot']) }), 100),
});

export const TRACES = {
  j: optional<number | undefined>(COUNT, undefined),
  k: optional<number | undefined>(COUNT, undefined),
  by: optional<Hand | undefined>(choice(HANDS), undefined),
  seal: optional<string | undefined>(HEX, undefined),
  takenBack: optional<boolean | undefined>(flag, undefined),
} as const;

/** Every seat has a nonce and somebody who sat there. */
export function tableFault({ nonces, seats }: LogTable, wanted: number): Fault | undefined {
  for (const [key, given] of Object.entries({ nonces, seats })) {
    const length = given.length;
    if (length !== wanted) return { path: `table.${key}`, code: 'length', params: { length, wanted } };
  }
  return undefined;
}
