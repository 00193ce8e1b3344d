/** Threads in which bots think and logs are checked, so that nothing of the kind holds up a socket. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import type { Shape } from '../../core/game.ts';
import type { CheckedLog, CheckLog } from '../check-log.ts';
import { FairQueue } from './fair-queue.ts';
import type { BotTask } from './think.ts';

export interface Thinkers {
  /**
   * Rejects when the bot crashed or took too long; its thread is then replaced. `cause` is the account whose table it is:
   * each gets its turn, and a bot's time begins with its turn.
   */
  think(task: BotTask, cause: string): Promise<Shape['Move']>;
  readonly checkLog: CheckLog;
  close(): Promise<void>;
}

/** A log of the largest size takes a few seconds. */
const LONGEST_CHECK = 60_000;

/** Megabytes for young objects, as Node has by itself: what `npm start` asks for is for tables, not for each thread. */
const YOUNG = 16;

export function startThinkers(worker: URL, limit: number): Thinkers {
  setFlagsFromString('--min-semi-space-size=1');
  setFlagsFromString(`--max-semi-space-size=${YOUNG}`);
  const places = Math.max(1, availableParallelism() - 1);
  const bots = threads(worker, places);
  const queue = new FairQueue(places);
  // Anybody may send logs; however many there are, no bot waits for them and is cut off.
  const logs = threads(worker, 1);
  return {
    think: (task, cause) =>
      queue.run(cause, () => bots.run(task, { name: 'think', signal: AbortSignal.timeout(limit) })),
    checkLog: (file): Promise<CheckedLog> =>
      logs.run(file, { name: 'checkLog', signal: AbortSignal.timeout(LONGEST_CHECK) }),
    async close() {
      await Promise.all([bots.destroy(), logs.destroy()]);
    },
  };
}

const threads = (worker: URL, most: number): Piscina =>
  new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
