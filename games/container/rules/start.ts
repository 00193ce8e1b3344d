/** Chapter 2: the set-up. */
import type { Chance } from '../../../core/chance.ts';
import { drawFrom, noneOf, setAll } from '../../../core/counts.ts';
import { lasting } from '../../../core/data.ts';
import { beginTurn } from './flow.ts';
import { cellFor } from './stores.ts';
import {
  BROKER_CONTAINERS,
  BROKER_MONEY,
  BROKERS,
  FACTORY_CELLS,
  HARBOUR_CELLS,
  KINDS,
  SEA,
  START_CASH,
  START_PRICE,
  SUPPLIES,
  WAREHOUSE_COSTS,
} from './tables.ts';
import type { Emit, Options, State } from './types.ts';

export function start(options: Options, seats: number, chance: Chance, emit?: Emit): State {
  const state = emptyTable(lasting(options), seats);
  dealMachines(state, chance);
  dealValueCards(state, chance);
  if (options.investmentBank) stockBrokers(state, chance);
  beginTurn(state, chance.draw(seats), emit);
  return state;
}

function each(seats: number, value: number): number[] {
  const values = noneOf(seats);
  setAll(values, value);
  return values;
}

function emptyTable(options: Options, seats: number): State {
  const supplies = SUPPLIES[options.edition](seats);
  return {
    options,
    seats,
    phase: 'actions',
    turn: 0,
    turns: 0,
    actions: 0,
    produced: false,
    sold: false,
    called: false,
    wonBroker: false,
    ending: false,
    busy: false,
    idleTurns: 0,
    owed: 0,
    supply: each(KINDS, supplies.containers),
    machinesLeft: each(KINDS, supplies.machines),
    warehousesLeft: supplies.warehouses - seats,
    gone: noneOf(KINDS),
    bank: 0,
    cash: each(seats, START_CASH),
    ledger: each(seats, START_CASH),
    loans: noneOf(seats),
    sealedLoans: noneOf(seats),
    valueCards: noneOf(seats),
    machines: each(4 * seats, -1),
    warehouses: noneOf(WAREHOUSE_COSTS.length * seats),
    factory: noneOf(seats * FACTORY_CELLS),
    harbour: noneOf(seats * HARBOUR_CELLS),
    ships: each(seats, SEA),
    cargo: noneOf(seats * KINDS),
    island: noneOf(seats * KINDS),
    bids: noneOf(seats).map(() => null),
    asked: noneOf(seats),
    bidRound: 0,
    offers: noneOf(seats),
    brokerContainers: noneOf(BROKERS * KINDS),
    brokerMoney: noneOf(BROKERS),
    bankPorts: noneOf(seats * KINDS),
    cell: null,
    holder: null,
    bidMoney: 0,
    bidGoods: noneOf(2 * KINDS),
    outbid: null,
    returned: noneOf(2 * KINDS),
  };
}

/** Different machines for all, and a container of that colour for $2 (rule 2.2). */
function dealMachines(state: State, chance: Chance): void {
  const colours = each(KINDS, 1);
  for (let seat = 0; seat < state.seats; seat++) {
    const colour = drawFrom(colours, KINDS - seat, chance);
    state.machines[4 * seat] = colour;
    state.warehouses[WAREHOUSE_COSTS.length * seat] = 1;
    state.machinesLeft[colour]!--;
    state.supply[colour]!--;
    state.factory[seat * FACTORY_CELLS + cellFor('factory', START_PRICE, colour)] = 1;
  }
}

function dealValueCards(state: State, chance: Chance): void {
  const cards = each(KINDS, 1);
  for (let seat = 0; seat < state.seats; seat++)
    state.valueCards[seat] = drawFrom(cards, KINDS - seat, chance);
}

/** One container of each colour from the box: two for broker I, one for II (rule 13.1). */
function stockBrokers(state: State, chance: Chance): void {
  const box = each(KINDS, 1);
  let left = KINDS;
  for (let broker = 0; broker < BROKERS; broker++) {
    state.brokerMoney[broker] = BROKER_MONEY[broker]!;
    for (let n = BROKER_CONTAINERS[broker]!; n > 0; n--) {
      state.brokerContainers[broker * KINDS + drawFrom(box, left--, chance)]!++;
    }
  }
}
