import { describe, expect, test } from 'vitest';
import { LIKELY_PRINT, PORTS } from '../rules/tables.ts';
import { berths, coinStep, HEAD, onQuay, portPlan } from './berths.ts';
import { type Box, mapLayout } from './layout.ts';

const openFor = (seats: number): number[] =>
  PORTS.map((port) => (LIKELY_PRINT.players[port] <= seats ? 1 : 0));
const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each([344, 374, 516, 560, 620, 776, 1060, 1400])('a map %i pixels wide', (width) => {
  test.each([2, 3, 4, 5])('keeps everything apart and inside for %i players', (seats) => {
    for (const market of [1, 6, 8, 12]) {
      for (const room of [0, 400, 900]) {
        const { ports, macao, height } = mapLayout(width, room, { open: openFor(seats), market });
        const boxes = [...ports, macao];
        expect(height).toBeGreaterThanOrEqual(room);
        for (const [i, box] of boxes.entries()) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.w).toBeLessThanOrEqual(width);
          expect(box.y + box.h).toBeLessThanOrEqual(height);
          for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
        }
      }
    }
  });

  test('is no higher than there is room for, unless it must be', () => {
    for (const seats of [2, 3, 4, 5]) {
      const printed = { open: openFor(seats), market: 6 };
      const least = mapLayout(width, 0, printed).height;
      for (const room of [500, 700, 900]) {
        expect(mapLayout(width, room, printed).height).toBeCloseTo(Math.max(room, least));
      }
    }
  });

  test('shows every port, the closed ones as signs', () => {
    const { ports } = mapLayout(width, 0, { open: openFor(2), market: 6 });
    expect(ports.map(({ port }) => port).sort()).toEqual([...PORTS].sort());
    expect(ports.filter(({ open }) => open)).toHaveLength(4);
    for (const { open, h } of ports) expect(h > 90).toBe(open);
  });
});

test.each([1, 30, 60, 119])('there is a layout even for %i pixels', (width) => {
  expect(mapLayout(width, 0, { open: openFor(2), market: 6 }).height).toBeLessThan(5_000);
});

describe('within a port', () => {
  const [box] = mapLayout(620, 0, { open: openFor(5), market: 6 }).ports;

  test.each([1, 2, 3, 4])('%i goods stand on the quay', (slots) => {
    const plan = portPlan(box!, slots);
    for (const { x, y } of onQuay(plan, slots)) {
      expect(x).toBeGreaterThanOrEqual(plan.quay.x);
      expect(x + plan.token).toBeLessThanOrEqual(plan.quay.x + plan.quay.w);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + plan.token).toBeLessThanOrEqual(plan.quay.h);
    }
  });

  test.each([1, 2, 3, 4, 5])('%i ships lie in the basin', (n) => {
    const plan = portPlan(box!, 4);
    for (const side of ['left', 'right'] as const) {
      const { at } = berths(plan, side, n);
      expect(at).toHaveLength(n);
      for (const x of at) {
        expect(x).toBeGreaterThan(plan.basin.x);
        expect(x).toBeLessThan(plan.basin.x + plan.basin.w + 2);
      }
    }
  });

  test('the highest stack with its ship fits, and coins are never higher than they look well', () => {
    for (const highest of [1, 5, 12, 40]) {
      const step = coinStep(108, highest);
      expect(step).toBeLessThanOrEqual(7);
      expect(step * highest).toBeLessThan(108 - HEAD);
    }
  });
});
