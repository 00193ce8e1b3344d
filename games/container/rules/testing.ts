/**
 * A little language for tests: set a table in one call, play in players' words, and look at what lies there.
 * Containers are said as '2 black, tan', in a store with their prices: '2 black $2, tan $4'. Every move is decoded,
 * checked and applied as from outside; the story fails when a container, a building or a dollar gets lost.
 */
import { scripted } from '../../../core/chance.ts';
import { noneOf } from '../../../core/counts.ts';
import { difference } from '../../../core/data.ts';
import type { Outcome, Seat } from '../../../core/game.ts';
import { invariant } from '../../../core/invariant.ts';
import { NAMES, type Teller, tellMove, tellRefusal } from '../../../core/telling.ts';
import { container } from './index.ts';
import type { Reasons } from './reasons.ts';
import {
  addToPile,
  byColour,
  cellFor,
  cellsOf,
  layStore,
  pileOf,
  priceAt,
  storeOf,
  warehouseCount,
} from './stores.ts';
import {
  BANK_PORT,
  COLOURS,
  type Colour,
  ISLAND,
  KINDS,
  MACHINE_COSTS,
  type Rule,
  SEA,
  START_CASH,
  WAREHOUSE_COSTS,
} from './tables.ts';
import { BASE_2007, trial } from './trial.ts';
import type { Container, Event, GoodsPlace, Move, Options, State, StoreName } from './types.ts';

export const [ANNA, BERNARD, CLARA, DAVID, EMMA] = [0, 1, 2, 3, 4] as const;

// ── Containers in words ─────────────────────────────────────────────────────────────────────────────

/** '2 black, tan' → [2, 0, 0, 1, 0]. */
export function goods(words: string): number[] {
  const counts = noneOf(KINDS);
  for (const [n, colour] of heaps(words)) counts[colour]! += n;
  return counts;
}

/** '2 black $2, tan $4' → the cells of a store. */
export function cells(store: StoreName, words: string): number[] {
  const laid = noneOf(cellsOf(store));
  for (const [n, colour, price] of heaps(words)) {
    const cell = cellFor(store, price, colour);
    invariant(cell >= 0, `the ${store} store has a price of $${price}`);
    laid[cell]! += n;
  }
  return laid;
}

function heaps(words: string): [n: number, colour: number, price: number][] {
  return (words === '' ? [] : words.split(', ')).map((heap) => {
    const [, n = 1, name, price = 0] = /^(?:(\d+) )?(\w+)(?: \$(\d))?$/.exec(heap) ?? [];
    invariant(COLOURS.includes(name as Colour), `'${heap}' is a heap of containers`);
    return [Number(n), COLOURS.indexOf(name as Colour), Number(price)];
  });
}

const heap = (n: number, colour: number): string => `${n > 1 ? `${n} ` : ''}${COLOURS[colour]}`;

/** [2, 0, 0, 1, 0] → '2 black, tan'. */
export function named(counts: readonly number[]): string {
  return byColour(counts)
    .flatMap((n, colour) => (n > 0 ? [heap(n, colour)] : []))
    .join(', ');
}

function priced(store: StoreName, laid: readonly number[]): string {
  return laid
    .flatMap((n, cell) => (n > 0 ? [`${heap(n, cell % KINDS)} $${priceAt(store, cell)}`] : []))
    .join(', ');
}

// ── Setting a table ─────────────────────────────────────────────────────────────────────────────────

/** What a player has when the story begins. What is not said is as at the start of a game. */
export interface Holding {
  readonly cash?: number;
  readonly loans?: number;
  readonly card?: number;
  /** From the first space on. */
  readonly machines?: readonly Colour[];
  /** How many, from the first space on. */
  readonly warehouses?: number;
  readonly factory?: string;
  readonly harbour?: string;
  readonly ship?: 'sea' | 'island' | 'bank' | Seat;
  readonly cargo?: string;
  readonly island?: string;
  readonly bankPort?: string;
}

export interface Setting {
  readonly seats?: 3 | 4 | 5;
  readonly anna?: Holding;
  readonly bernard?: Holding;
  readonly clara?: Holding;
  readonly david?: Holding;
  readonly emma?: Holding;
  /** Whose turn it is: two actions, interest paid. Anna's. */
  readonly turn?: Seat;
  /** Turns that were played before. */
  readonly turns?: number;
  /** Containers left of these colours; the others have left the game. */
  readonly supply?: { readonly [C in Colour]?: number };
  /** Money of the three brokers. */
  readonly brokerMoney?: readonly number[];
}

/** Machines are dealt as black, brown, orange, tan, white; value cards as A to E; brokers get black, brown; orange. */
export function table(options: Partial<Options> = {}, setting: Setting = {}): Table {
  const { seats = 4, turn = ANNA } = setting;
  const all = { ...BASE_2007, ...options };
  const dealt = noneOf(2 * seats + (all.investmentBank ? 3 : 0));
  const luck = scripted(...dealt, turn);
  const events: Event[] = [];
  const state = container.start(all, seats, luck, (event) => events.push(event));
  luck.finish();
  layOut(state, setting);
  return new Table(state, events);
}

