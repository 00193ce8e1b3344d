/** How often somebody may try: so many at once, then one more each `every` milliseconds. */
export interface Rate {
  readonly burst: number;
  readonly every: number;
}

/** As good as no limit; for load tests. */
export const ENDLESS: Rate = { burst: 1e9, every: 1 };

/** Tokens of which every try takes one, or several where it costs more. */
export class Bucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #tokens: number;
  #filled: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate.burst;
    this.#filled = now();
  }

  /** Takes a token, or so many, and answers 0; or takes none and answers how many seconds to wait. */
  take(count = 1): number {
    this.#fill();
    if (this.#tokens < count) return Math.ceil(((count - this.#tokens) * this.#rate.every) / 1000);
    this.#tokens -= count;
    return 0;
  }

  /** Gives a token back: who succeeds has not used up a try. */
  giveBack(): void {
    this.#fill();
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + 1);
  }

  #fill(): void {
    const now = this.#now();
    const gained = Math.max(0, now - this.#filled) / this.#rate.every;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#filled = now;
  }
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

  take(key: string, count?: number): number {
    return this.bucket(key).take(count);
  }

  giveBack(key: string): void {
    this.bucket(key).giveBack();
  }

  /** Those asked for last are kept. */
  bucket(key: string): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, this.#now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined && this.#buckets.size > this.#max) this.#buckets.delete(oldest);
    return bucket;
  }
}

/**
 * What counts as one address. A household or a rented server holds a whole /64 of IPv6,
 * so its last four groups tell nobody apart. An IPv4 address is the same however it is written.
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address.toLowerCase());
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return v4(groups.slice(6));
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight numbers of an IPv6 address; the last two may be written as IPv4. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail = ''] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const middle = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...middle, ...back].map((group) => Number.parseInt(group, 16));
}

const v4 = (groups: readonly number[]): string =>
  groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
