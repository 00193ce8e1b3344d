/** Where everything lies on a stage of any size: ports around the sea where it is wide, else one below the other. */
import type { Seat } from '../../../core/game.ts';
import { BANK_HEIGHT, type BankPlan, planBank } from './layout-bank.ts';
import {
  BASIN,
  type PortPlan,
  type PortShape,
  planPort,
  portHeight,
  type Rect,
  type Spot,
} from './layout-port.ts';
import { type IslandPlan, islandSize, planIsland, planSupply, type SupplyPlan } from './layout-sea.ts';

export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** Whose port is nearest. */
  readonly near: Seat;
  readonly bank: boolean;
}

export interface BoardPlan {
  readonly width: number;
  readonly height: number;
  /** By seat. */
  readonly ports: readonly PortPlan[];
  readonly island: IslandPlan;
  readonly supply: SupplyPlan;
  readonly bank: BankPlan | undefined;
  /** Where each seat's ship lies on the open sea. */
  readonly roads: readonly Spot[];
  readonly shipScale: number;
}

/** From here on there is room for ports on both sides of the sea. */
const ROUND = 860;
/** From here on five players fit around the sea as four do. */
const VAST = 1180;
/** From here on the bank fits beside the island. */
const BANK_BESIDE = 1310;
const M = 10;
const SUPPLY = { w: 200, h: 112 };
const BANK_WIDTH = 420;
/** Ships at the island stand out of it. */
const MOORED = 20;

const OWN: PortShape = { upright: false, flat: false, store: 100 };
const STRIP: PortShape = { upright: false, flat: false, store: 86 };
const TOWER: PortShape = { upright: true, flat: false, store: 86 };
const LOW_TOWER: PortShape = { upright: true, flat: true, store: 84 };

export const planBoard = (stage: Stage): BoardPlan =>
  stage.width >= ROUND ? around(stage) : oneBelowTheOther(stage);

/** How much larger or smaller all is drawn so that the stage is filled; letters stay legible. */
export function zoomFor(stage: Stage): number {
  if (stage.width < ROUND) return 1;
  const least = planBoard({ ...stage, height: 0 }).height;
  // A stage drawn larger is laid out like a smaller one, but not like one of another kind.
  const kinds = [stage.bank ? BANK_BESIDE : VAST, VAST, ROUND];
  const kind = kinds.find((from) => stage.width >= from) ?? ROUND;
  const most = Math.max(1, Math.min(1.4, stage.width / kind));
  return Math.max(0.93, Math.min(most, stage.height / least));
}

/** The others, clockwise from the left of who is near. */
const othersOf = ({ seats, near }: Stage): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats);

interface Columns {
  readonly left: readonly Seat[];
  readonly top: readonly Seat[];
  readonly right: readonly Seat[];
  readonly shape: PortShape;
}

function columnsOf(stage: Stage): Columns {
  const [a = 0, b = 0, c = 0, d = 0] = othersOf(stage);
  if (stage.seats === 3) return { left: [a], top: [], right: [b], shape: TOWER };
  if (stage.seats === 4) return { left: [a], top: [b], right: [c], shape: TOWER };
  if (stage.width >= VAST) return { left: [a], top: [b, c], right: [d], shape: TOWER };
  return { left: [b, a], top: [], right: [c, d], shape: LOW_TOWER };
}

/** Ports on three sides, one's own below, the sea in the middle. */
function around(stage: Stage): BoardPlan {
  const { width, seats, near } = stage;
  const columns = columnsOf(stage);
  const side = Math.round(Math.min(280, Math.max(218, width * 0.19)));
  const inner = { x: side + 2 * M, w: width - 2 * (side + 2 * M) };
  const top = portsOnTop(columns, inner, seats);
  const centre = inTheMiddle(stage, { ...inner, y: top.bottom, h: 0 });
  const low = columns.left.length > 1;
  const own = low ? STRIP : OWN;
  const floor = portHeight(own) + M;
  const sides = M + columns.left.length * (portHeight(columns.shape) + BASIN + M) - M;
  const height = Math.max(
    stage.height,
    low ? sides : sides + BASIN + M + floor,
    centre.bottom + BASIN + floor + (low ? SUPPLY.h : 0),
  );
  const ports: PortPlan[] = [...top.ports];
  for (const [x, seated] of [
    [M, columns.left],
    [width - M - side, columns.right],
  ] as const) {
    for (const [i, seat] of seated.entries()) {
      const y = M + i * (portHeight(columns.shape) + BASIN + M);
      ports[seat] = planPort({ x, y }, side, columns.shape, { edge: 'bottom', visitors: seats - 1 });
    }
  }
  const ownWidth = low ? inner.w : Math.min(860, width - 3 * M - SUPPLY.w);
  const ownX = low ? inner.x : (width - ownWidth - M - SUPPLY.w) / 2;
  const y = height - floor;
  ports[near] = planPort({ x: ownX, y }, ownWidth, own, { edge: 'top', visitors: seats - 1, from: inner.x });
  const supply = low
    ? { x: inner.x, y: y - BASIN - SUPPLY.h, w: inner.w, h: SUPPLY.h }
    : { x: ownX + ownWidth + M, y, w: SUPPLY.w, h: portHeight(OWN) };
  const slack = (low ? supply.y : y - BASIN) - centre.bottom;
  const middle = centre.spread(slack);
  const roads = low
    ? middle.roads
    : roadsUnder({ x: M, y: sides, w: width - 2 * M, h: y - sides }, side, seats);
  return { width, height, ports, ...middle, roads, supply: planSupply(supply), shipScale: 0.5 };
}

