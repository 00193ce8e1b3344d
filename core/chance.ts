/**
 * Luck is a parameter. Rules ask `draw(sides)`; where the answer comes from is the caller's business:
 * a seed, a log, a test's script, or every possibility in turn.
 */
import { invariant } from './invariant.ts';

export interface Chance {
  /** An integer from 0 to sides − 1, each equally likely; of at most 2³¹ sides. */
  draw(sides: number): number;
}

/** A fast generator for bots, playouts and tests; never for the luck of a real table. */
export const seeded = (seed: number | string): Chance => new Sfc32(String(seed));

/** A class, because the JIT finds the one `draw` of a class at once, but not that of each of many objects. */
class Sfc32 implements Chance {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: string) {
    this.a = hash(seed, -2128831035);
    this.b = hash(seed, 1540483477);
    this.c = hash(seed, 668265263);
    // The first words still show the seed.
    for (let i = 0; i < 12; i++) this.draw(1);
  }

  draw(sides: number): number {
    // Without a sign, like what it is compared with: the JIT would else make fractions of both.
    const n = sides >>> 0;
    for (;;) {
      const { b, c } = this;
      const word = (this.a + b + this.counter) | 0;
      this.counter = (this.counter + 1) | 0;
      this.a = b ^ (b >>> 9);
      this.b = (c + (c << 3)) | 0;
      this.c = (((c << 21) | (c >>> 11)) + word) | 0;
      // Lemire's test: only a low half below 2³² mod n would favour some answers.
      const low = Math.imul(word, n) >>> 0;
      if (low >= n || low >= TWO_32 % n) return highHalf(word, n);
    }
  }
}

/** The upper 32 bits of a product of 64; in halves of 16 it stays with whole numbers, which is faster. */
function highHalf(word: number, factor: number): number {
  if (factor > TWO_16) return (((word >>> 0) * factor) / TWO_32) | 0;
  return (Math.imul(word >>> 16, factor) + (Math.imul(word & 0xffff, factor) >>> 16)) >>> 16;
}

const TWO_16 = 65536;
const TWO_32 = 4294967296;

/** A word from a text, by FNV-1a; each start gives another. */
function hash(text: string, start: number): number {
  let word = start;
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 16777619);
  return word;
}

/** Passes draws on and writes each answer down. */
export function recording(chance: Chance, draws: number[]): Chance {
  return {
    draw(sides) {
      const drawn = chance.draw(sides);
      draws.push(drawn);
      return drawn;
    },
  };
}

/** Thrown when the rules ask for other luck than was written down. */
export class WrongLuck extends Error {}

/** Answers with what was written down; `finish` insists that all of it was used. */
export interface Script extends Chance {
  finish(): void;
}

export function replaying(draws: readonly number[]): Script {
  let next = 0;
  return {
    draw(sides) {
      const drawn = draws[next++];
      if (drawn === undefined) throw new WrongLuck(`draw ${next} of ${draws.length} was asked for`);
      if (!(drawn >= 0 && drawn < sides)) throw new WrongLuck(`draw ${next} is ${drawn}, not below ${sides}`);
      return drawn;
    },
    finish() {
      if (next < draws.length) throw new WrongLuck(`${draws.length - next} draws were never asked for`);
    },
  };
}

/** Luck a test decides; ask for one more than was scripted and it throws. */
export function scripted(...draws: number[]): Script {
  return replaying(draws);
}

/** For code that must not be lucky. */
export const noChance: Chance = {
  draw: () => {
    throw new WrongLuck('nothing may be drawn here');
  },
};

export interface Possibility<T> {
  readonly value: T;
  readonly probability: number;
  readonly draws: readonly number[];
}

/** Runs something once for each sequence of draws it can ask for, with its probability. */
export function* every<T>(run: (chance: Chance) => T): Generator<Possibility<T>> {
  const drawn: number[] = [];
  const sides: number[] = [];
  for (;;) {
    let depth = 0;
    const value = run({
      draw(n) {
        if (depth === drawn.length) {
          drawn.push(0);
          sides.push(n);
        }
        invariant(sides[depth] === n, 'the same draws lead to the same question');
        return drawn[depth++]!;
      },
    });
    yield { value, probability: sides.reduce((p, n) => p / n, 1), draws: [...drawn] };
    if (!advance(drawn, sides)) return;
  }
}

/** Counts the draws up like an odometer; false when all have been shown. */
function advance(drawn: number[], sides: number[]): boolean {
  while (drawn.length > 0) {
    const last = drawn.length - 1;
    drawn[last]!++;
    if (drawn[last]! < sides[last]!) return true;
    drawn.pop();
    sides.pop();
  }
  return false;
}
