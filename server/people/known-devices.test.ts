import { expect, test } from 'vitest';
import { knownDevices, withDevice } from './known-devices.ts';

const SECRET = 'known to all nodes';

test('a browser is known to the accounts it has signed in to, by one name each', () => {
  const first = withDevice(SECRET, '', 'ada');
  const both = withDevice(SECRET, first, 'bert');
  expect([...knownDevices(SECRET, both).keys()]).toEqual(['bert', 'ada']);
  expect(knownDevices(SECRET, both).get('ada')).toBe(knownDevices(SECRET, first).get('ada'));
  expect(withDevice(SECRET, first, 'ada')).toBe(first);
  expect(withDevice(SECRET, '', 'ada')).not.toBe(first);
});

test('what is not ours counts for nothing', () => {
  const ours = withDevice(SECRET, '', 'ada');
  const [account, device, signature] = ours.split('.');
  for (const forged of [
    ...[
      '',
      '~',
      '..',
      `${account}.${device}.`,
      `eve.${device}.${signature}`,
      `${account}.other.${signature}`,
    ],
    withDevice('another', '', 'ada'),
  ])
    expect(knownDevices(SECRET, forged).size, forged).toBe(0);
});

test('five accounts at most, the latest of them', () => {
  let kept = '';
  for (const account of ['a', 'b', 'c', 'd', 'e', 'f']) kept = withDevice(SECRET, kept, account);
  expect([...knownDevices(SECRET, kept).keys()]).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(kept.length).toBeLessThan(1_000);
});
