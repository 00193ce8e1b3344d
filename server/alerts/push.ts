/** Web push: to browsers that somebody has subscribed, encrypted for each, through the browser's own service. */
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Account, PeopleStore, Subscription } from '../store/people-store.ts';
import type { Channel, Links, Message } from './notifier.ts';

export interface PushConfig {
  /** VAPID keys as web-push makes them, and the operator's mailto: or https: address. */
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** What our service worker is handed. */
interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A newer alert of the same table takes the place of the older. */
  readonly tag: string;
}

const DAY_SECONDS = 86_400;
const PATIENCE = 10_000;
/** The subscription is gone for good. */
const GONE = [404, 410];

export class Push implements Channel {
  readonly #store: Pick<PeopleStore, 'subscriptionsOf' | 'removeSubscription'>;
  readonly #config: PushConfig;
  readonly #links: Pick<Links, 'table'>;

  constructor(
    store: Pick<PeopleStore, 'subscriptionsOf' | 'removeSubscription'>,
    config: PushConfig,
    links: Pick<Links, 'table'>,
  ) {
    this.#store = store;
    this.#config = config;
    this.#links = links;
  }

  wanted(account: Account): boolean {
    return account.settings.pushAlerts;
  }

  async send(account: Account, message: Message): Promise<void> {
    const subscriptions = await this.#store.subscriptionsOf(account.id);
    const sent = await Promise.allSettled(subscriptions.map((to) => this.#post(to, message)));
    const failed = sent.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (failed.length > 0) throw new AggregateError(failed, `push failed: ${failed.map(String).join('; ')}`);
  }

  async #post(to: Subscription, message: Message): Promise<void> {
    const { endpoint, headers, body } = this.#request(to, message);
    // The library's own sender knows only TLS, so it could not be tried against a service on this machine.
    const { 'Content-Length': _, ...rest } = headers;
    const signal = AbortSignal.timeout(PATIENCE);
    const sent = await fetch(endpoint, { method: 'POST', headers: rest, body, redirect: 'error', signal });
    await sent.body?.cancel();
    if (GONE.includes(sent.status)) await this.#store.removeSubscription(to.endpoint);
    else if (!sent.ok) throw new Error(`${new URL(endpoint).host} answered ${sent.status}`);
  }

  #request({ endpoint, p256dh, auth }: Subscription, { table, subject, body }: Message) {
    const payload: PushPayload = { title: subject, body, url: this.#links.table(table), tag: table };
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: this.#config,
      contentEncoding: 'aes128gcm',
      TTL: DAY_SECONDS,
      topic: createHash('sha256').update(table).digest('base64url').slice(0, 32),
    });
  }
}
