/** What an adviser says about a move of Container, for it or against it: codes, and the values each carries. */
import type { Seat } from '../../core/game.ts';
import type { Colour } from './rules/tables.ts';

type None = Readonly<Record<never, never>>;

export interface Points {
  /** Somebody could buy these goods: so much room and money. */
  sellsTo: { seat: Seat; room: number; cash: number };
  noBuyer: None;
  /** Nobody else has a machine of this colour. */
  onlyMaker: { colour: Colour };
  /** So many others have one too. */
  otherMakers: { colour: Colour; makers: number };
  /** Nobody asks less for this colour. */
  cheapest: { colour: Colour; price: number };
  undercut: { seat: Seat; colour: Colour; price: number };
  output: { count: number };
  /** A new machine: so many containers at a time from now on. */
  machine: { count: number };
  /** A new warehouse: so much room. */
  warehouse: { room: number };
  /** The colour whose end ends the game. */
  endNear: { colour: Colour; left: number };
  /** Bought for so much, offered for so much. */
  markup: { cost: number; asked: number };
  purse: { cash: number };
  /** Loaded for so much; on the island it should bring so much, the subsidy included. */
  freight: { cost: number; bring: number };
  hold: { aboard: number };
  /** What the cargo should bring in an auction now. */
  auction: { count: number; bring: number };
  canBid: { seat: Seat; cash: number };
  /** From the sea harbours and the island are an action away. */
  seaway: { aboard: number };
  /** From the port at the bank, for nothing. */
  free: { count: number };
  ownWorth: { worth: number };
  /** What is left of the own worth at this bid. */
  bidGain: { gain: number };
  bidLoss: { loss: number };
  /** Nobody else can bid more than this. */
  sureBid: { most: number };
  /** With it the fifth colour is there, and this one counts 10. */
  completes: { colour: Colour };
  /** Of this colour there is most: in the end it is thrown away. */
  surplus: { colour: Colour };
  doubled: { get: number };
  forgone: { cost: number; get: number };
  loan: None;
  repaid: None;
  /** Somebody else chooses what is seized. */
  seizedBy: { seat: Seat };
  /** There is nothing that may be seized. */
  waived: None;
  /** With a building that is seized, a loan is settled. */
  settled: None;
  /** What a seizure costs its victim. */
  loses: { seat: Seat; worth: number };
  /** A broker's containers for money, and a broker's money for containers. */
  lot: { count: number; amount: number };
  brokerCash: { money: number; count: number };
  /** Somebody can outbid this before the next turn. */
  outbid: { seat: Seat };
  /** Nobody has the means for that now; loans and sales may change it. */
  safeCall: None;
  /** What is paid to brokers can be won from them. */
  brokersKeep: None;
  /** So much at once instead of a price that somebody may pay. */
  sale: { price: number };
  short: { cash: number };
  saved: { cash: number };
  unused: { actions: number };
}
