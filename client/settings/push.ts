/** Alerts of this browser: who subscribes it, and where it does not work. */
import { call, type Reply } from '../net/api.ts';

const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Why there are no alerts here: the browser takes none, the server sends none, or somebody said no to them. */
export type PushBar = 'browser' | 'server' | 'refused';

interface Reach {
  readonly publicKey: string;
  readonly mails: boolean;
}

const reach = (): Promise<Reply<Reach>> => call<Reach>('GET', '/api/push');

/** Whether this server sends mail; one that cannot be asked may. */
export async function sendsMail(): Promise<boolean> {
  const reply = await reach();
  return reply.refused !== undefined || reply.value.mails;
}

/** The server's key, or why there is none. */
export async function pushKey(): Promise<{ readonly key: string; readonly bar?: PushBar }> {
  if (!supported()) return { key: '', bar: 'browser' };
  const reply = await reach();
  const key = reply.refused ? '' : reply.value.publicKey;
  return key === '' ? { key, bar: 'server' } : { key };
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = supported() ? await navigator.serviceWorker.getRegistration() : undefined;
  return worker ? worker.pushManager.getSubscription() : null;
}

export const isSubscribed = async (): Promise<boolean> => (await subscription()) !== null;

/** Asks the browser, which asks its owner; false if either says no. */
export async function subscribe(key: string): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { refused } = await call('POST', '/api/push', made.toJSON());
    if (refused) await made.unsubscribe();
    return !refused;
  } catch {
    return false;
  }
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await call('DELETE', '/api/push', { endpoint: made.endpoint });
  await made.unsubscribe();
}
