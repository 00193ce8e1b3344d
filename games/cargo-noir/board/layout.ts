/** Where everything is on the map, in pixels: nothing is scaled, so that words keep their size on every screen. */
import { invariant } from '../../../core/invariant.ts';
import { PORTS, type Port } from '../rules/tables.ts';
import { at } from './counted.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type Side = 'left' | 'right';

/** A port, or the sign of a closed one; its quay is on the side of its coast. */
export interface PortBox extends Box {
  readonly port: Port;
  readonly quay: Side;
  readonly open: boolean;
}

export interface MapLayout {
  readonly columns: 2 | 3;
  readonly width: number;
  readonly height: number;
  readonly ports: readonly PortBox[];
  readonly macao: Box;
}

/** From this width on the map has three columns, with Macao in the middle one. */
const THREE_COLUMNS = 540;
const SLAB = 28;
const GAP = 10;
const PORT_HEIGHT = { least: 91, most: 184 };
/** A neon sign, two lots, and in one of them so many rows of goods. */
const MACAO_HEIGHT = { stacked: 168, broad: 116, band: 84, slack: 50 };

type Stop = Port | 'macao';
/** Roughly as on a map of the world, with Macao at its centre. */
const THREE: readonly (readonly Stop[])[] = [
  ['newYork', 'panama', 'rio'],
  ['rotterdam', 'macao', 'capeTown'],
  ['hongKong', 'bombay', 'tangier'],
];
const ABOVE_MACAO: readonly (readonly Port[])[] = [['newYork'], ['rotterdam']];
const BELOW_MACAO: readonly (readonly Port[])[] = [
  ['panama', 'capeTown', 'rio'],
  ['hongKong', 'bombay', 'tangier'],
];
const EASTERN: readonly Port[] = ['hongKong', 'bombay', 'tangier'];

/** What lies on the table: the ports that are open, and how many goods the black market has. */
export interface Printed {
  readonly open: readonly number[];
  readonly market: number;
}

/** The map at this width, as high as there is room, and at least as high as it must be. */
export function mapLayout(width: number, room: number, { open, market }: Printed): MapLayout {
  const isOpen = (port: Port): boolean => open[PORTS.indexOf(port)] === 1;
  return width >= THREE_COLUMNS
    ? threeColumns({ width, room, isOpen, market })
    : twoColumns({ width, room, isOpen, market });
}

type IsOpen = (port: Port) => boolean;

interface Frame {
  readonly width: number;
  readonly room: number;
  readonly isOpen: IsOpen;
  readonly market: number;
}

/** How Macao's two lots lie: beside each other with the sign above one or both, or one above the other. */
export interface Lots {
  readonly shape: 'band' | 'broad' | 'stacked';
  readonly token: number;
  readonly across: number;
}

export function lotsIn({ w }: Pick<Box, 'w'>, band: boolean): Lots {
  const across = (room: number, each: number, least = 1): number => Math.max(least, Math.floor(room / each));
  if (band) return { shape: 'band', token: 28, across: across(w * 0.51 - 26, 32) };
  if (w < 270) return { shape: 'stacked', token: 26, across: across(w - 26, 30) };
  return { shape: 'broad', token: 30, across: across(w * 0.54 - 24, 34, 3) };
}

function macaoHeight(w: number, goods: number, band = false): number {
  const { shape, token, across } = lotsIn({ w }, band);
  return MACAO_HEIGHT[shape] + (token + 4) * Math.max(shape === 'broad' ? 2 : 1, Math.ceil(goods / across));
}

function threeColumns({ width, room, isOpen, market }: Frame): MapLayout {
  const margin = 10;
  const inner = width - 4 * margin;
  const widths = [inner * 0.32, inner * 0.36, inner * 0.32];
  const least = macaoHeight(inner * 0.36, market);
  const height = Math.max(room, ...THREE.map((stops) => leastHeight(stops, isOpen, least) + 2 * margin));
  const macao = clamp(height * 0.42, least, least + MACAO_HEIGHT.slack);
  const port = Math.min(...THREE.map((stops) => roomPerPort(stops, isOpen, height - 2 * margin, macao)));
  const heightOf = (stop: Stop): number =>
    stop === 'macao' ? macao : isOpen(stop) ? clamp(port, PORT_HEIGHT.least, PORT_HEIGHT.most) : SLAB;
  let x = margin;
  const boxes = THREE.flatMap((stops, column) => {
    const w = at(widths, column);
    const placed = inColumn(stops, { x, y: margin, w, h: height - 2 * margin }, heightOf);
    x += w + margin;
    return placed;
  });
  return { columns: 3, width, height, ...sorted(boxes, isOpen) };
}

