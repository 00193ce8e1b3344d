/** Chapter 6: a warehouse or a machine. */
import type { Chance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { coloursLeft } from '../cells.ts';
import { useAction } from '../flow.ts';
import { toBank } from '../money.ts';
import { refuse } from '../refuse.ts';
import { inSet, pick } from '../sets.ts';
import { freeMachineSpace, freeWarehouseSpace, machineColours, ownsMachine } from '../stores.ts';
import { COLOURS, type Colour, MACHINE_COSTS, WAREHOUSE_COSTS } from '../tables.ts';
import type { ActionOf, Emit, MoveOf, State, View } from '../types.ts';
import { cashOf, notNow, unaffordable } from './common.ts';

const BUILD_WAREHOUSE: MoveOf<'buildWarehouse'> = Object.freeze({ type: 'buildWarehouse' });

function pay(state: State, seat: Seat, cost: number, machine: Colour | null, emit?: Emit): void {
  toBank(state, seat, cost);
  state.busy = true;
  emit?.({ type: 'built', seat, machine, cost });
  useAction(state, emit);
}

/** Whether there is a warehouse to be had, a space for it and the money. */
function canBuildWarehouse(view: View, seat: Seat, cash: number): boolean {
  const space = freeWarehouseSpace(view, seat);
  return view.warehousesLeft > 0 && space >= 0 && WAREHOUSE_COSTS[space]! <= cash;
}

/** A warehouse, or undefined where none can be built. */
export const tryWarehouse = (view: View, seat: Seat): MoveOf<'buildWarehouse'> | undefined =>
  canBuildWarehouse(view, seat, cashOf(view, seat)) ? BUILD_WAREHOUSE : undefined;

/** Rules 6.1, 6.5: on the first empty space. */
export const buildWarehouse: ActionOf<'buildWarehouse'> = {
  check(view, seat) {
    const early = notNow(view, seat, 'actions');
    if (early) return early;
    const space = freeWarehouseSpace(view, seat);
    if (space < 0) return refuse('noSpaceToBuild', { most: WAREHOUSE_COSTS.length });
    if (view.warehousesLeft === 0) return refuse('noWarehouseLeft', {});
    return unaffordable(view, seat, WAREHOUSE_COSTS[space]!, '6.1');
  },
  apply(state, seat, _move, _chance, emit) {
    const space = freeWarehouseSpace(state, seat);
    state.warehouses[5 * seat + space] = 1;
    state.warehousesLeft--;
    pay(state, seat, WAREHOUSE_COSTS[space]!, null, emit);
  },
  can: (view, seat) => view.phase === 'actions' && canBuildWarehouse(view, seat, cashOf(view, seat)),
  *moves() {
    yield BUILD_WAREHOUSE;
  },
  sample: () => BUILD_WAREHOUSE,
};

const BUILD_MACHINE: readonly MoveOf<'buildMachine'>[] = COLOURS.map((colour) =>
  Object.freeze({ type: 'buildMachine', colour }),
);

/** Colours of machines a player could buy now, as bits. */
function buyable(view: View, seat: Seat): number {
  const space = freeMachineSpace(view, seat);
  if (space < 0 || MACHINE_COSTS[space]! > cashOf(view, seat)) return 0;
  return coloursLeft(view.machinesLeft) & ~machineColours(view, seat);
}

/** One machine that can be built now, or undefined. */
export function tryMachine(view: View, seat: Seat, chance: Chance): MoveOf<'buildMachine'> | undefined {
  const kinds = buyable(view, seat);
  return kinds === 0 ? undefined : BUILD_MACHINE[pick(inSet(kinds), chance)]!;
}

/** Rules 6.2–6.4. */
export const buildMachine: ActionOf<'buildMachine'> = {
  check(view, seat, { colour }) {
    const early = notNow(view, seat, 'actions');
    if (early) return early;
    const space = freeMachineSpace(view, seat);
    if (space < 0) return refuse('noSpaceToBuild', { most: MACHINE_COSTS.length });
    const kind = COLOURS.indexOf(colour);
    if (ownsMachine(view, seat, kind)) return refuse('machineOwned', { colour });
    if (view.machinesLeft[kind] === 0) return refuse('noMachineLeft', { colour });
    return unaffordable(view, seat, MACHINE_COSTS[space]!, '6.1');
  },
  apply(state, seat, { colour }, _chance, emit) {
    const space = freeMachineSpace(state, seat);
    const kind = COLOURS.indexOf(colour);
    state.machines[4 * seat + space] = kind;
    state.machinesLeft[kind]!--;
    pay(state, seat, MACHINE_COSTS[space]!, colour, emit);
  },
  can: (view, seat) => view.phase === 'actions' && buyable(view, seat) !== 0,
  moves: (view, seat) => inSet(buyable(view, seat)).map((kind) => BUILD_MACHINE[kind]!),
  sample: (view, seat, chance) => tryMachine(view, seat, chance)!,
};
