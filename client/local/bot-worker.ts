/** A thread in which bots think, so that the page stays quick. */
import { seeded } from '../../core/chance.ts';
import type { Entry } from '../../games/entry.ts';
import type { BotTask, Thought } from './thinking.ts';

const BOTS = import.meta.glob<Pick<Entry, 'bots'>>('../../games/*/bots/index.ts');

async function think({ game, bot, view, seat, seen, nodes, seed }: BotTask): Promise<Thought['move']> {
  const code = await BOTS[`../../games/${game}/bots/index.ts`]?.();
  return code?.bots[bot]?.choose(view, seat, seen, { nodes, chance: seeded(seed) });
}

addEventListener('message', ({ data: task }: MessageEvent<BotTask>) => {
  void think(task).then((move) => postMessage({ id: task.id, move } satisfies Thought));
});
