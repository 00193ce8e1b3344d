/** What the HTTP side of the server is built from. */
import type { Logger } from 'pino';
import type { Notifier } from '../alerts/notifier.ts';
import type { CheckLog } from '../check-log.ts';
import type { Hub } from '../hub.ts';
import type { Metrics } from '../metrics.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Reports } from '../moderation/reports.ts';
import type { BotTokens } from '../people/bot-tokens.ts';
import type { Rate } from '../people/limits.ts';
import type { Manners } from '../people/manners.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { PasswordResets } from '../people/reset.ts';
import type { Keep } from '../retention/keep.ts';
import type { Store } from '../store/store.ts';
import type { SayRefusal } from '../words.ts';
import type { ConnectionLimits } from './connections.ts';
import type { Rates } from './limits.ts';

export interface Config {
  /** Where people reach this server, 'https://quayside.example'; '' if it does not know. */
  readonly publicUrl: string;
  /** Whose X-Forwarded headers are believed: none, all, or these addresses. */
  readonly trustProxy: boolean | string;
  /** The built client; it need not exist. */
  readonly clientFolder: string;
  readonly rates: Rates;
  /** How many guests may be new at one address; none: as many as like. */
  readonly newGuests?: Rate | undefined;
  readonly connections: ConnectionLimits;
  /** For how many days things are kept. */
  readonly keep: Keep;
  /** The public key of web push; none: push is off. */
  readonly vapidPublic?: string;
}

export interface Deps {
  readonly hub: Hub;
  readonly store: Store;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly bots: BotTokens;
  readonly manners: Manners;
  readonly reports: Reports;
  readonly moderation: Moderation;
  readonly resets: PasswordResets;
  readonly alerts: Pick<Notifier, 'askOwner' | 'mails'>;
  readonly checkLog: CheckLog;
  readonly words: SayRefusal;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly config: Config;
  readonly now: () => number;
}
