/** What an attack is: bounded in count and time, from one address, against a server on loopback. */
import type { Tally } from './tally.ts';

/** Where an attack is aimed, and how much of it. */
export interface Target {
  readonly url: string;
  /** The address of this machine from which the attack comes. */
  readonly address: string;
  /** Of the full counts. */
  readonly share: number;
  /** Ends the attack when its time is over. */
  readonly signal: AbortSignal;
  readonly tally: Tally;
}

export interface Attack {
  readonly id: string;
  /** The finding that it repeats. */
  readonly audit: number;
  /** One line for the report. */
  readonly does: string;
  run(target: Target): Promise<void>;
}

/** A share of a full count, one at least. */
export const partOf = ({ share }: Pick<Target, 'share'>, full: number): number =>
  Math.max(1, Math.round(full * share));

/** Runs tasks, so many at a time, until all are done or the attack is over. */
export async function inParallel(
  { signal }: Pick<Target, 'signal'>,
  { count, atOnce }: { readonly count: number; readonly atOnce: number },
  task: (i: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count && !signal.aborted) await task(next++);
  };
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, work));
}
