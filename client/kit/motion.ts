/**
 * Pieces go from where they lay to where they lie. A board marks each piece with `data-piece` (its key), and with
 * `data-look` where pieces of one look have no names of their own: then what appears is what vanished elsewhere.
 * `data-glide` goes straight instead of in an arc. Within `[data-flights]`, if there is one, they fly above all else.
 *
 *   $effect.pre(() => { view; before = board && lyingIn(board); });
 *   $effect(() => { view; if (board && motion) trail = follow(board, before); });
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A piece, with its middle in the board's own units. */
export interface Lying extends Spot {
  readonly key: string;
  readonly look: string;
}

/** What moved, for a trail. */
export interface Leg {
  readonly key: string;
  readonly look: string;
  readonly from: Spot;
  readonly to: Spot;
}

export type Layout = ReadonlyMap<string, Lying>;

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
/** What moves less than this has not moved. */
const STILL = 1.5;
const STEPS = 10;

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

/** Pairs what lay there with what lies there now: by key, then by look, the nearest first. */
export function legsBetween(before: Layout, after: Layout): Leg[] {
  const stayed = [...after.values()].flatMap((now) => {
    const then = before.get(now.key);
    return then && apart(then, now) > STILL ? [leg(then, now)] : [];
  });
  const gone = [...before.values()].filter(({ key }) => !after.has(key));
  const come = [...after.values()].filter(({ key }) => !before.has(key));
  const pairs = come.flatMap((now) =>
    gone.filter(({ look }) => look === now.look).map((then) => ({ then, now, far: apart(then, now) })),
  );
  pairs.sort((a, b) => a.far - b.far);
  const taken = new Set<Lying>();
  const swapped: Leg[] = [];
  for (const { then, now } of pairs) {
    if (taken.has(then) || taken.has(now)) continue;
    taken.add(then).add(now);
    swapped.push(leg(then, now));
  }
  return [...stayed, ...swapped];
}

/** The way of a piece as `translate` values, ending at its place. Gravity pulls upward on paper. */
export function way(by: Spot, straight: boolean): string[] {
  const lift = straight ? 0 : Math.min(70, Math.hypot(by.x, by.y) / 4);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = (1 - Math.cos((Math.PI * i) / STEPS)) / 2;
    const y = by.y * (1 - t) - lift * 4 * t * (1 - t);
    return `${(by.x * (1 - t)).toFixed(1)}px ${y.toFixed(1)}px`;
  });
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const leg = (from: Lying, to: Lying): Leg => ({ key: to.key, look: to.look, from, to });

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
