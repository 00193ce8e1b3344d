import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patched, patchOf } from './patch.ts';

/** Plain data with fields of these names. */
const dataWith = (...names: string[]): fc.Arbitrary<unknown> =>
  fc.letrec<{ data: unknown }>((tie) => ({
    data: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 3 })),
      fc.array(tie('data'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...names), tie('data'), { maxKeys: 3 }),
    ),
  })).data;
const PLAIN = ['a', 'b', '0', 'length'];
/** A name with a dot in it cannot stand in a path, nor can none. */
const DATA = dataWith(...PLAIN, 'x.y', '');

/** Two pieces of data that are often nearly the same. */
const PAIRS = fc.oneof(
  fc.tuple(DATA, DATA),
  fc.tuple(DATA, DATA, DATA).map(([same, a, b]) => [
    { same, list: [same, a], deep: { a, same } },
    { same, list: [same, b], deep: { a: b, same } },
  ]),
);

describe('patches', () => {
  test('what was before, with the patch, is what is after', () => {
    fc.assert(
      fc.property(PAIRS, ([before, after]) => {
        expect(patched(before, patchOf(before, after))).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('a patch survives JSON', () => {
    fc.assert(
      fc.property(PAIRS, ([before, after]) => {
        const sent = JSON.parse(JSON.stringify(patchOf(before, after)));
        expect(patched(before, sent)).toEqual(JSON.parse(JSON.stringify(after)));
      }),
    );
  });

  test('nothing changed, nothing sent', () => {
    fc.assert(
      fc.property(dataWith(...PLAIN), (data) => {
        expect(patchOf(data, structuredClone(data))).toEqual([]);
      }),
    );
  });

  test('neither side is touched', () => {
    fc.assert(
      fc.property(PAIRS, ([before, after]) => {
        const kept = structuredClone([before, after]);
        patched(before, patchOf(before, after));
        expect([before, after]).toEqual(kept);
      }),
    );
  });

  test('only what changed is named', () => {
    const before = { view: { cash: [20, 20, 20], row: { a: 1 } }, toAct: [0] };
    const after = { view: { cash: [20, 20, 14], row: { a: 1 } }, toAct: [1] };
    expect(patchOf(before, after)).toEqual([
      ['view.cash.2', 14],
      ['toAct.0', 1],
    ]);
  });

  test('lists of another length and objects with other fields are sent whole', () => {
    expect(patchOf({ a: [1, 2], b: { c: 1 } }, { a: [1], b: { d: 1 } })).toEqual([
      ['a', [1]],
      ['b', { d: 1 }],
    ]);
    expect(patchOf({ a: [] }, { a: {} })).toEqual([['a', {}]]);
    expect(patchOf(null, { a: 1 })).toEqual([['', { a: 1 }]]);
  });

  test('what did not change is the same object as before', () => {
    const before = { same: { deep: [1] }, other: 1 };
    expect(patched(before, [['other', 2]]).same).toBe(before.same);
  });

  test('a path that leads nowhere is an error, not a new field', () => {
    expect(() => patched({ a: 1 }, [['b', 1]])).toThrow('b');
    expect(() => patched({ a: 1 }, [['a.b', 1]])).toThrow('b');
    expect(() => patched({}, [['__proto__.x', 1]])).toThrow('__proto__');
  });
});
