/**
 * What an authenticator is asked to sign. A challenge carries its own end and our signature, so that any node can
 * accept what another has asked; only what was accepted is stored, so that no node accepts it again.
 */
import { randomBytes } from 'node:crypto';
import type { PeopleStore } from '../store/people-store.ts';
import { isSigned, sign } from './secrets.ts';

const LASTS = 5 * 60_000;

export class Challenges {
  readonly #store: Pick<PeopleStore, 'useOnce'>;
  readonly #secret: string;
  readonly #now: () => number;

  constructor(store: Pick<PeopleStore, 'useOnce'>, secret: string, now: () => number) {
    this.#store = store;
    this.#secret = secret;
    this.#now = now;
  }

  /** For one purpose only: what was asked to add a key must not sign anybody in. */
  make(purpose: string): Uint8Array<ArrayBuffer> {
    const body = `${randomBytes(16).toString('base64url')}.${this.#now() + LASTS}`;
    return new TextEncoder().encode(`${body}.${sign(this.#secret, purpose, body)}`);
  }

  /** Whether we asked this, as it comes back in base64url; true only once. */
  async accept(purpose: string, challenge: string): Promise<boolean> {
    const text = Buffer.from(challenge, 'base64url').toString();
    const [random = '', until, signature = ''] = text.split('.');
    const ours = isSigned(signature, { secret: this.#secret, purpose }, `${random}.${until}`);
    const now = this.#now();
    return ours && Number(until) > now && (await this.#store.useOnce(random, Number(until), now));
  }
}
