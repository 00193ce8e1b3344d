/** The columns, as both dialects have them: texts, numbers and nulls. JSON is text, yes and no are 1 and 0. */
import type { Generated, Kysely } from 'kysely';
import type { Measure, ReportReason, Role } from '../../protocol/moderation.ts';
import type { Status } from '../../protocol/picture.ts';

export type Database = Kysely<Schema>;

export interface Schema {
  secrets: { name: string; value: string };
  tables: TablesRow;
  foundings: FoundingsRow;
  /** `ended`: 1 once the table is over. */
  players: { table_id: string; account: string; ended: Generated<number> };
  bot_tables: { table_id: string; owner: string; at: number };
  entries: EntriesRow;
  snapshots: SnapshotsRow;
  /** Of finished tables of our own, as they were written once. */
  logs: { table_id: string; text: string };
  archives: ArchivesRow;
  results: ResultsRow;
  ratings: { who: string; game: string; mu: number; sigma: number; games: number };
  rating_points: { who: string; game: string; table_id: string; at: number; mu: number; sigma: number };
  nodes: { node: string; at: number };
  outages: { from_at: number; to_at: number };
  accounts: AccountsRow;
  gone: { account: string; at: number };
  /** About a table: when. About a kind of mail: when as much as was sent would have been, one by one. */
  mailed: { account: string; about: string; at: number };
  sessions: SessionsRow;
  passkeys: PasskeysRow;
  used: { what: string; until: number };
  api_tokens: {
    id: string;
    hash: string;
    account: string;
    name: string;
    created: number;
    used: Generated<number>;
  };
  mutes: { account: string; whom: string };
  reports: ReportsRow;
  decisions: DecisionsRow;
  subscriptions: { endpoint: string; account: string; p256dh: string; auth: string; created: number };
  migrations: { name: string; at: number };
}

/** What entries change: short, for every move writes it. */
interface TablesRow {
  id: string;
  n: number;
  status: Status;
  visibility: string;
  updated: number;
  /** JSON: whose turn it is. */
  to_act: string;
  wake_at: number | null;
  holder: string | null;
  lease: number | null;
  /** Who settled the table: a text made up for that one attempt, so that it recognises itself. */
  settled_by: string | null;
}

interface FoundingsRow {
  table_id: string;
  game: string;
  version: number;
  key: string;
  seed: string;
  created: number;
  /** What lists say of the table, but for what its own row says; written again when somebody comes or goes. */
  summary: string;
  /** The account that opened it; '' for a log that was brought along. */
  owner: string;
  /** 1 once the table is over. */
  ended: Generated<number>;
}

interface ArchivesRow {
  table_id: string;
  text: string;
  /** The table of which it is the log, where that has one. */
  origin: string | null;
  /** When it came, by whom, and how long it is; nobody knows by whom those came that are old. */
  at: number;
  brought_by: string | null;
  bytes: number;
}

/** SQLite chains them: see its migration. */
interface EntriesRow {
  table_id: string;
  n: number;
  id: string;
  at: number;
  body: string;
  /** Whose words these are; null for all that nobody said, and for what was forgotten. */
  author: string | null;
}

/** Keyframes. Without a place it was left by an earlier version, and is no use any more. */
interface SnapshotsRow {
  table_id: string;
  n: number;
  body: string;
  place: string | null;
  /** Only the newest has it. */
  recent: string | null;
}

interface ResultsRow {
  account: string;
  table_id: string;
  game: string;
  at: number;
  seat: number;
  place: number;
  score: number;
  players: number;
}

interface AccountsRow {
  id: string;
  name: string;
  /** The name as it is compared: capitals and ways of writing the same letter do not count. */
  name_key: string;
  /** What the name looks like; null where an older account looks the same, and for erased ones. */
  look: string | null;
  kind: 'guest' | 'person' | 'bot';
  password_hash: string | null;
  created: number;
  seen: number;
  settings: string;
  confirmed_mail: string;
  role: Role | null;
  /** null: not suspended; what lies in the past counts no more. */
  suspended_until: number | null;
  suspended_why: string | null;
  /** Counts what has changed of mutes, role, warnings and suspension. */
  standing: number | null;
}

interface SessionsRow {
  token_hash: string;
  account: string;
  created: number;
  expires: number;
  proved: number;
  seen: number;
  browser: string;
  os: string;
}

interface PasskeysRow {
  id: string;
  account: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
}

interface ReportsRow {
  by_account: string;
  about: string;
  table_id: string;
  n: number;
  words: string;
  why: string;
  at: number;
  id: string;
  reason: ReportReason;
  said_at: number;
  /** When it was decided; null while it is open. */
  decided: number | null;
}

interface DecisionsRow {
  id: string;
  by_account: string;
  whom: string;
  what: Measure;
  why: string;
  at: number;
  until: number | null;
  table_id: string;
  report: string;
  confirmed: number | null;
}
