/** The cryptography of Node, and secrets drawn with it. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Hashing } from '../protocol/luck.ts';

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
