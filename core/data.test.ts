import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, digest, digestOfAll, frozen, lasting, sharedObject } from './data.ts';

/** Plain data as it comes out of JSON. */
const plain = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

/** The same data with the keys of every object in the opposite order. */
function reversed(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(reversed);
  if (typeof data !== 'object' || data === null) return data;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data).reverse()) {
    Object.defineProperty(copy, key, { value: reversed(value), enumerable: true, writable: true });
  }
  return copy;
}

describe('difference', () => {
  test('says where two pieces of data differ first', () => {
    expect(difference({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toBe('a.b.1');
    expect(difference({ a: 1 }, { b: 1 })).toBe('a');
    expect(difference([1], [1, 2])).toBe('1');
    expect(difference({ a: 1 }, { a: 1, b: 2 })).toBe('b');
    expect(difference([], {})).toBe('everything');
    expect(difference({ a: [] }, { a: {} })).toBe('a');
    expect(difference(1, '1')).toBe('everything');
    expect(difference(null, {})).toBe('everything');
    expect(difference({ a: null }, { a: {} })).toBe('a');
    expect(difference(0, -0)).toBe('everything');
  });

  test('finds none in a copy, whatever the order of its keys', () => {
    fc.assert(
      fc.property(plain, (data) => {
        expect(difference(data, structuredClone(data))).toBeUndefined();
        expect(difference(data, reversed(data))).toBeUndefined();
      }),
    );
    expect(difference(Number.NaN, Number.NaN)).toBeUndefined();
  });

  test('agrees with JSON about whether there is one', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const same = difference(a, b) === undefined;
        expect(same).toBe(difference(b, a) === undefined);
        if (JSON.stringify(a) === JSON.stringify(b)) expect(same).toBe(true);
        else if (same) expect(JSON.stringify(reversed(a))).not.toBe(JSON.stringify(a));
      }),
    );
  });
});

describe('sharedObject', () => {
  test('says where two pieces of data share what could be changed', () => {
    const list = [1];
    expect(sharedObject({ a: { list } }, { a: { list } })).toBe('a.list');
    expect(sharedObject(list, list)).toBe('everything');
    expect(sharedObject([0, list], [0, list])).toBe('1');
    expect(sharedObject({ a: [1] }, { a: [1] })).toBeUndefined();
    expect(sharedObject({ a: list }, { b: list })).toBeUndefined();
    expect(sharedObject(1, 1)).toBeUndefined();
    expect(sharedObject(null, null)).toBeUndefined();
    expect(sharedObject({ a: null }, { a: {} })).toBeUndefined();
  });

  test('what is frozen may be shared', () => {
    const options = frozen({ deck: [1, 2] });
    expect(sharedObject({ options }, { options })).toBeUndefined();
  });

  test('a clone shares nothing', () => {
    fc.assert(
      fc.property(plain, (data) => {
        expect(sharedObject(data, structuredClone(data))).toBeUndefined();
      }),
    );
  });
});

test('frozen goes all the way down and changes nothing', () => {
  const data = { a: [{ b: 1 }], c: null, d: 'x' };
  const copy = structuredClone(data);
  expect(frozen(data)).toBe(data);
  expect(data).toEqual(copy);
  expect([data, data.a, data.a[0]].every(Object.isFrozen)).toBe(true);
  expect(frozen(3)).toBe(3);
  expect(frozen(null)).toBeNull();
});

describe('digest', () => {
  test('of all is that of the list of them', () => {
    const [same, other] = [{ a: [1, 300, -1] }, { a: [], b: 'x' }];
    const things = [same, same, other, other, same];
    expect(digestOfAll(things)).toBe(digest(things.map(digest)));
    expect(digestOfAll([])).toBe(digest([]));
  });

  test('is the same for what lasts', () => {
    const options = { sharks: true, decks: [[3, 256], [null]], deep: { tie: 'shared' } };
    const state = { options, turn: 1 };
    const before = digest(state);
    expect(lasting(options)).toBe(options);
    expect(lasting(options)).toBe(options);
    expect(Object.isFrozen(options.decks[0])).toBe(true);
    expect(digest(state)).toBe(before);
  });

  test('is a whole number of at most 53 bits', () => {
    fc.assert(
      fc.property(plain, (data) => {
        const hash = digest(data);
        expect(Number.isSafeInteger(hash) && hash >= 0).toBe(true);
      }),
    );
  });

  test('does not see the order of keys', () => {
    fc.assert(
      fc.property(plain, (data) => {
        expect(digest(reversed(data))).toBe(digest(data));
      }),
    );
  });

  test('is the same after JSON', () => {
    fc.assert(
      fc.property(plain, (data) => {
        expect(digest(JSON.parse(JSON.stringify(data)))).toBe(digest(data));
      }),
    );
  });

  test('sees every other difference', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(digest(a) === digest(b)).toBe(difference(a, b) === undefined);
      }),
      { numRuns: 2_000 },
    );
  });

  test('sees a change of any one number in a long list', () => {
    const lists = fc.array(fc.integer(), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(lists, fc.nat(), fc.integer(), (list, where, value) => {
        const at = where % list.length;
        fc.pre(list[at] !== value);
        expect(digest({ list: list.with(at, value) })).not.toBe(digest({ list }));
      }),
    );
  });

  test('tells apart what looks alike', () => {
    const alike = [
      0,
      '0',
      false,
      null,
      undefined,
      '',
      'null',
      [],
      {},
      [0],
      [[]],
      { a: 0 },
      { 0: 0 },
      [0, 0],
      1,
      -1,
      1.5,
      '1.5',
      2 ** 32,
      2 ** 31,
      -(2 ** 31),
      'ab',
      'ba',
      ['a', 'b'],
      ['ab'],
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: { b: 1 } },
      { a: 'b 1' },
      Number.NaN,
    ];
    const digests = alike.map(digest);
    expect(new Set(digests).size).toBe(alike.length);
  });

  test('means the same for ever: logs keep it', () => {
    expect(digest({ a: [1, 2.5, 'x'], b: null, c: true })).toBe(2608546580537166);
  });
});
