/** Chapter 7: the Crazy Captain objects. */
import type { Seat } from '../../../../core/game.ts';
import { invariant } from '../../../../core/invariant.ts';
import { cardsWith } from '../hand.ts';
import { refuse, type Why } from '../refuse.ts';
import { throwBoth } from '../row.ts';
import { ROUNDS, type Trick } from '../tables.ts';
import type { ActionOf, Announced, MoveOf, State, View } from '../types.ts';
import { type Announcement, announced, canPlay, notNow, spendTrick, trickFault } from './common.ts';

const CARD = cardsWith('captain');
const CAPTAIN: MoveOf<'captain'> = Object.freeze({ type: 'captain' });
const OBJECT: MoveOf<'object'> = Object.freeze({ type: 'object' });
const ALLOW: MoveOf<'allow'> = Object.freeze({ type: 'allow' });

/** Rules 7.1, 7.2: in force from now until the round ends. */
export const captain = announced<'captain'>({
  check(view, seat) {
    const fault = trickFault(view, seat, 'captain');
    if (fault) return fault;
    if (view.round === ROUNDS) return refuse('captainNotInLastRound', {});
    return view.captain !== null ? refuse('captainAlreadyOut', {}) : undefined;
  },
  effect(state, seat, _move, _chance, emit) {
    spendTrick(state, seat, 'captain', 'captain', emit);
    state.captain = seat;
  },
  can: (view, seat) => canPlay(view, seat, CARD) && view.round < ROUNDS && view.captain === null,
  *moves() {
    yield CAPTAIN;
  },
  sample: () => CAPTAIN,
});

function nothingToAnswer(view: View, seat: Seat): Why {
  if (view.phase === 'objection') return notNow(view, seat, 'objection');
  return view.phase === 'over' ? refuse('gameOver', {}) : refuse('nothingToAnswer', {});
}

/** Takes the announced move off the table and goes back to where it was announced. */
function withdraw(state: State): Announced {
  const move = state.pending;
  invariant(move !== null, 'an objection is asked only about an announced move');
  state.pending = null;
  state.phase = move.type === 'shanghai' ? 'turn' : 'rolled';
  return move;
}

/** The card an announced trick would use. */
function cardOf(move: Exclude<Announced, MoveOf<'place' | 'shanghai'>>): Trick {
  if ('card' in move) return move.card;
  return CARD_OF[move.type];
}

const CARD_OF = {
  captain: 'captain',
  ban: 'banRerollAll',
  rerollAll: 'banRerollAll',
  sharks: 'sharksExchange',
  exchange: 'sharksExchange',
  doubles: 'doubles',
} as const satisfies Record<string, Trick>;

/** Rules 7.4–7.6: re-roll instead of placing, keep the card, or roll instead of calling. */
export const object: ActionOf<'object'> = {
  check: nothingToAnswer,
  apply(state, seat, _move, chance, emit) {
    const move = withdraw(state);
    state.objected = true;
    emit?.({ type: 'objected', seat, move });
    if (move.type === 'place') throwBoth(state, state.turn, chance, emit);
    else if (move.type !== 'shanghai') state.barred = cardOf(move);
  },
  can: (view) => view.phase === 'objection',
  *moves() {
    yield OBJECT;
  },
  sample: () => OBJECT,
};

export type Effects = { readonly [T in Announced['type']]: Announcement<T> };

/** The captain lets it pass, and what was announced happens. */
export function allowing(effects: Effects): ActionOf<'allow'> {
  return {
    check: nothingToAnswer,
    apply(state, seat, _move, chance, emit) {
      const move = withdraw(state);
      emit?.({ type: 'allowed', seat, move });
      const { effect } = effects[move.type] as Announcement<Announced['type']>;
      effect(state, state.turn, move, chance, emit);
    },
    can: (view) => view.phase === 'objection',
    *moves() {
      yield ALLOW;
    },
    sample: () => ALLOW,
  };
}
