import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  canonical,
  drawMessage,
  hexOf,
  reduce,
  saltMessage,
  sealMessage,
  wordsOf,
} from '../protocol/luck.ts';
import { nodeHashing } from '../server/luck.ts';
import { commitmentOf, saltOf, sealOf, tableLuck } from './luck.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const SEALING = { seed: SEED, hashing: nodeHashing };
const NONCES = ['abc', 'Zoë "Z"'];

describe('the page that describes the luck', () => {
  const page = readFileSync(new URL('../docs/luck.md', import.meta.url), 'utf8');

  test.each([
    ['commitment', commitmentOf(SEED, nodeHashing)],
    ['message', drawMessage({ table: 't1', nonces: NONCES }, 0)],
    ['hmac', hexOf(nodeHashing.hmac(SEED, drawMessage({ table: 't1', nonces: NONCES }, 0)))],
    [
      'draws',
      [0, 1, 2, 3]
        .map(() => 6)
        .map(drawerOf())
        .join(', '),
    ],
    ['salt', saltOf(SEALING, 't1', 7)],
    ['sealed text', sealMessage(saltOf(SEALING, 't1', 7), { type: 'bid', amount: 3 })],
    ['seal', sealOf(saltOf(SEALING, 't1', 7), { type: 'bid', amount: 3 }, nodeHashing)],
  ])('shows the right %s in its example', (_what, value) => {
    expect(page).toContain(value);
  });
});

function drawerOf(): (sides: number) => number {
  const luck = tableLuck(SEED, 't1', NONCES);
  return (sides) => luck.draw(sides);
}

describe('luck', () => {
  test('is the same for the same seed, table, nonces and number, and goes on where it stopped', () => {
    const whole = drawerOf();
    const first = Array.from({ length: 20 }, () => whole(100));
    const rest = tableLuck(SEED, 't1', NONCES, 12);
    expect(Array.from({ length: 8 }, () => rest.draw(100))).toEqual(first.slice(12));
    expect(rest.used).toBe(20);
  });

  test('is another for another table or nonce', () => {
    const twenty = (table: string, nonces: readonly string[]): number[] => {
      const luck = tableLuck(SEED, table, nonces);
      return Array.from({ length: 20 }, () => luck.draw(1000));
    };
    const all = [
      twenty('t1', NONCES),
      twenty('t2', NONCES),
      twenty('t1', ['abc', '']),
      twenty('t1', ['abc']),
    ];
    expect(new Set(all.map(String)).size).toBe(4);
  });

  test('two lists of nonces never give the same message', () => {
    const nonces = fc.array(
      fc.string({ maxLength: 8, unit: fc.constantFrom('"', ',', '|', '\\', 'a', '[') }),
    );
    fc.assert(
      fc.property(nonces, nonces, fc.nat(20), fc.nat(20), (a, b, i, j) => {
        const same = drawMessage({ table: 't', nonces: a }, i) === drawMessage({ table: 't', nonces: b }, j);
        expect(same).toBe(i === j && JSON.stringify(a) === JSON.stringify(b));
      }),
    );
    expect(drawMessage({ table: 't', nonces: ['a'] }, 3, 1)).toBe('t|["a"]|3|1');
    expect(saltMessage('t', 3)).toBe('t|salt|3');
  });

  test('a word that would favour some sides is passed over', () => {
    expect(reduce(Int32Array.of(4294967295, 4294967290, 7), 6)).toBe(4294967290 % 6);
    expect(reduce(Int32Array.of(4294967292, 4294967293, 4294967295), 6)).toBeUndefined();
    expect(reduce(Int32Array.of(4294967295), 1)).toBe(0);
    expect(reduce(Int32Array.of(2 ** 31 - 1), 2 ** 31)).toBe(2 ** 31 - 1);
    expect(() => reduce(Int32Array.of(1), 0)).toThrow('a draw has sides');
  });

  test('where all eight words are passed over, it hashes again', () => {
    // Just over half of all words are fair: one draw in 256 hashes again, one in 65,536 a third time.
    const sides = 2 ** 31 + 1;
    const luck = tableLuck(SEED, 't1', NONCES);
    const again = Array.from({ length: 2000 }, (_, k) => {
      const digest = nodeHashing.hmac(SEED, drawMessage({ table: 't1', nonces: NONCES }, k));
      const drawn = luck.draw(sides);
      expect(drawn).toBeLessThan(sides);
      return wordsOf(digest).every((word) => word >>> 0 >= sides);
    }).filter(Boolean);
    expect(again.length).toBeGreaterThan(0);
  });

  test('every side comes up about equally often', () => {
    const luck = tableLuck(SEED, 't1', NONCES);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) counts[luck.draw(6)]!++;
    const chiSquare = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    // Five degrees of freedom: beyond this once in a thousand.
    expect(chiSquare).toBeLessThan(20.5);
  });

  test('nonces of any characters are hashed as UTF-8', () => {
    const nonce = fc.string({
      maxLength: 8,
      unit: fc.constantFrom('a', '%', '"', 'é', 'м', '港', '🎲', '\ud83c'),
    });
    fc.assert(
      fc.property(fc.array(nonce), (nonces) => {
        const digest = nodeHashing.hmac(SEED, drawMessage({ table: 't1', nonces }, 0));
        expect(tableLuck(SEED, 't1', nonces).draw(2 ** 32)).toBe(wordsOf(digest)[0]! >>> 0);
      }),
    );
  });
});

describe('seals', () => {
  test('the order of the fields does not matter, their values do', () => {
    const salt = saltOf(SEALING, 't1', 1);
    expect(sealOf(salt, { type: 'bid', amount: 3 }, nodeHashing)).toBe(
      sealOf(salt, { amount: 3, type: 'bid' }, nodeHashing),
    );
    expect(sealOf(salt, { type: 'bid', amount: 3 }, nodeHashing)).not.toBe(
      sealOf(salt, { type: 'bid', amount: 4 }, nodeHashing),
    );
    expect(saltOf(SEALING, 't1', 1)).not.toBe(saltOf(SEALING, 't1', 2));
  });

  test('canonical JSON sorts all keys by their characters', () => {
    const data = { b: [{ z: null, a: 'é"' }], a: -1.5, 9: true, 10: undefined, 1: {} };
    expect(canonical(data)).toBe('{"1":{},"9":true,"a":-1.5,"b":[{"a":"é\\"","z":null}]}');
    expect(canonical({ 9: 1, 10: 2 })).toBe('{"10":2,"9":1}');
  });

  test('canonical JSON reads back as the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(JSON.parse(canonical(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  test('hexadecimal digits and bytes', () => {
    expect(hexOf(bytesOf(SEED))).toBe(SEED);
    expect([...bytesOf('00ff10')]).toEqual([0, 255, 16]);
  });
});
