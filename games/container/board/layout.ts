/** Where everything lies on a stage of any size: ports around the sea where it is wide, else one below the other. */
import type { Seat } from '../../../core/game.ts';
import { BANK_HEIGHT, planBank } from './layout-bank.ts';
import { oneBelowTheOther } from './layout-narrow.ts';
import {
  BASIN,
  type PortPlan,
  type PortShape,
  planPort,
  portHeight,
  type Rect,
  type Spot,
} from './layout-port.ts';
import { islandSize, planIsland, planSupply, SHOAL } from './layout-sea.ts';
import {
  type BoardPlan,
  M,
  othersOf,
  type Ports,
  type Stage,
  SUPPLY,
  shapesOf,
  TIGHT,
} from './layout-stage.ts';

/** From here on there is room for ports on both sides of the sea. */
const ROUND = 860;
/** From here on five players fit around the sea as four do. */
const VAST = 1180;
/** From here on the bank fits beside the island; below it, ports stand two high on both sides to make room for it. */
const BANK_BESIDE = 1310;
const BANK_WIDTH = 400;
/** The supply needs no more than this in a corner of its own. */
const CORNER = 240;
/** Ships at the island stand out of it. */
const MOORED = 26;
/** Water that ships need beside the island, and below the ports. */
const ROAD = { w: 72, h: 56 };

export const planBoard = (stage: Stage): BoardPlan =>
  stage.width >= ROUND ? around(stage) : oneBelowTheOther(stage);

/** Letters stay legible down to here. */
const SMALLEST = 0.9;
const LARGEST = 1.4;

/** The stage as it is laid out, and how much larger or smaller it is then drawn so that it is filled. */
export function fitted(stage: Stage): { stage: Stage; zoom: number } {
  // Drawn smaller there is room a little sooner, yet not for five ports and the ships between them.
  const round = stage.seats > 4 ? ROUND : ROUND * SMALLEST;
  if (stage.width < round) return { stage, zoom: 1 };
  const fits = (tight: boolean): number => {
    const width = stage.width / SMALLEST;
    return stage.height / planBoard({ ...stage, width, height: 0, tight }).height;
  };
  const tight = fits(false) < SMALLEST;
  // A stage drawn larger is laid out like a smaller one, but not like one of another kind.
  const kind = [stage.bank ? BANK_BESIDE : VAST, ROUND].find((from) => stage.width >= from) ?? ROUND;
  const most = Math.min(LARGEST, stage.width / kind);
  const zoom = Math.max(SMALLEST, Math.min(most, fits(tight)));
  return { stage: { ...stage, width: stage.width / zoom, height: stage.height / zoom, tight }, zoom };
}

/** What a bar may need more than it did: a row of buttons and a line. */
const A_WHILE = 64;

interface Laid {
  /** The height last laid out for. */
  readonly laid: number;
  /** The most there ever was. */
  readonly highest: number;
}

/**
 * The height to lay out for in a window that stays as it is. What the bar once needed is kept free from then on, so
 * that it covers nothing and the board moves once, not with every choice. A teacher or a list needs more than that:
 * the board waits for it until nothing is in hand, and has the room back when it is gone. More room than ever is not
 * the bar's: the page was not all there yet.
 */
export function heightFor(height: number, { laid, highest }: Laid, idle: boolean): number {
  if (height > highest) return height;
  if (Math.abs(height - laid) > A_WHILE) return idle ? height : laid;
  return Math.min(height, laid);
}

interface Columns {
  readonly left: readonly Seat[];
  readonly top: readonly Seat[];
  readonly right: readonly Seat[];
}

