import { expect, test } from 'vitest';
import type { Happening, What } from '../../protocol/messages.ts';
import { chatRows, isQuiet, unreadAfter, withNews } from './chat-rows.ts';

const entry = (n: number, what: What, at = n): Happening => ({ n, at, what, events: [] });
const said = (n: number, who: string, text: string): Happening =>
  entry(n, { type: 'said', who, name: who.toUpperCase(), text });
const LOG = [
  entry(1, { type: 'opened' }),
  said(2, 'ada', 'ahoy'),
  said(3, 'ben', 'rat'),
  entry(4, { type: 'started' }),
  said(5, 'ben', 'cur'),
  said(6, 'ada', 'hm'),
  said(7, 'ben', 'pest'),
];
const BEN = new Set(['ben']);

test('audit 8: what a muted person writes is not read, before and after, and others are', () => {
  const rows = chatRows(LOG, BEN);
  expect(JSON.stringify(rows)).not.toMatch(/rat|cur|pest/);
  expect(rows).toMatchObject([
    { n: 2, text: 'ahoy' },
    { n: 3, who: 'ben', name: 'BEN', folded: 2 },
    { n: 6, text: 'hm' },
    { n: 7, folded: 1 },
  ]);
});

test('audit 8: unmuted, all of it is there again', () => {
  expect(chatRows(LOG, new Set()).map(({ n }) => n)).toEqual([2, 3, 5, 6, 7]);
});

test('audit 8: muted lines are neither counted nor heard', () => {
  expect([unreadAfter(LOG, BEN, 0), unreadAfter(LOG, BEN, 2), unreadAfter(LOG, new Set(), 2)]).toEqual([
    ...[2, 1, 4],
  ]);
  expect([isQuiet(LOG[2]!, BEN), isQuiet(LOG[1]!, BEN), isQuiet(LOG[3]!, BEN)]).toEqual([true, false, false]);
  expect(isQuiet(entry(8, { type: 'removed', who: 'ada', saidAt: 2 }), BEN)).toBe(true);
});

test('audit 8: a line that is removed is blank at once, and keeps its number', () => {
  const log = withNews(LOG, [entry(8, { type: 'removed', who: 'ben', saidAt: 5 })]);
  expect(log.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(chatRows(log, new Set()).filter((row) => row.folded === undefined && row.removed)).toEqual([
    { n: 5, who: 'ben', name: 'BEN', text: '', removed: true },
  ]);
  expect(unreadAfter(log, new Set(), 4)).toBe(2);
  // What did not change stays the same, so that it is not drawn again.
  expect(log[1]).toBe(LOG[1]);
});
