/**
 * Pieces go from where they lay to where they lie. A board marks each piece with `data-piece` (its key), and with
 * `data-look` where pieces of one look have no names of their own: then what appears is what vanished elsewhere.
 * `data-glide` goes straight instead of in an arc. Within `[data-flights]`, if there is one, they fly above all else.
 * In a component: moving.svelte.ts.
 */
import { type Layout, type Leg, legsBetween, type Pairing, type Spot, STILL, way } from './legs.ts';
import { carrierOf, keyOf, type Lies, type Piece, piecesIn, scaleOf } from './lying.ts';

export interface Pace extends Pairing {
  /** Milliseconds a piece is under way. */
  readonly duration?: number;
  /** Milliseconds between one piece and the next. */
  readonly stagger?: number;
}

const FLIGHTS = '[data-flights]';
/** Not to be seen while a copy of it flies: base.css. An animation would make it, and all above it, a picture of its own. */
const ALOFT = 'data-aloft';
const DURATION = 340;
const STAGGER = 45;
/** All are under way by then, however many they are. */
const LAST_START = 260;

/** Whether something is under way there. */
export const isMoving = (board: Element): boolean => underWay.has(board);

/** Whether this changes where something lies; flights do not. */
export const stirs = ({ target, attributeName }: MutationRecord): boolean =>
  attributeName !== ALOFT && !(target as Element).matches?.(FLIGHTS);

/** Shows as motion what lies elsewhere than before, and says what went where. */
export function follow(board: Element, before: Layout, now: Lies, pace: Pace = {}): readonly Leg[] {
  const legs = legsBetween(before, now, pace);
  const { duration = DURATION, stagger = STAGGER } = pace;
  const apart = Math.min(stagger, LAST_START / Math.max(1, legs.length));
  const moved = new Map(legs.map((leg, i) => [leg.key, { leg, delay: i * apart }]));
  // First everything is read, then everything is changed: the page is laid out once.
  const sky = skyOf(board);
  const scale = scaleOf(board);
  const flights: Flight[] = [];
  const fresh: Element[] = [];
  for (const { key, piece } of now.values()) {
    const travel = moved.get(key);
    const by = travel && own(piece, travel.leg, moved);
    if (travel && by && Math.hypot(by.x, by.y) > STILL)
      flights.push(
        flightOf(piece, { x: by.x * scale, y: by.y * scale }, sky, { duration, delay: travel.delay }),
      );
    else if (!travel && !before.has(key)) fresh.push(piece);
  }
  launch(board, [...fresh.map((piece) => appear(piece, duration)), ...flights.map(send)]);
  return legs;
}

/** How far back a piece begins; what stands on something that moves is carried along. */
function own(piece: Element, { from, to }: Leg, moved: ReadonlyMap<string, { readonly leg: Leg }>): Spot {
  const carrier = carrierOf(piece);
  const carried = carrier && moved.get(keyOf(carrier))?.leg;
  const back = { x: from.x - to.x, y: from.y - to.y };
  if (!carried) return back;
  return { x: back.x - carried.from.x + carried.to.x, y: back.y - carried.from.y + carried.to.y };
}

/** Where copies fly above everything else, and the pixels of the screen for one unit there. */
interface Sky {
  readonly layer: Element;
  readonly fromScreen: DOMMatrix;
  readonly scale: number;
}

function skyOf(board: Element): Sky | undefined {
  const layer = board.querySelector(FLIGHTS);
  const toScreen = layer instanceof SVGGElement ? layer.getScreenCTM() : null;
  return layer && toScreen ? { layer, fromScreen: toScreen.inverse(), scale: toScreen.a } : undefined;
}

/** A piece about to move: how, and where in the sky a copy of it would be. */
interface Flight {
  readonly piece: Piece;
  readonly keys: PropertyIndexedKeyframes;
  readonly timing: { readonly duration: number; readonly delay: number };
  readonly above: { readonly layer: Element; readonly place: string } | undefined;
}

/** `by` is in pixels. */
function flightOf(piece: Piece, by: Spot, sky: Sky | undefined, timing: Flight['timing']): Flight {
  const straight = piece.dataset['glide'] !== undefined;
  const above = sky && !straight ? aloft(piece, sky) : undefined;
  const scale = sky && above ? sky.scale : scaleOf(piece.parentElement);
  const spots = way({ x: by.x / scale, y: by.y / scale }, straight);
  return { piece, keys: above ? drawn(spots) : keysOf(piece, spots), timing, above };
}

const keysOf = (piece: Piece, spots: readonly string[]): PropertyIndexedKeyframes =>
  piece instanceof HTMLElement
    ? { translate: [...spots] }
    : drawn(spots, getComputedStyle(piece).transform.replace('none', ''));

/** Nothing but its `transform` moves a drawing without having it drawn anew for every frame. */
const drawn = (spots: readonly string[], own = ''): PropertyIndexedKeyframes => ({
  transform: spots.map((spot) => `translate(${spot.replace(' ', ', ')}) ${own}`),
});

function aloft(piece: Piece, { layer, fromScreen }: Sky): Flight['above'] {
  const toScreen = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  if (!toScreen) return undefined;
  const { a, b, c, d, e, f } = fromScreen.multiply(toScreen);
  return { layer, place: `matrix(${[a, b, c, d, e, f].join(' ')})` };
}

function appear(piece: Element, duration: number): Animation {
  return piece.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' });
}

function send({ piece, keys, timing, above }: Flight): Animation {
  const flyer = above && copyOf(piece, above.place);
  if (flyer) {
    above.layer.append(flyer);
    piece.setAttribute(ALOFT, '');
  }
  return (flyer ?? piece).animate(keys, { ...timing, fill: 'backwards' });
}

/** A copy of a piece, to be moved as a whole. */
function copyOf(piece: Piece, place: string): SVGGElement {
  const copy = piece.cloneNode(true) as Piece;
  for (const node of [copy, ...piecesIn(copy)]) node.removeAttribute('data-piece');
  copy.setAttribute('transform', place);
  const flyer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  flyer.append(copy);
  return flyer;
}

const underWay = new WeakMap<Element, readonly Animation[]>();

/** Copies are put away when the last of them has landed: each by itself would have the board drawn once more. */
function launch(board: Element, going: readonly Animation[]): void {
  underWay.set(board, going);
  const cut = (): undefined => undefined;
  void Promise.all(going.map(({ finished }) => finished)).then(() => settle(board), cut);
}

/** Whatever is still under way is there at once. */
export function settle(board: Element): void {
  for (const animation of underWay.get(board) ?? []) animation.cancel();
  underWay.delete(board);
  for (const piece of board.querySelectorAll(`[${ALOFT}]`)) piece.removeAttribute(ALOFT);
  board.querySelector(FLIGHTS)?.replaceChildren();
}
