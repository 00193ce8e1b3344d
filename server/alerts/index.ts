/** Alerts as the operator has configured them: what is not configured is off. */
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

export function createAlerts(
  config: AlertConfig,
  parts: {
    readonly store: Pick<Store, 'people' | 'table'>;
    readonly failed: (error: unknown) => void;
    readonly now?: () => number;
  },
): Notifier {
  return new Alerts({ ...parts, channels: channels(config, parts.store) });
}

function channels(config: AlertConfig, { people }: Pick<Store, 'people'>): Channel[] {
  const links = linksTo(config.origin);
  const { vapidPublic: publicKey, vapidPrivate: privateKey, vapidSubject: subject } = config;
  const { smtpUrl, mailFrom: from, secret } = config;
  return [
    ...(publicKey && privateKey && subject
      ? [new Push(people, { publicKey, privateKey, subject }, links)]
      : []),
    ...(smtpUrl && from ? [new Mail({ smtpUrl, from, secret }, links)] : []),
  ];
}

const linksTo = (origin: string): Links => ({
  table: (id) => `${origin}/t/${encodeURIComponent(id)}`,
  unsubscribe: (token) => `${origin}/unsubscribe?token=${encodeURIComponent(token)}`,
});
