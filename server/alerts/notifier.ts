/** Who tells players that something waits for them, while they are not there. */
import type { Summary } from '../../protocol/summary.ts';
import type { Account } from '../store/people-store.ts';

export interface Notifier {
  /**
   * It is this account's turn at the table. `turn` is the number of the entry that made it so: told again for the
   * same turn, nothing is sent. Whoever sits at the table right now need not be told; that is the caller's to know.
   */
  turn(account: string, summary: Summary, turn: number): Promise<void>;
  /** The game is over. */
  over(account: string, summary: Summary): Promise<void>;
  /** Sends nothing more. */
  close(): void;
}

/** One way to reach people. */
export interface Channel {
  /** Whether this account can and wants to be reached so. */
  wanted(account: Account): boolean;
  send(account: Account, message: Message): Promise<void>;
}

export interface Message {
  readonly table: string;
  readonly subject: string;
  readonly body: string;
}

/** Addresses that messages point to. */
export interface Links {
  table(id: string): string;
  /** A page that asks on GET, and unsubscribes on POST without a further question (RFC 8058). */
  unsubscribe(token: string): string;
}
