/** Mail by SMTP, with a link to the table and one to be left in peace; first of all one that asks whether to. */
import { createTransport, type Transporter } from 'nodemailer';
import { alertText } from '../../text/alerts/index.ts';
import { languageOf } from '../../text/languages.ts';
import type { Account } from '../store/people-store.ts';
import { type MailCounts, MailLimits } from './mail-limits.ts';
import { type Purpose, tokenFor } from './mail-links.ts';
import type { Asker, Channel, Links, Message } from './notifier.ts';

export interface MailConfig {
  /** smtps://user:password@host */
  readonly smtpUrl: string;
  readonly from: string;
  /** Signs the links in mails. */
  readonly secret: string;
}

/** Everybody connected is seen every half minute, at whatever node: who has been lately may well look on. */
const AWAY_AFTER = 60_000;

const textFor = ({ settings }: Account) => alertText(languageOf(settings.language) ?? 'en');

export class Mail implements Channel, Asker {
  readonly #transport: Transporter;
  readonly #config: MailConfig;
  readonly #links: Links;
  readonly #limits: MailLimits;
  readonly #now: () => number;

  constructor(store: MailCounts, config: MailConfig, links: Links, now: () => number = Date.now) {
    this.#config = config;
    this.#links = links;
    this.#transport = createTransport(config.smtpUrl);
    this.#limits = new MailLimits(store, config.secret, now);
    this.#now = now;
  }

  wanted({ settings, confirmedMail }: Account): boolean {
    return settings.mailAlerts && settings.mail !== '' && settings.mail === confirmedMail;
  }

  notBefore({ seen }: Account): number {
    return seen + AWAY_AFTER;
  }

  async send(account: Account, { table, subject, body }: Message): Promise<void> {
    if (!(await this.#limits.mayTell(account, table))) return;
    const text = await textFor(account);
    const leave = this.#links.unsubscribe(this.#token('unsubscribe', account));
    await this.#post(account, {
      subject,
      text: `${body}\n\n${text.toTheTable}\n${this.#links.table(table)}\n\n-- \n${text.unsubscribe}\n${leave}\n`,
      headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
  }

  /** Seconds to wait if too much was asked of late. */
  mayAsk(account: Account, from: string): Promise<number> {
    return this.#limits.mayAsk(account, from);
  }

  async ask(account: Account): Promise<void> {
    const { subject, body, otherwise } = (await textFor(account)).confirm;
    const link = this.#links.confirm(this.#token('confirm', account));
    await this.#post(account, { subject, text: `${body}\n${link}\n\n${otherwise}\n`, headers: {} });
  }

  mayAskReset(from: string): Promise<number> {
    return this.#limits.mayAskReset(from);
  }

  maySendReset(account: Account): Promise<boolean> {
    return this.#limits.maySendReset(account);
  }

  async sendReset(account: Account, token: string): Promise<void> {
    const { subject, body, otherwise } = (await textFor(account)).reset;
    const text = `${body(account.name)}\n${this.#links.reset(token)}\n\n${otherwise}\n`;
    await this.#post(account, { subject, text, headers: {} });
  }

  #token(purpose: Purpose, account: Account): string {
    return tokenFor(purpose, this.#config.secret, account, this.#now());
  }

  async #post({ settings }: Account, { headers, ...said }: Letter): Promise<void> {
    await this.#transport.sendMail({
      from: this.#config.from,
      // As an address and nothing else: what people type is never read as a list of receivers.
      to: { name: '', address: settings.mail },
      ...said,
      headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}
