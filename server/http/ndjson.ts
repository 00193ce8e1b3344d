/** Answers that go on: one JSON object per line, an empty line while nothing happens. */
import { PassThrough } from 'node:stream';
import type { Gauge } from 'prom-client';
import { no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';

const KEEP_ALIVE = 15_000;
/** A bot at fifty tables listens to fifty of them. Several may share an address. */
const MOST_EACH = 100;
const MOST_OF_ADDRESS = 300;
/** A reader who is this far behind, in bytes, gets a fresh start instead of everything it missed. */
const MOST_BEHIND = 256 * 1024;

export interface Lines {
  readonly stream: PassThrough;
  /** Writes a line; false if it was lost, for the reader is too far behind or gone. */
  write(json: string): boolean;
  /** Called when a reader who had fallen behind has read everything. */
  onCaughtUp(again: () => void): void;
  onClose(close: () => void): void;
}

/** Whether the session or the token of a reader still opens; an address needs none. */
type IsStill = () => Promise<boolean>;

/** `account` is '' for a reader who shows none; the address is as limits count them. */
export interface Reader {
  readonly account: string;
  readonly address: string;
}

/** All answers that are open, so that a server going down can end them. */
export class OpenLines {
  private readonly open = new Map<PassThrough, Reader>();
  private readonly gauge: Gauge;

  constructor(gauge: Gauge) {
    this.gauge = gauge;
  }

  /** An account may have so many open, and so may an address. */
  create(reader: Reader, isStill: IsStill): Answer<Lines> {
    if (this.isFull(reader)) return { refusal: no('tooMany', { seconds: KEEP_ALIVE / 1000 }) };
    const stream = new PassThrough({ writableHighWaterMark: MOST_BEHIND });
    const lines = linesOf(stream);
    // The first empty line makes the headers leave, so that the reader knows it is connected.
    lines.write('');
    const alive = setInterval(() => {
      lines.write('');
      void endUnless(isStill, stream);
    }, KEEP_ALIVE);
    alive.unref();
    this.open.set(stream, reader);
    this.gauge.inc();
    stream.once('close', () => {
      clearInterval(alive);
      this.gauge.dec();
      this.open.delete(stream);
    });
    return { value: lines };
  }

  private isFull({ account, address }: Reader): boolean {
    const here = [...this.open.values()].filter((other) => other.address === address);
    const own = [...this.open.values()].filter((other) => other.account === account);
    const most = account === '' ? MOST_EACH : MOST_OF_ADDRESS;
    return here.length >= most || (account !== '' && own.length >= MOST_EACH);
  }

  /** Ends what this account has open: its token is revoked, it signed out, or is gone. */
  signedOut(account: string): void {
    for (const [stream, reader] of this.open) if (reader.account === account) stream.end();
  }

  /** Says goodbye to all readers: they come back to whoever serves next. */
  end(again: number): void {
    for (const stream of this.open.keys()) stream.end(`${JSON.stringify({ type: 'bye', again })}\n`);
  }
}

/** A session may have ended on another node. While the store is down nobody can tell, and the stream goes on. */
async function endUnless(isStill: IsStill, stream: PassThrough): Promise<void> {
  if (!(await isStill().catch(() => true))) stream.end();
}

function linesOf(stream: PassThrough): Lines {
  return {
    stream,
    write(json) {
      if (stream.writableNeedDrain || stream.writableEnded || stream.destroyed) return false;
      stream.write(`${json}\n`);
      return true;
    },
    onCaughtUp: (again) => stream.on('drain', again),
    onClose: (close) => stream.once('close', close),
  };
}
