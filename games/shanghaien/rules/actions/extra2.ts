/** Chapter 9: Extra card 2, Send to the sharks / Exchange. */
import type { Seat } from '../../../../core/game.ts';
import { passTurn } from '../flow.ts';
import { cardsWith } from '../hand.ts';
import { refuse } from '../refuse.ts';
import { diceOn, dicePlaced, putDie, takeDie } from '../row.ts';
import { PIPS } from '../tables.ts';
import type { MoveOf, View } from '../types.ts';
import { announced, canPlay, pick, spendTrick, trickFault } from './common.ts';

const CARD = cardsWith('sharks');
const SHARKS: MoveOf<'sharks'> = Object.freeze({ type: 'sharks' });

/** Rule 9.2: the card that gets this turn's die is turned face down. */
export const sharks = announced<'sharks'>({
  check: (view, seat) => trickFault(view, seat, 'sharksExchange'),
  effect(state, seat, _move, _chance, emit) {
    spendTrick(state, seat, 'sharksExchange', 'sharks', emit);
    state.hungry = true;
  },
  can: (view, seat) => canPlay(view, seat, CARD),
  *moves() {
    yield SHARKS;
  },
  sample: () => SHARKS,
});

/** Card numbers on which the seat has a die. */
function ownNumbers(view: View, seat: Seat): number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= PIPS; number++) if (diceOn(view, seat, number) > 0) numbers.push(number);
  return numbers;
}

/** Rule 9.3: an earlier die comes back, both new dice are placed. */
export const exchange = announced<'exchange'>({
  check(view, seat, { back }) {
    const fault = trickFault(view, seat, 'sharksExchange');
    if (fault) return fault;
    if (dicePlaced(view, seat) === 0) return refuse('nothingToExchange', {});
    return diceOn(view, seat, back) === 0 ? refuse('noDieThere', { die: back }) : undefined;
  },
  effect(state, seat, { back }, _chance, emit) {
    spendTrick(state, seat, 'sharksExchange', 'exchange', emit);
    takeDie(state, seat, back);
    emit?.({ type: 'takenBack', seat, dice: [back] });
    for (const die of state.dice) putDie(state, seat, die, emit);
    passTurn(state);
  },
  can: (view, seat) => canPlay(view, seat, CARD) && dicePlaced(view, seat) > 0,
  *moves(view, seat) {
    for (const back of ownNumbers(view, seat)) yield { type: 'exchange', back };
  },
  sample: (view, seat, chance) => ({ type: 'exchange', back: pick(ownNumbers(view, seat), chance) }),
});
