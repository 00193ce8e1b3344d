/** The first half of a QR code (ISO/IEC 18004, byte mode, level M): from a text to the bits that are drawn. */

interface Version {
  /** Codewords of correction in every block. */
  readonly correction: number;
  /** Codewords of data, block by block. */
  readonly blocks: readonly number[];
}

/** Versions 1 to 10: a link of two hundred characters fits, and a phone still reads it from a screen. */
const VERSIONS: readonly Version[] = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: [32, 32] },
  { correction: 24, blocks: [43, 43] },
  { correction: 16, blocks: [27, 27, 27, 27] },
  { correction: 18, blocks: [31, 31, 31, 31] },
  { correction: 22, blocks: [38, 38, 39, 39] },
  { correction: 22, blocks: [36, 36, 36, 37, 37] },
  { correction: 26, blocks: [43, 43, 43, 43, 44] },
];

const BYTE_MODE = 0b0100;
const FILL = [0xec, 0x11] as const;

export interface Codewords {
  /** From 1. */
  readonly version: number;
  readonly words: readonly number[];
}

/** Undefined if the text is too long for the largest version. */
export function codewordsOf(text: string): Codewords | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex((_, i) => bytes.length <= roomFor(i + 1));
  const version = VERSIONS[index];
  return version && { version: index + 1, words: interleaved(dataOf(bytes, index + 1), version) };
}

const total = (version: number): number =>
  (VERSIONS[version - 1]?.blocks ?? []).reduce((sum, block) => sum + block, 0);

const countBits = (version: number): number => (version < 10 ? 8 : 16);

/** Four bits say which mode it is, then comes the length. */
const roomFor = (version: number): number => Math.floor((total(version) * 8 - 4 - countBits(version)) / 8);

function dataOf(bytes: readonly number[], version: number): number[] {
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, countBits(version))];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(...bitsOf(0, Math.min(4, total(version) * 8 - bits.length)));
  while (bits.length % 8 > 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) => numberOf(bits.slice(i * 8, i * 8 + 8)));
  for (let i = 0; words.length < total(version); i++) words.push(FILL[i % 2] ?? 0);
  return words;
}

export const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);

const numberOf = (bits: readonly number[]): number => bits.reduce((value, bit) => value * 2 + bit, 0);

/** The first word of every block, then the second of every block …; data first, then what corrects them. */
function interleaved(data: readonly number[], { correction, blocks }: Version): number[] {
  const parts = blocks.map((length, i) => {
    const from = blocks.slice(0, i).reduce((sum, block) => sum + block, 0);
    return data.slice(from, from + length);
  });
  const checks = parts.map((part) => correctionOf(part, correction));
  return [...across(parts), ...across(checks)];
}

function across(rows: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
}

// ── Reed–Solomon over the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1

const [POWERS, LOGS] = powersAndLogs();

function powersAndLogs(): [powers: number[], logs: number[]] {
  const powers: number[] = [];
  const logs: number[] = [];
  for (let i = 0, x = 1; i < 255; i++, x = x < 128 ? x * 2 : (x * 2) ^ 0x11d) {
    powers[i] = x;
    logs[x] = i;
  }
  return [powers, logs];
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (POWERS[((LOGS[a] ?? 0) + (LOGS[b] ?? 0)) % 255] ?? 0);

/** The product of (x − 2ⁱ), highest power first and left out. */
function generator(degree: number): number[] {
  let product = [1];
  for (let i = 0; i < degree; i++) {
    const root = POWERS[i] ?? 0;
    product = [...product, 0].map((factor, at) => factor ^ times(product[at - 1] ?? 0, root));
  }
  return product.slice(1);
}

/** The remainder of the data divided by the generator. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest = divisor.map(() => 0);
  for (const word of data) {
    const lead = word ^ (rest[0] ?? 0);
    rest = divisor.map((factor, i) => (rest[i + 1] ?? 0) ^ times(factor, lead));
  }
  return rest;
}
