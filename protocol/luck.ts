/**
 * Luck and sealed moves that anybody can check afterwards; docs/luck.md says how and why.
 * What is hashed stands here, who hashes is a parameter: the server, a browser or the command line.
 */
import { invariant } from '../core/invariant.ts';

type Bytes = Uint8Array | Promise<Uint8Array>;

/** Texts are hashed as UTF-8. */
export interface Hashing {
  /** HMAC-SHA-256; the key as hexadecimal digits. */
  hmac(key: string, message: string): Bytes;
  /** SHA-256. */
  sha256(data: string | Uint8Array): Bytes;
}

/** What the luck of a table comes from. */
export interface Source {
  /** 32 bytes as hexadecimal digits; secret until the game is over. */
  readonly seed: string;
  readonly table: string;
  /** What each seat added, in the order of the seats. */
  readonly nonces: readonly string[];
}

/** 32 bytes as lower-case hexadecimal digits: a seed, a commitment, a seal. */
export const HEX_64 = /^[0-9a-f]{64}$/;

const SALT_BYTES = 16;
const TWO_32 = 2 ** 32;

/** What is hashed for every draw of a table. The nonces are a JSON list, for two lists must never read the same. */
export function drawBeginning({ table, nonces }: Omit<Source, 'seed'>): string {
  return `${table}|${JSON.stringify(nonces)}|`;
}

/** What is hashed after it for draw k; `again` counts how often all the words were refused. */
export function drawEnd(k: number, again: number): string {
  return again === 0 ? String(k) : `${k}|${again}`;
}

export function drawMessage(source: Omit<Source, 'seed'>, k: number, again = 0): string {
  return drawBeginning(source) + drawEnd(k, again);
}

/** What is hashed for the salt of the move that is entry n of the table's journal. */
export function saltMessage(table: string, n: number): string {
  return `${table}|salt|${n}`;
}

export function saltFrom(digest: Uint8Array): string {
  return hexOf(digest.subarray(0, SALT_BYTES));
}

/** What is hashed for the seal of a move. */
export function sealMessage(salt: string, move: object): string {
  return `${salt}|${canonical(move)}`;
}

/** A digest is eight big-endian words of 32 bits. */
export function wordsOf(digest: Uint8Array): Int32Array {
  const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return Int32Array.from({ length: digest.byteLength / 4 }, (_, i) => words.getInt32(4 * i));
}

/** The first word that favours no side, without its sign, reduced to 0 … sides − 1; undefined when there is none. */
export function reduce(words: Int32Array, sides: number): number | undefined {
  invariant(Number.isInteger(sides) && sides >= 1 && sides <= TWO_32, 'a draw has sides');
  const fair = Math.floor(TWO_32 / sides) * sides;
  for (const signed of words) {
    const word = signed >>> 0;
    if (word < fair) return word % sides;
  }
  return undefined;
}

/** JSON without spaces, with the keys of every object sorted: equal data is equal text. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data ?? null);
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
