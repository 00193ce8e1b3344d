/** The luck of a table whose game is compared with others: a stream of its own for every occasion. */
import { type Chance, seeded } from '../core/chance.ts';

export interface Luck {
  /** The stream of this name; asked again, it goes on where it was. */
  from(name: string): Chance;
}

export function keyedLuck(seed: string): Luck {
  const streams = new Map<string, Chance>();
  return {
    from(name) {
      const known = streams.get(name);
      if (known) return known;
      const fresh = seeded(`${seed}/${name}`);
      streams.set(name, fresh);
      return fresh;
    },
  };
}
