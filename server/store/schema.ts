/** The columns, as both dialects have them: texts, numbers and nulls. JSON is text, yes and no are 1 and 0. */
import type { Kysely } from 'kysely';
import type { Status } from '../../protocol/picture.ts';

export type Database = Kysely<Schema>;

export interface Schema {
  secrets: { name: string; value: string };
  tables: TablesRow;
  foundings: FoundingsRow;
  players: { table_id: string; account: string };
  entries: EntriesRow;
  snapshots: { table_id: string; n: number; body: string };
  /** `origin` is the table of which it is the log, where that has one. */
  archives: { table_id: string; text: string; origin: string | null };
  results: ResultsRow;
  ratings: { who: string; game: string; mu: number; sigma: number; games: number };
  rating_points: { who: string; game: string; table_id: string; at: number; mu: number; sigma: number };
  nodes: { node: string; at: number };
  outages: { from_at: number; to_at: number };
  accounts: AccountsRow;
  gone: { account: string; at: number };
  /** About a table: when. About a kind of mail: when as much as was sent would have been, one by one. */
  mailed: { account: string; about: string; at: number };
  sessions: { token_hash: string; account: string; created: number; expires: number };
  passkeys: PasskeysRow;
  used: { what: string; until: number };
  api_tokens: { id: string; hash: string; account: string; name: string; created: number };
  mutes: { account: string; whom: string };
  reports: ReportsRow;
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
  kind: 'guest' | 'person' | 'bot';
  password_hash: string | null;
  created: number;
  seen: number;
  settings: string;
  confirmed_mail: string;
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
}
