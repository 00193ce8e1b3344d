/** What an operator can set, by flag or by environment variable; docs/operating.md explains each. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { strangerIn } from './http/addresses.ts';
import { BadWordList, readWordList, WordList } from './moderation/word-list.ts';
import { flagOf, KEPT, type Keep, type KeptName, LONGEST_KEPT, variableOf } from './retention/keep.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where figures for Prometheus are read; null: nowhere. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
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
  /** Words that no name may hold. */
  readonly wordList: WordList;
  /** For tests under load: no limits on how much may be asked. */
  readonly unlimited: boolean;
  /** For how many days things are kept; 0 is for ever. */
  readonly keep: Keep;
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

const words = (file: string): WordList => {
  try {
    return readWordList(file);
  } catch (error) {
    if (error instanceof BadWordList) throw new InvalidArgumentError(error.message);
    throw error;
  }
};

const option = (flags: string, help: string, variable: string) => new Option(flags, help).env(variable);

const metricsPort = option('--metrics-port <n>', 'port of its own for /metrics (none: off)', 'METRICS_PORT')
  .default(null)
  .argParser(whole(0, 65_535));
const metricsHost = option(
  '--metrics-host <address>',
  'address to serve /metrics on',
  'METRICS_HOST',
).default('127.0.0.1');
const wordList = (): Option =>
  option('--word-list <file>', 'words that no name may hold, one a line', 'WORD_LIST')
    .default(new WordList([]), 'none')
    .argParser(words);
/** Where the store is; `quayside admin` asks for it in the same words. */
export const dataOption = (): Option =>
  option('--data <folder>', 'where games are kept', 'QUAYSIDE_DATA').default('data');
export const databaseOption = (): Option =>
  option('--database-url <url>', 'PostgreSQL instead of the folder', 'DATABASE_URL').default('');

const daysFrom =
  (least: number) =>
  (text: string): number => {
    const value = Number(text);
    if (
      text.trim() !== '' &&
      (value === 0 || (Number.isInteger(value) && value >= least && value <= LONGEST_KEPT))
    )
      return value;
    throw new InvalidArgumentError(
      `It must be 0 (for ever) or a number of days from ${least} to ${LONGEST_KEPT}.`,
    );
  };

/** For how long things are kept; `quayside admin purge` asks for it in the same words. */
export const keepOptions = (): Option[] =>
  KEPT.map(({ name, days, least, help }) =>
    option(`${flagOf(name)} <days>`, `days until ${help} (0: never)`, variableOf(name))
      .default(days)
      .argParser(daysFrom(least)),
  );

/** As Commander names the option of a flag. */
const keyOf = (name: KeptName): string => `keep${name[0]?.toUpperCase()}${name.slice(1)}`;

export const keepOf = (options: Readonly<Record<string, unknown>>): Keep =>
  Object.fromEntries(KEPT.map(({ name }) => [name, options[keyOf(name)]])) as Keep;

/** The settings, or the process ends with a sentence (or with the help that was asked for). */
export function readConfig(argv: readonly string[]): Config {
  const command = plainOptions();
  for (const kept of keepOptions()) command.addOption(kept);
  const options = command.parse([...argv], { from: 'user' }).opts<Config>();
  return { ...options, keep: keepOf({ ...options }) };
}

function plainOptions(): Command {
  return new Command('quayside')
    .description('Serves Quayside: one program, one port, one folder of data.')
    .addOption(
      option('--port <n>', 'port to listen on (0: any free one)', 'PORT')
        .default(8380)
        .argParser(whole(0, 65_535)),
    )
    .addOption(option('--host <address>', 'address to listen on', 'HOST').default('127.0.0.1'))
    .addOption(metricsPort)
    .addOption(metricsHost)
    .addOption(dataOption())
    .addOption(databaseOption())
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
    .addOption(wordList())
    .addOption(
      option('--unlimited [on]', 'no rate limits (for load tests)', 'QUAYSIDE_UNLIMITED')
        .default(false)
        .argParser(onOrOff),
    );
}
