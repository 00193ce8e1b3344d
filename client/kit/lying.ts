/**
 * Where the pieces of a board lie, in its own units. What is in a drawing marked with `data-sheet` moves by changes in
 * that drawing alone.
 */
import type { Lying } from './legs.ts';

const PIECE = '[data-piece]';
const SHEET = '[data-sheet]';

export type Piece = HTMLElement | SVGElement;

/** A piece, and where it lies. */
export interface Laid extends Lying {
  readonly piece: Piece;
}
export type Lies = ReadonlyMap<string, Laid>;

/** How pieces lay, and the sheets on which something has been changed since then. */
export interface Since {
  readonly lies: Lies;
  readonly sheets: ReadonlySet<Element | null>;
}

/** Where everything lies now. What is on a sheet that has not been changed is not asked again. */
export function lyingIn(board: Element, since?: Since): Lies {
  const frame = frameOf(board);
  const found = new Map<string, Laid>();
  for (const piece of piecesIn(board)) {
    const key = keyOf(piece);
    found.set(key, (since && stillLying(piece, key, since)) ?? lyingAt(piece, key, frame));
  }
  return found;
}

function stillLying(piece: Piece, key: string, { lies, sheets }: Since): Laid | undefined {
  const sheet = sheetOf(piece);
  const then = sheet && !sheets.has(sheet) ? lies.get(key) : undefined;
  return then?.piece === piece ? then : undefined;
}

/** The sheet something is on, if it is on one. */
export const sheetOf = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest(SHEET) ?? null;

function lyingAt(piece: Piece, key: string, frame: Frame): Laid {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const x = (left + width / 2 - frame.left) / frame.scale;
  const y = (top + height / 2 - frame.top) / frame.scale;
  return { key, look: piece.getAttribute('data-look') ?? key, x, y, piece };
}

export const piecesIn = (part: Element): NodeListOf<Piece> => part.querySelectorAll(PIECE);
export const keyOf = (piece: Piece): string => piece.getAttribute('data-piece') ?? '';

/** The piece another stands on. */
export const carrierOf = (piece: Element): Piece | null | undefined =>
  piece.parentElement?.closest<Piece>(PIECE);

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

function frameOf(board: Element): Frame {
  const { left, top } = board.getBoundingClientRect();
  return { left, top, scale: scaleOf(board) };
}

/** Pixels of the screen for one unit within. */
export const scaleOf = (element: Element | null): number =>
  (element instanceof SVGGraphicsElement && element.getScreenCTM()?.a) || 1;
