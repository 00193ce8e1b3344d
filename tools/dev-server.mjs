/** The server of `npm run dev`: built of its sources, and built and started again when one of them changes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { watch } from 'rolldown';
import { NOT_BUNDLED } from './build.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CHILD = fileURLToPath(new URL('dev-child.mjs', import.meta.url));
/** An editor saves several files within so many milliseconds. */
const GATHER = 20;
/** A request waits so long for a server that starts; a server has so long to end. */
const LONGEST_WAIT = 30_000;
const LONGEST_CLOSE = 5_000;

/** @typedef {import('node:child_process').ChildProcess} Child */

export class DevServer {
  /** @type {string[]} */
  #flags;
  #watcher = watchSources();
  /** @type {Child | undefined} */
  #child;
  /** Has loaded all packages, which is most of a start, and waits to be needed. @type {Child | undefined} */
  #spare;
  /** Counts starts: only the latest has a say. */
  #turn = 0;
  #isBuilding = true;
  #isStarting = false;
  #isOpen = false;
  /** Requests that wait. @type {((isOpen: boolean) => void)[]} */
  #waiting = [];

  /** @param {string[]} flags */
  constructor(flags) {
    this.#flags = flags;
    this.#spare = this.#fork();
    this.#watcher.on('change', (id) => console.log(`Changed: ${relative(ROOT, id)}`));
    this.#watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_START') this.#isBuilding = true;
      else if (event.code === 'BUNDLE_END') void this.#restart();
      else if (event.code === 'ERROR') this.#keep(event.error);
      if ('result' in event) void event.result.close();
    });
  }

  /** Whether the server is there. While its sources are being built it is not known, for the next rules will answer. */
  answers() {
    const known = new Promise((resolve) => this.#waiting.push(resolve));
    this.#tell();
    return Promise.race([known, pause(LONGEST_WAIT, false, { ref: false })]);
  }

  async close() {
    this.#turn++;
    await this.#watcher.close();
    await Promise.all([end(this.#child), end(this.#spare)]);
  }

  #tell() {
    if (this.#isBuilding || this.#isStarting) return;
    for (const resolve of this.#waiting.splice(0)) resolve(this.#isOpen);
  }

  /** Sources that cannot be built leave the server as it is. @param {Error} error */
  #keep(error) {
    console.error(error.message);
    this.#isBuilding = false;
    this.#tell();
  }

  async #restart() {
    const turn = ++this.#turn;
    this.#isBuilding = false;
    this.#isStarting = true;
    await end(this.#child);
    if (turn === this.#turn) this.#start(turn);
  }

  /** @param {number} turn */
  #start(turn) {
    const child = this.#spare && isRunning(this.#spare) ? this.#spare : this.#fork();
    /** @param {boolean} isOpen */
    const started = (isOpen) => {
      this.#isStarting = false;
      this.#isOpen = isOpen;
      this.#tell();
    };
    child.once('message', () => {
      if (turn !== this.#turn) return;
      started(true);
      this.#spare = this.#fork();
    });
    child.once('exit', (code, signal) => {
      if (turn !== this.#turn) return;
      console.error(`The server has ended (${signal ?? code}). It starts again when a source changes.`);
      started(false);
    });
    // Nobody need hear of it twice where it has ended.
    child.send('serve', () => undefined);
    this.#spare = undefined;
    this.#child = child;
  }

  #fork() {
    return fork(CHILD, this.#flags);
  }
}

/** The next server must wait for the end of the one before, which holds the data folder. @param {Child | undefined} child */
async function end(child) {
  if (!child || !isRunning(child)) return;
  const ended = once(child, 'exit');
  // A signal would be no farewell on Windows.
  if (child.connected) child.disconnect();
  const impatience = setTimeout(() => child.kill('SIGKILL'), LONGEST_CLOSE);
  await ended;
  clearTimeout(impatience);
}

/** @param {Child} child */
const isRunning = (child) => child.exitCode === null && child.signalCode === null;

function watchSources() {
  return watch({
    cwd: ROOT,
    input: { server: './server/main.ts', 'server-worker': './server/worker.ts' },
    platform: 'node',
    external: NOT_BUNDLED,
    checks: { bundlerTimings: false },
    watch: { buildDelay: GATHER },
    output: {
      dir: 'build/dev',
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
    },
  });
}
