/** What a thread of this browser is asked for besides the moves of bots, and what it answers. */
import type { Point } from '../../bots/advice.ts';
import type { Progress, ReviewRefusal } from '../../bots/review.ts';
import type { Seat, Shape } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';

export interface HintTask {
  readonly type: 'hint';
  readonly game: string;
  readonly version: number;
  readonly view: Shape['View'];
  readonly seat: Seat;
  readonly seen: readonly Shape['Event'][];
  readonly seed: string;
}

/** A good move, what it is worth to who asks, and what speaks for it. */
export interface Tip {
  readonly move: Shape['Move'];
  readonly share: number;
  readonly points: readonly Point[];
}

export interface ReviewTask {
  readonly type: 'review';
  readonly game: string;
  readonly version: number;
  readonly log: Log;
}

export type AdviceTask = HintTask | ReviewTask;

export type RefusalCode = ReviewRefusal['code'] | 'noAdviser';

/** News of a review comes often, and then that it is over. */
export type Advice =
  | { readonly type: 'tips'; readonly tips: readonly Tip[] }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'refused'; readonly code: RefusalCode }
  | { readonly type: 'over' };
