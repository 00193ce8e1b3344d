import type { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { framed } from './frames.ts';

/** ws's own reader, which its types do not tell of. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** What a client reads. */
function read(piece: Buffer): string[] {
  const heard: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer, isBinary: boolean) => heard.push(`${data}${isBinary}`));
  receiver.write(piece);
  return heard;
}

const asRead = (texts: readonly string[]): string[] => texts.map((text) => `${text}false`);

test('a client reads the texts that were framed', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
      expect(read(framed(texts))).toEqual(asRead(texts));
    }),
  );
});

test.each([0, 125, 126, 65535, 65536, 100_000])('a text of %i bytes has a head that fits', (length) => {
  const texts = ['before', 'x'.repeat(length), 'é'.repeat(length >> 1), 'behind'];
  expect(read(framed(texts))).toEqual(asRead(texts));
});
