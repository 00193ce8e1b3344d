/** A bot's turn as plain data, so that it can be thought over in another thread. */
import { seeded } from '../../core/chance.ts';
import type { Seat, Shape } from '../../core/game.ts';
import { gameAt } from '../../games/versions.ts';

export interface BotTask {
  readonly game: string;
  readonly version: number;
  readonly bot: string;
  readonly view: Shape['View'];
  readonly seat: Seat;
  readonly seen: readonly Shape['Event'][];
  readonly nodes: number;
  /** Of the bot's own luck. */
  readonly seed: string;
}

/** What the bot wants to do. Whether it may is asked by the table, as with everybody. */
export async function think(task: BotTask): Promise<Shape['Move']> {
  const { game, version, bot, view, seat, seen, nodes, seed } = task;
  const chosen = (await gameAt(game, version))?.bots[bot];
  if (!chosen) throw new RangeError(`${game} has no bot ${bot}`);
  return await chosen.choose(view, seat, seen, { nodes, chance: seeded(seed) });
}
