import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, every, noChance, recording, replaying, scripted, seeded, WrongLuck } from './chance.ts';

const drawMany = (chance: Chance, sides: number, times: number): number[] =>
  Array.from({ length: times }, () => chance.draw(sides));

/** How far counts are from even: about as large as there are cells if they are fair. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

/** More than this happens to a fair generator once in a thousand times (Wilson and Hilferty). */
function tooUneven(cells: number): number {
  const k = cells - 1;
  return k * (1 - 2 / (9 * k) + 3.09 * Math.sqrt(2 / (9 * k))) ** 3;
}

describe('seeded', () => {
  test('the same seed gives the same luck, another seed another', () => {
    expect(drawMany(seeded('quay'), 1000, 20)).toEqual(drawMany(seeded('quay'), 1000, 20));
    expect(drawMany(seeded(7), 1000, 20)).toEqual(drawMany(seeded('7'), 1000, 20));
    expect(drawMany(seeded('quay'), 1000, 20)).not.toEqual(drawMany(seeded('quaz'), 1000, 20));
    expect(drawMany(seeded(''), 1000, 20)).not.toEqual(drawMany(seeded(0), 1000, 20));
  });

  test('a seed means the same luck for ever', () => {
    expect(drawMany(seeded('quayside'), 6, 24).join('')).toBe('551051200235014344235231');
    expect(drawMany(seeded(1), 48, 12)).toEqual([22, 23, 22, 16, 12, 28, 11, 0, 31, 11, 26, 7]);
  });

  test('every answer is from 0 to sides − 1', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1 << 20 }), (seed, sides) => {
        const chance = seeded(seed);
        return drawMany(chance, sides, 20).every((n) => Number.isInteger(n) && n >= 0 && n < sides);
      }),
    );
  });

  test('each answer is equally likely', () => {
    for (const sides of [2, 3, 6, 7, 42, 48, 1000]) {
      const counts = Array<number>(sides).fill(0);
      for (const n of drawMany(seeded(`even ${sides}`), sides, sides * 2000)) counts[n]!++;
      expect(unevenness(counts), `${sides} sides`).toBeLessThan(tooUneven(sides));
    }
  });

  test('also of very many', () => {
    for (const sides of [100_000, 1_000_000, 1 << 20]) {
      const counts = Array<number>(50).fill(0);
      for (const n of drawMany(seeded(`even ${sides}`), sides, 100_000))
        counts[Math.floor((n * 50) / sides)]!++;
      expect(unevenness(counts), `${sides} sides`).toBeLessThan(tooUneven(50));
    }
  });

  test('a die knows nothing of the die before', () => {
    const counts = Array<number>(36).fill(0);
    const chance = seeded('pairs');
    for (let i = 0; i < 72_000; i++) counts[chance.draw(6) * 6 + chance.draw(6)]!++;
    expect(unevenness(counts)).toBeLessThan(tooUneven(36));
  });

  test('nor do neighbouring seeds know each other', () => {
    const counts = Array<number>(36).fill(0);
    for (let i = 0; i < 36_000; i++) counts[seeded(i).draw(6) * 6 + seeded(i + 1).draw(6)]!++;
    expect(unevenness(counts)).toBeLessThan(tooUneven(36));
  });
});

describe('recording and replaying', () => {
  test('what was written down can be played again', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 60 })), (seed, questions) => {
        const draws: number[] = [];
        const chance = recording(seeded(seed), draws);
        const answers = questions.map((sides) => chance.draw(sides));
        expect(draws).toEqual(answers);
        const script = replaying(draws);
        expect(questions.map((sides) => script.draw(sides))).toEqual(answers);
        script.finish();
      }),
    );
  });

  test('asking for more than was written down is an error', () => {
    const script = scripted(2, 4);
    script.draw(6);
    script.draw(6);
    expect(() => script.draw(6)).toThrow(new WrongLuck('draw 3 of 2 was asked for'));
  });

  test('so is asking for less', () => {
    const script = scripted(2, 4, 4);
    script.draw(6);
    expect(() => script.finish()).toThrow(new WrongLuck('2 draws were never asked for'));
  });

  test('and an answer the question does not have', () => {
    expect(() => scripted(6).draw(6)).toThrow(new WrongLuck('draw 1 is 6, not below 6'));
    expect(() => scripted(-1).draw(6)).toThrow(WrongLuck);
    expect(() => scripted(Number.NaN).draw(6)).toThrow(WrongLuck);
    expect([scripted(0).draw(6), scripted(5).draw(6)]).toEqual([0, 5]);
  });

  test('where nothing may be drawn, nothing can be', () => {
    expect(() => noChance.draw(1)).toThrow(WrongLuck);
  });
});

describe('every', () => {
  const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
    list.reduce((s, one) => s + of(one), 0);

  test('two dice fall in 36 ways, and show 7 on average', () => {
    const rolls = [...every((chance) => chance.draw(6) + chance.draw(6) + 2)];
    expect(rolls).toHaveLength(36);
    expect(sum(rolls, ({ probability }) => probability)).toBeCloseTo(1, 12);
    expect(sum(rolls, ({ probability, value }) => probability * value)).toBeCloseTo(7, 12);
    expect(rolls.map(({ draws }) => draws.join())).toEqual([
      ...new Set(rolls.map(({ draws }) => draws.join())),
    ]);
    expect(rolls[35]).toEqual({ value: 12, probability: 1 / 36, draws: [5, 5] });
  });

  test('what is asked may depend on what was answered', () => {
    const found = [...every((chance) => (chance.draw(2) === 0 ? 'heads' : `tails ${chance.draw(3)}`))];
    expect(found.map(({ value, probability }) => [value, probability])).toEqual([
      ['heads', 1 / 2],
      ['tails 0', 1 / 6],
      ['tails 1', 1 / 6],
      ['tails 2', 1 / 6],
    ]);
  });

  test('probabilities always add up to 1, and replaying the draws gives the same', () => {
    const tree = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(tree, (sides) => {
        const run = (chance: Chance): number =>
          sides.reduce((code, n) => (code % 3 === 2 ? code : code * 5 + chance.draw(n)), 1);
        const found = [...every(run)];
        expect(sum(found, ({ probability }) => probability)).toBeCloseTo(1, 12);
        for (const { value, draws } of found) {
          const script = replaying(draws);
          expect(run(script)).toBe(value);
          script.finish();
        }
      }),
    );
  });

  test('without luck there is one possibility', () => {
    expect([...every(() => 'sure')]).toEqual([{ value: 'sure', probability: 1, draws: [] }]);
  });

  test('whoever asks differently after the same answers is caught', () => {
    let sides = 2;
    expect(() => [...every((chance) => chance.draw(sides++))]).toThrow(
      'the same draws lead to the same question',
    );
  });
});
