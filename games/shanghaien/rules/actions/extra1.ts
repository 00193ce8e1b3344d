/** Chapter 8: Extra card 1, No Shanghai / Re-roll all. */
import { passTurn } from '../flow.ts';
import { cardsWith } from '../hand.ts';
import { refuse } from '../refuse.ts';
import { diceOn, numberCards, putDie, takeDie, throwDice } from '../row.ts';
import { PIPS } from '../tables.ts';
import type { ActionOf, MoveOf, View } from '../types.ts';
import {
  announced,
  canPlay,
  endFault,
  endsOf,
  notNow,
  pick,
  sampleEnd,
  spendTrick,
  trickFault,
} from './common.ts';

const CARD = cardsWith('ban');
const BAN: MoveOf<'ban'> = Object.freeze({ type: 'ban' });
const REROLL_ALL: MoveOf<'rerollAll'> = Object.freeze({ type: 'rerollAll' });

/** Rule 8.2: for the rest of the round only a forced call ends it. */
export const ban = announced<'ban'>({
  check: (view, seat) => trickFault(view, seat, 'banRerollAll'),
  effect(state, seat, _move, _chance, emit) {
    spendTrick(state, seat, 'banRerollAll', 'ban', emit);
    state.banned = true;
  },
  can: (view, seat) => canPlay(view, seat, CARD),
  *moves() {
    yield BAN;
  },
  sample: () => BAN,
});

function ownDice(view: View, seat: number): number[] {
  const dice: number[] = [];
  for (let number = 1; number <= PIPS; number++) {
    for (let i = diceOn(view, seat, number); i > 0; i--) dice.push(number);
  }
  return dice;
}

/** Rule 8.3: both dice and all own dice from the row are thrown together. */
export const rerollAll = announced<'rerollAll'>({
  check: (view, seat) => trickFault(view, seat, 'banRerollAll'),
  effect(state, seat, _move, chance, emit) {
    spendTrick(state, seat, 'banRerollAll', 'rerollAll', emit);
    const placed = ownDice(state, seat);
    for (const die of placed) takeDie(state, seat, die);
    if (placed.length > 0) emit?.({ type: 'takenBack', seat, dice: placed });
    throwDice(state, seat, placed.length + 2, chance, emit);
    state.double = false;
    state.phase = 'spread';
  },
  can: (view, seat) => canPlay(view, seat, CARD),
  *moves() {
    yield REROLL_ALL;
  },
  sample: () => REROLL_ALL,
});

/** Rule 8.3: one die goes back to the supply, all others on their cards. */
export const spread: ActionOf<'spread'> = {
  check(view, seat, { back, end }) {
    if (view.phase !== 'spread' && view.phase !== 'over') return refuse('nothingToSpread', {});
    const early = notNow(view, seat, 'spread');
    if (early) return early;
    if (!view.dice.includes(back)) return refuse('dieNotRolled', { die: back });
    return endFault(view, end);
  },
  apply(state, seat, { back, end }, _chance, emit) {
    numberCards(state, seat, end, emit);
    state.dice.splice(state.dice.indexOf(back), 1);
    for (const die of state.dice) putDie(state, seat, die, emit);
    passTurn(state);
  },
  can: (view) => view.phase === 'spread',
  *moves(view) {
    for (const back of new Set(view.dice)) {
      for (const end of endsOf(view)) yield { type: 'spread', back, end };
    }
  },
  sample(view, _seat, chance) {
    return { type: 'spread', back: pick(view.dice, chance), end: sampleEnd(view, chance) };
  },
};
