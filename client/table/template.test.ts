import { expect, test } from 'vitest';
import { common, piecesOf } from './template.ts';

test('what sentences share stands, and a gap where they differ', () => {
  expect(common(['Buy 1 tan from Ann', 'Buy 2 white from Ann']).join(' ')).toBe('Buy … from Ann');
  expect(common(['Roll two dice', 'Roll two dice']).join(' ')).toBe('Roll two dice');
  expect(common(['Roll', 'Call']).join(' ')).toBe('…');
  expect(common(['Roll']).join(' ')).toBe('Roll');
});

test('gaps do not pile up, however many sentences there are', () => {
  const sentences = Array.from({ length: 500 }, (_, i) => `Bid $${i} now`);
  expect(common(sentences).join(' ')).toBe('Bid … now');
});

test('a piece is its own where the others have something else', () => {
  expect(piecesOf(['Buy', '…', 'from', 'Ann'], ['Buy', '…', 'from', '…'])).toEqual([
    { text: 'Buy … from', own: false },
    { text: 'Ann', own: true },
  ]);
});
