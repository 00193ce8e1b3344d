/** A thread in which bots think and give advice, so that the page stays quick. */
import { botAt } from '../../bots/earlier-version.ts';
import { seeded } from '../../core/chance.ts';
import type { Entry } from '../../games/entry.ts';
import type { AdviceTask } from '../advice/tasks.ts';
import { advise } from '../advice/work.ts';
import { loadRulesAt } from '../table/rules.ts';
import type { BotTask, Thought } from './thinking.ts';

const BOTS = import.meta.glob<Pick<Entry, 'bots' | 'adviser'>>('../../games/*/bots/index.ts');

const botsOf = async (game: string) => BOTS[`../../games/${game}/bots/index.ts`]?.();

async function think(task: BotTask): Promise<Thought['move']> {
  const { game, version, bot, view, seat, seen, nodes, seed } = task;
  const [code, rules] = await Promise.all([botsOf(game), loadRulesAt(game, version)]);
  const chosen = code?.bots[bot];
  if (!chosen || !rules) return undefined;
  return botAt(rules, chosen).choose(view, seat, seen, { nodes, chance: seeded(seed) });
}

async function adviseOn(task: AdviceTask): Promise<void> {
  const code = await botsOf(task.game);
  await advise(task, code?.adviser, (advice) => postMessage(advice));
}

addEventListener('message', ({ data: task }: MessageEvent<BotTask | AdviceTask>) => {
  if (task.type === 'think') {
    void think(task).then((move) => postMessage({ id: task.id, move } satisfies Thought));
  } else void adviseOn(task);
});
