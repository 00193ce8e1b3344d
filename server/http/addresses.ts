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
  const names = proxies.split(',').map((proxy) => proxy.trim());
  for (const range of names.flatMap((name) => NAMED[name] ?? (name === '' ? [] : [name]))) add(list, range);
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function add(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const family = familyOf(address);
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
