/** Rules 3.2–3.4: exactly one of the dice goes on the card of its number. */
import { passTurn } from '../flow.ts';
import { refuse } from '../refuse.ts';
import { isSunk, numberCards, placeOf, putDie } from '../row.ts';
import { ENDS, type End, PIPS } from '../tables.ts';
import type { Emit, MoveOf, State } from '../types.ts';
import { announced, endFault, endsOf, mustUseDouble, notNow, sampleEnd } from './common.ts';

/** All placements by end and die, made once: random play allocates nothing. */
const PLACES = [null, ...ENDS].map((end) =>
  Array.from({ length: PIPS + 1 }, (_, die): MoveOf<'place'> => Object.freeze({ type: 'place', die, end })),
);

function placement(die: number, end: End | null): MoveOf<'place'> {
  return PLACES[end === null ? 0 : end === 'left' ? 1 : 2]![die]!;
}

export const place = announced<'place'>({
  check(view, seat, { die, end }) {
    const early = notNow(view, seat, 'rolled');
    if (early) return early;
    if (mustUseDouble(view)) return refuse('doubleMustBeUsed', {});
    if (!view.dice.includes(die)) return refuse('dieNotRolled', { die });
    return endFault(view, end);
  },
  effect(state, seat, { die, end }, _chance, emit) {
    numberCards(state, seat, end, emit);
    putDie(state, seat, die, emit);
    if (state.hungry) sink(state, die, emit);
    passTurn(state);
  },
  can: (view) => view.phase === 'rolled' && !mustUseDouble(view),
  *moves(view) {
    for (const die of new Set(view.dice)) {
      for (const end of endsOf(view)) yield placement(die, end);
    }
  },
  sample(view, _seat, chance) {
    const first = view.dice[0]!;
    const second = view.dice[1]!;
    const die = second !== first && chance.draw(2) === 1 ? second : first;
    return placement(die, sampleEnd(view, chance));
  },
});

/** A card that lies face down stays as it is (rule 11.7). */
function sink(state: State, number: number, emit?: Emit): void {
  if (isSunk(state, number)) return;
  state.sunk[placeOf(state.end!, number)] = 1;
  emit?.({ type: 'sunk', seat: state.turn, number });
}
