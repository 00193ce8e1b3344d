/** Evidence as a file: written by the luck page, read by the command line. */
import {
  anything,
  choice,
  type Decoded,
  type Decoder,
  fields,
  flag,
  integer,
  list,
  nullable,
  text,
} from '../core/decode.ts';
import {
  type Evidence,
  MOST_MOVES,
  MOST_SEALS,
  MOST_SITS,
  type NotedMove,
  type NotedSeal,
  type NotedSit,
  type Seated,
} from './evidence.ts';
import { HEX_64 } from './luck.ts';

const SEAT = integer(0, 9);
const COUNT = integer(0, Number.MAX_SAFE_INTEGER);

/** 64 hexadecimal digits; capitals count as small letters. */
export const decodeHex64: Decoder<string> = {
  spec: { kind: 'text', min: 64, max: 64 },
  decode(raw, path = '') {
    const value = typeof raw === 'string' ? raw.trim().toLowerCase() : '';
    return HEX_64.test(value) ? { value } : { fault: { path, code: 'type', params: { wanted: 'hex64' } } };
  },
};

/** As a table decodes it. */
export const decodeNonce: Decoder<string> = text(1, 64);

const SEATED: Decoder<Seated> = fields<Seated>({ seat: SEAT, n: COUNT, final: flag });

const decodeFields: Decoder<Evidence> = fields<Evidence>({
  evidence: choice([1]),
  table: text(1, 40),
  commitment: decodeHex64,
  at: COUNT,
  sits: list(
    fields<NotedSit>({ who: text(0, 64), nonces: list(decodeNonce, 2), sat: nullable(SEATED) }),
    MOST_SITS,
  ),
  seals: list(fields<NotedSeal>({ seat: SEAT, at: COUNT, seal: decodeHex64 }), MOST_SEALS),
  moves: list(fields<NotedMove>({ seat: SEAT, at: COUNT, move: anything }), MOST_MOVES),
  dropped: COUNT,
});

/** undefined: the text is not even JSON. */
export function readEvidence(file: string): Decoded<Evidence> | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(file);
  } catch {
    return undefined;
  }
  return decodeFields.decode(raw);
}

export const writeEvidence = (evidence: Evidence): string => `${JSON.stringify(evidence, undefined, 2)}\n`;
