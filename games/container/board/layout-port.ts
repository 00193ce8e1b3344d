/** A port: its quay, the two stores with their price spaces, the buildings above them, and room for visiting ships. */
import { FACTORY_PRICES, HARBOUR_PRICES, MACHINE_COSTS, WAREHOUSE_COSTS } from '../rules/tables.ts';
import type { StoreName } from '../rules/types.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Spot {
  readonly w: number;
  readonly h: number;
}

export interface Space {
  readonly price: number;
  readonly rect: Rect;
  /** The middle of the lowest box. */
  readonly base: Spot;
}

export interface BlockPlan {
  readonly store: StoreName;
  readonly caption: Spot;
  /** Where the buildings stand, the first space first. */
  readonly slots: readonly Spot[];
  readonly slotScale: number;
  /** There is no room below a space for what it costs. */
  readonly flat: boolean;
  readonly rect: Rect;
  readonly spaces: readonly Space[];
  readonly scale: number;
  /** Pixels a stack may be high. */
  readonly room: number;
}

export interface PortPlan {
  readonly rect: Rect;
  readonly blocks: readonly [harbour: BlockPlan, factory: BlockPlan];
  /** Where visitors lie, one after the other, and the edge of the quay they lie at. */
  readonly berths: readonly Spot[];
  readonly quayside: 'top' | 'bottom';
}

export interface PortShape {
  /** Stores one below the other. */
  readonly upright: boolean;
  /** Buildings beside the caption instead of below it. */
  readonly flat: boolean;
  /** Pixels for boxes and prices. */
  readonly store: number;
}

const HEAD = 32;
const PAD = 10;
const GAP = 10;
const CAPTION = 16;
const BUILDINGS = 44;
const FLAT_BUILDINGS = 36;
/** What of a block buildings get beside its caption; costs stand clear of them. */
const BESIDE: Readonly<Record<StoreName, number>> = { harbour: 0.57, factory: 0.5 };
const PRICE = 24;
/** A box at scale 1, and the little it may stand out. */
const BOX = 40;
/** Between a box and its price. */
const AIR = 9;
/** Water for visitors along the quay. */
export const BASIN = 46;

const PRICES: Readonly<Record<StoreName, readonly number[]>> = {
  factory: FACTORY_PRICES,
  harbour: HARBOUR_PRICES,
};
const SLOTS: Readonly<Record<StoreName, number>> = {
  factory: MACHINE_COSTS.length,
  harbour: WAREHOUSE_COSTS.length,
};

const blockHeight = ({ flat, store }: PortShape): number =>
  (flat ? FLAT_BUILDINGS : CAPTION + BUILDINGS) + store;

export const portHeight = (shape: PortShape): number =>
  HEAD + blockHeight(shape) * (shape.upright ? 2 : 1) + (shape.upright ? GAP : 0) + PAD;

/** The edge of the quay at which visitors lie, and from where along it. */
export interface Quayside {
  readonly edge: 'top' | 'bottom';
  readonly visitors: number;
  readonly from?: number;
}

export function planPort(at: Spot, w: number, shape: PortShape, quayside: Quayside): PortPlan {
  const rect = { ...at, w, h: portHeight(shape) };
  const x = at.x + PAD;
  const y = at.y + HEAD;
  const inner = w - 2 * PAD;
  const beside = (inner - GAP) / 9;
  const below = y + blockHeight(shape) + GAP;
  return {
    rect,
    quayside: quayside.edge,
    blocks: shape.upright
      ? [planBlock('harbour', { x, y }, inner, shape), planBlock('factory', { x, y: below }, inner, shape)]
      : [
          planBlock('harbour', { x, y }, beside * 5, shape),
          planBlock('factory', { x: x + beside * 5 + GAP, y }, beside * 4, shape),
        ],
    berths: berthsOf(rect, quayside),
  };
}

function planBlock(store: StoreName, { x, y }: Spot, w: number, shape: PortShape): BlockPlan {
  const prices = PRICES[store];
  const top = y + blockHeight(shape) - shape.store;
  const each = w / prices.length;
  const slot = (w * (shape.flat ? BESIDE[store] : 1)) / SLOTS[store];
  const from = x + w - slot * SLOTS[store];
  const ground = shape.flat ? y + FLAT_BUILDINGS - 12 : y + CAPTION + BUILDINGS - 17;
  return {
    store,
    caption: { x, y: y + (shape.flat ? 22 : 9) },
    slots: Array.from({ length: SLOTS[store] }, (_, i) => ({ x: from + slot * (i + 0.5), y: ground })),
    slotScale: shape.flat ? Math.min(0.56, slot / (BOX + 4)) : Math.min(0.72, (slot + 2) / BOX),
    flat: shape.flat,
    rect: { x, y: top, w, h: shape.store },
    spaces: prices.map((price, i) => ({
      price,
      rect: { x: x + each * i + 2, y: top + 2, w: each - 4, h: shape.store - 4 },
      base: { x: x + each * (i + 0.5), y: top + shape.store - PRICE - AIR },
    })),
    scale: Math.min(1, (each - 3) / BOX),
    room: shape.store - PRICE - AIR + 4,
  };
}

function berthsOf(rect: Rect, { edge, visitors, from = rect.x }: Quayside): Spot[] {
  const room = rect.x + rect.w - from - 24;
  const each = Math.min(104, room / Math.max(1, visitors));
  const y = edge === 'top' ? rect.y - BASIN / 2 : rect.y + rect.h + BASIN / 2;
  return Array.from({ length: visitors }, (_, i) => ({ x: from + 12 + each * (i + 0.5), y }));
}
