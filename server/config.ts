/** What an operator can set, by flag or by environment variable; docs/operating.md explains each. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { strangerIn } from './http/addresses.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the SQLite store. */
  readonly data: string;
  /** PostgreSQL instead; '' for none. */
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly trustProxy: boolean | string;
  readonly logLevel: string;
  /** Positions a bot may look at, and milliseconds until it is cut off. */
  readonly botNodes: number;
  readonly botLimit: number;
  /** Milliseconds that a bot takes at least where somebody looks on. */
  readonly botPause: number;
  /** Web push and mail; '' leaves them off. */
  readonly vapidPublic: string;
  readonly vapidPrivate: string;
  readonly vapidSubject: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** The most entries that one commit writes. */
  readonly batch: number;
  /** For tests under load: no limits on how much may be asked. */
  readonly unlimited: boolean;
}

const whole =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return value;
  };

const ON = ['true', '1', 'yes', 'on'];
const OFF = ['false', '0', 'no', 'off', ''];

const onOrOff = (text: string): boolean => {
  const word = text.toLowerCase();
  if (!ON.includes(word) && !OFF.includes(word))
    throw new InvalidArgumentError('It must be true, 1, yes or on; or false, 0, no, off or empty.');
  return ON.includes(word);
};

const proxies = (text: string): boolean | string => {
  if (text === 'true' || text === 'false') return text === 'true';
  const stranger = text === '' ? undefined : strangerIn(text);
  if (stranger === undefined) return text;
  throw new InvalidArgumentError(
    `It must be true, false, or addresses like 10.0.0.1, 10.0.0.0/8, loopback; "${stranger}" is none.`,
  );
};

/** As browsers name it: without a slash at the end, which links and passkeys would stumble over. */
const origin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (text === '' || isOrigin) return url?.origin ?? '';
  throw new InvalidArgumentError('It must be an address without a path, like https://play.example.');
};

const option = (flags: string, help: string, variable: string) => new Option(flags, help).env(variable);

/** The settings, or the process ends with a sentence (or with the help that was asked for). */
export function readConfig(argv: readonly string[]): Config {
  return new Command('quayside')
    .description('Serves Quayside: one program, one port, one folder of data.')
    .addOption(
      option('--port <n>', 'port to listen on (0: any free one)', 'PORT')
        .default(8380)
        .argParser(whole(0, 65_535)),
    )
    .addOption(option('--host <address>', 'address to listen on', 'HOST').default('127.0.0.1'))
    .addOption(option('--data <folder>', 'where games are kept', 'QUAYSIDE_DATA').default('data'))
    .addOption(option('--database-url <url>', 'PostgreSQL instead of the folder', 'DATABASE_URL').default(''))
    .addOption(
      option('--public-url <url>', 'where browsers reach it, behind a proxy', 'PUBLIC_URL')
        .default('')
        .argParser(origin),
    )
    .addOption(
      option('--trust-proxy <who>', 'whose X-Forwarded headers count', 'TRUST_PROXY')
        .default(false)
        .argParser(proxies),
    )
    .addOption(option('--log-level <level>', 'least level that is logged', 'LOG_LEVEL').default('warn'))
    .addOption(
      option('--bot-nodes <n>', 'positions a bot may look at', 'BOT_NODES')
        .default(2_000)
        .argParser(whole(1, 10_000_000)),
    )
    .addOption(
      option('--bot-limit <ms>', 'a bot is cut off after', 'BOT_LIMIT')
        .default(5_000)
        .argParser(whole(10, 600_000)),
    )
    .addOption(
      option('--bot-pause <ms>', 'a bot takes at least, where somebody looks on', 'BOT_PAUSE')
        .default(450)
        .argParser(whole(0, 60_000)),
    )
    .addOption(option('--vapid-public <key>', 'web push: public key', 'VAPID_PUBLIC').default(''))
    .addOption(option('--vapid-private <key>', 'web push: private key', 'VAPID_PRIVATE').default(''))
    .addOption(
      option('--vapid-subject <url>', 'web push: mailto: or https: of the operator', 'VAPID_SUBJECT').default(
        '',
      ),
    )
    .addOption(option('--smtp-url <url>', 'mail: smtps://user:password@host', 'SMTP_URL').default(''))
    .addOption(option('--mail-from <address>', 'mail: sender', 'MAIL_FROM').default(''))
    .addOption(
      option('--batch <n>', 'entries per commit, at most', 'QUAYSIDE_BATCH')
        .default(1_000)
        .argParser(whole(1, 10_000)),
    )
    .addOption(
      option('--unlimited [on]', 'no rate limits (for load tests)', 'QUAYSIDE_UNLIMITED')
        .default(false)
        .argParser(onOrOff),
    )
    .parse([...argv], { from: 'user' })
    .opts<Config>();
}
