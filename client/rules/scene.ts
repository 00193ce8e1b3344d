/** A figure's position as a board wants it, with the rules to answer its questions. */
import { seeded } from '../../core/chance.ts';
import type { Game, Shape } from '../../core/game.ts';
import type { Plate } from '../../text/plate.ts';

/** A board marks what is possible; of a figure it need not know every move. */
const ENOUGH = 300;

export interface Scene {
  readonly view: Shape['View'];
  readonly asked: boolean;
  readonly moves: readonly Shape['Move'][];
  readonly after: (move: Shape['Move']) => Shape['View'] | undefined;
}

export function sceneOf(game: Game, { state, you, edition: only }: Plate, edition?: string): Scene {
  const laid = state(only ?? edition);
  const view = game.view(laid, you);
  const asked = game.toAct(view).includes(you);
  return { view, asked, moves: asked ? first(game.moves(view, you), ENOUGH) : [], after };

  function after(move: Shape['Move']): Shape['View'] | undefined {
    if (game.check(view, you, move)) return undefined;
    const then = game.clone(laid);
    game.apply(then, you, move, seeded('figure'));
    return game.view(then, you);
  }
}

function first<T>(all: Iterable<T>, most: number): T[] {
  const found: T[] = [];
  for (const one of all) if (found.push(one) === most) break;
  return found;
}
