/** Cargo Noir as a Game: two to five smugglers, ports to bid for, goods to collect. */
import type { Game, Seat } from '../../../core/game.ts';
import { actionOf, movesOf } from '../../../core/play.ts';
import { ACTIONS, IN_PHASE, sample } from './actions/index.ts';
import { NO_TRADE } from './actions/trade.ts';
import { decodeMove, decodeOptions } from './decode.ts';
import { type Exchange, exchanges } from './exchange.ts';
import { leastLoss } from './outlook.ts';
import { isLastRound } from './places.ts';
import { result } from './scoring.ts';
import { clone, guess, redact, view } from './secrecy.ts';
import { start } from './start.ts';
import { MOST_SEATS } from './tables.ts';
import type { CargoNoir, Move, View } from './types.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

export const cargoNoir: Game<CargoNoir> = {
  id: 'cargo-noir',
  version: 2,
  players: { min: 2, max: MOST_SEATS },
  decode: { move: decodeMove, options: decodeOptions },

  start,
  clone,

  toAct: (state) => (state.phase === 'over' ? NOBODY : ALONE[state.turn]!),
  outcome: (state) => (state.phase === 'over' ? result(state) : undefined),

  check: (state, seat, move) => actionOf(ACTIONS, move.type).check(state, seat, move),
  apply: (state, seat, move, chance, emit) =>
    actionOf(ACTIONS, move.type).apply(state, seat, move, chance, emit),

  *moves(state, seat) {
    if (seat === state.turn) yield* movesOf(IN_PHASE[state.phase], state, seat);
  },
  sample,
  fallback,

  view,
  redact,
  guess,
};

/** What costs least: coins from the casino, cargo that is won, no bid, and all ships to the casino. */
function fallback(state: View, seat: Seat): Move {
  if (state.phase === 'send') {
    return { type: 'send', casino: state.ships[seat]!, market: 0, stacks: state.open.map(() => 0) };
  }
  if (state.phase === 'trade') return quietTrade(state, seat);
  const [move] = movesOf(QUIET, state, seat);
  return move!;
}

const QUIET = (['casino', 'takeCargo', 'withdraw', 'draw'] as const).map((type) => actionOf(ACTIONS, type));

/** Goods are kept as long as they can be of use; in the last round they buy as many points as they can (rule 7.3). */
function quietTrade(state: View, seat: Seat): Move {
  const { sets, coins, cards } = isLastRound(state) ? mostPoints(state, seat) : NO_TRADE;
  return { type: 'trade', sets, coins, cards, discard: leastLoss(state, seat, { sets, cards }) };
}

const mostPoints = (state: View, seat: Seat): Exchange =>
  exchanges(state, seat).reduce((best, way) => (way.points > best.points ? way : best));
