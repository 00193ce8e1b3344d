/** The game of a table with its bots. */
import type { Game } from '../core/game.ts';

/** As much of a game module as a table needs. */
export interface TableGame {
  readonly game: Game;
  /** By level, the strongest last. */
  readonly bots: Readonly<Record<string, unknown>>;
}

/** The bot that sits in for an absent player: the strongest. */
export const standInBotOf = ({ bots }: TableGame): string => Object.keys(bots).at(-1) ?? '';
