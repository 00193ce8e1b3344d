import { expect, test } from 'vitest';
import { table } from '../rules/testing.ts';
import { awardsIn, has, sharesOut } from './arrival.ts';

test('4.5 the row that was shared out is the one that lay there before', () => {
  const t = table({}, { dice: [[2, 4], [5]] });
  const before = t.state;
  t.anna.calls();
  const awards = awardsIn(t.events);
  expect(awards).toHaveLength(6);
  expect(sharesOut(before, awards)).toBe(true);
  expect(sharesOut(t.state, awards)).toBe(false);
  expect(has(t.events, 'dealt', 'rolled')).toBe(true);
  expect(has(t.events, 'rolled')).toBe(false);
});
