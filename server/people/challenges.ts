/**
 * What an authenticator is asked to sign. A challenge carries its own end and our signature, so that any node can
 * accept what another has asked, with nothing stored. A node that has accepted one does not accept it again.
 */
import { randomBytes } from 'node:crypto';
import { Cache } from './cache.ts';
import { isSigned, sign } from './secrets.ts';

const LASTS = 5 * 60_000;
const REMEMBERED = 50_000;

export class Challenges {
  readonly #secret: string;
  readonly #now: () => number;
  readonly #used: Cache<true>;

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
    this.#used = new Cache(REMEMBERED, LASTS, now);
  }

  /** For one purpose only: what was asked to add a key must not sign anybody in. */
  make(purpose: string): Uint8Array<ArrayBuffer> {
    const body = `${randomBytes(16).toString('base64url')}.${this.#now() + LASTS}`;
    return new TextEncoder().encode(`${body}.${sign(this.#secret, purpose, body)}`);
  }

  /** Whether we asked this, as it comes back in base64url; true only once. */
  accept(purpose: string, challenge: string): boolean {
    const text = Buffer.from(challenge, 'base64url').toString();
    const [random, until, signature = ''] = text.split('.');
    const ours = isSigned(signature, { secret: this.#secret, purpose }, `${random}.${until}`);
    if (!ours || Number(until) <= this.#now() || this.#used.get(text)) return false;
    this.#used.set(text, true);
    return true;
  }
}
