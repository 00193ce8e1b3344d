/** The nouns of Cargo Noir. Everything lies open but the bag, and the bag is counts. */
import type { Action, Emit as CoreEmit, Seat } from '../../../core/game.ts';
import type { Reasons } from './reasons.ts';
import type { Port, Printed, Rule, Token } from './tables.ts';

export interface Options {
  /** What is printed on this table's ports and cards (chapter 9). */
  readonly printed: Printed;
  /** Rule 9.4: in the last round ships are sent and bids raised as ever, or not at all. */
  readonly lastRound: 'asEver' | 'noSending';
}

/** resolve: ships come home one by one; trade: goods for cards; send: ships go out. */
export type Phase = 'resolve' | 'trade' | 'send' | 'over';

export interface View {
  readonly options: Options;
  readonly seats: number;
  phase: Phase;
  /** 1 … 10 or 11. */
  round: number;
  turn: Seat;
  /** Who begins every round. */
  first: Seat;
  /** Tokens by kind; the last kind is the wild one. */
  bag: number[];
  discard: number[];
  market: number[];
  /** Ten kinds for each of the eight ports. */
  ports: number[];
  /** 1 for ports that are open at this table. */
  open: number[];
  /** In each safe. */
  coins: number[];
  /** Ten kinds for each seat. */
  goods: number[];
  /** Ships not sent out. */
  ships: number[];
  inCasino: number[];
  inMarket: number[];
  /** Coins under each seat's ship in each of the eight ports; 0: no ship there. */
  stacks: number[];
  /** Thirteen kinds for each seat. */
  cards: number[];
  /** Cards on sale. */
  stock: number[];
  /** This turn: ports where the bid was raised, and ports withdrawn from, as 0 and 1. */
  raised: number[];
  left: number[];
  /** This turn: Syndicate cards that have paid. */
  syndicatesPaid: number;
  /** Coins the common pile has paid out, less what it took in. */
  pile: number;
}

export type State = View;

/** One combination of goods: all of one kind, or all different; wild tokens stand for what is missing. */
export interface GoodsSet {
  readonly kind: 'same' | 'different';
  /** Tokens by kind, wild ones last. */
  readonly tokens: readonly number[];
}

export type Move =
  | { readonly type: 'casino' }
  | { readonly type: 'swap'; readonly give: Token; readonly take: Token }
  | { readonly type: 'draw' }
  | { readonly type: 'takeCargo'; readonly port: Port }
  | { readonly type: 'raise'; readonly port: Port; readonly coins: number }
  | { readonly type: 'withdraw'; readonly port: Port }
  | {
      readonly type: 'trade';
      readonly sets: readonly GoodsSet[];
      readonly coins: number;
      readonly cards: readonly number[];
      /** What is thrown away afterwards, by kind. */
      readonly discard: readonly number[];
    }
  | {
      readonly type: 'send';
      readonly casino: number;
      readonly market: number;
      /** Coins for each of the eight ports; 0: no ship there. */
      readonly stacks: readonly number[];
    };
export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { readonly type: T }>;

export type Event =
  | { readonly type: 'turn'; readonly round: number; readonly seat: Seat }
  | {
      readonly type: 'income';
      readonly seat: Seat;
      readonly coins: number;
      readonly from: 'casino' | 'syndicate';
    }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly give: Token; readonly take: Token }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly token: Token | null }
  | {
      readonly type: 'taken';
      readonly seat: Seat;
      readonly port: Port;
      readonly coins: number;
      readonly goods: readonly number[];
    }
  | { readonly type: 'refilled'; readonly port: Port; readonly goods: readonly number[] }
  | { readonly type: 'recycled'; readonly tokens: number }
  | { readonly type: 'raised'; readonly seat: Seat; readonly port: Port; readonly stack: number }
  | { readonly type: 'withdrawn'; readonly seat: Seat; readonly port: Port; readonly coins: number }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly value: number;
      readonly coins: number;
      readonly cards: readonly number[];
      readonly goods: readonly number[];
    }
  | { readonly type: 'thrownAway'; readonly seat: Seat; readonly goods: readonly number[] }
  | {
      readonly type: 'sent';
      readonly seat: Seat;
      readonly casino: number;
      readonly market: number;
      readonly stacks: readonly number[];
    }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly points: number;
      readonly cards: readonly number[];
    }
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly places: readonly number[] };
export type Emit = CoreEmit<Event>;

/** The types that make the game. */
export interface CargoNoir {
  Options: Options;
  View: View;
  State: State;
  Move: Move;
  Event: Event;
  Reasons: Reasons;
  Rule: Rule;
}

export type ActionOf<T extends MoveType> = Action<CargoNoir, MoveOf<T>>;
