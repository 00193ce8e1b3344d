import { describe, expect, test } from 'vitest';
import { fitted, heightFor, planBoard } from './layout.ts';
import type { Rect } from './layout-port.ts';
import { COAST } from './layout-sea.ts';
import type { BoardPlan, Stage } from './layout-stage.ts';
import { type Point, shoreline } from './projection.ts';

const WIDTHS = [340, 390, 596, 776, 820, 860, 936, 1180, 1416, 2000];
const stages: Stage[] = WIDTHS.flatMap((width) =>
  [3, 4, 5].flatMap((seats) =>
    [false, true].flatMap((bank) =>
      [500, 900].map((height) => ({ width, height, seats, near: seats - 1, bank })),
    ),
  ),
);

const regionsOf = ({ ports, supply, bank }: BoardPlan): Rect[] => [
  ...ports.map(({ rect }) => rect),
  supply.rect,
  ...(bank ? [bank.rect] : []),
];

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

const cornersOf = ({ x, y, w, h }: Rect): Point[] => [
  [x, y],
  [x + w, y],
  [x, y + h],
  [x + w, y + h],
];

/** A line to the left of the point crosses the outline an odd number of times. */
const isWithin = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.filter(([ax, ay], i) => {
    const [bx, by] = outline.at(i - 1) ?? [0, 0];
    return ay > y !== by > y && x > ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length %
    2 ===
  1;

describe.each(stages)('$seats players on $width × $height pixels, bank $bank', (wanted) => {
  const { stage, zoom } = fitted(wanted);
  const plan = planBoard(stage);
  const regions = regionsOf(plan);

  test('everybody has a port, and nothing covers anything else', () => {
    expect(plan.ports.filter(Boolean)).toHaveLength(stage.seats);
    for (const [i, a] of regions.entries())
      for (const b of regions.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    for (const { rect } of plan.island.areas)
      for (const region of regions) expect(overlap(rect, region)).toBe(false);
  });

  test('the places on the island stay dry', () => {
    const shore = shoreline(plan.island, 0, COAST);
    for (const { rect } of plan.island.areas)
      for (const corner of cornersOf(rect)) expect(isWithin(corner, shore)).toBe(true);
  });

  test('a ship at sea lies neither on the island nor in a port', () => {
    const ships = plan.roads.map(({ x, y }) => ({ x: x - 34, y: y - 14, w: 68, h: 28 }));
    for (const ship of ships)
      for (const region of [plan.island.shore, ...regions]) expect(overlap(ship, region)).toBe(false);
  });

  test('all of it is on the stage', () => {
    for (const { x, y, w, h } of regions) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(plan.width);
      expect(y + h).toBeLessThanOrEqual(plan.height);
    }
  });

  test('a price space is wide enough for a box and its price', () => {
    for (const { blocks } of plan.ports)
      for (const { spaces, scale } of blocks) {
        expect(scale).toBeGreaterThan(0.7);
        for (const { rect } of spaces) expect(rect.w).toBeGreaterThanOrEqual(28);
      }
  });

  test('letters of 14.5 pixels never fall below 13', () => {
    expect(zoom * 14.5).toBeGreaterThanOrEqual(13);
  });
});

test('three players need not scroll below a teacher either', () => {
  const { stage, zoom } = fitted({ width: 936, height: 617, seats: 3, near: 0, bank: false });
  expect(planBoard(stage).height * zoom).toBeLessThanOrEqual(617.5);
});

/** What a window of 1440 × 900 leaves between log, seats and bar. */
const DESK = { width: 936, height: 688, near: 0 };

test.each([3, 4, 5].flatMap((seats) => [false, true].map((bank) => ({ seats, bank }))))(
  '$seats players, bank $bank, need not scroll on a desk',
  ({ seats, bank }) => {
    const { stage, zoom } = fitted({ ...DESK, seats, bank });
    expect(planBoard(stage).height * zoom).toBeLessThanOrEqual(DESK.height + 0.5);
  },
);

test.each([3, 4])('%i players need not scroll on a small desk either', (seats) => {
  // What a window of 1280 × 800 leaves.
  const { stage, zoom } = fitted({ width: 776, height: 596, near: 0, seats, bank: false });
  expect(planBoard(stage).height * zoom).toBeLessThanOrEqual(596.5);
});

describe('a bar that grows', () => {
  const at = (laid: number) => ({ laid, highest: 696 });

  test('by a row or a line covers nothing, and its room stays free afterwards', () => {
    expect(heightFor(639, at(696), false)).toBe(639);
    expect(heightFor(639, at(696), true)).toBe(639);
    expect(heightFor(696, at(639), true)).toBe(639);
  });

  test('by a list or a teacher moves nothing that is in hand, and gives the room back', () => {
    expect(heightFor(460, at(696), false)).toBe(696);
    expect(heightFor(460, at(696), true)).toBe(460);
    expect(heightFor(696, at(460), false)).toBe(460);
    expect(heightFor(696, at(460), true)).toBe(696);
  });

  test('is not what a page was short of while it opened', () => {
    expect(heightFor(720, at(696), true)).toBe(720);
  });
});
