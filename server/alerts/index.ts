/** Alerts as the operator has configured them: what is not configured is off. */
import { resetPath } from '../people/reset.ts';
import type { Store } from '../store/store.ts';
import { Alerts } from './alerts.ts';
import { Mail } from './mail.ts';
import type { Channel, Links, Notifier } from './notifier.ts';
import { Push } from './push.ts';

export interface AlertConfig {
  /** Where browsers reach us, without a slash at the end. */
  readonly origin: string;
  /** Of the store: signs links. */
  readonly secret: string;
  /** Each '' for none. */
  readonly vapidPublic: string;
  readonly vapidPrivate: string;
  readonly vapidSubject: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
}

interface AlertParts {
  readonly store: Pick<Store, 'people' | 'table'>;
  readonly failed: (error: unknown) => void;
  readonly now?: () => number;
}

export function createAlerts(config: AlertConfig, parts: AlertParts): Notifier {
  const mail = mailOf(config, parts);
  const channels: (Channel | undefined)[] = [pushOf(config, parts.store), mail];
  return new Alerts({ ...parts, channels: channels.filter((channel) => channel !== undefined), asker: mail });
}

function pushOf(config: AlertConfig, { people }: Pick<Store, 'people'>): Push | undefined {
  const { vapidPublic: publicKey, vapidPrivate: privateKey, vapidSubject: subject } = config;
  if (!publicKey || !privateKey || !subject) return undefined;
  return new Push(people, { publicKey, privateKey, subject }, linksTo(config.origin));
}

function mailOf(config: AlertConfig, { store, now }: AlertParts): Mail | undefined {
  const { smtpUrl, mailFrom: from, secret, origin } = config;
  return smtpUrl && from
    ? new Mail(store.people, { smtpUrl, from, secret }, linksTo(origin), now)
    : undefined;
}

const linksTo = (origin: string): Links => ({
  table: (id) => `${origin}/t/${encodeURIComponent(id)}`,
  unsubscribe: (token) => `${origin}/unsubscribe?token=${encodeURIComponent(token)}`,
  confirm: (token) => `${origin}/confirm-mail?token=${encodeURIComponent(token)}`,
  reset: (token) => `${origin}${resetPath(token)}`,
});
