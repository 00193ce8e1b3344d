/** How many boxes lie on one another: in the supply, in a store, on the island. */
import { HEIGHT } from './projection.ts';

/** Where a box lies, from the middle of the place; those further back come first, as they are drawn. */
export interface Lie {
  /** Counted from the bottom of the front stack. */
  readonly nth: number;
  readonly dx: number;
  readonly dy: number;
}

/** From a stack to the one behind it, at scale 1: a little more than the depth of a box. */
const BEHIND = { dx: 13, dy: -9 };
/** A box is this high on paper, beyond what the boxes below it take. */
const ON_PAPER = HEIGHT + 12;

/** One stack as high as the place allows, then a second one behind it, then both closer: more are never lower. */
export function stacked(count: number, height: number, scale: number): Lie[] {
  const full = Math.max(1, Math.floor((height - ON_PAPER * scale) / (HEIGHT * scale)) + 1);
  if (count <= full) return column(count, 0, HEIGHT * scale, { dx: 0, dy: 0 });
  const front = Math.max(full, Math.ceil(count / 2));
  const room = height - (ON_PAPER - BEHIND.dy) * scale;
  const step = Math.min(closest(front, height, scale), room / Math.max(1, count - front - 1));
  // Both stacks stand a little aside, so that they are in the middle together.
  const aside = (BEHIND.dx * scale) / 2;
  return [
    ...column(count - front, front, step, { dx: aside, dy: BEHIND.dy * scale }),
    ...column(front, 0, step, { dx: -aside, dy: 0 }),
  ];
}

const column = (count: number, from: number, step: number, at: { dx: number; dy: number }): Lie[] =>
  Array.from({ length: count }, (_, i) => ({ nth: from + i, dx: at.dx, dy: at.dy - i * step }));

/** From box to box, where so many are on one another. */
const closest = (count: number, height: number, scale: number): number =>
  Math.min(HEIGHT * scale, (height - ON_PAPER * scale) / Math.max(1, count - 1));

/** Boxes on one another at any number: the more, the closer. */
export const squeezed = (count: number, height: number, scale: number): Lie[] =>
  column(count, 0, Math.max(1, closest(count, height, scale)), { dx: 0, dy: 0 });

/** Smaller than this a mark can hardly be told from another. */
const SMALLEST = 0.7;

/** In a store every box must show its mark: the more there are on one another, the smaller they are. */
export function smaller(count: number, height: number, scale: number): number {
  const fits = height / (ON_PAPER + HEIGHT * Math.max(0, count - 1));
  return Math.min(scale, Math.max(SMALLEST, fits));
}
