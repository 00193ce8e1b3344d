/** Who tells players that something waits for them, while they are not there. */
import type { Summary } from '../../protocol/summary.ts';
import type { ResetMailer } from '../people/reset.ts';
import type { Account } from '../store/people-store.ts';

export interface Notifier extends ResetMailer {
  /**
   * It is this account's turn at the table. `turn` is the number of the entry that made it so: told again for the
   * same turn, nothing is sent. Whoever sits at the table right now need not be told; that is the caller's to know.
   */
  turn(account: string, summary: Summary, turn: number): Promise<void>;
  /** The game is over. */
  over(account: string, summary: Summary): Promise<void>;
  /**
   * Asks at the account's address whether it is theirs; answers how many seconds to wait if that is too often. `from` is
   * where the one comes from who gave it.
   */
  askOwner(account: Account, from: string): Promise<number>;
  /** Sends nothing more. */
  close(): void;
}

/** One way to reach people. */
export interface Channel {
  /** Whether this account can and wants to be reached so. */
  wanted(account: Account): boolean;
  /** From when on, for one who may still be there; left out: at once. */
  notBefore?(account: Account): number;
  send(account: Account, message: Message): Promise<void>;
}

/** What writes to people about their account: whether an address is theirs, and how to set a new password. */
export interface Asker extends Omit<ResetMailer, 'mails'> {
  /** Seconds until that may be asked; 0: now, and that counts. */
  mayAsk(account: Account, from: string): Promise<number>;
  ask(account: Account): Promise<void>;
}

export interface Message {
  readonly table: string;
  readonly subject: string;
  readonly body: string;
}

/** Addresses that messages point to; both pages ask on GET, and do it on POST without a further question. */
export interface Links {
  table(id: string): string;
  /** As RFC 8058 wants it. */
  unsubscribe(token: string): string;
  confirm(token: string): string;
  /** A page of the client, which asks for the password. */
  reset(token: string): string;
}
