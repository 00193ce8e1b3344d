/** How big things are, and where they lie: sums only. */

/** Below this a card shows no sailor and no name. */
const SMALL_CARD = 82;
const WIDEST_CARD = 140;
/** The widest where the crews must find room below the row. */
const WIDEST_ABOVE_CREWS = 100;
/** The widest gap between two cards. */
const WIDEST_GAP = 40;
/** Below this height a phone has no room for tricks as cards. */
const HIGH_ENOUGH = 600;
/** From here on crews show their cards. */
const FANS = 560;
/** From here on the crews stand beside the row; where there is more height than width, they do so later. */
const BESIDE = { broad: 720, tall: 1000 };

export interface Measures {
  readonly pad: number;
  readonly gap: number;
  readonly card: number;
  readonly cardHeight: number;
  readonly die: number;
  readonly small: boolean;
  /** Small, and so low that marks must do instead of words. */
  readonly tight: boolean;
  /** Width of the crews' column; 0 where they stand below. */
  readonly crews: number;
  /** Columns of crews below the row: narrow cells, or two with fans. */
  readonly columns: 1 | 2 | 4;
  /** Room for one side's fan of cards. */
  readonly fan: number;
}

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export function measure(width: number, room = 0): Measures {
  const pad = width < 480 ? 10 : 18;
  const isBeside = width >= (room > width ? BESIDE.tall : BESIDE.broad);
  const crews = isBeside ? Math.round(between(262, width * 0.34, 400)) : 0;
  const left = width - 2 * pad - (crews === 0 ? 0 : crews + pad);
  const least = left < 560 ? 6 : 12;
  const card = between(44, Math.floor((left - 5 * least) / 6), isBeside ? WIDEST_CARD : WIDEST_ABOVE_CREWS);
  const gap = between(least, Math.floor((left - 6 * card) / 5), WIDEST_GAP);
  const small = card < SMALL_CARD;
  const tight = small && room < HIGH_ENOUGH;
  const cardHeight = Math.round(card * (small ? 1.64 : 1.46));
  const die = Math.round(small ? card * 0.42 : card * 0.36);
  const columns = crews > 0 ? 1 : width < FANS ? 4 : 2;
  const fan = fanRoom(crews || width - 2 * pad, columns);
  return { pad, gap, card, cardHeight, die, small, tight, crews, columns, fan };
}

/** What badge, strengths, points and the gaps between them leave to each of two fans. */
export function fanRoom(width: number, columns: 1 | 2 | 4): number {
  const inside = width - 22;
  const column = columns === 2 ? (inside - 16) / 2 : inside;
  return Math.floor((column - 28 - 56 - 46 - 16) / 2);
}

/** The left edges of things side by side in the middle of a room; they overlap where there is not room for all. */
export function sideBySide(count: number, size: number, room: number, gap = 5): number[] {
  const step = count > 1 ? Math.min(size + gap, (room - size) / (count - 1)) : 0;
  const first = (room - size - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => first + i * step);
}

export interface Leaf {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
}

/** Cards held as a fan, their middles from the fan's own; wider ones lean and drop more. */
export function fan(count: number, size: number, room: number): Leaf[] {
  const middle = room / 2;
  const lean = Math.min(7, 24 / Math.max(1, count));
  return sideBySide(count, size, room, 0).map((left, i) => {
    const from = i - (count - 1) / 2;
    return { x: left + size / 2 - middle, y: Math.abs(from) * 1.6, turn: from * lean };
  });
}
