/** The nouns of Container. Colours and prices are flat arrays: cell = price × 5 + colour. */
import type { Action, Emit as CoreEmit, Seat } from '../../../core/game.ts';
import type { Reasons } from './reasons.ts';
import type { BuyMoored, CellKind, Colour, Edition, Rule } from './tables.ts';

export interface Options {
  readonly edition: Edition;
  /** Beginners' variant of 2007 (chapter 5). */
  readonly domesticSale: boolean;
  /** Expansion of the anniversary edition (chapter 13). */
  readonly investmentBank: boolean;
  /** Whether one sees what the others have in cash. */
  readonly money: 'secret' | 'open';
  /** Rule 9.5: whether a ship may load where it already lies. */
  readonly buyMoored: BuyMoored;
  /** Rule 14.4: in 2007 too, a debtor with one loan must take another to pay interest. */
  readonly forcedLoan: boolean;
  /** Rule 14.5: in 2007, a seized building settles a loan. */
  readonly seizureClearsLoan: boolean;
  /** Rule 4.10: in 2007, cargo aboard protects buildings from seizure. */
  readonly cargoShields: boolean;
  /** Rule 12.6: after so many laps without trade the game ends; 0: never (rule 12.7). */
  readonly stagnationLaps: number;
}

/**
 * interest: the debtor may borrow or default; seize: the neighbour chooses; pay: containers go to the brokers;
 * restock: an outbid player puts containers back; bidding: sealed bids; answer: the seller decides;
 * repay: after the auction the seller may still repay loans.
 */
export type Phase =
  | 'interest'
  | 'seize'
  | 'pay'
  | 'actions'
  | 'restock'
  | 'bidding'
  | 'answer'
  | 'repay'
  | 'over';

export interface View {
  readonly options: Options;
  readonly seats: number;
  phase: Phase;
  turn: Seat;
  /** Turns finished since the start. */
  turns: number;
  /** Actions left in this turn. */
  actions: number;
  /** Already produced in this turn (rule 8.1). */
  produced: boolean;
  /** Already sold at home in this turn (rule 5.1). */
  sold: boolean;
  /** Called a broker in this turn (rule 14.7). */
  called: boolean;
  /** Won a broker auction at the start of this turn (rule 13.8). */
  wonBroker: boolean;
  /** Two colours have run out: the game ends with this turn. */
  ending: boolean;
  /** Something was produced, bought, built or auctioned in this turn. */
  busy: boolean;
  /** Turns in a row without production, purchase, building or auction. */
  idleTurns: number;
  /** Interest payments still owed in this turn. */
  owed: number;

  /** Containers left, by colour. */
  supply: number[];
  machinesLeft: number[];
  warehousesLeft: number;
  /** Containers that left the game, by colour. */
  gone: number[];

  /** What the bank has paid out, less what it took in. */
  bank: number;
  /** null: not known to this viewer. */
  cash: (number | null)[];
  /** What each must have by all public payments; sealed loans are not in it. */
  ledger: number[];
  /** Loans everybody knows of. */
  loans: number[];
  /** Loans taken while bids are sealed; null: not known to this viewer (rule 11.3). */
  sealedLoans: (number | null)[];
  /** Number of the value card; null: not known to this viewer. */
  valueCards: (number | null)[];

  /** Colour of the machine on each of four spaces per seat; −1: empty. */
  machines: number[];
  /** 1 for each of five spaces per seat with a warehouse on it, 0 for an empty space. */
  warehouses: number[];
  /** Per seat: four prices × five colours. */
  factory: number[];
  /** Per seat: five prices × five colours. */
  harbour: number[];
  /** A seat whose harbour it is, or SEA, ISLAND, BANK_PORT. */
  ships: number[];
  cargo: number[];
  island: number[];

  /** Sealed bids: a number, 'sealed' for one hidden from this viewer, null for none yet or not asked. */
  bids: (number | 'sealed' | null)[];
  /** 1 for seats asked for a bid; while the seller decides, for the best offers. */
  asked: number[];
  /** 1, or 2 when those who tied add to their bids. */
  bidRound: number;
  /** What lies open: first bids in round 2, all offers while the seller decides. */
  offers: number[];

  /** Investment Bank: containers and money of the three brokers, and the players' ports. */
  brokerContainers: number[];
  brokerMoney: number[];
  bankPorts: number[];
  /** The marked cell (broker, and what it holds), or null when no auction is open. */
  cell: { readonly broker: number; readonly holds: CellKind } | null;
  /** Who has the payment card. */
  holder: Seat | null;
  bidMoney: number;
  /** Containers on the payment card: five from the factory store, five from the harbour store. */
  bidGoods: number[];
  /** Who has to put containers back, and which (as bidGoods). */
  outbid: Seat | null;
  returned: number[];
}

export interface State extends View {
  cash: number[];
  sealedLoans: number[];
  valueCards: number[];
  bids: (number | null)[];
}

