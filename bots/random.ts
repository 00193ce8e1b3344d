import type { Game, Shape } from '../core/game.ts';
import type { Bot } from './bot.ts';

/** Any legal move: a kind of move first, then one of that kind. */
export function randomBot<G extends Shape>(game: Game<G>): Bot<G> {
  return { choose: (view, seat, _seen, { chance }) => game.sample(view, seat, chance) };
}
