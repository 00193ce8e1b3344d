import { expect, test } from 'vitest';
import { addressKey, Bucket, Limits } from './limits.ts';

test('a burst, then one for every interval', () => {
  let now = 0;
  const limits = new Limits({ burst: 2, every: 10_000 }, () => now);
  expect([limits.take('a'), limits.take('a'), limits.take('a')]).toEqual([0, 0, 10]);
  now = 4_000;
  expect(limits.take('a')).toBe(6);
  expect(limits.take('b')).toBe(0);
  now = 10_000;
  expect([limits.take('a'), limits.take('a')]).toEqual([0, 10]);
  now = 1_000_000;
  expect([limits.take('a'), limits.take('a'), limits.take('a')]).toEqual([0, 0, 10]);
});

test('what costs more takes several, or none if there are too few', () => {
  const bucket = new Bucket({ burst: 12, every: 1000 }, () => 0);
  expect([bucket.take(10), bucket.take(10), bucket.take(2), bucket.take()]).toEqual([0, 8, 0, 1]);
});

test('what is given back can be taken again, but never more than the burst', () => {
  const limits = new Limits({ burst: 1, every: 1000 }, () => 0);
  limits.giveBack('a');
  expect([limits.take('a'), limits.take('a')]).toEqual([0, 1]);
  limits.giveBack('a');
  expect(limits.take('a')).toBe(0);
});

test('only so many keys are remembered, those used last', () => {
  const limits = new Limits({ burst: 1, every: 1000 }, () => 0, 2);
  for (const key of ['a', 'b', 'c']) limits.take(key);
  expect([limits.take('c'), limits.take('a')]).toEqual([1, 0]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0001:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));

test.each([
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
])('audit 12: %s, however it is written, counts as %s', (address, key) =>
  expect(addressKey(address)).toBe(key),
);
