/** Shanghaien as a Game: two captains, six dice each, eight rounds of six cards. */
import type { Game, Seat } from '../../../core/game.ts';
import { invariant } from '../../../core/invariant.ts';
import { actionOf, movesOf } from '../../../core/play.ts';
import { actor } from './actions/common.ts';
import { ACTIONS, apply, IN_PHASE, sample, these } from './actions/index.ts';
import { decodeMove, decodeOptions } from './decode.ts';
import { result } from './scoring.ts';
import { clone, guess, redact, view } from './secrecy.ts';
import { start } from './start.ts';
import { SEATS } from './tables.ts';
import type { Move, Phase, Shanghaien, View } from './types.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1]];

export const shanghaien: Game<Shanghaien> = {
  id: 'shanghaien',
  version: 2,
  players: { min: SEATS, max: SEATS },
  decode: { move: decodeMove, options: decodeOptions },

  start: (options, _seats, chance, emit) => start(options, chance, emit),
  clone,

  toAct: (state) => (state.phase === 'over' ? NOBODY : ALONE[actor(state)]!),
  outcome: (state) => (state.phase === 'over' ? result(state) : undefined),

  check: (state, seat, move) => actionOf(ACTIONS, move.type).check(state, seat, move),
  apply,

  *moves(state, seat) {
    if (seat === actor(state)) yield* movesOf(IN_PHASE[state.phase], state, seat);
  },
  sample,
  fallback,

  view,
  redact,
  guess,
};

/** What costs least in each phase: no card is spent, nothing is objected to. */
const QUIET: Readonly<Record<Phase, (typeof IN_PHASE)['rolled']>> = {
  turn: these('roll', 'shanghai'),
  rolled: these('place', 'rerollOne'),
  spread: these('spread'),
  objection: these('allow'),
  over: [],
};

function fallback(state: View, seat: Seat): Move {
  const [move] = movesOf(QUIET[state.phase], state, seat);
  invariant(move !== undefined, 'somebody to act has a move');
  return move;
}