function layOut(state: State, setting: Setting): void {
  const { anna, bernard, clara, david, emma, turns = 0, supply = {}, brokerMoney = [] } = setting;
  for (const [seat, holding] of [anna, bernard, clara, david, emma].entries())
    if (holding) hand(state, seat, holding);
  state.turns = turns;
  for (const [broker, money] of brokerMoney.entries()) {
    state.bank += money - state.brokerMoney[broker]!;
    state.brokerMoney[broker] = money;
  }
  for (const [colour, left] of Object.entries(supply)) {
    const kind = COLOURS.indexOf(colour as Colour);
    state.gone[kind]! += state.supply[kind]! - left;
    state.supply[kind] = left;
  }
  const lost = trial.audit(state, state.seats);
  invariant(lost === undefined, `a table as it could be (${lost})`);
}

/** Takes containers out of the supply. */
function take(state: State, counts: readonly number[]): readonly number[] {
  for (const [kind, n] of counts.entries()) state.supply[kind]! -= n;
  return counts;
}

function hand(state: State, seat: Seat, held: Holding): void {
  const { cash = START_CASH, loans = 0, card = seat, warehouses = 1, ship = 'sea' } = held;
  state.bank += cash - START_CASH;
  state.cash[seat] = cash;
  state.ledger[seat] = cash;
  state.loans[seat] = loans;
  state.valueCards[seat] = card;
  for (let space = 0; space < warehouses; space++) state.warehouses[5 * seat + space] = 1;
  state.warehousesLeft -= warehouses - 1;
  state.ships[seat] = typeof ship === 'number' ? ship : { sea: SEA, island: ISLAND, bank: BANK_PORT }[ship];
  for (const [space, colour] of (held.machines ?? []).entries()) {
    const kind = COLOURS.indexOf(colour);
    const before = state.machines[4 * seat + space]!;
    if (before >= 0) state.machinesLeft[before]!++;
    state.machines[4 * seat + space] = kind;
    state.machinesLeft[kind]!--;
  }
  for (const store of ['factory', 'harbour'] as const) {
    const words = held[store];
    if (words === undefined) continue;
    const laid = cells(store, words);
    take(
      state,
      byColour(storeOf(state, store, seat)).map((n) => -n),
    );
    take(state, byColour(laid));
    layStore(state, store, seat, laid);
  }
  addToPile(state, 'cargo', seat, take(state, goods(held.cargo ?? '')), 1);
  addToPile(state, 'island', seat, take(state, goods(held.island ?? '')), 1);
  addToPile(state, 'bankPorts', seat, take(state, goods(held.bankPort ?? '')), 1);
}

// ── Playing in players' words ───────────────────────────────────────────────────────────────────────

type Stores = { readonly factory?: string; readonly harbour?: string };
const inStores = ({ factory = '', harbour = '' }: Stores): { factory: number[]; harbour: number[] } => ({
  factory: cells('factory', factory),
  harbour: cells('harbour', harbour),
});

const SAY = {
  passes: (): Move => ({ type: 'pass' }),
  borrows: (): Move => ({ type: 'loan' }),
  repays: (): Move => ({ type: 'repay' }),
  defaults: (): Move => ({ type: 'default' }),
  seizes: (colour: Colour, place: GoodsPlace): Move => ({ type: 'seizeGoods', place, colour }),
  seizesFrom: (stores: Stores): Move => ({ type: 'seizeStock', ...inStores(stores) }),
  /** The warehouse on the space of this price. */
  seizesWarehouse: (price: (typeof WAREHOUSE_COSTS)[number]): Move => ({
    type: 'seizeBuilding',
    machine: null,
    space: WAREHOUSE_COSTS.indexOf(price),
  }),
  /** The machine on the space of this price. */
  seizesMachine: (machine: Colour, price: (typeof MACHINE_COSTS)[number]): Move => ({
    type: 'seizeBuilding',
    machine,
    space: MACHINE_COSTS.indexOf(price),
  }),
  sells: (colour: Colour, price: number, store: StoreName): Move => ({ type: 'sell', store, price, colour }),
  buildsWarehouse: (): Move => ({ type: 'buildWarehouse' }),
  buildsMachine: (colour: Colour): Move => ({ type: 'buildMachine', colour }),
  /** What is made, and the whole factory store as it lies then. */
  produces: (made: string, store: string): Move => ({
    type: 'produce',
    made: goods(made),
    store: cells('factory', store),
  }),
  /** What is bought, and the whole harbour store as it lies then. */
  buys: (seller: Seat, bought: string, store: string): Move => ({
    type: 'buy',
    seller,
    goods: cells('factory', bought),
    store: cells('harbour', store),
  }),
  reprices: (store: string): Move => ({ type: 'reprice', store: cells('harbour', store) }),
  sails: (to: 'sea' | 'island'): Move => ({ type: 'sail', to }),
  docks: (at: Seat, bought = ''): Move => ({ type: 'dock', at, goods: cells('harbour', bought) }),
  loads: (bought: string): Move => ({ type: 'load', goods: cells('harbour', bought) }),
  moors: (fetched = ''): Move => ({ type: 'moor', goods: goods(fetched) }),
  fetches: (fetched: string): Move => ({ type: 'fetch', goods: goods(fetched) }),
  bids: (amount: number): Move => ({ type: 'bid', amount }),
  accepts: (from: Seat): Move => ({ type: 'accept', from }),
  declines: (): Move => ({ type: 'decline' }),
  /** Money for the containers of a broker. */
  offersMoney: (broker: number, amount: number): Move => ({ type: 'callWithMoney', broker, amount }),
  /** Containers for the money of a broker. */
  offersGoods: (broker: number, from: Stores): Move => ({ type: 'callWithGoods', broker, ...inStores(from) }),
  restocks: (at: Stores): Move => ({ type: 'restock', ...inStores(at) }),
  paysBrokers: (...order: Colour[]): Move => ({ type: 'payBrokers', order }),
};