const leastHeight = (stops: readonly Stop[], isOpen: IsOpen, macao: number): number =>
  stops.reduce(
    (sum, stop) => sum + (stop === 'macao' ? macao : isOpen(stop) ? PORT_HEIGHT.least : SLAB),
    (stops.length - 1) * GAP,
  );

/** How high each open port of a column may be. */
function roomPerPort(stops: readonly Stop[], isOpen: IsOpen, height: number, macao: number): number {
  const ports = stops.filter((stop) => stop !== 'macao');
  const open = ports.filter(isOpen).length;
  const fixed =
    (ports.length - open) * SLAB + (stops.length - 1) * GAP + (ports.length < stops.length ? macao : 0);
  return open === 0 ? PORT_HEIGHT.most : (height - fixed) / open;
}

interface Placed extends Box {
  readonly stop: Stop;
}

/** One below the other, what is left over evenly between them. */
function inColumn(stops: readonly Stop[], box: Box, heightOf: (stop: Stop) => number, least = GAP): Placed[] {
  const used = stops.reduce((sum, stop) => sum + heightOf(stop), 0);
  const gap = Math.max(least, (box.h - used) / Math.max(1, stops.length - 1));
  let y = box.y;
  return stops.map((stop) => {
    const h = heightOf(stop);
    const placed = { stop, x: box.x, y, w: box.w, h };
    y += h + gap;
    return placed;
  });
}

function twoColumns({ width, room, isOpen, market }: Frame): MapLayout {
  const margin = 8;
  const band = macaoHeight(width, market, true);
  const w = (width - 3 * margin) / 2;
  const columns = ABOVE_MACAO.map((ports, i) => {
    const all = [...ports, ...(BELOW_MACAO[i] ?? [])];
    const open = all.filter(isOpen).length;
    return { all, open, free: room - band - 2 * margin - (all.length - open) * SLAB };
  });
  const perPort = columns.map(({ all, open, free }) => (free - all.length * GAP) / Math.max(1, open));
  const port = clamp(Math.min(...perPort), PORT_HEIGHT.least, PORT_HEIGHT.most);
  const gap = Math.max(
    GAP,
    Math.min(...columns.map(({ all, open, free }) => (free - open * port) / all.length)),
  );
  const heightOf = (stop: Stop): number => (stop !== 'macao' && isOpen(stop) ? port : SLAB);
  const stack = (ports: readonly Port[], column: number, y: number): Placed[] =>
    inColumn(openFirst(ports, isOpen), { x: margin + column * (w + margin), y, w, h: 0 }, heightOf, gap);
  const above = ABOVE_MACAO.flatMap((ports, column) => stack(ports, column, margin));
  const macao: Placed = {
    stop: 'macao',
    x: margin,
    y: bottom(above) + gap,
    w: width - 2 * margin,
    h: band,
  };
  const below = BELOW_MACAO.flatMap((ports, column) => stack(ports, column, macao.y + macao.h + gap));
  const height = Math.max(room, bottom(below) + margin);
  return { columns: 2, width, height, ...sorted([...above, macao, ...below], isOpen) };
}

const openFirst = (ports: readonly Port[], isOpen: IsOpen): Port[] => [
  ...ports.filter(isOpen),
  ...ports.filter((port) => !isOpen(port)),
];

const bottom = (boxes: readonly Box[]): number => Math.max(0, ...boxes.map(({ y, h }) => y + h));

function sorted(boxes: readonly Placed[], isOpen: IsOpen): Pick<MapLayout, 'ports' | 'macao'> {
  const ports = boxes.flatMap(({ stop, ...box }): PortBox[] =>
    stop === 'macao'
      ? []
      : [{ ...box, port: stop, quay: EASTERN.includes(stop) ? 'right' : 'left', open: isOpen(stop) }],
  );
  const macao = boxes.find(({ stop }) => stop === 'macao');
  invariant(macao !== undefined, 'every map shows Macao');
  return { ports, macao };
}

export const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));
