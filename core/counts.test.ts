import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { every, scripted, seeded } from './chance.ts';
import { drawFrom, noneOf, setAll, total } from './counts.ts';

const piles = fc.array(fc.nat(5), { minLength: 1, maxLength: 12 });

test('total adds up all kinds, or some', () => {
  expect(total([1, 2, 3, 4])).toBe(10);
  expect(total([1, 2, 3, 4], 1)).toBe(9);
  expect(total([1, 2, 3, 4], 1, 3)).toBe(5);
  expect(total([])).toBe(0);
});

test('setAll and noneOf', () => {
  const counts = [1, 2, 3];
  setAll(counts, 6);
  expect(counts).toEqual([6, 6, 6]);
  expect(noneOf(3)).toEqual([0, 0, 0]);
  expect(noneOf(0)).toEqual([]);
});

describe('drawFrom', () => {
  test('draws each kind as often as it lies there', () => {
    fc.assert(
      fc.property(piles, (pile) => {
        fc.pre(total(pile) > 0);
        const drawn = noneOf(pile.length);
        for (const { value: kind } of every((chance) => drawFrom([...pile], total(pile), chance)))
          drawn[kind]!++;
        expect(drawn).toEqual(pile);
      }),
    );
  });

  test('takes away what it drew, until nothing is left', () => {
    fc.assert(
      fc.property(piles, fc.string(), (pile, seed) => {
        const left = [...pile];
        const drawn = noneOf(pile.length);
        for (let size = total(pile); size > 0; size--)
          drawn[drawFrom(left, size, seeded(`${seed}${size}`))]!++;
        expect(drawn).toEqual(pile);
        expect(left).toEqual(noneOf(pile.length));
      }),
    );
  });

  test('nothing can be drawn where nothing lies: that is our mistake', () => {
    const pile = [0, 0, 0];
    expect(() => drawFrom(pile, 1, scripted(0))).toThrow('as many pieces as were promised');
    expect(pile).toEqual([0, 0, 0]);
  });
});
