/** Every kind of move, in the order of the rulebook. */
import type { Chance } from '../../../../core/chance.ts';
import type { Action, Actions, Seat } from '../../../../core/game.ts';
import { actionOf, sampleOf } from '../../../../core/play.ts';
import { sampleSeizure } from '../seizure.ts';
import type { Container, Emit, Move, MoveType, Phase, State, View } from '../types.ts';
import { accept, bid, decline, sampleBidding } from './auction.ts';
import { callWithGoods, callWithMoney, payBrokers, restock } from './broker.ts';
import { buildMachine, buildWarehouse } from './build.ts';
import { buy, reprice } from './buy.ts';
import { defaulting, loan, pass, repay } from './loans.ts';
import { produce } from './produce.ts';
import { sell } from './sale.ts';
import { seizeBuilding, seizeGoods, seizeStock } from './seize.ts';
import { dock, fetch, load, moor, sail } from './ship.ts';
import { OF_A_TURN, sampleTurn } from './turn.ts';

export const ACTIONS: Actions<Container> = {
  pass,
  default: defaulting,
  seizeGoods,
  seizeStock,
  seizeBuilding,
  sell,
  buildWarehouse,
  buildMachine,
  buy,
  reprice,
  produce,
  sail,
  dock,
  load,
  bid,
  accept,
  decline,
  loan,
  repay,
  moor,
  fetch,
  callWithMoney,
  callWithGoods,
  restock,
  payBrokers,
};

const these = (...types: MoveType[]): readonly Action<Container>[] =>
  types.map((type) => actionOf(ACTIONS, type));

/** The kinds of move that can come up in each phase. */
export const IN_PHASE: Readonly<Record<Phase, readonly Action<Container>[]>> = {
  interest: these('loan', 'default'),
  seize: these('seizeGoods', 'seizeStock', 'seizeBuilding'),
  pay: these('payBrokers'),
  actions: these(...OF_A_TURN),
  restock: these('restock'),
  bidding: these('bid', 'loan'),
  answer: these('accept', 'decline', 'loan', 'repay'),
  repay: these('repay', 'pass'),
  over: [],
};

/** What costs least in each phase: nobody borrows, buys or bids for a player who is away. */
export const QUIET: Readonly<Record<Phase, readonly Action<Container>[]>> = {
  ...IN_PHASE,
  interest: these('default'),
  actions: these('pass'),
  bidding: these('bid'),
  answer: these('accept'),
  repay: these('pass'),
};

/** Where nobody offers anything, the cargo is kept for nothing. */
export const KEEP = these('decline');

/** One legal move; most are made in a turn. */
export function sample(view: View, seat: Seat, chance: Chance): Move {
  if (view.phase === 'actions') return sampleTurn(view, seat, chance);
  if (view.phase === 'bidding') return sampleBidding(view, seat, chance);
  if (view.phase === 'seize') return sampleSeizure(view, chance);
  return sampleOf(IN_PHASE[view.phase], view, seat, chance);
}

/** Makes a legal move: called by name, so that the JIT can inline it, and by a type that is read only once. */
export function apply(state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit): void {
  switch (move.type) {
    case 'pass':
      pass.apply(state, seat, move, chance, emit);
      break;
    case 'sail':
      sail.apply(state, seat, move, chance, emit);
      break;
    case 'dock':
      dock.apply(state, seat, move, chance, emit);
      break;
    case 'produce':
      produce.apply(state, seat, move, chance, emit);
      break;
    case 'reprice':
      reprice.apply(state, seat, move, chance, emit);
      break;
    case 'loan':
      loan.apply(state, seat, move, chance, emit);
      break;
    case 'buy':
      buy.apply(state, seat, move, chance, emit);
      break;
    case 'buildWarehouse':
      buildWarehouse.apply(state, seat, move, chance, emit);
      break;
    case 'bid':
      bid.apply(state, seat, move, chance, emit);
      break;
    case 'buildMachine':
      buildMachine.apply(state, seat, move, chance, emit);
      break;
    case 'seizeStock':
      seizeStock.apply(state, seat, move, chance, emit);
      break;
    case 'repay':
      repay.apply(state, seat, move, chance, emit);
      break;
    case 'seizeBuilding':
      seizeBuilding.apply(state, seat, move, chance, emit);
      break;
    case 'accept':
      accept.apply(state, seat, move, chance, emit);
      break;
    case 'load':
      load.apply(state, seat, move, chance, emit);
      break;
    default:
      actionOf(ACTIONS, move.type).apply(state, seat, move, chance, emit);
  }
}
