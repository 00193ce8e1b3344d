import { expect, test } from 'vitest';
import { codewordsOf, correctionOf } from './codewords.ts';
import { formatCode, MASKS, type Modules, qrOf, versionCode } from './modules.ts';

test('corrections are those of the worked examples', () => {
  // HELLO WORLD, version 1, level M; and the two kinds of blocks of version 5, level Q.
  const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  const block = [67, 85, 70, 134, 87, 38, 85, 194, 119, 50, 6, 18, 6, 103, 38];
  expect(correctionOf(block, 18)).toEqual([
    213, 199, 11, 45, 115, 247, 241, 223, 229, 248, 154, 117, 154, 111, 86, 161, 111, 39,
  ]);
});

test('a short text is its mode, its length, its letters and the filling', () => {
  const { version, words } = codewordsOf('wxyz')!;
  expect(version).toBe(1);
  expect(words.slice(0, 16)).toEqual([
    0x40, 0x47, 0x77, 0x87, 0x97, 0xa0, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
  ]);
});

test('formats and versions are those of the standard', () => {
  const bits = (value: number, length: number) => value.toString(2).padStart(length, '0');
  expect([0, 1, 2, 7].map((mask) => bits(formatCode(mask), 15))).toEqual([
    '101010000010010',
    '101000100100101',
    '101111001111100',
    '100101010100000',
  ]);
  expect([7, 8, 10].map((version) => bits(versionCode(version), 18))).toEqual([
    '000111110010010100',
    '001000010110111100',
    '001010010011010011',
  ]);
});

test('every length is read back, up to the longest', () => {
  for (const [length, size] of [
    [1, 21],
    [14, 21],
    [15, 25],
    [62, 33],
    [63, 37],
    [122, 45],
    [180, 53],
    [213, 57],
  ] as const) {
    const text = `https://quayside.example/t/${'aB3_-é'.repeat(50)}`.slice(0, length);
    const shorter = text.replaceAll('é', 'e');
    const modules = qrOf(shorter)!;
    expect([modules.length, readBack(modules)], `${length}`).toEqual([size, shorter]);
  }
  expect(readBack(qrOf('Привет, порт')!)).toBe('Привет, порт');
  expect(qrOf('x'.repeat(214))).toBeUndefined();
});

// ── A reader written from the other side: it finds its way by the patterns alone.

const BLOCKS: Readonly<Record<number, readonly number[]>> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
  9: [36, 36, 36, 37, 37],
  10: [43, 43, 43, 43, 44],
};

function readBack(modules: Modules): string {
  const version = (modules.length - 17) / 4;
  expectPatterns(modules);
  const mask = readMask(modules);
  const bits: number[] = [];
  for (const [row, column] of path(modules.length, version))
    bits.push(Number(modules[row]![column]! !== MASKS[mask]!(row, column)));
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  const data = untangled(words, BLOCKS[version]!).flatMap((word) => [...word.toString(2).padStart(8, '0')]);
  const header = version < 10 ? 12 : 20;
  expect(data.slice(0, 4).join('')).toBe('0100');
  const length = Number.parseInt(data.slice(4, header).join(''), 2);
  const bytes = Array.from({ length }, (_, i) =>
    Number.parseInt(data.slice(header + i * 8, header + i * 8 + 8).join(''), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

function expectPatterns(modules: Modules): void {
  const size = modules.length;
  const row = (at: number, from: number, to: number) => modules[at]!.slice(from, to).map(Number).join('');
  expect([row(0, 0, 8), row(3, 0, 8), row(7, 0, 8)]).toEqual(['11111110', '10111010', '00000000']);
  expect([row(0, size - 8, size), row(size - 1, 0, 8)]).toEqual(['01111111', '11111110']);
  expect(row(6, 8, size - 8)).toBe('10'.repeat(size).slice(0, size - 16));
  expect(modules[size - 8]![8]).toBe(true);
}

function readMask(modules: Modules): number {
  const bits = [0, 1, 2, 3, 4, 5, 7].map((column) => modules[8]![column]).concat(modules[8]![8]);
  const rest = [7, 5, 4, 3, 2, 1, 0].map((row) => modules[row]![8]);
  const code = Number.parseInt([...bits, ...rest].map(Number).join(''), 2);
  const mask = MASKS.findIndex((_, i) => formatCode(i) === code);
  expect(mask).toBeGreaterThanOrEqual(0);
  return mask;
}

function* path(size: number, version: number): Generator<[number, number]> {
  const taken = fixed(size, version);
  const columns = Array.from({ length: size }, (_, i) => size - 1 - i).filter((column) => column !== 6);
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let i = 0; i < size; i++)
      for (const column of columns.slice(pair, pair + 2)) {
        const row = pair % 4 === 0 ? size - 1 - i : i;
        if (!taken(row, column)) yield [row, column];
      }
}

function fixed(size: number, version: number): (row: number, column: number) => boolean {
  const last = size - 7;
  const step = version < 7 ? last - 6 : (last - 6) / 2;
  const middles = version === 1 ? [] : Array.from({ length: version < 7 ? 2 : 3 }, (_, i) => 6 + i * step);
  const squares = middles
    .flatMap((r) => middles.map((c) => [r, c] as const))
    .filter(([r, c]) => !(r === 6 && c === 6) && !(r === 6 && c === last) && !(r === last && c === 6));
  return (row, column) =>
    row === 6 ||
    column === 6 ||
    (row < 9 && column < 9) ||
    (row < 9 && column >= size - 8) ||
    (row >= size - 8 && column < 9) ||
    (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) ||
    squares.some(([r, c]) => Math.abs(row - r) <= 2 && Math.abs(column - c) <= 2);
}

function untangled(words: readonly number[], blocks: readonly number[]): number[] {
  const rows: number[][] = blocks.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...blocks); i++)
    for (const [block, length] of blocks.entries()) if (i < length) rows[block]!.push(words[next++]!);
  return rows.flat();
}
