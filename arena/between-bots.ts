/** Games that bots play against each other, for `tournament`, `stats` and `calibrate`. */
import type { Io } from './io.ts';
import { type PoolPlan, runPool } from './pool.ts';
import { showProgress } from './progress.ts';
import type { Work } from './work.ts';

export interface BotGamesWish {
  readonly games: number;
  readonly players?: number;
  readonly seed: string;
  readonly option: readonly string[];
  readonly nodes?: number;
  readonly workers?: number;
  readonly json?: boolean;
}

/** All of them, in threads, while somebody may be waiting. */
export async function playGames<W extends Work>(plan: PoolPlan<W>, io: Io): Promise<void> {
  const progress = showProgress(io, plan.pieces.length);
  let done = 0;
  await runPool<W>({
    ...plan,
    onResult(result, game) {
      const goOn = plan.onResult(result, game);
      progress.at(++done, `${done} games`);
      return goOn;
    },
  });
  progress.end();
}
