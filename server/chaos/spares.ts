/**
 * Processes that have read the server's code and wait to become one. Most of a start is reading code, which is the
 * same every time; what matters here is what comes after, and that the next server is there at once.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

export type Spare = ChildProcessByStdio<Writable, Readable, Readable>;

/** Its first word. */
export const READ = 'ready to serve';
const WAIT = `import(process.argv[1]).then(({ serve }) => {
  process.stdin.once('data', (flags) => serve(JSON.parse(String(flags))));
  console.log(${JSON.stringify(READ)});
})`;
const KEPT = 3;

export class Spares {
  readonly #bundle: string;
  readonly #waiting: Spare[] = [];
  readonly #alive = new Set<Spare>();
  readonly #readings: number[] = [];

  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** How many milliseconds the code took to read, as a rule: the median. */
  get reading(): number {
    const sorted = this.#readings.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }

  /** One that serves with these flags, as soon as it can. */
  take(flags: readonly string[]): Spare {
    while (this.#waiting.length <= KEPT) this.#waiting.push(this.#spawn());
    const spare = this.#waiting.shift() ?? this.#spawn();
    // Whoever is killed at once does not hear it any more.
    spare.stdin.on('error', () => undefined);
    spare.stdin.write(JSON.stringify(flags));
    return spare;
  }

  #spawn(): Spare {
    const begun = performance.now();
    const spare = spawn(process.execPath, ['-e', WAIT, '--', this.#bundle], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#alive.add(spare);
    spare.once('exit', () => this.#alive.delete(spare));
    spare.stdout.once('data', () => {
      this.#readings.push(performance.now() - begun);
    });
    return spare;
  }

  /** Those that have become servers end as well. */
  close(): void {
    for (const spare of this.#alive) spare.kill('SIGKILL');
  }
}
