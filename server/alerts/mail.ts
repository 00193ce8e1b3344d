/** Mail by SMTP, with a link to the table and one to be left in peace. */
import { createTransport, type Transporter } from 'nodemailer';
import { alertText } from '../../text/alerts/index.ts';
import { languageOf } from '../../text/languages.ts';
import type { Account } from '../store/people-store.ts';
import type { Channel, Links, Message } from './notifier.ts';
import { unsubscribeToken } from './unsubscribe.ts';

export interface MailConfig {
  /** smtps://user:password@host */
  readonly smtpUrl: string;
  readonly from: string;
  /** Signs the links by which people unsubscribe. */
  readonly secret: string;
}

export class Mail implements Channel {
  readonly #transport: Transporter;
  readonly #config: MailConfig;
  readonly #links: Links;

  constructor(config: MailConfig, links: Links) {
    this.#config = config;
    this.#links = links;
    this.#transport = createTransport(config.smtpUrl);
  }

  wanted({ settings }: Account): boolean {
    return settings.mailAlerts && settings.mail !== '';
  }

  async send(account: Account, { table, subject, body }: Message): Promise<void> {
    const text = await alertText(languageOf(account.settings.language) ?? 'en');
    const leave = this.#links.unsubscribe(unsubscribeToken(this.#config.secret, account));
    await this.#transport.sendMail({
      from: this.#config.from,
      // As an address and nothing else: what people type is never read as a list of receivers.
      to: { name: '', address: account.settings.mail },
      subject,
      text: `${body}\n\n${text.toTheTable}\n${this.#links.table(table)}\n\n-- \n${text.unsubscribe}\n${leave}\n`,
      headers: {
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}
