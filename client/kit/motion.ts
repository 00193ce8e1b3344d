/**
 * Pieces go from where they lay to where they lie. A board marks each piece with `data-piece` (its key), and with
 * `data-look` where pieces of one look have no names of their own: then what appears is what vanished elsewhere.
 * `data-glide` goes straight instead of in an arc. Within `[data-flights]`, if there is one, they fly above all else.
 *
 *   $effect.pre(() => { view; before = board && lyingIn(board); });
 *   $effect(() => { view; if (board && motion) trail = follow(board, before); });
 */
import { type Layout, type Leg, type Lying, legsBetween, type Spot, STILL, way } from './legs.ts';

export interface Pace {
  /** Milliseconds a piece is under way. */
  readonly duration?: number;
  /** Milliseconds between one piece and the next. */
  readonly stagger?: number;
}

const PIECE = '[data-piece]';
const FLIGHTS = '[data-flights]';
const DURATION = 340;
const STAGGER = 45;
/** All are under way by then, however many they are. */
const LAST_START = 260;

/** Where everything lies now. */
export function lyingIn(board: Element): Layout {
  const frame = frameOf(board);
  const found = new Map<string, Lying>();
  for (const piece of board.querySelectorAll<Piece>(PIECE)) {
    const key = piece.dataset['piece'] ?? '';
    const { left, top, width, height } = piece.getBoundingClientRect();
    const x = (left + width / 2 - frame.left) / frame.scale;
    const y = (top + height / 2 - frame.top) / frame.scale;
    found.set(key, { key, look: piece.dataset['look'] ?? key, x, y });
  }
  return found;
}

/** Shows as motion what has changed since then, and says what went where. */
export function follow(board: Element, before: Layout | undefined, pace: Pace = {}): readonly Leg[] {
  settle(board);
  if (!before) return [];
  const legs = legsBetween(before, lyingIn(board));
  const { duration = DURATION, stagger = STAGGER } = pace;
  const apart = Math.min(stagger, LAST_START / Math.max(1, legs.length));
  const moved = new Map(legs.map((leg, i) => [leg.key, { leg, delay: i * apart }]));
  // First everything is read, then everything is changed: the page is laid out once.
  const flights: Flight[] = [];
  const fresh: Element[] = [];
  for (const piece of board.querySelectorAll<Piece>(PIECE)) {
    const key = piece.dataset['piece'] ?? '';
    const travel = moved.get(key);
    const by = travel && own(piece, travel.leg, moved);
    if (travel && by && Math.hypot(by.x, by.y) > STILL)
      flights.push(flightOf(board, piece, by, { duration, delay: travel.delay }));
    else if (!travel && !before.has(key)) fresh.push(piece);
  }
  for (const piece of fresh)
    keep(board, piece.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' }));
  for (const flight of flights) send(board, flight);
  return legs;
}

/** How far back a piece begins; what stands on something that moves is carried along. */
function own(piece: Element, { from, to }: Leg, moved: ReadonlyMap<string, { readonly leg: Leg }>): Spot {
  const carrier = piece.parentElement?.closest<HTMLElement>(PIECE)?.dataset['piece'];
  const carried = moved.get(carrier ?? '')?.leg;
  const back = { x: from.x - to.x, y: from.y - to.y };
  if (!carried) return back;
  return { x: back.x - carried.from.x + carried.to.x, y: back.y - carried.from.y + carried.to.y };
}

type Piece = HTMLElement | SVGElement;

/** A piece about to move: how, and where a copy of it would be above everything else. */
interface Flight {
  readonly piece: Piece;
  readonly keys: string[];
  readonly timing: { readonly duration: number; readonly delay: number };
  readonly above: { readonly layer: SVGGElement; readonly place: string } | undefined;
}

function flightOf(board: Element, piece: Piece, by: Spot, timing: Flight['timing']): Flight {
  const straight = piece.dataset['glide'] !== undefined;
  const layer = straight ? null : board.querySelector(FLIGHTS);
  const above = layer instanceof SVGGElement ? aloft(piece, layer) : undefined;
  const unit = scaleOf(board) / scaleOf(above ? layer : piece.parentElement);
  return { piece, keys: way({ x: by.x * unit, y: by.y * unit }, straight), timing, above };
}

function aloft(piece: Piece, layer: SVGGElement): Flight['above'] {
  const here = layer.getScreenCTM();
  const there = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  if (!here || !there) return undefined;
  const { a, b, c, d, e, f } = here.inverse().multiply(there);
  return { layer, place: `matrix(${[a, b, c, d, e, f].join(' ')})` };
}

function send(board: Element, { piece, keys, timing, above }: Flight): void {
  const flyer = above && copyOf(piece, above.place);
  if (flyer) above.layer.append(flyer);
  const going = (flyer ?? piece).animate({ translate: keys }, { ...timing, fill: 'backwards' });
  keep(board, going);
  if (!flyer) return;
  keep(board, piece.animate({ opacity: [0, 0] }, { duration: timing.duration + timing.delay }));
  going.onfinish = () => flyer.remove();
}

/** A copy of a piece, to be moved as a whole. */
function copyOf(piece: Piece, place: string): SVGGElement {
  const copy = piece.cloneNode(true) as Piece;
  for (const node of [copy, ...copy.querySelectorAll(PIECE)]) node.removeAttribute('data-piece');
  copy.setAttribute('transform', place);
  const flyer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  flyer.append(copy);
  return flyer;
}

const underWay = new WeakMap<Element, Set<Animation>>();

function keep(board: Element, animation: Animation): void {
  const all = underWay.get(board) ?? new Set();
  underWay.set(board, all.add(animation));
  void animation.finished.then(
    () => all.delete(animation),
    () => all.delete(animation),
  );
}

/** Whatever is still under way is there at once. */
function settle(board: Element): void {
  for (const animation of underWay.get(board) ?? []) animation.cancel();
  board.querySelector(FLIGHTS)?.replaceChildren();
}

function frameOf(board: Element): { left: number; top: number; scale: number } {
  const { left, top } = board.getBoundingClientRect();
  return { left, top, scale: scaleOf(board) };
}

/** Pixels of the screen for one unit within. */
const scaleOf = (element: Element | null): number =>
  (element instanceof SVGGraphicsElement && element.getScreenCTM()?.a) || 1;
