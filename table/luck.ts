/** The luck of a table and the seals of its sealed moves. docs/luck.md describes both. */
import type { Chance } from '../core/chance.ts';
import { Hmac } from '../core/hmac.ts';
import {
  bytesOf,
  drawBeginning,
  drawEnd,
  hexOf,
  reduce,
  saltFrom,
  saltMessage,
  sealMessage,
} from '../protocol/luck.ts';

/** Like `Hashing` of the protocol, but without promises: no entry of a table waits for a hash. */
export interface TableHashing {
  /** HMAC-SHA-256; the key as hexadecimal digits. */
  hmac(key: string, message: string): Uint8Array;
  /** SHA-256. */
  sha256(data: string | Uint8Array): Uint8Array;
}

/** Published before anybody sits down: the SHA-256 of the seed's bytes. */
export const commitmentOf = (seed: string, hashing: TableHashing): string =>
  hexOf(hashing.sha256(bytesOf(seed)));

/** The common beginning of all draws of a table, hashed once: seed, table and nonces. */
export function luckSource(seed: string, table: string, nonces: readonly string[]): Hmac {
  return new Hmac(bytesOf(seed), utf8(drawBeginning({ table, nonces })));
}

/** The bytes of a text. JSON escapes lone surrogates, so each has a code. */
function utf8(text: string): Uint8Array {
  const bytes = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return Uint8Array.from(bytes, (byte) =>
    byte.length === 1 ? byte.charCodeAt(0) : Number.parseInt(byte.slice(1), 16),
  );
}

/** The luck of a table from one draw on. */
export class TableLuck implements Chance {
  readonly #source: Hmac;
  /** Number of the next draw. Draws of moves that were taken back count too. */
  used: number;

  constructor(source: Hmac, used: number) {
    this.#source = source;
    this.used = used;
  }

  draw(sides: number): number {
    const k = this.used++;
    for (let again = 0; ; again++) {
      const drawn = reduce(this.#source.of(drawEnd(k, again)), sides);
      if (drawn !== undefined) return drawn;
    }
  }
}

export function tableLuck(seed: string, table: string, nonces: readonly string[], from = 0): TableLuck {
  return new TableLuck(luckSource(seed, table, nonces), from);
}

/** What the sealed moves of a table are sealed with. */
export interface Sealing {
  /** Secret until the game is over. */
  readonly seed: string;
  readonly hashing: TableHashing;
}

/** The salt of the move that is entry n of the table's journal. */
export function saltOf({ seed, hashing }: Sealing, table: string, n: number): string {
  return saltFrom(hashing.hmac(seed, saltMessage(table, n)));
}

/** Commits to a move without showing it. */
export function sealOf(salt: string, move: object, { sha256 }: Pick<TableHashing, 'sha256'>): string {
  return hexOf(sha256(sealMessage(salt, move)));
}
