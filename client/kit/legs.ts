/** Where pieces lay and lie, what went where, and on which way. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A piece, with its middle in the board's own units. */
export interface Lying extends Spot {
  readonly key: string;
  readonly look: string;
}

/** What moved, for a trail. */
export interface Leg {
  readonly key: string;
  readonly look: string;
  readonly from: Spot;
  readonly to: Spot;
}

export type Layout = ReadonlyMap<string, Lying>;

/** What moves less than this has not moved. */
export const STILL = 1.5;
const STEPS = 10;

export interface Pairing {
  /** What has the same key has not moved: if it lies elsewhere, the table was laid out anew. */
  readonly keysStay?: boolean;
}

/** Pairs what lay there with what lies there now: by key, then by look, the nearest first. */
export function legsBetween(before: Layout, after: Layout, { keysStay = false }: Pairing = {}): Leg[] {
  const shifted = keysStay
    ? []
    : [...after.values()].flatMap((now) => {
        const then = before.get(now.key);
        return then && apart(then, now) > STILL ? [leg(then, now)] : [];
      });
  const gone = [...before.values()].filter(({ key }) => !after.has(key));
  const come = [...after.values()].filter(({ key }) => !before.has(key));
  const pairs = come.flatMap((now) =>
    gone.filter(({ look }) => look === now.look).map((then) => ({ then, now, far: apart(then, now) })),
  );
  pairs.sort((a, b) => a.far - b.far);
  const taken = new Set<Lying>();
  const swapped: Leg[] = [];
  for (const { then, now } of pairs) {
    if (taken.has(then) || taken.has(now)) continue;
    taken.add(then).add(now);
    swapped.push(leg(then, now));
  }
  return [...shifted, ...swapped];
}

/** The way of a piece as `translate` values, ending at its place. Gravity pulls upward on paper. */
export function way(by: Spot, straight: boolean): string[] {
  const lift = straight ? 0 : Math.min(70, Math.hypot(by.x, by.y) / 4);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = (1 - Math.cos((Math.PI * i) / STEPS)) / 2;
    const y = by.y * (1 - t) - lift * 4 * t * (1 - t);
    return `${(by.x * (1 - t)).toFixed(1)}px ${y.toFixed(1)}px`;
  });
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const leg = (from: Lying, to: Lying): Leg => ({ key: to.key, look: to.look, from, to });
