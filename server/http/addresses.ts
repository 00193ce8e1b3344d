/** Which address a socket comes from. It passes by no route, so Fastify's `request.ip` cannot say. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** What Fastify's setting calls by a name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

type Trust = (address: string) => boolean;

/** `trustProxy` says whose X-Forwarded-For is believed: nobody's, everybody's, or that of these addresses. */
export function addressesFrom(trustProxy: boolean | string): (request: IncomingMessage) => string {
  const trusted: Trust = typeof trustProxy === 'string' ? among(trustProxy) : () => trustProxy;
  return ({ socket, headers }) => {
    const said = headers['x-forwarded-for']?.toString() ?? '';
    // Each proxy adds whom it heard from: the last that none of ours has added is who came.
    const before = said.split(',').map((address) => address.trim());
    const path = [...before.filter((address) => address !== ''), socket.remoteAddress ?? ''].reverse();
    return path.find((address) => !trusted(address)) ?? path.at(-1) ?? '';
  };
}

function among(proxies: string): Trust {
  const list = new BlockList();
  if (proxies !== '') for (const range of rangesIn(proxies)) add(list, range);
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

const rangesIn = (proxies: string): readonly string[] =>
  proxies.split(',').flatMap((proxy) => NAMED[proxy.trim()] ?? proxy.trim());

/** What is neither an address nor a range of them in the setting, if anything: Fastify would not start with it. */
export const strangerIn = (proxies: string): string | undefined =>
  rangesIn(proxies).find((range) => !isRange(range));

function isRange(range: string): boolean {
  const [address = '', size, ...rest] = range.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (size === undefined) return true;
  const isMask = isIP(size) !== 0;
  return bitsOf(size) > 0 && bitsOf(size) <= (family === 6 ? 128 : 32) && !(isMask && family === 6);
}

function add(list: BlockList, range: string): void {
  const [address = '', size] = range.split('/');
  const family = familyOf(address);
  if (size === undefined) list.addAddress(address, family);
  else list.addSubnet(address, bitsOf(size), family);
}

/** How many bits are the network's; written as a number, or as a mask like 255.0.0.0. NaN if it is neither. */
function bitsOf(size: string): number {
  if (isIP(size) !== 4) return /^\d{1,3}$/.test(size) ? Number(size) : Number.NaN;
  const bits = size.split('.').map((byte) => Number(byte).toString(2).padStart(8, '0'));
  return /^1*0*$/.test(bits.join('')) ? bits.join('').lastIndexOf('1') + 1 : Number.NaN;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
