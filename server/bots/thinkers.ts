/** Threads in which bots think, so that nothing a bot does holds up a socket. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Shape } from '../../core/game.ts';
import type { BotTask } from './think.ts';

export interface Thinkers {
  /** Rejects when the bot crashed or took too long; its thread is then replaced. */
  think(task: BotTask): Promise<Shape['Move']>;
  close(): Promise<void>;
}

export function startThinkers(worker: URL, limit: number): Thinkers {
  const pool = new Piscina({
    filename: worker.href,
    name: 'think',
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return {
    think: (task) => pool.run(task, { signal: AbortSignal.timeout(limit) }),
    close: () => pool.destroy(),
  };
}
