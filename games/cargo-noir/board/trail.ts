/** What flew, and the faint line it leaves. */
import type { Leg } from '../../../client/kit/legs.ts';

const FAR = 60;

export interface Line {
  readonly key: string;
  readonly seat: string;
  readonly d: string;
}

/** The ways of ships, as arcs; `ship blue` is how a ship looks. */
export function trailsOf(legs: readonly Leg[]): Line[] {
  return legs.flatMap(({ key, look, from, to }) => {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    if (!look.startsWith('ship ') || far < FAR) return [];
    const lift = Math.min(140, far / 2);
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - lift];
    const points = [from.x, from.y, x, y, to.x, to.y].map((n) => n.toFixed(1));
    return [
      { key, seat: look.slice('ship '.length), d: `M${points[0]} ${points[1]}Q${points.slice(2).join(' ')}` },
    ];
  });
}
