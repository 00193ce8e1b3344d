/** Players that are programs. They see what a person in their seat would see, and nothing else. */
import type { Chance } from '../core/chance.ts';
import type { Seat, Shape } from '../core/game.ts';

export interface Budget {
  /** How many positions the bot may look at; the clock is the caller's business. */
  readonly nodes: number;
  /** The bot's own luck, never the table's. */
  readonly chance: Chance;
}

export interface Bot<G extends Shape = Shape> {
  /** Wants to know what happened, not only how things stand: a table then looks the events up. */
  readonly remembers?: true;
  /** A legal move for a seat that is to act; `seen` are the events this seat was shown, oldest first. */
  choose(
    view: G['View'],
    seat: Seat,
    seen: readonly G['Event'][],
    budget: Budget,
  ): G['Move'] | Promise<G['Move']>;
}