function columnsOf(stage: Stage): Columns {
  const [a = 0, b = 0, c = 0, d = 0] = othersOf(stage);
  if (stage.seats === 3) return { left: [a], top: [], right: [b] };
  const broad = stage.width >= (stage.bank ? BANK_BESIDE : VAST);
  if (stage.seats === 4 && stage.bank && !broad) return { left: [b, a], top: [], right: [c] };
  if (stage.seats === 4) return { left: [a], top: [b], right: [c] };
  if (broad) return { left: [a], top: [b, c], right: [d] };
  return { left: [b, a], top: [], right: [c, d] };
}

/** Ports on three sides, one's own below, the sea in the middle. */
function around(stage: Stage): BoardPlan {
  const { width, seats, near } = stage;
  const columns = columnsOf(stage);
  const low = columns.left.length > 1;
  const shapes = low ? { ...shapesOf(stage), tower: TIGHT.tower, strip: TIGHT.strip } : shapesOf(stage);
  const own = low ? shapes.strip : shapes.own;
  const side = Math.round(Math.min(280, Math.max(218, width * 0.19)));
  const inner = { x: side + 2 * M, w: width - 2 * (side + 2 * M) };
  const top = portsOnTop(columns, inner, shapes.strip, seats);
  const centre = inTheMiddle(stage, { ...inner, y: top.bottom, h: 0 }, low);
  const sides = portsBeside(columns, width, side, shapes.tower, seats);
  const floor = portHeight(own) + M;
  /** A corner that no port needs holds the supply; else it lies in the middle or beside one's own port. */
  const corner = low && columns.right.length < columns.left.length;
  const barge = low && !corner ? (stage.bank ? SUPPLY.slim : SUPPLY.h) : 0;
  const height = Math.max(
    stage.height,
    low ? sides.bottom : sides.bottom + BASIN + M + floor,
    centre.bottom + BASIN + floor + barge,
  );
  const y = height - floor;
  const ownWidth = low ? inner.w : Math.min(860, width - 3 * M - SUPPLY.w);
  const ownX = low ? inner.x : (width - ownWidth - M - SUPPLY.w) / 2;
  const ports = Object.assign([...top.ports], sides.ports);
  ports[near] = planPort({ x: ownX, y }, ownWidth, own, { edge: 'top', visitors: seats - 1, from: inner.x });
  const beside = { x: ownX + ownWidth + M, y, w: low ? side : SUPPLY.w, h: portHeight(own) };
  const high = Math.min(CORNER, height - M - sides.bottom / 2);
  const supply = barge
    ? { x: inner.x, y: y - BASIN - barge, w: inner.w, h: barge }
    : corner
      ? { ...beside, y: height - M - high, h: high }
      : beside;
  const middle = centre.spread((barge ? supply.y : y - BASIN) - centre.bottom);
  const water = { x: M, y: sides.bottom, w: width - 2 * M, h: (low ? height : y) - sides.bottom };
  const under = water.h >= ROAD.h ? roadsUnder(water, low ? side : inner.x, seats) : middle.roads;
  const roads = corner ? roadsAbove(supply, sides.bottom / 2, seats) : under;
  const rose = stage.bank || low ? undefined : roseBeside(middle.island.shore, inner.x + inner.w);
  return { width, height, ports, ...middle, roads, rose, supply: planSupply(supply), shipScale: 0.5 };
}

/** On the right of the island, if the water there is wide enough. */
function roseBeside({ x, y, w, h }: Rect, right: number): Spot | undefined {
  const shoal = x + w * 1.1;
  return right - shoal > 90 ? { x: (shoal + right) / 2, y: y + h * 0.25 } : undefined;
}

function portsBeside(
  { left, right }: Columns,
  width: number,
  side: number,
  shape: PortShape,
  seats: number,
): Ports {
  const each = portHeight(shape) + BASIN + M;
  const ports: PortPlan[] = [];
  for (const [x, seated] of [
    [M, left],
    [width - M - side, right],
  ] as const) {
    for (const [i, seat] of seated.entries())
      ports[seat] = planPort({ x, y: M + i * each }, side, shape, { edge: 'bottom', visitors: seats - 1 });
  }
  return { ports, bottom: left.length * each };
}

