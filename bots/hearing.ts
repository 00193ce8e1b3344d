/** What bots remember of a game: each seat hears what it may of all that happens. */
import type { Emit, Game, Shape } from '../core/game.ts';

export function hearing<G extends Shape>(game: Game<G>, seen: readonly G['Event'][][]): Emit<G['Event']> {
  return (event) => {
    for (const [seat, heard] of seen.entries()) {
      const told = game.redact(event, seat);
      if (told) heard.push(told);
    }
  };
}
