/** Container as a Game: two editions and the Investment Bank, three to five players. */
import type { Game, Seat } from '../../../core/game.ts';
import { invariant } from '../../../core/invariant.ts';
import { actionOf, movesOf } from '../../../core/play.ts';
import { acting, isToAct } from './actions/common.ts';
import { ACTIONS, apply, IN_PHASE, KEEP, QUIET, sample } from './actions/index.ts';
import { highestOffer } from './auction.ts';
import { decodeMove, decodeOptions } from './decode.ts';
import { result } from './scoring.ts';
import { clone, guess, redact, view } from './secrecy.ts';
import { start } from './start.ts';
import type { Container, Move, View } from './types.ts';

export const container: Game<Container> = {
  id: 'container',
  version: 2,
  players: { min: 3, max: 5 },
  decode: { move: decodeMove, options: decodeOptions },

  start,
  clone,

  toAct: acting,
  sealed: (seen) =>
    seen.phase === 'bidding' ? seen.bids.flatMap((bid, seat) => (bid === null ? [] : [seat])) : [],
  outcome: (state) => (state.phase === 'over' ? result(state) : undefined),

  check: (seen, seat, move) => actionOf(ACTIONS, move.type).check(seen, seat, move),
  apply,

  *moves(seen, seat) {
    if (isToAct(seen, seat)) yield* movesOf(IN_PHASE[seen.phase], seen, seat);
  },
  sample,
  fallback,

  view,
  redact,
  guess,
};

function fallback(seen: View, seat: Seat): Move {
  const isWorthless = seen.phase === 'answer' && highestOffer(seen) === 0;
  const [move] = movesOf(isWorthless ? KEEP : QUIET[seen.phase], seen, seat);
  invariant(move !== undefined, 'somebody to act has a move');
  return move;
}
