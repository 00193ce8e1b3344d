/** Bids and answers: what the cargo is worth to the own card, and what others can pay. */
import type { Seat } from '../../../../core/game.ts';
import { highestOffer } from '../../rules/auction.ts';
import { pileOf } from '../../rules/stores.ts';
import type { MoveOf, View } from '../../rules/types.ts';
import { gainOf, island, most, type Note, othersOf } from './note.ts';

export function* bidding(view: View, seat: Seat, { amount }: MoveOf<'bid'>): Generator<Note> {
  const lot = pileOf(view, 'cargo', view.turn);
  const worth = gainOf(view, seat, lot);
  const bid = view.offers[seat]! + amount;
  yield { weight: 3, code: 'ownWorth', params: { worth } };
  if (bid > worth) yield { weight: 5, code: 'bidLoss', params: { loss: bid - worth } };
  else if (bid > 0 && bid < worth) yield { weight: 4, code: 'bidGain', params: { gain: worth - bid } };
  yield* island(view, seat, lot);
  const rivals = othersOf(view, seat).filter((rival) => view.asked[rival] === 1);
  const richest = most(rivals, (rival) => view.ledger[rival]!);
  const cash = richest === undefined ? 0 : view.ledger[richest]!;
  if (bid > cash) yield { weight: 4.2, code: 'sureBid', params: { most: cash } };
  else if (richest !== undefined) yield { weight: 2, code: 'canBid', params: { seat: richest, cash } };
}

export function* accepting(view: View, seat: Seat): Generator<Note> {
  yield { weight: 4, code: 'doubled', params: { get: 2 * highestOffer(view) } };
  const worth = gainOf(view, seat, pileOf(view, 'cargo', seat));
  yield { weight: 3, code: 'ownWorth', params: { worth } };
}

export function* keeping(view: View, seat: Seat): Generator<Note> {
  const cargo = pileOf(view, 'cargo', seat);
  const cost = highestOffer(view);
  yield { weight: 4, code: 'ownWorth', params: { worth: gainOf(view, seat, cargo) } };
  yield { weight: 3.8, code: 'forgone', params: { cost, get: 2 * cost } };
  yield* island(view, seat, cargo);
}
