/** Says how the table stands, what an expert would do, and why. */
import type { Adviser, Asking } from '../../../bots/advice.ts';
import type { Budget } from '../../../bots/bot.ts';
import { keyOf } from '../../../bots/move-key.ts';
import { winShares } from '../../../bots/win-shares.ts';
import { isToAct } from '../rules/actions/common.ts';
import { container } from '../rules/index.ts';
import { account, result } from '../rules/scoring.ts';
import type { Container, Move, State } from '../rules/types.ts';
import { fairShares } from './expert/chances.ts';
import { ranking, searchFor } from './expert/expert.ts';
import { type Net, softmax } from './expert/net.ts';
import { type Ranking, rankNow } from './expert/ranking.ts';
import { readOnce } from './expert/weights.ts';
import { EXPERT } from './levels.ts';
import { pointsOf } from './reasons/index.ts';
import { sensibleMove } from './sensible.ts';
import { progress } from './worth.ts';

/** More good moves than anybody wants to hear of. */
const MOST = 8;

/** The adviser with the weights in this text, which is loaded when somebody asks. */
export function adviserWith(load: () => Promise<string>): Adviser<Container> {
  const ready = readOnce(load);
  return {
    weigh: async (asking, budget, about = []) => weigh(await ready(), asking, budget, about),
    shares: async (state) => sharesOf(await ready(), state),
    points: pointsOf,
  };
}

function weigh(
  net: Net | undefined,
  asking: Asking<Container>,
  budget: Budget,
  about: readonly Move[],
): Ranking {
  const { view, seat } = asking;
  if (!isToAct(view, seat)) return [];
  const legal = about.filter((move) => container.check(view, seat, move) === undefined);
  const asked = [...new Map(legal.map((move) => [keyOf(move), move])).values()];
  if (!net) return guessed(asking, budget, asked);
  if (budget.nodes < 1) {
    const move = sensibleMove(view, seat, budget.chance);
    return rankNow(searchFor(net, asking, budget), [move], 1, asked);
  }
  const all = ranking(net, asking, EXPERT, budget, asked);
  const wanted = new Set(asked.map(keyOf));
  return all.filter(({ move }, place) => place < MOST || wanted.has(keyOf(move)));
}

/** Without weights: the sensible move first, and the same rough share for all. */
function guessed({ view, seat }: Asking<Container>, { chance }: Budget, asked: readonly Move[]): Ranking {
  const move = sensibleMove(view, seat, chance);
  const share = roughShares(container.guess(view, seat, chance))[seat]!;
  const others = asked.filter((other) => keyOf(other) !== keyOf(move));
  return [move, ...others].map((one) => ({ move: one, share }));
}

function sharesOf(net: Net | undefined, state: State): readonly number[] {
  if (state.phase === 'over') return winShares(result(state).places);
  return net ? fairShares(net, state) : roughShares(state);
}

/** By what everybody would be worth now: the nearer the end, the more it says. */
function roughShares(state: State): number[] {
  const doubt = 8 + 25 * (1 - progress(state));
  const shares = Float64Array.from({ length: state.seats }, (_, seat) => account(state, seat).total / doubt);
  softmax(shares);
  return [...shares];
}
