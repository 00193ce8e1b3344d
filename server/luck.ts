/** The luck of real tables and the seals of sealed moves, with Node's own cryptography. See docs/luck.md. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Chance } from '../core/chance.ts';
import {
  bytesOf,
  drawMessage,
  type Hashing,
  hexOf,
  reduce,
  saltFrom,
  saltMessage,
  sealMessage,
} from '../protocol/luck.ts';

/** Hashes at once, without promises. */
export const nodeHashing = {
  hmac: (key: string, message: string): Uint8Array =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(message, 'utf8').digest(),
  sha256: (data: string | Uint8Array): Uint8Array => createHash('sha256').update(data).digest(),
} satisfies Hashing;

/** 32 random bytes in hexadecimal digits: what a table's luck comes from. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** The share in the luck of a seat that brings none of its own. */
export const newNonce = (): string => randomBytes(16).toString('hex');

/** What is published before anybody sits down: the SHA-256 of the seed's bytes. */
export const commitmentOf = (seed: string): string => hexOf(nodeHashing.sha256(bytesOf(seed)));

export interface TableLuck extends Chance {
  /** How many draws the table has used, taken-back ones included: the number of the next one. */
  readonly used: number;
}

/** The luck of a table from draw `from` on. */
export function tableLuck(seed: string, table: string, nonces: readonly string[], from = 0): TableLuck {
  let used = from;
  return {
    get used() {
      return used;
    },
    draw(sides) {
      const k = used++;
      for (let again = 0; ; again++) {
        const digest = nodeHashing.hmac(seed, drawMessage({ table, nonces }, k, again));
        const drawn = reduce(digest, sides);
        if (drawn !== undefined) return drawn;
      }
    },
  };
}

/** The salt of the move that is entry n of the table's journal. */
export function saltOf(seed: string, table: string, n: number): string {
  return saltFrom(nodeHashing.hmac(seed, saltMessage(table, n)));
}

/** Commits to a move without showing it. */
export function sealOf(salt: string, move: object): string {
  return hexOf(nodeHashing.sha256(sealMessage(salt, move)));
}
