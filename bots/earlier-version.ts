/** Today's players at tables of an earlier version: they read its views, and its rules have the last word. */
import { difference } from '../core/data.ts';
import type { Rules } from '../core/frozen.ts';
import type { Game, Seat, Shape } from '../core/game.ts';
import type { Adviser, Asking, Weighed } from './advice.ts';
import type { Bot } from './bot.ts';

/** Today's rules may know moves that earlier ones cannot even read. */
const isLegal = (game: Game, view: Shape['View'], seat: Seat, move: Shape['Move']): boolean =>
  !game.decode.move.decode(move).fault && !game.check(view, seat, move);

/** A move that the earlier rules do not know or refuse is replaced by their fallback. */
export function botAt({ game, today }: Rules, bot: Bot): Bot {
  return {
    ...bot,
    async choose(view, seat, seen, budget) {
      const move = await bot.choose(today(view), seat, seen, budget);
      return isLegal(game, view, seat, move) ? move : game.fallback(view, seat);
    },
  };
}

/** Of a move that today's rules refuse, nothing is known that speaks against it. */
function withAll(
  weighed: readonly Weighed[],
  about: readonly Shape['Move'][],
  share: number,
): readonly Weighed[] {
  const missing = about.filter((move) => weighed.every((one) => difference(one.move, move) !== undefined));
  return [...weighed, ...missing.map((move) => ({ move, share }))];
}

export function adviserAt({ game, today }: Rules, adviser: Adviser): Adviser {
  const asked = ({ view, ...asking }: Asking): Asking => ({ ...asking, view: today(view) });
  return {
    async weigh(asking, budget, about) {
      const { view, seat } = asking;
      const all = await adviser.weigh(asked(asking), budget, about);
      const legal = all.filter(({ move }) => isLegal(game, view, seat, move));
      const best = legal[0] ?? { move: game.fallback(view, seat), share: 0 };
      return withAll(legal.length > 0 ? legal : [best], about ?? [], best.share);
    },
    shares: (state: Shape['State']) => adviser.shares(today(state)),
    points: (asking, move) => adviser.points(asked(asking), move),
  };
}
