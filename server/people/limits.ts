/** How often somebody may try: so many at once, then one more each `every` milliseconds. */
export interface Rate {
  readonly burst: number;
  readonly every: number;
}

interface Bucket {
  tokens: number;
  filled: number;
}

/** A bucket of tokens for each key. Held in memory: every node counts for itself. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>();
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #max: number;

  constructor(rate: Rate, now: () => number = Date.now, max = 20_000) {
    this.#rate = rate;
    this.#now = now;
    this.#max = max;
  }

  /** Takes a token and answers 0, or answers how many seconds to wait. */
  take(key: string): number {
    const bucket = this.#filled(key);
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * this.#rate.every) / 1000);
    bucket.tokens -= 1;
    return 0;
  }

  /** Gives a token back: who succeeds has not used up a try. */
  giveBack(key: string): void {
    const bucket = this.#filled(key);
    bucket.tokens = Math.min(this.#rate.burst, bucket.tokens + 1);
  }

  #filled(key: string): Bucket {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { tokens: this.#rate.burst, filled: now };
    const gained = Math.max(0, now - bucket.filled) / this.#rate.every;
    bucket.tokens = Math.min(this.#rate.burst, bucket.tokens + gained);
    bucket.filled = now;
    this.#keep(key, bucket);
    return bucket;
  }

  #keep(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size <= this.#max) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/**
 * What counts as one address. A household or a rented server holds a whole /64 of IPv6,
 * so its last four groups tell nobody apart.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const middle = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const network = [...front, ...middle, ...back].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
