/** Chapter 3: roll two dice, or call "Shanghai!" and end the round. */
import type { Chance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { askCaptain, endRound, mayObject, roll as rollDice } from '../flow.ts';
import { refuse, type Why } from '../refuse.ts';
import { dicePlaced, mustCall } from '../row.ts';
import type { ActionOf, MoveOf, View } from '../types.ts';
import { type Announcement, notNow } from './common.ts';

const ROLL: MoveOf<'roll'> = Object.freeze({ type: 'roll' });
const SHANGHAI: MoveOf<'shanghai'> = Object.freeze({ type: 'shanghai' });

export const roll: ActionOf<'roll'> = {
  check(view, seat) {
    const early = notNow(view, seat, 'turn');
    if (early) return early;
    return mustCall(view, seat) ? refuse('mustCall', { supply: view.supply[seat]! }) : undefined;
  },
  apply(state, seat, _move, chance, emit) {
    rollDice(state, seat, chance, emit);
  },
  can: (view, seat) => view.phase === 'turn' && !mustCall(view, seat),
  *moves() {
    yield ROLL;
  },
  sample: () => ROLL,
};

/** Why a player who could still roll may not call (rules 3.5, 7.6, 8.2). */
function mayNotCall(view: View, seat: Seat): Why {
  const placed = dicePlaced(view, seat);
  if (placed < 2) return refuse('tooFewPlaced', { placed });
  if (view.banned) return refuse('shanghaiBanned', {});
  // Before the roll nothing else can have been objected to.
  return view.objected ? refuse('shanghaiObjected', {}) : undefined;
}

export const shanghai: ActionOf<'shanghai'> & Announcement<'shanghai'> = {
  check(view, seat) {
    const early = notNow(view, seat, 'turn');
    if (early) return early;
    return mustCall(view, seat) ? undefined : mayNotCall(view, seat);
  },
  apply(state, seat, move, chance, emit) {
    if (!mustCall(state, seat) && mayObject(state)) askCaptain(state, move, emit);
    else shanghai.effect(state, seat, move, chance, emit);
  },
  effect(state, seat, _move, chance, emit) {
    emit?.({ type: 'called', seat, forced: mustCall(state, seat) });
    endRound(state, seat, chance, emit);
  },
  can(view, seat) {
    if (view.phase !== 'turn') return false;
    return mustCall(view, seat) || (!view.banned && !view.objected && dicePlaced(view, seat) >= 2);
  },
  *moves() {
    yield SHANGHAI;
  },
  sample: () => SHANGHAI,
};

/** Roll or call, whichever is possible. */
export function sampleTurn(view: View, seat: Seat, chance: Chance): MoveOf<'roll' | 'shanghai'> {
  if (!shanghai.can(view, seat)) return ROLL;
  return mustCall(view, seat) || chance.draw(2) === 1 ? SHANGHAI : ROLL;
}
