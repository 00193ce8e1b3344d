/** The stage and what is laid out on it, for wide and narrow ones alike. */
import type { Seat } from '../../../core/game.ts';
import type { BankPlan } from './layout-bank.ts';
import type { PortPlan, PortShape, Spot } from './layout-port.ts';
import type { IslandPlan, SupplyPlan } from './layout-sea.ts';

export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** Whose port is nearest. */
  readonly near: Seat;
  readonly bank: boolean;
  /** Ports are drawn lower, because the stage is. */
  readonly tight?: boolean;
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
  /** The middle of the compass rose, where there is room for one. */
  readonly rose?: Spot | undefined;
}

/** The margin around everything. */
export const M = 10;
export const SUPPLY = { w: 200, h: 112, slim: 64 };

export interface Shapes {
  readonly own: PortShape;
  readonly strip: PortShape;
  readonly tower: PortShape;
}

export const ROOMY: Shapes = {
  own: { upright: false, flat: false, store: 100 },
  strip: { upright: false, flat: false, store: 86 },
  tower: { upright: true, flat: false, store: 86 },
};
export const TIGHT: Shapes = {
  own: { upright: false, flat: true, store: 92 },
  strip: { upright: false, flat: true, store: 80 },
  tower: { upright: true, flat: true, store: 80 },
};
export const shapesOf = ({ tight = false }: Stage): Shapes => (tight ? TIGHT : ROOMY);

/** The others, clockwise from the left of who is near. */
export const othersOf = ({ seats, near }: Stage): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats);

/** Some of the ports, and where they end. */
export interface Ports {
  readonly ports: PortPlan[];
  readonly bottom: number;
}
