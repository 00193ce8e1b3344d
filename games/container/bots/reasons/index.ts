/** Why a move is good or bad, as somebody at the table would say it. */
import type { Asking, PointOf } from '../../../../bots/advice.ts';
import type { Seat } from '../../../../core/game.ts';
import type { Points } from '../../points.ts';
import { byColour } from '../../rules/stores.ts';
import type { Container, Move, MoveOf, MoveType, View } from '../../rules/types.ts';
import { accepting, bidding, keeping } from './auction.ts';
import { callingWithGoods, callingWithMoney, paying, restocking } from './bank.ts';
import { buildingMachine, buildingWarehouse, buying, offering, producing, selling } from './goods.ts';
import { borrowing, defaulting, passing, repaying, seizing } from './money.ts';
import type { Note } from './note.ts';
import { fetching, loading, sailing } from './voyage.ts';

const MOST = 3;

type NotesOn<M extends Move> = (view: View, seat: Seat, move: M) => Iterable<Note>;

const NOTES: { readonly [T in MoveType]: NotesOn<MoveOf<T>> } = {
  pass: passing,
  loan: borrowing,
  repay: repaying,
  default: defaulting,
  seizeGoods: seizing,
  seizeStock: seizing,
  seizeBuilding: seizing,
  sell: (view, _seat, move) => selling(view, move),
  buildWarehouse: buildingWarehouse,
  buildMachine: buildingMachine,
  produce: producing,
  buy: buying,
  reprice: (view, seat, { store }) =>
    offering(view, seat, { store: 'harbour', cells: store, fresh: byColour(store) }),
  sail: sailing,
  dock: loading,
  load: loading,
  moor: fetching,
  fetch: fetching,
  bid: bidding,
  accept: accepting,
  decline: keeping,
  callWithMoney: callingWithMoney,
  callWithGoods: callingWithGoods,
  restock: restocking,
  payBrokers: paying,
};

/** The weightiest points, in order; the position must be one in which the move may be made. */
export function pointsOf({ view, seat }: Asking<Container>, move: Move): PointOf<Points>[] {
  const notes = [...(NOTES[move.type] as NotesOn<Move>)(view, seat, move)];
  return notes
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ weight: _, ...point }) => point);
}
