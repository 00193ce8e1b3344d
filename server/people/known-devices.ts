/**
 * Which accounts a browser has signed in to before. The browser keeps it, signed by us, for longer than any session, so that
 * strangers who guess at a password cannot keep its owner out. It opens nothing: it only has tries of its own.
 */
import { randomBytes } from 'node:crypto';
import { isSigned, sign } from './secrets.ts';

/** By account: how this browser is called in its tries. */
export type KnownDevices = ReadonlyMap<string, string>;

/** A family shares a browser, a cookie is short. */
const MOST = 5;
const PURPOSE = 'known device';
const BETWEEN = '~';

/** `kept` as the browser sent it; what is not ours counts for nothing. */
export function knownDevices(secret: string, kept: string): KnownDevices {
  const entries = kept
    .split(BETWEEN)
    .slice(0, MOST)
    .map((each) => entryOf(secret, each));
  return new Map(entries.filter((entry) => entry !== undefined));
}

function entryOf(secret: string, text: string): [string, string] | undefined {
  const [account = '', device = '', signature = ''] = text.split('.');
  const ours = isSigned(signature, { secret, purpose: PURPOSE }, `${account} ${device}`);
  return ours ? [account, device] : undefined;
}

/** What the browser is to keep after it has signed in to this account; the latest come first. */
export function withDevice(secret: string, kept: string, account: string): string {
  const known = knownDevices(secret, kept);
  const device = known.get(account) ?? randomBytes(9).toString('base64url');
  const others = [...known].filter(([other]) => other !== account);
  return [[account, device] as const, ...others]
    .slice(0, MOST)
    .map(([id, name]) => `${id}.${name}.${sign(secret, PURPOSE, `${id} ${name}`)}`)
    .join(BETWEEN);
}
