/** What all players must agree to: a take-back that others have learnt from, and an early end. */
import type { Seat } from '../core/game.ts';
import { no } from '../protocol/refusals.ts';
import { deadlinesAnew, deadlinesResumed } from './clocks.ts';
import { freeTakeBacks } from './picture.ts';
import type { Decision, Scene } from './scene.ts';
import { isLeftToBot, stepsBack, type Table } from './table.ts';
import { shownFrom } from './take-back.ts';

/** Moves that one game takes back in all: each stays in its journal and in its log. */
export const MOST_TAKEN_BACK = 1_000;

export function decideTakeBack(scene: Scene, seat: Seat, moves: number): Decision {
  const { table } = scene;
  const possible = table.steps.filter((step) => step.seat === seat).length;
  if (moves > possible) return { refusal: no('nothingToTakeBack', { moves: possible }) };
  if (table.takenBack + shownFrom(table, stepsBack(table, seat, moves)) > MOST_TAKEN_BACK)
    return { refusal: no('tooManyTakenBack', { max: MOST_TAKEN_BACK }) };
  const free = freeTakeBacks(table, seat);
  if (moves <= free) {
    return { entry: { type: 'takenBack', seat, moves, until: deadlinesResumed(scene, seat, moves) } };
  }
  // That would be a second chance for the asking.
  if (isRatedWithBots(table)) return { refusal: no('nothingToTakeBack', { moves: free }) };
  if (table.proposal) return { refusal: no('proposalPending') };
  const from = table.steps[stepsBack(table, seat, moves)]!.n;
  return { entry: { type: 'proposed', seat, what: 'takeBack', moves, from, until: deadlinesAnew(scene) } };
}

/** The loser of a rated game must not end it without a result. */
export function decideEnd(scene: Scene, seat: Seat): Decision {
  if (isRatedWithBots(scene.table)) return { refusal: no('ratedWithBots') };
  if (scene.table.proposal) return { refusal: no('proposalPending') };
  return { entry: { type: 'proposed', seat, what: 'end', moves: 0, until: deadlinesAnew(scene) } };
}

/** Bots agree to everything. */
const isRatedWithBots = ({ opened, seats }: Table): boolean =>
  opened.rated && seats.some((seat) => isLeftToBot(seat!));

export function decideAnswer(scene: Scene, seat: Seat, yes: boolean): Decision {
  const { proposal } = scene.table;
  if (!proposal || proposal.yes.includes(seat)) return { refusal: no('noProposal') };
  // A player may have become absent since the proposal, and the bot on that seat would agree to it.
  if (yes && isRatedWithBots(scene.table)) return { refusal: no('ratedWithBots') };
  return { entry: { type: 'answered', seat, yes, until: deadlinesAnew(scene) } };
}
