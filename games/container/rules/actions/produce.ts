/** Chapter 8: each machine makes a container, the union boss to the right gets a dollar. */
import type { Chance } from '../../../../core/chance.ts';
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { coloursLeft, countOn, storeShelf } from '../cells.ts';
import { layouts, sampleStore } from '../choosing.ts';
import { emptyColours, noteEnding, useAction } from '../flow.ts';
import { payTo } from '../money.ts';
import { refuse, type Why } from '../refuse.ts';
import { rightOf } from '../seizure.ts';
import { inSet, pick } from '../sets.ts';
import { byColour, coloursIn, layStore, machineColours, ownsMachine, roomIn, sum } from '../stores.ts';
import { COLOURS, EMPTY_COLOURS_TO_END, KINDS, UNION_FEE } from '../tables.ts';
import type { ActionOf, MoveOf, View } from '../types.ts';
import { cashOf, notNow, unaffordable, wrongLayout } from './common.ts';

/** Colours a player's machines could make now, as bits. */
const makeable = (view: View, seat: Seat): number => machineColours(view, seat) & coloursLeft(view.supply);

/** How many must be made: one for each machine, as far as there is room (rule 8.3). */
const due = (colours: number, room: number): number => Math.min(inSet(colours).length, room);

/** After calling a broker one may not bring the end about in the same turn (rule 14.7). */
function wouldEnd(view: View, made: readonly number[]): boolean {
  return (
    view.called &&
    !view.ending &&
    emptyColours(view.supply.map((n, i) => n - made[i]!)) >= EMPTY_COLOURS_TO_END
  );
}

type Made = readonly number[];

/** Every set of colours as counts by colour. */
const SETS: readonly Made[] = Array.from({ length: 1 << KINDS }, (_, bits) =>
  COLOURS.map((_, kind) => (bits >> kind) & 1),
);

/** The sets of so many of these colours, for every set of colours (as bits) and every number. */
const CHOICES: readonly (readonly (readonly Made[])[])[] = SETS.map((_, colours) =>
  Array.from({ length: KINDS + 1 }, (_, wanted) =>
    SETS.filter((made, bits) => (bits & ~colours) === 0 && total(made) === wanted),
  ),
);

/** Every set of colours that may be made, as counts by colour. */
function productions(view: View, seat: Seat, room = roomIn(view, 'factory', seat)): readonly Made[] {
  const colours = makeable(view, seat);
  const sets = CHOICES[colours]![due(colours, room)]!;
  return view.called ? sets.filter((made) => !wouldEnd(view, made)) : sets;
}

function notMakeable(view: View, seat: Seat, made: readonly number[]): Why {
  for (const [kind, colour] of COLOURS.entries()) {
    if (made[kind] !== 0 && made[kind] !== 1)
      return refuse('oneForEachMachine', { colour, made: made[kind]! });
    if (made[kind]! > 0 && !ownsMachine(view, seat, kind)) return refuse('noMachineFor', { colour });
    if (made[kind]! > 0 && view.supply[kind] === 0) return refuse('colourRunOut', { colour });
  }
  const room = roomIn(view, 'factory', seat);
  const wanted = due(makeable(view, seat), room);
  if (total(made) > room) return refuse('factoryFull', { room, made: total(made) });
  return total(made) < wanted ? refuse('mustMakeAll', { wanted, made: total(made) }) : undefined;
}

/** Whether one may produce in this turn and can pay the union boss (rules 8.1, 8.2). */
const canProduce = (view: View, seat: Seat, cash: number): boolean =>
  !view.produced && cash >= UNION_FEE && (!view.called || productions(view, seat).length > 0);

/** One production, or undefined where none is allowed. */
export function tryProduction(view: View, seat: Seat, chance: Chance): MoveOf<'produce'> | undefined {
  if (!canProduce(view, seat, cashOf(view, seat))) return undefined;
  const old = storeShelf(view, 'factory', seat);
  const made = pick(productions(view, seat, roomIn(view, 'factory', seat, countOn(old))), chance);
  const added = { cells: made, first: 0, set: machineColours(view, seat) };
  return { type: 'produce', made, store: sampleStore('factory', old, added, chance) };
}

export const produce: ActionOf<'produce'> = {
  check(view, seat, { made, store }) {
    const early = notNow(view, seat, 'actions');
    if (early) return early;
    if (view.produced) return refuse('alreadyProduced', {});
    const wrong = unaffordable(view, seat, UNION_FEE, '8.2') ?? notMakeable(view, seat, made);
    if (wrong) return wrong;
    if (wouldEnd(view, made)) return refuse('mayNotEndGame', {});
    return wrongLayout(sum(coloursIn(view, 'factory', seat), made), byColour(store));
  },
  apply(state, seat, { made, store }, _chance, emit) {
    const boss = rightOf(state, seat);
    payTo(state, seat, boss, UNION_FEE);
    for (let kind = 0; kind < KINDS; kind++) state.supply[kind]! -= made[kind]!;
    layStore(state, 'factory', seat, store);
    state.produced = true;
    if (total(made) > 0) state.busy = true;
    emit?.({ type: 'produced', seat, made, boss });
    emit?.({ type: 'priced', seat, store: 'factory', cells: store });
    noteEnding(state, emit);
    useAction(state, emit);
  },
  can: (view, seat) => view.phase === 'actions' && canProduce(view, seat, cashOf(view, seat)),
  *moves(view, seat) {
    const own = coloursIn(view, 'factory', seat);
    for (const made of productions(view, seat)) {
      for (const store of layouts(sum(own, made), 'factory')) yield { type: 'produce', made, store };
    }
  },
  sample: (view, seat, chance) => tryProduction(view, seat, chance)!,
};
