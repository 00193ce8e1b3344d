/** What sockets, HTTP and bots may ask of the tables. Every answer is a value; refusals never throw. */
import type { Seat } from '../core/game.ts';
import type { Command, Plan } from '../protocol/commands.ts';
import type { Tell } from '../protocol/messages.ts';
import type { Picture } from '../protocol/picture.ts';
import type { ServerRefusal } from '../protocol/refusals.ts';
import type { Summary } from '../protocol/summary.ts';
import type { Remembered } from '../table/history.ts';
import type { SaidLine } from '../table/lines.ts';
import type { Account } from './store/people-store.ts';

/** Who asks: an account, or nobody for one who only looks; and the key of a private table, if one has it. */
export interface Asker {
  readonly account: Account | undefined;
  readonly key: string;
  /** Whether the asker has hung up. A command that still waits then is dropped: its sender repeats it under the same id. */
  isGone?(): boolean;
}

export type Answer<T> = { readonly value: T; readonly refusal?: never } | { readonly refusal: ServerRefusal };

export interface Done {
  /** Number of the entry in the asker's own stream. */
  readonly n: number;
  /** The new table of a rematch, else ''. */
  readonly answer: string;
}

/** A message as text, made once however many look on with the same eyes; and what kind of message it is. */
export type Send = (type: Tell['type'], json: string) => void;

export interface Watching {
  /** The whole picture again, for a reader who fell behind. */
  resync(): void;
  stop(): void;
}

export interface Hub {
  /** Opens a table; the same id from the same account opens it once. */
  open(asker: Asker, plan: Plan, id: string): Promise<Answer<Opened>>;
  /** Does what a command says; acknowledged when it is stored. The same id from the same account counts once. */
  do(asker: Asker, table: string, command: Command, id: string): Promise<Answer<Done>>;
  /** Sends a sync or what was missed, then every entry. */
  watch(asker: Asker, table: string, after: number | null, send: Send): Promise<Answer<Watching>>;
  /** Calls back when seats, status or turn of a table have changed, with the accounts that sit there; returns how to stop. */
  changes(listener: (summary: Summary, players: readonly string[]) => void): () => void;
  picture(asker: Asker, table: string): Promise<Answer<{ readonly n: number; readonly picture: Picture }>>;
  /** What happened after number `after`, at most `limit` entries; `as` is another seat's eyes, once the game is over. */
  history(asker: Asker, table: string, range: HistoryRange): Promise<Answer<readonly Remembered[]>>;
  /** Up to `count` different legal moves for the asker's seat. */
  sample(asker: Asker, table: string, count: number): Promise<Answer<readonly object[]>>;
  /** The line of the chat that has this number in the asker's own stream. */
  line(asker: Asker, table: string, n: number): Promise<Answer<SaidLine>>;
  /** Tells a table that a moderator has blanked a line of its chat; the journal is blank already. */
  lineRemoved(table: string, line: Pick<SaidLine, 'who' | 'saidAt'>): Promise<void>;
  /** The portable log: of a finished table everything. */
  exported(asker: Asker, table: string): Promise<Answer<string>>;
}

export interface Opened {
  readonly table: string;
  /** For the link of a private table; '' for others. */
  readonly key: string;
  /** What the table's luck is bound to, from before anybody has added to it. */
  readonly commitment: string;
}

export interface HistoryRange {
  readonly after: number;
  readonly limit: number;
  readonly as: Seat | 'table' | undefined;
  /** Whether the positions are wanted too. */
  readonly views?: boolean;
}
