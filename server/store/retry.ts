/** A database that restarts is no reason to lose a move: what failed for want of a connection is tried again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isPassing } from './trouble.ts';

const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 1000;

/** Runs an attempt until it succeeds, fails for good, or the time is over. An attempt must bear being repeated. */
export type Retry = <T>(attempt: () => Promise<T>) => Promise<T>;

/** `patience`: for how many milliseconds an attempt is repeated. */
export function retrying(patience: number): Retry {
  return async (attempt) => {
    const until = performance.now() + patience;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await attempt();
      } catch (error) {
        if (!isPassing(error) || performance.now() + pause > until) throw error;
        // Not all nodes at the same instant.
        await sleep(pause * (0.5 + Math.random() / 2));
      }
    }
  };
}

/** A method of a store, whatever it takes. */
type Method = (...given: unknown[]) => Promise<unknown>;

/** The same methods, each changed; those of the people within are changed too. */
export function allChanged<T extends object>(
  methods: T,
  change: (method: Method, name: string) => Method,
): T {
  const changed = Object.entries(methods).map(([name, method]) => [
    name,
    typeof method === 'function' ? change(method as Method, name) : allChanged(method as object, change),
  ]);
  return Object.fromEntries(changed) as T;
}

/** The same methods, each retried. */
export const allRetried = <T extends object>(methods: T, retry: Retry): T =>
  allChanged(
    methods,
    (method) =>
      (...given) =>
        retry(() => method(...given)),
  );