/** What a player can say. */
export type Words = { readonly [W in keyof typeof SAY]: (...said: Parameters<(typeof SAY)[W]>) => void };

function words(then: (move: Move) => void): Words {
  const spoken = Object.entries(SAY).map(([word, say]) => [
    word,
    (...said: unknown[]) => then((say as (...said: unknown[]) => Move)(...said)),
  ]);
  return Object.fromEntries(spoken) as Words;
}

export const [BROKER_I, BROKER_II, BROKER_III] = [0, 1, 2] as const;

/** What one can say, and what lies before him. */
function player(at: Table, seat: Seat) {
  return {
    ...words((move) => at.play(seat, move)),
    seat,
    /** What is said next is refused for this reason, and nothing changes. */
    mayNot: (why: `${Rule} ${keyof Reasons}`, params: object = {}): Words =>
      words((move) => at.refuse(seat, move, why, params)),
    get cash(): number {
      return at.state.cash[seat]!;
    },
    get loans(): number {
      return at.state.loans[seat]!;
    },
    get machines(): (Colour | '-')[] {
      return at.state.machines.slice(4 * seat, 4 * seat + 4).map((kind) => COLOURS[kind] ?? '-');
    },
    get warehouses(): number {
      return warehouseCount(at.state, seat);
    },
    /** The prices of the spaces with a warehouse. */
    get warehousesAt(): number[] {
      return WAREHOUSE_COSTS.filter((_, space) => at.state.warehouses[5 * seat + space] === 1);
    },
    get factory(): string {
      return priced('factory', storeOf(at.state, 'factory', seat));
    },
    get harbour(): string {
      return priced('harbour', storeOf(at.state, 'harbour', seat));
    },
    get cargo(): string {
      return named(pileOf(at.state, 'cargo', seat));
    },
    get island(): string {
      return named(pileOf(at.state, 'island', seat));
    },
    get bankPort(): string {
      return named(pileOf(at.state, 'bankPorts', seat));
    },
  };
}

/** A game being told. */
export class Table {
  state: State;
  /** What happened in the last move. */
  events: Event[];
  readonly anna = player(this, ANNA);
  readonly bernard = player(this, BERNARD);
  readonly clara = player(this, CLARA);
  readonly david = player(this, DAVID);
  readonly emma = player(this, EMMA);

  constructor(state: State, events: Event[]) {
    this.state = state;
    this.events = events;
  }

  play(seat: Seat, move: Move): void {
    const { state } = this;
    ({ state: this.state, events: this.events } = tellMove(
      TELLER,
      { state, seats: state.seats, seat, move },
      scripted(),
    ));
    const unheard = container.clone(state);
    container.apply(unheard, seat, move, scripted());
    invariant(difference(unheard, this.state) === undefined, 'it is the same when nobody listens');
  }

  refuse(seat: Seat, move: Move, why: string, params: object): void {
    const { state } = this;
    tellRefusal(TELLER, { state, seats: state.seats, seat, move }, why, params);
  }

  /** What the last move told of this kind. */
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  get waitsFor(): string {
    const seats = container.toAct(this.state);
    return seats.map((seat) => NAMES[seat]).join(', ');
  }

  get supply(): string {
    return named(this.state.supply);
  }

  /** Containers that left the game. */
  get gone(): string {
    return named(this.state.gone);
  }

  /** The containers of brokers I, II and III. */
  get brokerGoods(): string[] {
    return [0, 1, 2].map((broker) =>
      named(this.state.brokerContainers.slice(broker * KINDS, (broker + 1) * KINDS)),
    );
  }

  get outcome(): Outcome | undefined {
    return container.outcome(this.state);
  }
}

/** A sealed bid may be replaced, but nobody is asked to. */
const TELLER: Teller<Container> = { trial, many: 3_000, replaces: ({ bids }, seat) => bids[seat] !== null };
