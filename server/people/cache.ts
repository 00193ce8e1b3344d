/** Remembers up to `max` things for `ttl` milliseconds each; the one unused for longest goes first. */
export class Cache<V> {
  readonly #entries = new Map<string, { readonly value: V; readonly until: number }>();
  readonly #max: number;
  readonly #ttl: number;
  readonly #now: () => number;

  constructor(max: number, ttl: number, now: () => number) {
    this.#max = max;
    this.#ttl = ttl;
    this.#now = now;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.until <= this.#now()) return undefined;
    // A map keeps the order of insertion: put back, it is the youngest.
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#now() + this.#ttl });
    if (this.#entries.size > this.#max) this.#dropOldest();
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  deleteWhere(gone: (value: V) => boolean): void {
    for (const [key, { value }] of this.#entries) if (gone(value)) this.#entries.delete(key);
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
