/** How much a socket may ask and how much it may keep waiting. */
import { ENDLESS, type Rate } from '../people/limits.ts';

export interface SocketConfig {
  /** Where people reach this server, 'https://quayside.example'; '' if it does not know. */
  readonly publicUrl: string;
  /** Bytes of the longest message that is read at all, and of the longest that is answered: the largest move has a tenth. */
  readonly longest: number;
  readonly longestAsk: number;
  /** Messages of one connection that are under way at a time; the others wait unread. */
  readonly inFlight: number;
  /** Messages of one connection, and of all connections of one account. */
  readonly perConnection: Rate;
  readonly perAccount: Rate;
  /** Connections that one address may have open: many players may share it (a school, a café). */
  readonly connections: number;
  /** Tables that one connection may follow. */
  readonly watches: number;
  /** Unread bytes beyond which a reader has fallen behind and gets a fresh picture later instead of every entry. */
  readonly unread: number;
  /** Milliseconds between two pings. */
  readonly heartbeat: number;
  /** Milliseconds that a connection has to close politely. */
  readonly farewell: number;
}

/** For a load test, which is one address with thousands of guests. */
export const UNLIMITED: Partial<SocketConfig> = {
  ...{ perConnection: ENDLESS, perAccount: ENDLESS },
  connections: Number.POSITIVE_INFINITY,
};

export const SOCKET_CONFIG: SocketConfig = {
  publicUrl: '',
  longest: 64 * 1024,
  longestAsk: 8 * 1024,
  inFlight: 8,
  perConnection: { burst: 200, every: 25 },
  perAccount: { burst: 400, every: 12.5 },
  connections: 100,
  watches: 200,
  unread: 512 * 1024,
  heartbeat: 20_000,
  farewell: 2_000,
};
