/** Times in which no node was alive: every clock stood still. */

import type { Outage, Store } from './store/store.ts';
import { lateness } from './table/clocks.ts';

/** Nodes tell that they live this often. */
export const BEAT = 1_000;
/** A shorter silence is a slow disk or a busy machine, not an outage. */
const SILENCE = 5 * BEAT;
/** Clocks that have run for longer than this are long over. */
const REMEMBERED = 60 * 24 * 3_600_000;

export class Outages {
  readonly #store: Pick<Store, 'beat' | 'lastBeat' | 'keepOutage' | 'outagesSince'>;
  readonly #node: string;
  #known: readonly Outage[] = [];

  constructor(store: Pick<Store, 'beat' | 'lastBeat' | 'keepOutage' | 'outagesSince'>, node: string) {
    this.#store = store;
    this.#node = node;
  }

  /** Before anything else: was anybody here until now? */
  async begin(now: number): Promise<void> {
    const last = await this.#store.lastBeat();
    if (last !== undefined && now - last > SILENCE) await this.#store.keepOutage({ from: last, to: now });
    await this.beat(now);
  }

  async beat(now: number): Promise<void> {
    await this.#store.beat(this.#node, now);
    this.#known = await this.#store.outagesSince(now - REMEMBERED);
  }

  /** How long everything stood still since then. */
  late = (since: number): number => lateness(this.#known, since);
}
