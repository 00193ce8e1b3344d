/** Times in which no node was alive, or none could reach the store: every clock stood still. */
import { lateness } from '../table/clocks.ts';
import type { Outage, Store } from './store/store.ts';

/** Nodes tell that they live this often. */
export const BEAT = 1_000;
/** A shorter silence is a slow disk or a busy machine, not an outage. */
const SILENCE = 5 * BEAT;
/** Clocks that have run for longer than this are long over. */
const REMEMBERED = 60 * 24 * 3_600_000;

type Kept = Pick<Store, 'beat' | 'lastBeat' | 'keepOutage' | 'outagesSince'>;

export class Outages {
  readonly #store: Kept;
  readonly #node: string;
  /** When the store last heard of us. */
  #heard = Number.NEGATIVE_INFINITY;
  #known: readonly Outage[] = [];

  constructor(store: Kept, node: string) {
    this.#store = store;
    this.#node = node;
  }

  async beat(now: number): Promise<void> {
    if (this.#wasSilent(now)) await this.#lookBack(now);
    await this.#store.beat(this.#node, now);
    this.#heard = now;
    this.#known = await this.#store.outagesSince(now - REMEMBERED);
  }

  /** Before clocks are looked at: the machine may have slept, and nobody pays for that. */
  async wake(now: number): Promise<void> {
    if (this.#wasSilent(now)) await this.beat(now);
  }

  #wasSilent(now: number): boolean {
    return now - this.#heard > SILENCE;
  }

  /** Did anybody else live meanwhile? */
  async #lookBack(now: number): Promise<void> {
    const last = await this.#store.lastBeat();
    if (last !== undefined && now - last > SILENCE) await this.#store.keepOutage({ from: last, to: now });
  }

  /** How long everything stood still since then. */
  late = (since: number): number => lateness(this.#known, since);
}
