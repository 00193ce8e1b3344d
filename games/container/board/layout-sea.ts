/** The island with a place for everybody, and the supply on its barge. */
import { KINDS } from '../rules/tables.ts';
import type { Rect, Spot } from './layout-port.ts';
import type { Land } from './projection.ts';

export interface AreaPlan {
  readonly rect: Rect;
  /** Where the stacks of the colours stand. */
  readonly stacks: readonly Spot[];
  /** Where it says how many they are. */
  readonly count: Spot;
}

/** Its shore goes around the beach. */
export interface IslandPlan extends Land {
  readonly title: Spot;
  /** By seat. */
  readonly areas: readonly AreaPlan[];
  readonly scale: number;
  readonly room: number;
  /** Where each seat's ship lies at the island. */
  readonly moorings: readonly Spot[];
}

export interface IslandSize {
  readonly across: number;
  readonly area: { readonly w: number; readonly h: number };
  readonly w: number;
  readonly h: number;
}

const GAP = 6;
const TITLE = 24;
/** Beach around the places. */
const BEACH = { x: 21, y: 13 };
/** How it wobbles around them. */
export const COAST = 1.4;
/** Shallow water around the beach. */
export const SHOAL = 12;
const PENNANT = 26;

/** As large as it needs to be, two places abreast; all in one row, or three, where the sea is wide and low. */
export function islandSize(seats: number, sea: number, flat: boolean): IslandSize {
  const across = flat ? Math.min(4, seats) : seats > 4 && sea >= 456 ? 3 : 2;
  const most = (sea - 2 * (BEACH.x + SHOAL) - GAP * (across - 1)) / across;
  const w = Math.max(flat ? 96 : NARROW, Math.min(160, most));
  const area = { w, h: w < NARROW ? 80 : 66 };
  const rows = Math.ceil(seats / across);
  return {
    across,
    area,
    w: across * w + GAP * (across - 1) + 2 * BEACH.x,
    h: rows * area.h + GAP * (rows - 1) + TITLE + 2 * BEACH.y,
  };
}

/** In a narrow place the pennant stands above the stacks, else beside them. */
const NARROW = 126;

export function planIsland(sea: Rect, seats: number, { across, area, w, h }: IslandSize): IslandPlan {
  const shore = { x: sea.x + (sea.w - w) / 2, y: sea.y + (sea.h - h) / 2, w, h };
  const narrow = area.w < NARROW;
  const left = narrow ? 5 : PENNANT;
  const step = (area.w - left - 6) / KINDS;
  const areas = Array.from({ length: seats }, (_, seat) => {
    const row = Math.floor(seat / across);
    const inRow = Math.min(across, seats - row * across);
    const indent = ((across - inRow) * (area.w + GAP)) / 2;
    const x = shore.x + BEACH.x + indent + (seat % across) * (area.w + GAP);
    const y = shore.y + BEACH.y + TITLE + row * (area.h + GAP);
    const stacks = Array.from({ length: KINDS }, (_, kind) => ({
      x: x + left + step * (kind + 0.5),
      y: y + area.h - 13,
    }));
    const count = narrow ? { x: x + 36, y: y + 20 } : { x: x + 13, y: y + area.h - 8 };
    return { rect: { x, y, w: area.w, h: area.h }, stacks, count };
  });
  return {
    shore,
    square: seats % across === 0,
    title: { x: shore.x + w / 2, y: shore.y + BEACH.y + 14 },
    areas,
    scale: Math.min(0.62, step / 38),
    room: area.h - (narrow ? 26 : 14),
    moorings: Array.from({ length: seats }, (_, seat) => ({
      x: shore.x + w / 2 + (seat - (seats - 1) / 2) * Math.min(78, w / seats),
      // The flag stands below the places.
      y: shore.y + h + 17,
    })),
  };
}

export interface PilePlan {
  readonly rect: Rect;
  readonly base: Spot;
  readonly count: Spot;
  /** Where a machine of the colour can be had. */
  readonly plant: Spot;
}

export interface SupplyPlan {
  readonly rect: Rect;
  /** Wide rather than high. */
  readonly low: boolean;
  readonly title: Spot;
  /** Where there is room for it. */
  readonly note: Spot | undefined;
  readonly sheds: Spot;
  readonly piles: readonly PilePlan[];
  readonly scale: number;
  readonly plantScale: number;
  readonly room: number;
}

const NUMBER = 22;
const PLANTS = 34;
/** At scale 1: a machine, as wide as a box, and two stacks, one behind the other. */
const BOX = 38;
const TWO_STACKS = 51;
/** Beside a machine it may say how many are left. */
const DIGIT = 10;
/** What a machine gets of a low place; containers stand on the rest. */
const besidePile = (w: number): number => Math.min(34, w * 0.45);

export function planSupply(rect: Rect): SupplyPlan {
  const low = rect.h < 150;
  const terse = rect.h < (low ? 100 : 190);
  const head = low || terse ? 26 : 48;
  const step = (rect.w - 16) / KINDS;
  const beside = low ? besidePile(step - 4) : step - 4;
  return {
    rect,
    low,
    title: { x: rect.x + 12, y: rect.y + 19 },
    note: terse
      ? undefined
      : low
        ? { x: rect.x + rect.w - 12, y: rect.y + 19 }
        : { x: rect.x + 12, y: rect.y + 38 },
    sheds: { x: rect.x + (low ? 96 : rect.w - 46), y: rect.y + 17 },
    piles: Array.from({ length: KINDS }, (_, kind) => {
      const pile = { x: rect.x + 8 + step * kind + 2, y: rect.y + head, w: step - 4, h: rect.h - head - 8 };
      return pile.h < SLIM ? slimPile(pile) : low ? lowPile(pile) : highPile(pile);
    }),
    // Two stacks, one behind the other, stay within their place.
    scale: low ? Math.min(0.6, (step - 9 - beside) / TWO_STACKS) : Math.min(0.8, (step - 3) / 54),
    plantScale: Math.min(0.6, (beside - DIGIT) / BOX),
    room: rect.h - head - (low ? 18 : PLANTS + NUMBER + 12),
  };
}

const SLIM = 50;

/** A container, a machine and the number side by side. */
const slimPile = (rect: Rect): PilePlan => ({
  rect,
  base: { x: rect.x + rect.w * 0.22, y: rect.y + rect.h - 9 },
  count: { x: rect.x + rect.w * 0.5, y: rect.y + rect.h / 2 + 5 },
  plant: { x: rect.x + rect.w * 0.8, y: rect.y + rect.h - 6 },
});

/** What a low pile needs; in a wider place it stands in the middle. */
const LOW_PILE = 92;

/** Containers on the left, machine and number on the right. */
function lowPile(rect: Rect): PilePlan {
  const w = Math.min(LOW_PILE, rect.w);
  const right = (rect.x * 2 + rect.w + w) / 2 - 1;
  const beside = besidePile(w);
  return {
    rect,
    base: { x: right - beside - (w - beside) / 2, y: rect.y + rect.h - 8 },
    count: { x: right - beside / 2, y: rect.y + rect.h - 8 },
    plant: { x: right - beside / 2, y: rect.y + 28 },
  };
}

/** A machine above, containers below it, then their number. */
const highPile = (rect: Rect): PilePlan => ({
  rect,
  base: { x: rect.x + rect.w / 2, y: rect.y + rect.h - NUMBER - 8 },
  count: { x: rect.x + rect.w / 2, y: rect.y + rect.h - 6 },
  plant: { x: rect.x + rect.w / 2, y: rect.y + PLANTS - 8 },
});
