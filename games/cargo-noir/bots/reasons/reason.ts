/** A point and how much it weighs, in points of the game. */
import type { PointOf } from '../../../../bots/advice.ts';
import type { Seat } from '../../../../core/game.ts';
import type { Points } from '../../points.ts';
import type { View } from '../../rules/types.ts';
import type { Mind } from '../value.ts';

export interface Reason {
  readonly point: PointOf<Points>;
  readonly weight: number;
}

/** Who asks; without a mind nobody knows who will contest a port. */
export interface Scene {
  readonly view: View;
  readonly seat: Seat;
  readonly mind: Mind | undefined;
}

export function reason<C extends keyof Points>(code: C, params: Points[C], weight: number): Reason {
  return { point: { code, params } as PointOf<Points>, weight };
}
