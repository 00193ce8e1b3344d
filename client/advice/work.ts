/** Gives advice, in a thread: the adviser of a game, asked for a hint or for every decision of a game. */
import type { Adviser } from '../../bots/advice.ts';
import { adviserAt } from '../../bots/earlier-version.ts';
import { FIRST_LOOK, NAMED, review } from '../../bots/review.ts';
import { seeded } from '../../core/chance.ts';
import type { Game } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { loadRulesAt } from '../table/rules.ts';
import { AGAIN_SECONDS, HINT_NODES, paced, REVIEW_SECONDS } from './effort.ts';
import type { Advice, AdviceTask, HintTask } from './tasks.ts';

type Tell = (advice: Advice) => void;

export async function advise(task: AdviceTask, newest: Adviser | undefined, tell: Tell): Promise<void> {
  const rules = await loadRulesAt(task.game, task.version);
  if (!rules) return tell({ type: 'refused', code: 'otherGame' });
  if (!newest) return tell({ type: 'refused', code: 'noAdviser' });
  const adviser = adviserAt(rules, newest);
  if (task.type === 'hint') await hint(task, adviser, tell);
  else await reviewAll(rules.game, task.log, adviser, tell);
}

async function hint({ view, seat, seen, seed }: HintTask, adviser: Adviser, tell: Tell): Promise<void> {
  const asking = { view, seat, seen };
  const weighed = await adviser.weigh(asking, { nodes: HINT_NODES, chance: seeded(seed) });
  const tips = weighed
    .slice(0, NAMED)
    .map(({ move, share }) => ({ move, share, points: adviser.points(asking, move) }));
  tell({ type: 'tips', tips });
}

async function reviewAll(game: Game, log: Log, adviser: Adviser, tell: Tell): Promise<void> {
  const pace = paced(() => performance.now());
  const { steps, refusal } = review(game, adviser, log, pace);
  if (refusal) {
    tell({ type: 'refused', code: refusal.code });
    return;
  }
  let until = REVIEW_SECONDS;
  for await (const progress of steps) {
    tell({ type: 'progress', progress });
    if (pace.done < FIRST_LOOK) until = Math.max(REVIEW_SECONDS, pace.seconds + AGAIN_SECONDS);
    pace.done = progress.done;
    // What was not looked at twice by then stays without a mark: better than to wait for ever.
    if (progress.done >= FIRST_LOOK && pace.seconds > until) break;
  }
  tell({ type: 'over' });
}
