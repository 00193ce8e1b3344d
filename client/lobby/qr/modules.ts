/** The second half of a QR code: where every bit stands, and which of eight masks makes it easiest to read. */
import { bitsOf, codewordsOf } from './codewords.ts';

/** Rows of dark (true) and light modules. */
export type Modules = readonly (readonly boolean[])[];
type Grid = boolean[][];
type Place = readonly [row: number, column: number];

/** Undefined if the text is too long. */
export function qrOf(text: string): Modules | undefined {
  const coded = codewordsOf(text);
  if (!coded) return undefined;
  const frame = frameOf(coded.version);
  const size = sizeOf(coded.version);
  const plain = grid(size, (row, column) => frame[row]?.[column] === true);
  const places = [...zigzag(frame)];
  const bits = coded.words.flatMap((word) => bitsOf(word, 8));
  const masked = MASKS.map((mask, i) => {
    const drawn = plain.map((row) => [...row]);
    for (const [k, [row, column]] of places.entries())
      set(drawn, row, column, (bits[k] === 1) !== mask(row, column));
    return signed(drawn, i);
  });
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

const sizeOf = (version: number): number => version * 4 + 17;

const grid = <T>(size: number, make: (row: number, column: number) => T): T[][] =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => make(row, column)));

function set(into: Grid, row: number, column: number, dark: boolean): void {
  const line = into[row];
  if (line) line[column] = dark;
}

// ── What stands in every code of a version; undefined is left to the data

type Frame = readonly (readonly (boolean | undefined)[])[];

/** The middles of the small squares, in both directions. */
const ALIGNMENT: readonly (readonly number[])[] = [
  ...[[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34]],
  ...[
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
  ],
];
const FIRST_WITH_VERSION = 7;

function frameOf(version: number): Frame {
  const size = sizeOf(version);
  return grid(
    size,
    (row, column) =>
      finder(size, row, column) ??
      versionBit(version, size, row, column) ??
      alignment(version, size, row, column) ??
      timing(row, column) ??
      reserved(size, row, column),
  );
}

/** Three large squares with a light rim. */
function finder(size: number, row: number, column: number): boolean | undefined {
  const middles: readonly Place[] = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ];
  const rings = middles.map(([r, c]) => Math.max(Math.abs(row - r), Math.abs(column - c)));
  const ring = rings.find((away) => away <= 4);
  return ring === undefined ? undefined : ring !== 2 && ring !== 4;
}

function alignment(version: number, size: number, row: number, column: number): boolean | undefined {
  const middles = ALIGNMENT[version - 1] ?? [];
  const near = (at: number): number | undefined => middles.find((middle) => Math.abs(at - middle) <= 2);
  const [r, c] = [near(row), near(column)];
  if (r === undefined || c === undefined || inCorner(size, r, c)) return undefined;
  return Math.max(Math.abs(row - r), Math.abs(column - c)) !== 1;
}

const inCorner = (size: number, row: number, column: number): boolean =>
  (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6);

function timing(row: number, column: number): boolean | undefined {
  if (row !== 6 && column !== 6) return undefined;
  return (row + column) % 2 === 0;
}

/** Kept free for the format, which says which mask it is. */
function reserved(size: number, row: number, column: number): boolean | undefined {
  const beside = (a: number, b: number): boolean => a === 8 && (b <= 8 || b >= size - 8);
  return beside(row, column) || beside(column, row) ? false : undefined;
}

function versionBit(version: number, size: number, row: number, column: number): boolean | undefined {
  if (version < FIRST_WITH_VERSION) return undefined;
  const [far, near] = [Math.max(row, column) - (size - 11), Math.min(row, column)];
  if (near > 5 || far < 0 || far > 2) return undefined;
  return bitsOf(versionCode(version), 18)[17 - (near * 3 + far)] === 1;
}

/** Six bits and the remainder that protects them. */
export const versionCode = (version: number): number =>
  (version << 12) | remainder(version << 12, 0b1111100100101, 12);

/** Level M is 00; with the mask they are five bits, protected by ten more, and never all light. */
export const formatCode = (mask: number): number =>
  ((mask << 10) | remainder(mask << 10, 0b10100110111, 10)) ^ 0b101010000010010;

function remainder(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let bit = 31 - Math.clz32(rest); rest >= 1 << degree; bit = 31 - Math.clz32(rest))
    rest ^= divisor << (bit - degree);
  return rest;
}

// ── What the text puts there

/** Two columns at a time from the right, up and down in turns; the column of the timing is left out. */
function* zigzag(frame: Frame): Generator<Place> {
  const size = frame.length;
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (frame[row]?.[column] === undefined) yield [row, column];
    }
    up = !up;
  }
}

export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Where the fifteen bits of the format stand, the first time around the upper left corner. */
const FORMAT: readonly Place[] = [
  ...[0, 1, 2, 3, 4, 5, 7, 8].map((column): Place => [8, column]),
  ...[7, 5, 4, 3, 2, 1, 0].map((row): Place => [row, 8]),
];

/** Writes down twice which mask was used. */
function signed(drawn: Grid, mask: number): Grid {
  const size = drawn.length;
  for (const [i, bit] of bitsOf(formatCode(mask), 15).entries()) {
    const [row, column] = FORMAT[i] ?? [0, 0];
    set(drawn, row, column, bit === 1);
    if (i < 7) set(drawn, size - 1 - i, 8, bit === 1);
    else set(drawn, 8, size - 15 + i, bit === 1);
  }
  set(drawn, size - 8, 8, true);
  return drawn;
}

// ── What makes a code hard to read

const LOOKS_LIKE_FINDER = /(?=10111010000|00001011101)/g;

function penalty(drawn: Grid): number {
  const columns = drawn.map((_, i) => drawn.map((row) => row[i] === true));
  const lines = [...drawn, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  const runs = lines.flatMap((line) => line.match(/1{5,}|0{5,}/g) ?? []);
  const likeFinders = lines.flatMap((line) => [...line.matchAll(LOOKS_LIKE_FINDER)]).length;
  const size = drawn.length;
  const dark = drawn.flat().filter(Boolean).length / (size * size);
  return (
    runs.reduce((sum, { length }) => sum + length - 2, 0) +
    3 * squares(drawn) +
    40 * likeFinders +
    10 * Math.floor(Math.abs(dark * 100 - 50) / 5)
  );
}

function squares(drawn: Grid): number {
  let found = 0;
  for (let r = 1; r < drawn.length; r++) {
    const [above = [], row = []] = [drawn[r - 1], drawn[r]];
    for (let c = 1; c < row.length; c++)
      if (row[c] === row[c - 1] && row[c] === above[c] && row[c] === above[c - 1]) found++;
  }
  return found;
}
