/** The moments of a game one wants to find again. */
import type { Shape } from '../../core/game.ts';
import type { Review } from '../../core/review.ts';
import type { GameText, Who } from '../../text/game-text.ts';
import type { Frame } from './film.ts';

export interface Moment {
  readonly index: number;
  readonly line: string;
}

export function momentsOf(frames: readonly Frame[], review: Review | undefined, tell: Tell): Moment[] {
  return frames.flatMap(({ happening }, index) => {
    const events = happening.events as readonly Shape['Event'][];
    const event = events.find((one) => review?.isMoment(one));
    return event ? [{ index, line: tell(event) }] : [];
  });
}

export type Tell = (event: Shape['Event']) => string;

/** What happened, in the words of the game. */
export function teller(text: GameText, who: Who): Tell {
  const events = text.events as Readonly<Record<string, (event: object, who: Who) => string>>;
  return (event) => events[event.type]?.(event, who) ?? '';
}
