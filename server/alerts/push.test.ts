import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { HERE, type House, openHouse } from '../people/harness.ts';
import type { SignedIn } from '../people/sessions.ts';
import { Push } from './push.ts';
import { endSubscription, subscribe } from './subscriptions.ts';

const VAPID = { ...webPush.generateVAPIDKeys(), subject: 'mailto:harbour@quayside.example' };
const MESSAGE = { table: 't1', subject: 'Container: it is your turn', body: 'It is your turn.' };

interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let house: House;
let service: Server;
let posted: Posted[];
let origin: string;
let ada: SignedIn;

/** A push service: /gone has forgotten everybody, /broken fails, all else accepts. */
beforeEach(async () => {
  posted = [];
  house = await openHouse();
  ada = await house.people.guest(HERE);
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      posted.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(path === '/gone' ? 410 : path === '/broken' ? 500 : 201).end();
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterEach(async () => {
  service.closeAllConnections();
  await new Promise((closed) => service.close(closed));
  await house.store.close();
});

function browser() {
  const ecdh = createECDH('prime256v1');
  const [p256dh, auth] = [ecdh.generateKeys(), randomBytes(16)];
  return { ecdh, keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') } };
}

async function subscribed(path: string) {
  const { ecdh, keys } = browser();
  await house.store.people.addSubscription({
    ...{ account: ada.account.id, endpoint: origin + path, ...keys, created: house.now() },
  });
  return { ecdh, auth: keys.auth };
}

/** What the browser reads: RFC 8291 for the keys, RFC 8188 for the record. */
function opened(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: string }): unknown {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
  const derive = (key: Buffer, from: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, bytes));
  const parties = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const shared = derive(ecdh.computeSecret(sender), Buffer.from(auth, 'base64url'), parties, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

const push = () => new Push(house.store.people, VAPID, { table: (id) => `https://quayside.example/t/${id}` });
const endpoints = async () =>
  (await house.store.people.subscriptionsOf(ada.account.id)).map(({ endpoint }) =>
    endpoint.replace(origin, ''),
  );

test('posts to every browser of the account, encrypted, signed with our key', async () => {
  await subscribed('/one');
  await subscribed('/two');
  await push().send(ada.account, MESSAGE);
  expect(posted.map(({ path }) => path).sort()).toEqual(['/one', '/two']);
  const { headers, body } = posted[0]!;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(body.toString('latin1')).not.toContain('your turn');
  expect(isSignedByUs(headers.authorization ?? '')).toBe(true);
});

/** RFC 8292: "vapid t=<JWT>, k=<public key>". */
function isSignedByUs(authorization: string): boolean {
  const [, jwt = '', k] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head, claims = '', signature = ''] = jwt.split('.');
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const point = Buffer.from(VAPID.publicKey, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const options = { key, dsaEncoding: 'ieee-p1363' } as const;
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    options,
    Buffer.from(signature, 'base64url'),
  );
  return right && k === VAPID.publicKey && aud === origin && sub === VAPID.subject;
}

test('the browser can read what was sent', async () => {
  const keys = await subscribed('/one');
  await push().send(ada.account, MESSAGE);
  expect(opened(posted[0]!.body, keys)).toEqual({
    ...{ title: MESSAGE.subject, body: MESSAGE.body, tag: 't1' },
    url: 'https://quayside.example/t/t1',
  });
});

test('a browser that is gone is forgotten; one whose service fails is kept and told of', async () => {
  for (const path of ['/gone', '/broken', '/well']) await subscribed(path);
  await expect(push().send(ada.account, MESSAGE)).rejects.toThrow('answered 500');
  expect((await endpoints()).sort()).toEqual(['/broken', '/well']);
  expect(posted).toHaveLength(3);
});

test('wanted by those who have not turned it off', () => {
  const { settings } = ada.account;
  expect(push().wanted(ada.account)).toBe(true);
  expect(push().wanted({ ...ada.account, settings: { ...settings, pushAlerts: false } })).toBe(false);
});

const GOOD = 'https://fcm.googleapis.com/fcm/send/abc';
const handIn = (raw: unknown) => subscribe(house.store.people, ada, raw, house.now());

test('a browser subscribes as it writes itself, once, and ends it; nobody else can', async () => {
  const { keys } = browser();
  for (const _ of [1, 2])
    expect(await handIn({ endpoint: GOOD, expirationTime: null, keys })).toEqual({ value: null });
  expect(await endpoints()).toEqual([GOOD]);
  const eve = await house.people.guest(HERE);
  expect((await endSubscription(house.store.people, eve, GOOD)).refusal?.code).toBe('notFound');
  expect(await endSubscription(house.store.people, ada, GOOD)).toEqual({ value: null });
  expect(await endpoints()).toEqual([]);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com:8443/x',
  'https://me@fcm.googleapis.com/x',
  'file:///etc/passwd',
  'nonsense',
])('%s is no push service', async (endpoint) => {
  const { refusal } = await handIn({ endpoint, keys: browser().keys });
  expect(refusal).toMatchObject({ code: 'badRequest', params: { path: 'endpoint' } });
});

test.each(['p256dh', 'auth'])('a key %s of a wrong length is refused', async (name) => {
  const keys = { ...browser().keys, [name]: 'AAAA' };
  const { refusal } = await handIn({ endpoint: GOOD, keys });
  expect(refusal).toMatchObject({ code: 'badRequest', params: { path: `keys.${name}` } });
});

test('of more than ten browsers the oldest goes', async () => {
  for (let i = 0; i < 11; i++) {
    house.wait(1);
    await handIn({ endpoint: `${GOOD}${i}`, keys: browser().keys });
  }
  const kept = Array.from({ length: 10 }, (_, i) => `${GOOD}${i + 1}`);
  expect(await endpoints()).toEqual(kept);
  await handIn({ endpoint: `${GOOD}10`, keys: browser().keys });
  expect(await endpoints()).toEqual(kept);
});
