/** One projection for all pieces. x is length, y depth, z height in pixels; nearer is larger x and smaller y. */
import type { Rect } from './layout-port.ts';

export type Point = readonly [x: number, y: number];

/** The height of a container in pixels, at scale 1. */
export const HEIGHT = 15;
/** The top of a plant's chimney, likewise. */
export const CHIMNEY = 32;
/** From the left end of a container's base to its middle. */
export const MIDDLE: Point = [19, 0.5];
const LENGTH: Point = [26, 9];
const DEPTH: Point = [12, -8];

export const project = (x: number, y: number, z = 0): Point => [
  x * LENGTH[0] + y * DEPTH[0],
  x * LENGTH[1] + y * DEPTH[1] - z,
];

/** What is written or painted on a front wall of this height: right and down from its upper left corner. */
export const onFront = (height: number): string => `matrix(1 0.346 0 1 0 ${-height})`;

const short = (n: number): string => String(Math.round(n * 10) / 10);
const coordinates = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

type Corner = readonly [x: number, y: number, z?: number];

/** A closed face through these corners. */
export const face = (...corners: readonly Corner[]): string =>
  `M${corners.map((corner) => coordinates(project(...corner))).join('L')}Z`;

/** An open line. */
export const line = (...corners: readonly Corner[]): string =>
  `M${corners.map((corner) => coordinates(project(...corner))).join('L')}`;

/** Several lines drawn as one. */
export const lines = (...all: readonly (readonly Corner[])[]): string =>
  all.map((one) => line(...one)).join('');

export interface Block {
  readonly front: string;
  readonly end: string;
  readonly top: string;
}

/** The three visible faces of a block between these bounds. */
export function block(x: Point, y: Point, z: Point): Block {
  const [x0, x1] = x;
  const [y0, y1] = y;
  const [z0, z1] = z;
  return {
    front: face([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]),
    end: face([x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1]),
    top: face([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]),
  };
}

/** The corners of a container that one sees at its edge. */
export const RIM: readonly Corner[] = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [1, 1, HEIGHT],
  [0, 1, HEIGHT],
  [0, 0, HEIGHT],
];
/** Where the shadow of a container or a building falls. */
export const SHADE: readonly Corner[] = [
  [-0.04, -0.04],
  [1.2, -0.04],
  [1.2, 1.04],
  [-0.04, 1.04],
];

/** These corners from the middle of a container's base. */
const fromMiddle = (corners: readonly Corner[]): Point[] =>
  corners.map((corner) => {
    const [x, y] = project(...corner);
    return [x - MIDDLE[0], y - MIDDLE[1]];
  });

/** The rim with room for the strokes along the edges. */
const ROOM = 1.06;
const OUTLINE = fromMiddle(RIM).map(([x, y]): Point => {
  const up = -HEIGHT / 2;
  return [x * ROOM, (y - up) * ROOM + up];
});
const SHADOW = fromMiddle(SHADE);
/** The ground a building will stand on. */
const PAD = fromMiddle([
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]);

/** A building with its chimney and its shadow is within these corners. */
const SITE = cornersAround(
  fromMiddle([...SHADE, [0, 0], [1, 0], [0.06, 0.62, CHIMNEY], [0.22, 0.86, CHIMNEY]]),
  3,
);

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boundsOf(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function cornersAround(points: readonly Point[], room: number): Point[] {
  const { left, top, right, bottom } = boundsOf(points);
  return [
    [left - room, top - room],
    [right + room, top - room],
    [right + room, bottom + room],
    [left - room, bottom + room],
  ];
}

/** Left, top, width and height, as a `viewBox`: what is drawn there is the skin of such a shape. */
function viewBoxOf(shape: readonly Point[]): string {
  const { left, top, right, bottom } = boundsOf(shape);
  return [left, top, right - left, bottom - top].join(' ');
}
export const BOX_SKIN = viewBoxOf(OUTLINE);
export const SITE_SKIN = viewBoxOf(SITE);

/**
 * A shape with the middle of its base there. Moved by its own corners, not by a `transform`: of those the browser keeps
 * account with every frame.
 */
const placed = (shape: readonly Point[], x: number, y: number, scale: number): string =>
  `M${shape.map(([dx, dy]) => `${(x + dx * scale).toFixed(2)} ${(y + dy * scale).toFixed(2)}`).join('L')}Z`;

export const boxAt = (x: number, y: number, scale: number): string => placed(OUTLINE, x, y, scale);
export const siteAt = (x: number, y: number, scale: number): string => placed(SITE, x, y, scale);
export const padAt = (x: number, y: number, scale: number): string => placed(PAD, x, y, scale);
export const shadeAt = (x: number, y: number, scale: number): string => placed(SHADOW, x, y, scale);

/** A line with curves: `to(…)` gives coordinates for a path written by hand. */
export const to = (x: number, y: number, z = 0): string => coordinates(project(x, y, z));

/** A wobbling closed line, as of a depth. */
export function contour(cx: number, cy: number, rx: number, ry: number, seed: number): string {
  return smooth(
    around(14, (a): Point => {
      const k = 1 + 0.07 * Math.sin(a * 3 + seed) + 0.045 * Math.sin(a * 5 + seed * 2.3);
      return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
    }),
  );
}

/** An island: around what, and whether there is something in its lower corners that must stay dry. */
export interface Land {
  readonly shore: Rect;
  readonly square: boolean;
}

/** The corners of a line so far outside an island's shore; it is an ellipse where the exponent is 1. */
export function shoreline({ shore: { x, y, w, h }, square }: Land, outside: number, seed: number): Point[] {
  return around(18, (a): Point => {
    const k = 1 + 0.04 * Math.sin(a * 3 + seed) + 0.02 * Math.sin(a * 5 + seed * 2.3);
    const exponent = Math.sin(a) < 0 ? 0.5 : square ? 0.3 : 0.55;
    const reach = (n: number, radius: number): number =>
      Math.sign(n) * Math.abs(n) ** exponent * (radius + outside) * k;
    return [x + w / 2 + reach(Math.cos(a), w / 2), y + h / 2 + reach(Math.sin(a), h / 2)];
  });
}

export const shoreOf = (land: Land, outside: number, seed: number): string =>
  smooth(shoreline(land, outside, seed));

const around = (count: number, corner: (angle: number) => Point): Point[] =>
  Array.from({ length: count }, (_, i) => corner((i / count) * 2 * Math.PI));

/** Through the middle of every side, so that no corner is left. */
function smooth(corners: readonly Point[]): string {
  const sides = corners.map((corner, i) => ({ corner, end: between(corner, corners[i + 1] ?? corners[0]) }));
  const curves = sides.map(({ corner, end }) => `Q${coordinates(corner)} ${coordinates(end)}`);
  return `M${coordinates(between(corners.at(-1), corners[0]))}${curves.join('')}Z`;
}

const between = ([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0]): Point => [(ax + bx) / 2, (ay + by) / 2];