/** Roads below the ports on both sides, turn and turn about. */
function roadsUnder({ x, y, w, h }: Rect, side: number, seats: number): Spot[] {
  const step = Math.min(96, side / Math.ceil(seats / 2));
  return Array.from({ length: seats }, (_, seat) => {
    const off = step * (Math.floor(seat / 2) + 0.5);
    return { x: seat % 2 === 0 ? x + off : x + w - off, y: y + h / 2 };
  });
}

function portsOnTop(
  { top }: Columns,
  inner: { x: number; w: number },
  seats: number,
): { ports: PortPlan[]; bottom: number } {
  const ports: PortPlan[] = [];
  const w = Math.min(560, (inner.w - M * (top.length - 1)) / Math.max(1, top.length));
  const from = inner.x + (inner.w - w * top.length - M * (top.length - 1)) / 2;
  for (const [i, seat] of top.entries())
    ports[seat] = planPort({ x: from + i * (w + M), y: M }, w, STRIP, {
      edge: 'bottom',
      visitors: seats - 1,
    });
  return { ports, bottom: top.length > 0 ? M + portHeight(STRIP) + BASIN : M };
}

interface Centre {
  readonly bottom: number;
  /** The plans once it is known how much room is left over. */
  readonly spread: (slack: number) => Pick<BoardPlan, 'island' | 'bank' | 'roads'>;
}

/** The island, and the bank above it, or beside it where the sea is wide. */
function inTheMiddle({ width, seats, bank }: Stage, { x, y, w }: Rect): Centre {
  const beside = bank && width >= BANK_BESIDE;
  const size = islandSize(seats, w - (beside ? BANK_WIDTH + M : 130));
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

/** Roads left and right of the island, turn and turn about. */
function roadsBeside(sea: Rect, shore: Rect, seats: number): Spot[] {
  const rows = Math.ceil(seats / 2);
  const step = Math.min(64, sea.h / rows);
  return Array.from({ length: seats }, (_, seat) => ({
    x: seat % 2 === 0 ? (sea.x + shore.x) / 2 : (shore.x + shore.w + sea.x + sea.w) / 2,
    y: sea.y + sea.h / 2 + (Math.floor(seat / 2) - (rows - 1) / 2) * step,
  }));
}

/** For narrow stages: the island, one's own port, the others, the bank. */
function oneBelowTheOther(stage: Stage): BoardPlan {
  const { width, seats, near } = stage;
  const size = islandSize(seats, width - 36);
  const shore = size.h + 20;
  const island = planIsland({ x: 0, y: 0, w: width, h: shore }, seats, size);
  const roads = shore + BASIN * 1.2;
  const supply = planSupply({ x: M, y: roads + BASIN / 2, w: width - 2 * M, h: SUPPLY.h });
  const ownTop = supply.rect.y + SUPPLY.h + BASIN;
  const below = portsBelow(stage, ownTop + portHeight(OWN) + BASIN);
  const ports = [...below.ports];
  ports[near] = planPort({ x: M, y: ownTop }, width - 2 * M, OWN, { edge: 'top', visitors: seats - 1 });
  const w = Math.min(560, width - 2 * M);
  const bank = stage.bank ? planBank({ x: (width - w) / 2, y: below.bottom, w, h: 0 }, seats) : undefined;
  return {
    width,
    height: below.bottom + (bank ? BANK_HEIGHT + M : 0),
    ports,
    island,
    supply,
    bank,
    roads: Array.from({ length: seats }, (_, seat) => ({
      x: (width / seats) * (seat + 0.5),
      y: roads - 2,
    })),
    shipScale: Math.min(0.5, width / seats / 165),
  };
}

/** The others' ports in one column or two. */
function portsBelow(stage: Stage, top: number): { ports: PortPlan[]; bottom: number } {
  const { width, seats } = stage;
  const across = width >= 720 ? 2 : 1;
  const w = (width - M * (across + 1)) / across;
  const ports: PortPlan[] = [];
  for (const [i, seat] of othersOf(stage).entries()) {
    const y = top + Math.floor(i / across) * (portHeight(STRIP) + BASIN);
    ports[seat] = planPort({ x: M + (i % across) * (w + M), y }, w, STRIP, {
      edge: 'top',
      visitors: seats - 1,
    });
  }
  return { ports, bottom: top + Math.ceil((seats - 1) / across) * (portHeight(STRIP) + BASIN) - BASIN + M };
}
