import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Hmac } from './hmac.ts';

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const hex = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

describe('HMAC-SHA-256', () => {
  test.each([
    [
      new Uint8Array(20).fill(0x0b),
      'Hi There',
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      ascii('Jefe'),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
  ])('gives what RFC 4231 says', (key, text, wanted) => {
    for (let cut = 0; cut <= text.length; cut++)
      expect(hex(new Hmac(key, ascii(text.slice(0, cut))).of(text.slice(cut)))).toBe(wanted);
  });

  test("gives the same as Node's own, wherever a block ends", () => {
    const bytes = (most: number): fc.Arbitrary<Uint8Array> => fc.uint8Array({ maxLength: most, size: 'max' });
    const rest = fc.string({ maxLength: 140, size: 'max', unit: 'binary-ascii' });
    fc.assert(
      fc.property(bytes(64), bytes(200), rest, rest, (key, beginning, one, other) => {
        const hmac = new Hmac(key, beginning);
        for (const text of [one, other, one])
          expect(hex(hmac.of(text))).toBe(
            createHmac('sha256', key).update(beginning).update(text).digest('hex'),
          );
      }),
      { numRuns: 1000 },
    );
  });
});
