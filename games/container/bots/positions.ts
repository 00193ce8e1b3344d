/** Positions to try bots on, and the same positions with all that is hidden drawn anew. */
import type { Asking } from '../../../bots/advice.ts';
import { seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { container } from '../rules/index.ts';
import type { Container, Event, Options, State } from '../rules/types.ts';
import { sensibleMove } from './sensible.ts';

export interface Position {
  readonly state: State;
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/** Positions from games between sensible players who now and then do anything. */
export function* positions(options: Options, seats: number, seed: string): Generator<Position> {
  const chance = seeded(seed);
  for (;;) {
    const events: Event[] = [];
    const emit = (event: Event): unknown => events.push(event);
    const state = container.start(options, seats, chance, emit);
    for (let [seat] = container.toAct(state); seat !== undefined; [seat] = container.toAct(state)) {
      if (chance.draw(8) === 0) yield { state: container.clone(state), seat, events: [...events] };
      const move =
        chance.draw(10) === 0
          ? container.sample(state, seat, chance)
          : sensibleMove(container.view(state, seat), seat, chance);
      container.apply(state, seat, move, chance, emit);
    }
  }
}

export function some(options: Options, seats: number, seed: string, count: number): Position[] {
  const found: Position[] = [];
  for (const position of positions(options, seats, seed)) {
    found.push(position);
    if (found.length === count) return found;
  }
  return found;
}

/** What its seat knows of it. */
export function seenBy({ state, seat, events }: Position): Asking<Container> {
  const seen = events.flatMap((event) => container.redact(event, seat) ?? []);
  return { view: container.view(state, seat), seat, seen };
}

/** The same for this seat, but with all it cannot see drawn anew. */
export function redrawn({ state, seat, events }: Position, seed: string): Position {
  const other = container.guess(container.view(state, seat), seat, seeded(seed));
  return { state: JSON.parse(JSON.stringify(other)) as State, seat, events };
}
