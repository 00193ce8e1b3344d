import type { Game, Shape } from './game.ts';
import { invariant } from './invariant.ts';

/** The options of a table at which nobody chose anything, or nothing but these. */
export function usualOptions<G extends Shape>(game: Game<G>, chosen: object = {}): G['Options'] {
  const options = game.decode.options.decode(chosen);
  invariant(options.fault === undefined, 'nobody has to choose');
  return options.value;
}
