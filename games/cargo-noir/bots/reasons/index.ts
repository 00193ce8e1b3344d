/** Why a move is good or bad: what a friend at the table would say, the weightiest first. */
import type { PointOf } from '../../../../bots/advice.ts';
import type { Points } from '../../points.ts';
import type { Move } from '../../rules/types.ts';
import type { Reason, Scene } from './reason.ts';
import { drawReasons, raiseReasons, swapReasons, takeReasons, withdrawReasons } from './resolve.ts';
import { casinoReasons, sendReasons } from './send.ts';
import { tradeReasons } from './trade.ts';

const MOST = 3;
/** What weighs less than this beside the weightiest is left unsaid. */
const TRIFLE = 0.15;

export function pointsOf(scene: Scene, move: Move): PointOf<Points>[] {
  const reasons = reasonsFor(scene, move).sort((a, b) => b.weight - a.weight);
  const least = TRIFLE * (reasons[0]?.weight ?? 0);
  return reasons
    .filter(({ weight }) => weight >= least)
    .slice(0, MOST)
    .map(({ point }) => point);
}

function reasonsFor(scene: Scene, move: Move): Reason[] {
  switch (move.type) {
    case 'casino':
      return casinoReasons(1);
    case 'takeCargo':
      return takeReasons(scene, move);
    case 'raise':
      return raiseReasons(scene, move);
    case 'withdraw':
      return withdrawReasons(scene, move);
    case 'swap':
      return swapReasons(scene, move);
    case 'draw':
      return drawReasons(scene);
    case 'trade':
      return tradeReasons(scene, move);
    case 'send':
      return sendReasons(scene, move);
  }
}
