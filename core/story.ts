/** A finished game told step by step, so that a game can say which of its endings it shows. */
import type { Game, Outcome, Seat, Shape } from './game.ts';
import { type Log, replay } from './log.ts';

export interface Step<G extends Shape> {
  /** The state in which the move was made. */
  readonly before: G['State'];
  readonly seat: Seat;
  readonly move: G['Move'];
  readonly events: readonly G['Event'][];
}

export interface Story<G extends Shape = Shape> {
  readonly options: G['Options'];
  readonly steps: readonly Step<G>[];
  readonly outcome: Outcome;
}

/** The ways in which parts of a game or the whole can end; for each, a kept log must show one. */
export type Endings<G extends Shape = Shape> = Readonly<Record<string, (story: Story<G>) => boolean>>;

/** The story of a log, or undefined if the log is wrong or the game was not finished. */
export function storyOf<G extends Shape>(game: Game<G>, log: Log<G>): Story<G> | undefined {
  const steps: Step<G>[] = [];
  let before: G['State'] | undefined;
  const { state } = replay(game, log, (now, events, entry) => {
    if (before && entry) steps.push({ before, seat: entry.seat, move: entry.move, events });
    before = game.clone(now);
  }) as { state?: G['State'] };
  const outcome = state && game.outcome(state);
  return outcome && { options: log.opening.options, steps, outcome };
}
