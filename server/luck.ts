/** The luck of real tables and the seals of sealed moves, with Node's own cryptography. See docs/luck.md. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Chance } from '../core/chance.ts';
import { Hmac } from '../core/hmac.ts';
import {
  bytesOf,
  drawBeginning,
  drawEnd,
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

/** What all draws of a table come from: seed, table and nonces, as far as they can be hashed beforehand. */
export function luckSource(seed: string, table: string, nonces: readonly string[]): Hmac {
  return new Hmac(bytesOf(seed), Buffer.from(drawBeginning({ table, nonces })));
}

/** The luck of a table from one draw on. */
export class TableLuck implements Chance {
  readonly #source: Hmac;
  /** How many draws the table has used, taken-back ones included: the number of the next one. */
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

/** The salt of the move that is entry n of the table's journal. */
export function saltOf(seed: string, table: string, n: number): string {
  return saltFrom(nodeHashing.hmac(seed, saltMessage(table, n)));
}

/** Commits to a move without showing it. */
export function sealOf(salt: string, move: object): string {
  return hexOf(nodeHashing.sha256(sealMessage(salt, move)));
}
