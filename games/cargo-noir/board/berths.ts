/** Where goods, ships and coins are within a port, in pixels. */
import { type Box, clamp, type PortBox, type Side } from './layout.ts';

/** A name and a tag above each quay. */
export const HEAD = 26;

export interface CoinSize {
  readonly rx: number;
  readonly ry: number;
  /** How much higher each coin makes a stack. */
  readonly step: number;
}

/** A port's quay with its goods, and its basin. */
export interface PortPlan {
  readonly token: number;
  /** Goods stand in one column or two. */
  readonly across: 1 | 2;
  readonly quay: Box;
  readonly basin: Box;
  /** Where stacks stand: the figures are below. */
  readonly base: number;
}

const PAD = 6;
const FIGURES = 19;

export function portPlan({ w, h, quay: side }: PortBox, slots: number): PortPlan {
  const height = h - HEAD;
  const across = slots > 2 ? 2 : 1;
  const token = Math.floor(Math.min(40, (height - 3 * PAD) / 2, w * 0.165));
  const wide = across * token + (across + 1) * PAD;
  const quay = { x: side === 'left' ? 0 : w - wide, y: 0, w: wide, h: height };
  const basin = { x: side === 'left' ? wide + 4 : 0, y: 0, w: w - wide - 4, h: height };
  return { token, across, quay, basin, base: height - FIGURES };
}

/** Goods on the quay, in the middle of it. */
export function onQuay({ token, across, quay }: PortPlan, n: number): { x: number; y: number }[] {
  const rows = Math.ceil(n / across);
  const top = (quay.h - rows * token - (rows - 1) * PAD) / 2;
  return Array.from({ length: n }, (_, i) => ({
    x: quay.x + PAD + (i % across) * (token + PAD),
    y: top + Math.floor(i / across) * (token + PAD),
  }));
}

/** Ships and stacks in a basin, the first one next to the quay. */
export interface Berths {
  readonly at: readonly number[];
  readonly ship: number;
  readonly rx: number;
}

const SHIP_WIDTH = 46;

export function berths({ basin }: PortPlan, side: Side, n: number): Berths {
  const slot = Math.min(SHIP_WIDTH, basin.w / Math.max(n, 2));
  const ship = Math.min(1, slot / SHIP_WIDTH, basin.h / 96);
  const at = Array.from({ length: n }, (_, i) =>
    side === 'left' ? basin.x + slot * (i + 0.5) + 1 : basin.x + basin.w - slot * (i + 0.5) - 1,
  );
  return { at, ship, rx: clamp(slot * 0.36, 6, 16) };
}

const COIN_STEP = 7;
export const COIN_RY = 4;
const SHIP_HEIGHT = 37;

/** One step for all ports, so that heights compare: the highest stack with its ship must fit. */
export function coinStep(height: number, highest: number): number {
  const room = height - HEAD - FIGURES - 2 * COIN_RY - SHIP_HEIGHT * Math.min(1, (height - HEAD) / 96);
  return Math.min(COIN_STEP, room / Math.max(1, highest));
}
