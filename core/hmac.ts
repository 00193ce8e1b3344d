/**
 * HMAC-SHA-256 of many short texts with one key and one beginning. What these come to is worked out once; Node's own
 * begins anew with every text, which takes three times as long and leaves objects behind that are dear to clear away.
 */
const BLOCK = 64;
const TWO_32 = 2 ** 32;

/** The first 32 bits behind the point of the roots of the first primes. */
const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter(isPrime);
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => (Math.sqrt(prime) % 1) * TWO_32);
const ROUNDS = Int32Array.from(PRIMES, (prime) => (Math.cbrt(prime) % 1) * TWO_32);

function isPrime(n: number): boolean {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return false;
  return true;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One word for each round; and what the words a and e of FIPS 180-4 were before each of them. */
const schedule = new Int32Array(64);
const a = new Int32Array(68);
const e = new Int32Array(68);

/** FIPS 180-4, 6.2.2. There b, c, d are what a was one, two and three rounds ago, and f, g, h what e was. */
function compress(words: Int32Array, block: Int32Array): void {
  for (let i = 0; i < 16; i++) schedule[i] = block[i]!;
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15]!;
    const y = schedule[i - 2]!;
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    schedule[i] = schedule[i - 16]! + s0 + schedule[i - 7]! + s1;
  }
  for (let i = 0; i < 4; i++) {
    a[i] = words[3 - i]!;
    e[i] = words[7 - i]!;
  }
  for (let i = 0; i < 64; i++) round(i, a[i + 3]!, e[i + 3]!);
  for (let i = 0; i < 4; i++) {
    words[i]! += a[67 - i]!;
    words[i + 4]! += e[67 - i]!;
  }
}

function round(i: number, aNow: number, eNow: number): void {
  const choice = (eNow & e[i + 2]!) ^ (~eNow & e[i + 1]!);
  const majority = (aNow & a[i + 2]!) ^ (aNow & a[i + 1]!) ^ (a[i + 2]! & a[i + 1]!);
  const s1 = turned(eNow, 6) ^ turned(eNow, 11) ^ turned(eNow, 25);
  const s0 = turned(aNow, 2) ^ turned(aNow, 13) ^ turned(aNow, 22);
  const mixed = (e[i]! + s1 + choice + ROUNDS[i]! + schedule[i]!) | 0;
  e[i + 4] = a[i]! + mixed;
  a[i + 4] = mixed + s0 + majority;
}

/** A hash on its way: its words, the block that is being filled, and how many bytes there have been. */
class Sha256 {
  readonly #words = START.slice();
  readonly #block = new Int32Array(BLOCK / 4);
  #length = 0;

  /** Goes on from where another is. */
  follow(other: Sha256): void {
    for (let i = 0; i < 8; i++) this.#words[i] = other.#words[i]!;
    for (let i = 0; i < 16; i++) this.#block[i] = other.#block[i]!;
    this.#length = other.#length;
  }

  add(byte: number): void {
    const at = this.#length++ % BLOCK;
    this.#block[at >> 2]! |= byte << (24 - 8 * (at & 3));
    if (at === BLOCK - 1) this.#mixIn();
  }

  finish(): Int32Array {
    const bits = this.#length * 8;
    this.add(0x80);
    if (this.#length % BLOCK > BLOCK - 8) this.#mixIn();
    this.#block[15] = bits;
    this.#mixIn();
    return this.#words;
  }

  #mixIn(): void {
    compress(this.#words, this.#block);
    this.#block.fill(0);
  }
}

const inner = new Sha256();
const outer = new Sha256();

export class Hmac {
  readonly #inner = new Sha256();
  readonly #outer = new Sha256();

  /** A key of at most 64 bytes. */
  constructor(key: Uint8Array, beginning: Uint8Array) {
    for (let i = 0; i < BLOCK; i++) {
      this.#inner.add((key[i] ?? 0) ^ 0x36);
      this.#outer.add((key[i] ?? 0) ^ 0x5c);
    }
    for (const byte of beginning) this.#inner.add(byte);
  }

  /** Of the beginning and the rest, which is ASCII: eight words, to be read before the next text is hashed. */
  of(rest: string): Int32Array {
    inner.follow(this.#inner);
    for (let i = 0; i < rest.length; i++) inner.add(rest.charCodeAt(i));
    outer.follow(this.#outer);
    for (const word of inner.finish())
      for (let shift = 24; shift >= 0; shift -= 8) outer.add((word >>> shift) & 255);
    return outer.finish();
  }
}
