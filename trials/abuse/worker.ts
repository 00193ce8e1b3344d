/** The thread of an attacker: what it spends is not felt by the clocks of the honest players. */
import { setMaxListeners } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS } from './attacks/index.ts';
import { Tally } from './tally.ts';

export interface AttackOrder {
  readonly attack: string;
  readonly url: string;
  readonly address: string;
  readonly share: number;
  /** Milliseconds after which the attack ends by itself. */
  readonly longest: number;
}

const { attack: id, longest, ...order } = workerData as AttackOrder;
const attack = ATTACKS.find((each) => each.id === id);
const tally = new Tally();
const signal = AbortSignal.timeout(longest);
// Every connection of the attack hears of its end.
setMaxListeners(0, signal);
await attack?.run({ ...order, tally, signal });
parentPort?.postMessage(tally.rows);