export type Move =
  | { readonly type: 'pass' }
  | { readonly type: 'loan' }
  | { readonly type: 'repay' }
  | { readonly type: 'default' }
  | { readonly type: 'seizeGoods'; readonly place: GoodsPlace; readonly colour: Colour }
  | { readonly type: 'seizeStock'; readonly harbour: readonly number[]; readonly factory: readonly number[] }
  /** A machine, or with null a warehouse, and the space it stands on; version 1 did not name the space. */
  | { readonly type: 'seizeBuilding'; readonly machine: Colour | null; readonly space: number }
  | {
      readonly type: 'sell';
      readonly store: 'factory' | 'harbour';
      readonly price: number;
      readonly colour: Colour;
    }
  | { readonly type: 'buildWarehouse' }
  | { readonly type: 'buildMachine'; readonly colour: Colour }
  | { readonly type: 'produce'; readonly made: readonly number[]; readonly store: readonly number[] }
  | {
      readonly type: 'buy';
      readonly seller: Seat;
      readonly goods: readonly number[];
      readonly store: readonly number[];
    }
  | { readonly type: 'reprice'; readonly store: readonly number[] }
  | { readonly type: 'sail'; readonly to: 'sea' | 'island' }
  | { readonly type: 'dock'; readonly at: Seat; readonly goods: readonly number[] }
  | { readonly type: 'load'; readonly goods: readonly number[] }
  | { readonly type: 'moor'; readonly goods: readonly number[] }
  | { readonly type: 'fetch'; readonly goods: readonly number[] }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'accept'; readonly from: Seat }
  | { readonly type: 'decline' }
  | { readonly type: 'callWithMoney'; readonly broker: number; readonly amount: number }
  | {
      readonly type: 'callWithGoods';
      readonly broker: number;
      readonly factory: readonly number[];
      readonly harbour: readonly number[];
    }
  | { readonly type: 'restock'; readonly factory: readonly number[]; readonly harbour: readonly number[] }
  | { readonly type: 'payBrokers'; readonly order: readonly Colour[] };
export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { readonly type: T }>;

/** Where containers lie by colour alone. */
export type GoodsPlace = 'island' | 'ship' | 'bankPort';
export type StoreName = 'factory' | 'harbour';

/** One player's final account (chapter 12). */
export interface Account {
  readonly seat: Seat;
  readonly card: number;
  readonly full: boolean;
  readonly discarded: Colour | null;
  readonly island: number;
  readonly cash: number;
  readonly harbour: number;
  readonly ship: number;
  readonly bankPort: number;
  readonly loans: number;
  readonly total: number;
}

export type Event =
  | { readonly type: 'turn'; readonly seat: Seat }
  /** Rule 3.3: with so many actions left. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'interest'; readonly seat: Seat; readonly paid: number; readonly owed: number }
  | { readonly type: 'loan'; readonly seat: Seat; readonly sealed: boolean }
  | { readonly type: 'repaid'; readonly seat: Seat }
  | { readonly type: 'seized'; readonly seat: Seat; readonly by: Seat; readonly goods: readonly number[] }
  | {
      readonly type: 'buildingSeized';
      readonly seat: Seat;
      readonly by: Seat;
      readonly machine: Colour | null;
      /** Version 1 named neither the space nor the loan. */
      readonly space: number;
      readonly loanSettled: boolean;
    }
  | { readonly type: 'waived'; readonly seat: Seat }
  | { readonly type: 'sold'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'built'; readonly seat: Seat; readonly machine: Colour | null; readonly cost: number }
  | { readonly type: 'produced'; readonly seat: Seat; readonly made: readonly number[]; readonly boss: Seat }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly seller: Seat;
      readonly goods: readonly number[];
      readonly cost: number;
    }
  | {
      readonly type: 'priced';
      readonly seat: Seat;
      readonly store: StoreName;
      readonly cells: readonly number[];
    }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly to: number }
  | {
      readonly type: 'loaded';
      readonly seat: Seat;
      readonly seller: Seat;
      readonly goods: readonly number[];
      readonly cost: number;
    }
  | { readonly type: 'fetched'; readonly seat: Seat; readonly goods: readonly number[] }
  | { readonly type: 'auction'; readonly seat: Seat; readonly cargo: readonly number[] }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number | null }
  | {
      readonly type: 'revealed';
      readonly bids: readonly (number | null)[];
      readonly loans: readonly number[];
    }
  | { readonly type: 'tied'; readonly tied: readonly Seat[]; readonly amount: number }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly winner: Seat; readonly amount: number }
  | { readonly type: 'declined'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'called';
      readonly seat: Seat;
      readonly broker: number;
      readonly holds: CellKind;
      readonly money: number;
      readonly goods: readonly number[];
    }
  | {
      readonly type: 'returned';
      readonly seat: Seat;
      readonly money: number;
      readonly goods: readonly number[];
    }
  | {
      readonly type: 'brokerWon';
      readonly seat: Seat;
      readonly broker: number;
      readonly money: number;
      readonly goods: readonly number[];
    }
  | { readonly type: 'brokersPaid'; readonly money: readonly number[]; readonly goods: readonly number[] }
  | { readonly type: 'ending'; readonly stagnant: boolean }
  | ({ readonly type: 'account' } & Account)
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly places: readonly number[] };
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
export type Emit = CoreEmit<Event>;

/** The types that make the game. */
export interface Container {
  Options: Options;
  View: View;
  State: State;
  Move: Move;
  Event: Event;
  Reasons: Reasons;
  Rule: Rule;
}

export type ActionOf<T extends MoveType> = Action<Container, MoveOf<T>>;
