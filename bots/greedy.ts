import type { Chance } from '../core/chance.ts';
import type { Game, Seat, Shape } from '../core/game.ts';
import type { Bot } from './bot.ts';

/** How good a position is for a seat; any scale. */
export type Worth<G extends Shape> = (view: G['View'], seat: Seat) => number;

const MOST_MOVES = 200;
const LUCK_SAMPLES = 8;

/** Looks one move ahead: whatever leaves it best off on average, ties broken by its own luck. */
export function greedyBot<G extends Shape>(game: Game<G>, worth: Worth<G>): Bot<G> {
  return {
    choose(view, seat, _seen, { chance }) {
      let best: G['Move'] | undefined;
      let most = Number.NEGATIVE_INFINITY;
      let listed = 0;
      for (const move of game.moves(view, seat)) {
        const value = worthOf(game, worth, { view, seat, move, chance });
        if (value > most || (value === most && chance.draw(2) === 1)) [best, most] = [move, value];
        if (++listed === MOST_MOVES) break;
      }
      return best ?? game.sample(view, seat, chance);
    },
  };
}

/** The average worth after a move, over guesses of what is hidden and of the luck to come. */
function worthOf<G extends Shape>(
  game: Game<G>,
  worth: Worth<G>,
  { view, seat, move, chance }: { view: G['View']; seat: Seat; move: G['Move']; chance: Chance },
): number {
  let sum = 0;
  for (let i = 0; i < LUCK_SAMPLES; i++) {
    const world = game.guess(view, seat, chance);
    game.apply(world, seat, move, chance);
    sum += worth(game.view(world, seat), seat);
  }
  return sum / LUCK_SAMPLES;
}
