/** Chapter 4: the player to the right chooses what is seized. */
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { settleDefaults } from '../flow.ts';
import { refuse, type Why } from '../refuse.ts';
import {
  PILE_OF,
  type Seizure,
  type SeizurePlace,
  sampleSeizure,
  seize,
  seizurePlace,
  seizures,
  stockDue,
} from '../seizure.ts';
import { pileOf, storeOf } from '../stores.ts';
import { COLOURS, type Rule } from '../tables.ts';
import type { ActionOf, Emit, MoveOf, State, View } from '../types.ts';
import { notNow, notThere } from './common.ts';

/** Where it stands what is taken first, or after that. */
function ruleOf(view: View, place: SeizurePlace): Rule {
  if (view.options.edition === 'anniversary') return '4.8';
  if (place === 'stores') return '4.5';
  return place === 'buildings' ? '4.6' : '4.4';
}

/** Why this is not the moment, or not the place, to seize (rules 4.4–4.8). */
function notHere(view: View, seat: Seat, place: SeizurePlace): Why {
  if (view.phase !== 'seize' && view.phase !== 'over') return refuse('nothingToSeize', {});
  const early = notNow(view, seat, 'seize');
  if (early) return early;
  const first = seizurePlace(view);
  return first === place ? undefined : refuse('seizeElsewhere', { place: first }, ruleOf(view, first));
}

function takeAway(state: State, seat: Seat, move: Seizure, emit?: Emit): void {
  seize(state, seat, move, emit);
  state.owed--;
  settleDefaults(state, emit);
}

function* seizuresOf<T extends Seizure['type']>(view: View, type: T): Generator<MoveOf<T>> {
  for (const move of seizures(view)) if (move.type === type) yield move as MoveOf<T>;
}

const isGoods = (place: SeizurePlace): boolean =>
  place === 'island' || place === 'ship' || place === 'bankPort';

export const seizeGoods: ActionOf<'seizeGoods'> = {
  check(view, seat, { place, colour }) {
    const wrong = notHere(view, seat, place);
    if (wrong) return wrong;
    const there = pileOf(view, PILE_OF[place], view.turn)[COLOURS.indexOf(colour)]!;
    return there > 0 ? undefined : refuse('nothingThere', { colour });
  },
  apply: (state, seat, move, _chance, emit) => takeAway(state, seat, move, emit),
  can: (view) => view.phase === 'seize' && isGoods(seizurePlace(view)),
  moves: (view) => seizuresOf(view, 'seizeGoods'),
  sample: (view, _seat, chance) => sampleSeizure(view, chance) as MoveOf<'seizeGoods'>,
};

export const seizeStock: ActionOf<'seizeStock'> = {
  check(view, seat, { harbour, factory }) {
    const wrong = notHere(view, seat, 'stores');
    if (wrong) return wrong;
    const due = stockDue(view);
    const rule = ruleOf(view, 'stores');
    if (total(harbour) !== due.harbour)
      return refuse('seizeExactly', { wanted: due.harbour, got: total(harbour) }, rule);
    if (total(factory) !== due.factory)
      return refuse('seizeExactly', { wanted: due.factory, got: total(factory) }, rule);
    return (
      notThere('harbour', storeOf(view, 'harbour', view.turn), harbour, rule) ??
      notThere('factory', storeOf(view, 'factory', view.turn), factory, rule)
    );
  },
  apply: (state, seat, move, _chance, emit) => takeAway(state, seat, move, emit),
  can: (view) => view.phase === 'seize' && seizurePlace(view) === 'stores',
  moves: (view) => seizuresOf(view, 'seizeStock'),
  sample: (view, _seat, chance) => sampleSeizure(view, chance) as MoveOf<'seizeStock'>,
};

function isUnsafe(view: View, { machine, space }: MoveOf<'seizeBuilding'>): boolean {
  for (const unsafe of seizuresOf(view, 'seizeBuilding'))
    if (unsafe.machine === machine && unsafe.space === space) return true;
  return false;
}

export const seizeBuilding: ActionOf<'seizeBuilding'> = {
  check(view, seat, move) {
    const wrong = notHere(view, seat, 'buildings');
    if (wrong) return wrong;
    return isUnsafe(view, move) ? undefined : refuse('buildingIsSafe', {});
  },
  apply: (state, seat, move, _chance, emit) => takeAway(state, seat, move, emit),
  can: (view) => view.phase === 'seize' && seizurePlace(view) === 'buildings',
  moves: (view) => seizuresOf(view, 'seizeBuilding'),
  sample: (view, _seat, chance) => sampleSeizure(view, chance) as MoveOf<'seizeBuilding'>,
};
