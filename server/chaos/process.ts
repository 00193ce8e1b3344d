/** A server in a process of its own, on a port that stays its own. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ServerNode } from './cluster.ts';
import { READ, type Spares } from './spares.ts';

export interface ServerFlags {
  readonly spares: Spares;
  readonly port: number;
  readonly store: readonly string[];
}

/** Random bots and few positions: what is tried here is not how well they play. */
const FLAGS = [
  ...['--unlimited', '--bot-pause', '0', '--bot-nodes', '20', '--bot-limit', '60000'],
  ...['--log-level', 'error'],
];
const OPEN = 'Quayside is open';
/** Node's remark about its own SQLite. */
const HARMLESS = /ExperimentalWarning|--trace-warnings/;

export class ServerProcess implements ServerNode {
  readonly name: string;
  readonly url: string;
  readonly #flags: ServerFlags;
  readonly #complain: (what: string) => void;
  #child: ChildProcess | undefined;
  #since: number | undefined;
  /** One that never could is not tried again and again. */
  #hasServed = false;

  constructor(name: string, flags: ServerFlags, complain: (what: string) => void) {
    this.name = name;
    this.url = `http://127.0.0.1:${flags.port}`;
    this.#flags = flags;
    this.#complain = complain;
  }

  get since(): number | undefined {
    return this.#since;
  }

  async start(): Promise<void> {
    const { spares, port, store } = this.#flags;
    const child = spares.take(['--port', String(port), ...store, ...FLAGS]);
    this.#child = child;
    child.once('exit', (code) => this.#ended(child, code));
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!HARMLESS.test(line)) this.#complain(`${this.name}: ${line}`);
    });
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      createInterface({ input: child.stdout }).on('line', (line) => this.#read(child, line, resolve));
    });
  }

  #read(child: ChildProcess, line: string, open: () => void): void {
    if (line === READ) return;
    if (!line.startsWith(OPEN)) {
      this.#complain(`${this.name}: ${line}`);
      return;
    }
    // Its last words may arrive after its end.
    if (child === this.#child) this.#since = performance.now();
    this.#hasServed = true;
    open();
  }

  /** Whoever is killed ends without a code; whoever ends by himself is started again, as everywhere. */
  #ended(child: ChildProcess, code: number | null): void {
    if (code !== null) this.#complain(`${this.name} ended by itself with code ${code}`);
    if (child !== this.#child) return;
    this.#since = undefined;
    if (this.#hasServed) void this.start();
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    this.#since = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
