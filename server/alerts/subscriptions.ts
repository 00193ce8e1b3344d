/** Which browsers of somebody's want to be told. */
import { anything, type Decoder, fields, optional, text } from '../../core/decode.ts';
import { misread, no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import type { Who } from '../people/sessions.ts';
import type { PeopleStore } from '../store/people-store.ts';

/**
 * The push services of browsers. Anybody may hand us an address to post to; anything else than these could be
 * a machine inside the operator's own network.
 */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
];
const BROWSERS_EACH = 10;
const KEY_BYTES = { p256dh: 65, auth: 16 } as const;

/** What PushSubscription.toJSON() gives. */
interface GivenSubscription {
  readonly endpoint: string;
  readonly expirationTime: unknown;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export const decodeSubscription: Decoder<GivenSubscription> = fields<GivenSubscription>({
  endpoint: text(1, 1000),
  expirationTime: optional(anything, null),
  keys: fields({ p256dh: key('p256dh'), auth: key('auth') }),
});

function key(name: keyof typeof KEY_BYTES): Decoder<string> {
  const plain = text(1, 200);
  return {
    spec: plain.spec,
    decode(raw, path = '') {
      const decoded = plain.decode(raw, path);
      if (decoded.fault || Buffer.from(decoded.value, 'base64url').length === KEY_BYTES[name]) return decoded;
      return { fault: { path, code: 'type', params: { wanted: 'text' } } };
    },
  };
}

/** `raw` is the browser's subscription. The same browser twice is one. */
export async function subscribe(
  store: PeopleStore,
  who: Who,
  raw: unknown,
  now: number,
): Promise<Answer<null>> {
  const decoded = decodeSubscription.decode(raw);
  if (decoded.fault) return { refusal: misread('badRequest', decoded.fault) };
  const { endpoint, keys } = decoded.value;
  if (!isPushService(endpoint)) {
    const params = { value: endpoint.slice(0, 40), values: SERVICES.join(', ') };
    return { refusal: misread('badRequest', { path: 'endpoint', code: 'choice', params }) };
  }
  const account = who.account.id;
  const others = (await store.subscriptionsOf(account)).filter((known) => known.endpoint !== endpoint);
  // Browsers come and go; the one subscribed longest ago is the likeliest to be gone.
  const [oldest] = others;
  if (oldest && others.length >= BROWSERS_EACH) await store.removeSubscription(oldest.endpoint);
  await store.addSubscription({ account, endpoint, ...keys, created: now });
  return { value: null };
}

/** Only one's own. */
export async function endSubscription(store: PeopleStore, who: Who, endpoint: string): Promise<Answer<null>> {
  const mine = await store.subscriptionsOf(who.account.id);
  if (!mine.some((subscription) => subscription.endpoint === endpoint)) return { refusal: no('notFound') };
  await store.removeSubscription(endpoint);
  return { value: null };
}

function isPushService(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return SERVICES.some((service) => url.hostname === service || url.hostname.endsWith(`.${service}`));
}