/** Roads below the ports on both sides, turn and turn about. */
function roadsUnder({ x, y, w, h }: Rect, room: number, seats: number): Spot[] {
  const step = Math.min(96, room / Math.ceil(seats / 2));
  return Array.from({ length: seats }, (_, seat) => {
    const off = step * (Math.floor(seat / 2) + 0.5);
    return { x: seat % 2 === 0 ? x + off : x + w - off, y: y + h / 2 };
  });
}

/** Roads between a port and the supply below it, two abreast. */
function roadsAbove({ x, y, w }: Rect, from: number, seats: number): Spot[] {
  const step = (y - from - M) / Math.ceil(seats / 2);
  return Array.from({ length: seats }, (_, seat) => ({
    x: x + (w / 2) * ((seat % 2) + 0.5),
    y: from + step * (Math.floor(seat / 2) + 0.5),
  }));
}

function portsOnTop(
  { top }: Columns,
  inner: { x: number; w: number },
  shape: PortShape,
  seats: number,
): Ports {
  const ports: PortPlan[] = [];
  const w = Math.min(560, (inner.w - M * (top.length - 1)) / Math.max(1, top.length));
  const from = inner.x + (inner.w - w * top.length - M * (top.length - 1)) / 2;
  for (const [i, seat] of top.entries())
    ports[seat] = planPort({ x: from + i * (w + M), y: M }, w, shape, {
      edge: 'bottom',
      visitors: seats - 1,
    });
  return { ports, bottom: top.length > 0 ? M + portHeight(shape) + BASIN : M };
}

interface Centre {
  readonly bottom: number;
  /** The plans once it is known how much room is left over. */
  readonly spread: (slack: number) => Pick<BoardPlan, 'island' | 'bank' | 'roads'>;
}

/** The island, and the bank above it, or beside it where the sea is wide. */
function inTheMiddle({ width, seats, bank, tight = false }: Stage, { x, y, w }: Rect, low: boolean): Centre {
  const beside = bank && width >= BANK_BESIDE;
  // Where the bank is, the ports at the sides leave water for ships.
  const roads = low && !bank ? 2 * ROAD.w : 0;
  const size = islandSize(seats, w - (beside ? BANK_WIDTH + M : roads), tight && !low && !beside);
  const above = bank && !beside ? BANK_HEIGHT : 0;
  const least = (beside ? Math.max(size.h, BANK_HEIGHT) : size.h) + MOORED;
  return {
    bottom: y + above + least,
    spread: (slack) => {
      const h = least + slack;
      const sea = { x, y: y + above, w: beside ? w - BANK_WIDTH - M : w, h };
      const island = planIsland({ ...sea, h: h - MOORED }, seats, size);
      const pier = beside
        ? { x: x + w - BANK_WIDTH, y: sea.y + (h - BANK_HEIGHT) / 2, w: BANK_WIDTH, h: 0 }
        : { x, y, w, h: 0 };
      return {
        island,
        bank: bank ? planBank(pier, seats) : undefined,
        roads: roadsBeside(sea, island.shore, seats),
      };
    },
  };
}

/** Roads left and right of the island, turn and turn about: between the ports and the shoal. */
function roadsBeside(sea: Rect, shore: Rect, seats: number): Spot[] {
  const rows = Math.ceil(seats / 2);
  const step = Math.min(64, sea.h / rows);
  const [west, east] = [shore.x - SHOAL, shore.x + shore.w + SHOAL];
  // A bow reaches further than a stern.
  const right = sea.x + sea.w - M / 2;
  return Array.from({ length: seats }, (_, seat) => ({
    x: seat % 2 === 0 ? (sea.x + west) / 2 : (east + right) / 2,
    y: sea.y + sea.h / 2 + (Math.floor(seat / 2) - (rows - 1) / 2) * step,
  }));
}
