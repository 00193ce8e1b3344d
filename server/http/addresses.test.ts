import type { IncomingMessage } from 'node:http';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addressesFrom } from './addresses.ts';

/** What Fastify says of the same request. */
async function asFastify(trustProxy: boolean | string, from: string, said: string): Promise<string> {
  const app = fastify({ trustProxy });
  app.get('/', ({ ip }) => ip);
  const headers = said === '' ? {} : { 'x-forwarded-for': said };
  return (await app.inject({ url: '/', remoteAddress: from, headers })).body;
}

const requestFrom = (from: string | undefined, said: string): IncomingMessage =>
  ({ socket: { remoteAddress: from }, headers: said === '' ? {} : { 'x-forwarded-for': said } }) as never;

const PROXIES = [
  ...[false, true, '', '127.0.0.1', '10.0.0.0/8, ::1', 'loopback,uniquelocal', '2001:db8::/32'],
  ...['10.0.0.0/255.0.0.0', '127.0.0.0/255.255.255.254, 198.51.100.4/32'],
];
const FROM = ['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.1.2.3', '2001:db8::7', '198.51.100.4'];
const SAID = [
  '',
  '203.0.113.9',
  '192.0.2.1, 203.0.113.9',
  '203.0.113.9,10.0.0.1',
  '10.0.0.2, ::1',
  'unknown, 10.1.1.1',
];

test.each(PROXIES)('with %j trusted, an address is the one that HTTP finds', async (trustProxy) => {
  for (const from of FROM)
    for (const said of SAID)
      expect([from, said, addressesFrom(trustProxy)(requestFrom(from, said))]).toEqual([
        ...[from, said],
        await asFastify(trustProxy, from, said),
      ]);
});

test('who has hung up already has no address', () => {
  expect(addressesFrom(false)(requestFrom(undefined, ''))).toBe('');
});
