/** Cargo Noir as a Game: two to five smugglers, ports to bid for, goods to collect. */
import type { Game, Seat } from '../../../core/game.ts';
import { actionOf, movesOf } from '../../../core/play.ts';
import { ACTIONS, IN_PHASE, sample } from './actions/index.ts';
import { decodeMove, decodeOptions } from './decode.ts';
import { result } from './scoring.ts';
import { clone, guess, redact, view } from './secrecy.ts';
import { start } from './start.ts';
import { MOST_SEATS } from './tables.ts';
import type { CargoNoir, Move, View } from './types.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

export const cargoNoir: Game<CargoNoir> = {
  id: 'cargo-noir',
  version: 1,
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

/** What costs least: coins from the casino, cargo that is won, no bid, no trade, and all ships to the casino. */
function fallback(state: View, seat: Seat): Move {
  if (state.phase === 'send') {
    return { type: 'send', casino: state.ships[seat]!, market: 0, stacks: state.open.map(() => 0) };
  }
  const quiet =
    state.phase === 'resolve' ? (['casino', 'takeCargo', 'withdraw', 'draw'] as const) : (['trade'] as const);
  const [move] = movesOf(
    quiet.map((type) => actionOf(ACTIONS, type)),
    state,
    seat,
  );
  return move!;
}
