/** People, their keys and what is known of them. Secrets are kept as hashes only. */
import type { ReportReason, Role } from '../../protocol/moderation.ts';

export interface PeopleStore {
  create(account: Account): Promise<void>;
  account(id: string): Promise<Account | undefined>;
  accounts(ids: readonly string[]): Promise<Account[]>;
  /** By name, whatever its capitals. */
  byName(name: string): Promise<Account | undefined>;
  /** Accounts that confirmed this address, whatever its capitals; the last seen comes first. */
  byMail(mail: string, limit: number): Promise<Account[]>;
  /** False if somebody else has this name, or one that looks like it. */
  rename(id: string, name: string): Promise<boolean>;
  /** A guest becomes a person; false if the name is taken. */
  signUp(id: string, name: string, passwordHash: string | null): Promise<boolean>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** Only if the hash is still the one before; false if it is not. */
  swapPassword(id: string, before: string | null, after: string): Promise<boolean>;
  setSettings(id: string, settings: Settings): Promise<void>;
  /** Its owner wants mail at this address. */
  confirmMail(id: string, mail: string): Promise<void>;
  /** Told every half minute for everybody connected. */
  seen(ids: readonly string[], now: number): Promise<void>;
  /** Removes all but an empty shell, so that finished games still have four players. Done twice, it is the same. */
  erase(id: string, now: number): Promise<void>;
  /** Who was erased since then. */
  goneSince(from: number): Promise<string[]>;

  openSession(session: NewSession): Promise<void>;
  /** Writes what has changed of a session; one that was closed stays closed. */
  renewSession(session: Session): Promise<void>;
  session(tokenHash: string): Promise<Session | undefined>;
  /** Newest first. */
  sessionsOf(account: string): Promise<Session[]>;
  /** Closes the oldest beyond so many. */
  trimSessions(account: string, most: number): Promise<void>;
  closeSession(tokenHash: string): Promise<void>;
  closeSessionsOf(account: string, except?: string): Promise<void>;

  addPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(account: string): Promise<Passkey[]>;
  countPasskey(id: string, counter: number): Promise<void>;
  removePasskey(account: string, id: string): Promise<boolean>;
  /** True for the first who uses this, at whichever node; it must not be accepted after `until` anyway. */
  useOnce(what: string, until: number, now: number): Promise<boolean>;

  addToken(token: Omit<ApiToken, 'used'>): Promise<void>;
  token(hash: string): Promise<ApiToken | undefined>;
  tokensOf(account: string): Promise<ApiToken[]>;
  useToken(id: string, now: number): Promise<void>;
  removeToken(account: string, id: string): Promise<boolean>;

  mute(account: string, whom: string, on: boolean): Promise<void>;
  mutedBy(account: string): Promise<string[]>;
  /** Newest first, decided or not. */
  reports(limit: number): Promise<Report[]>;
  reportsBy(account: string): Promise<Report[]>;
  /** What somebody said at tables, oldest first. */
  wordsOf(account: string): Promise<Words[]>;

  /** Counts a mail for all nodes: 0; or nothing is counted, and so many milliseconds are to wait. */
  countMail(rate: MailRate, now: number): Promise<number>;
  /** Notes that somebody is written to about something; false if they were and have not been seen since. */
  noteMail(mail: Mailed, at: { readonly seen: number; readonly now: number }): Promise<boolean>;
  /** They were not written to after all. */
  unnoteMail(mail: Mailed): Promise<void>;

  addSubscription(subscription: Subscription): Promise<void>;
  subscriptionsOf(account: string): Promise<Subscription[]>;
  removeSubscription(endpoint: string): Promise<void>;

  ratings(who: readonly string[], game: string): Promise<Rating[]>;
  ratingsOf(who: string): Promise<Rating[]>;
  /** Best first, by mu − 3 sigma, among those with at least `games` games. */
  leaders(game: string, games: number, limit: number): Promise<Rating[]>;
  ratingHistory(who: string, game: string): Promise<RatingPoint[]>;
  /** Newest first; `all` of them, or only those of public tables, which anybody may know of. */
  resultsOf(account: string, limit: number, all: boolean): Promise<TableResult[]>;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  /** bot: plays through the bot API, and is labelled so. */
  readonly kind: 'guest' | 'person' | 'bot';
  readonly passwordHash: string | null;
  readonly created: number;
  readonly seen: number;
  readonly settings: Settings;
  /** The address whose owner has said that it is theirs; '' for none. Only this one is written to. */
  readonly confirmedMail: string;
  readonly role?: Role;
  /** Until when and why; one that lies in the past counts no more. */
  readonly suspension?: Suspension;
  /** Rises whenever mutes, role, warnings or suspension of this account change. */
  readonly standing?: number;
}

export interface Suspension {
  readonly until: number;
  readonly why: string;
}

export interface Settings {
  readonly language: string;
  /** IANA name, 'Europe/Berlin'. */
  readonly timeZone: string;
  /** Hours of the player's day in which no clock of a correspondence game runs; equal: none. */
  readonly quietFrom: number;
  readonly quietTo: number;
  /** '' for none. */
  readonly mail: string;
  readonly mailAlerts: boolean;
  readonly pushAlerts: boolean;
}

export interface Session {
  readonly tokenHash: string;
  readonly account: string;
  readonly created: number;
  readonly expires: number;
  /** When its owner last showed who they are, by password or passkey. */
  readonly proved: number;
  /** When it was last used, to within an hour. */
  readonly seen: number;
  /** Such as 'Firefox' and 'Linux'; '' where the browser did not say. */
  readonly browser: string;
  readonly os: string;
}

/** What is left out is as when it began. */
export type NewSession = Pick<Session, 'tokenHash' | 'account' | 'created' | 'expires'> & Partial<Session>;

export interface Passkey {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
}

export interface ApiToken {
  readonly id: string;
  readonly hash: string;
  readonly account: string;
  readonly name: string;
  readonly created: number;
  /** When it was last used, to within an hour; 0: never. */
  readonly used: number;
}

/** About a line of a chat; or about a name: then without a table. */
export interface Report {
  /** Made of who reports and of what, so that nobody reports the same twice. */
  readonly id: string;
  readonly by: string;
  readonly about: string;
  readonly table: string;
  /** The number of the line in the stream of who reports it. The journal's own would tell of hidden moves. */
  readonly n: number;
  readonly saidAt: number;
  /** The line or the name, as the server itself knows it. */
  readonly words: string;
  readonly reason: ReportReason;
  readonly why: string;
  readonly at: number;
}

export interface Words {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

export interface Mailed {
  /** Or whoever else is written to. */
  readonly account: string;
  /** A table, or a kind of mail. */
  readonly about: string;
}

/** So many mails of a kind at once, then one more each `every` milliseconds. */
export interface MailRate extends Mailed {
  readonly burst: number;
  readonly every: number;
}

export interface Subscription {
  readonly account: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
}

export interface Rating {
  readonly who: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface RatingPoint {
  readonly at: number;
  readonly table: string;
  readonly mu: number;
  readonly sigma: number;
}

export interface TableResult {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly seat: number;
  readonly place: number;
  readonly score: number;
  readonly players: number;
}
