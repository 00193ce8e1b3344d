/** Chapter 10: Extra card 3, Doubles. */
import type { Seat } from '../../../../core/game.ts';
import { passTurn } from '../flow.ts';
import { cardsWith, giveTrick, held, loseTrick } from '../hand.ts';
import { refuse, type Why } from '../refuse.ts';
import { numberCards, other, spendDice, throwBoth } from '../row.ts';
import { PIPS } from '../tables.ts';
import type { ActionOf, MoveOf, View } from '../types.ts';
import { announced, canPlay, endFault, endsOf, notNow, sampleEnd, spendTrick, trickFault } from './common.ts';

const CARD = cardsWith('doubles');
const DOUBLES: MoveOf<'doubles'> = Object.freeze({ type: 'doubles' });
const REROLL_ONE: MoveOf<'rerollOne'> = Object.freeze({ type: 'rerollOne' });

/** Rule 10.4: the card goes back to the middle, then both dice are thrown again. */
export const doubles = announced<'doubles'>({
  check: (view, seat) => trickFault(view, seat, 'doubles'),
  effect(state, seat, _move, chance, emit) {
    spendTrick(state, seat, 'doubles', 'doubles', emit);
    throwBoth(state, seat, chance, emit);
  },
  can: (view, seat) => canPlay(view, seat, CARD),
  *moves() {
    yield DOUBLES;
  },
  sample: () => DOUBLES,
});

function noDouble(view: View, seat: Seat): Why {
  const early = notNow(view, seat, 'rolled');
  if (early) return early;
  if (!view.options.doubles) return refuse('doublesNotInPlay', {});
  return view.double ? undefined : refuse('noDouble', {});
}

/** The dice show a double as they were thrown, and the Doubles card is in the game. */
export const rolledDouble = (view: View): boolean =>
  view.double && view.options.doubles && view.phase === 'rolled';

/** Rule 10.2: one die of a rolled double is thrown again, as often as it stays a double. */
export const rerollOne: ActionOf<'rerollOne'> = {
  check: noDouble,
  apply(state, seat, _move, chance, emit) {
    state.dice[1] = chance.draw(PIPS) + 1;
    state.double = state.dice[0] === state.dice[1];
    emit?.({ type: 'rerolledOne', seat, dice: [...state.dice] });
  },
  can: rolledDouble,
  *moves() {
    yield REROLL_ONE;
  },
  sample: () => REROLL_ONE,
};

/** Rule 10.3: both dice of a rolled double take the card, from the middle or from the other player. */
export const takeDoubles: ActionOf<'takeDoubles'> = {
  check(view, seat, { end }) {
    const fault = noDouble(view, seat);
    if (fault) return fault;
    return held(view, seat, 'doubles') > 0 ? refuse('doublesIsYours', {}) : endFault(view, end);
  },
  apply(state, seat, { end }, _chance, emit) {
    const from = held(state, other(seat), 'doubles') > 0 ? other(seat) : null;
    if (from !== null) loseTrick(state, from, 'doubles');
    giveTrick(state, seat, 'doubles');
    if (state.options.doublesDice === 'spent') spendDice(state, seat);
    numberCards(state, seat, end, emit);
    emit?.({ type: 'doublesTaken', seat, from });
    passTurn(state);
  },
  can: (view, seat) => rolledDouble(view) && held(view, seat, 'doubles') === 0,
  *moves(view) {
    for (const end of endsOf(view)) yield { type: 'takeDoubles', end };
  },
  sample: (view, _seat, chance) => ({ type: 'takeDoubles', end: sampleEnd(view, chance) }),
};
