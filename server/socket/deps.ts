/** What the sockets are built from. */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Answer, Hub } from '../hub.ts';
import type { Lobby } from '../lobby.ts';
import type { Metrics } from '../metrics.ts';
import type { Account } from '../store/people-store.ts';
import type { SayRefusal } from '../words.ts';
import type { SocketConfig } from './config.ts';

export interface SocketDeps {
  /** Charges who opens a connection as for any request, and tells the address that limits go by. */
  knock(request: IncomingMessage): Answer<string>;
  /** Charges an address for a message, out of the same budget as its requests: 0, or how many seconds to wait. */
  chargeAddress(address: string): number;
  readonly hub: Pick<Hub, 'do' | 'watch' | 'picture' | 'changes'>;
  readonly lobby: Lobby;
  /** By its cookie or its bearer token; asked when a connection is opened, and again and again while it is. */
  whoIs(request: Pick<IncomingMessage, 'headers'>): Promise<Account | undefined>;
  readonly sayRefusal: SayRefusal;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly metrics: Pick<Metrics, 'sockets' | 'acknowledged' | 'refused' | 'faults'>;
  readonly config: SocketConfig;
  readonly now: () => number;
}
