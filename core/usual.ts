import type { Game, Shape } from './game.ts';
import { invariant } from './invariant.ts';

/** The options of a table at which nobody chose anything. */
export function usualOptions<G extends Shape>(game: Game<G>): G['Options'] {
  const options = game.decode.options.decode({});
  invariant(options.fault === undefined, 'nobody has to choose');
  return options.value;
}
