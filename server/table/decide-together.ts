/** What concerns everybody: taking back what others have learnt from, and ending a game early. */
import type { Seat } from '../../core/game.ts';
import { no } from '../../protocol/refusals.ts';
import { deadlinesAnew } from './clocks.ts';
import { freeTakeBacks } from './picture.ts';
import type { Decision, Scene } from './scene.ts';
import { isDriven } from './table.ts';

export function decideTakeBack(scene: Scene, seat: Seat, moves: number): Decision {
  const { table } = scene;
  const possible = table.steps.filter((step) => step.seat === seat).length;
  if (moves > possible) return { refusal: no('nothingToTakeBack', { moves: possible }) };
  const free = freeTakeBacks(table, seat);
  if (moves <= free) return { entry: { type: 'takenBack', seat, moves, until: deadlinesAnew(scene) } };
  // Bots agree to everything, and in a rated game that would be a second chance for the asking.
  if (table.opened.rated && table.seats.some((other) => isDriven(other!))) {
    return { refusal: no('nothingToTakeBack', { moves: free }) };
  }
  return decideProposal(scene, seat, 'takeBack', moves);
}

export function decideProposal(scene: Scene, seat: Seat, what: 'takeBack' | 'end', moves: number): Decision {
  if (scene.table.proposal) return { refusal: no('proposalPending') };
  return { entry: { type: 'proposed', seat, what, moves, until: deadlinesAnew(scene) } };
}

export function decideAnswer(scene: Scene, seat: Seat, yes: boolean): Decision {
  const { proposal } = scene.table;
  if (!proposal || proposal.yes.includes(seat)) return { refusal: no('noProposal') };
  return { entry: { type: 'answered', seat, yes, until: deadlinesAnew(scene) } };
}
