/** A finished game as its players met it: before each move, what lay there and what its maker had seen. */
import type { Game, Shape } from '../core/game.ts';
import { type Entry, type Log, type Replayed, replay } from '../core/log.ts';
import type { Asking } from './advice.ts';
import { hearing } from './hearing.ts';

/** A seat before its move, as it was; and all that lay hidden then. */
export interface Scene<G extends Shape> {
  readonly entry: Entry<G>;
  readonly before: G['State'];
  readonly seen: readonly G['Event'][];
}

export interface Scenes<G extends Shape> {
  readonly scenes: readonly Scene<G>[];
  readonly replayed: Replayed<G>;
}

export function scenesOf<G extends Shape>(game: Game<G>, log: Log<G>): Scenes<G> {
  const scenes: Scene<G>[] = [];
  const seen = Array.from({ length: log.opening.seats }, (): G['Event'][] => []);
  const hear = hearing(game, seen);
  let before: G['State'] | undefined;
  const replayed = replay(game, log, (now, events, entry) => {
    if (entry && before) scenes.push({ entry, before, seen: [...(seen[entry.seat] ?? [])] });
    before = game.clone(now);
    for (const event of events) hear(event);
  });
  return { scenes, replayed };
}

/** As the seat saw the table, and nothing else. */
export function askingOf<G extends Shape>(game: Game<G>, { entry, before, seen }: Scene<G>): Asking<G> {
  return { view: game.view(before, entry.seat), seat: entry.seat, seen };
}
