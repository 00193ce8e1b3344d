/** Playing a move from outside: decode, check, copy, apply. An exception cannot hurt the table. */
import type { Chance } from './chance.ts';
import type { Fault } from './decode.ts';
import type { Action, Actions, Emit, Game, Refusal, Seat, Shape } from './game.ts';

export type Played<G extends Shape> =
  | { readonly state: G['State']; readonly move: G['Move']; readonly refusal?: never; readonly fault?: never }
  | { readonly refusal: Refusal<G>; readonly fault?: never }
  | { readonly fault: Fault; readonly refusal?: never };

/** The state after a move, as a new state; or why it was refused, with the old one untouched. */
export function tryPlay<G extends Shape>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  raw: unknown,
  { chance, emit }: { chance: Chance; emit?: Emit<G['Event']> },
): Played<G> {
  const decoded = game.decode.move.decode(raw);
  if (decoded.fault) return { fault: decoded.fault };
  const move = decoded.value;
  const refusal = game.check(state, seat, move);
  if (refusal) return { refusal };
  const next = game.clone(state);
  game.apply(next, seat, move, chance, emit);
  return { state: next, move };
}

/** The action that a move belongs to. */
export function actionOf<G extends Shape>(actions: Actions<G>, type: G['Move']['type']): Action<G> {
  return actions[type as keyof Actions<G>] as unknown as Action<G>;
}

/** Every legal move of these kinds, in their order. */
export function* movesOf<G extends Shape>(
  actions: readonly Action<G>[],
  view: G['View'],
  seat: Seat,
): Generator<G['Move']> {
  for (const action of actions) {
    if (action.can(view, seat)) yield* action.moves(view, seat);
  }
}

/** Picks a kind of move that is possible, then one move of that kind. Of at most 31 kinds, one is possible. */
export function sampleOf<G extends Shape>(
  actions: readonly Action<G>[],
  view: G['View'],
  seat: Seat,
  chance: Chance,
): G['Move'] {
  if (actions.length === 1) return actions[0]!.sample(view, seat, chance);
  let possible = 0;
  let kinds = 0;
  for (let i = 0; i < actions.length; i++) {
    if (actions[i]!.can(view, seat)) {
      possible |= 1 << i;
      kinds++;
    }
  }
  let skip = kinds > 1 ? chance.draw(kinds) : 0;
  for (let i = 0; i < actions.length; i++) {
    if (possible & (1 << i) && skip-- === 0) return actions[i]!.sample(view, seat, chance);
  }
  throw new Error('nobody asks for a move where none is possible');
}
