import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildImage } from './dockerfile.ts';
import { freePort } from './free-port.mjs';
import { npm } from './npm.mjs';
import { productionPackages } from './packages.mjs';

const ROOT = join(import.meta.dirname, '..');
const { version, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const FLAGS: string[] = scripts.start.split(' ').filter((word: string) => word.startsWith('--'));

const folder = mkdtempSync(join(tmpdir(), 'quayside-package-'));
const app = join(folder, 'app');
const installed = join(app, 'node_modules', 'quayside');
const BIN = join(installed, 'arena', 'bin.mjs');
const started: ChildProcess[] = [];

/** Packed, and installed into an empty folder without a network and without what earlier installations left. */
beforeAll(() => {
  const packed = spawnSync(process.execPath, [join(ROOT, 'tools', 'package.mjs'), folder], {
    encoding: 'utf8',
  });
  expect(packed.stderr + packed.stdout).toContain(tarball());
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{}');
  const cache = join(folder, 'cache');
  const args = ['install', '--offline', '--omit=dev', '--no-audit', '--no-fund', '--cache', cache, tarball()];
  const { status, stderr } = npm(args, { cwd: app, encoding: 'utf8' });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const tarball = (): string => join(folder, `quayside-${version}.tgz`);

/** Every file of the package, with its size and when it was written. */
function filesOf(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => {
      const whole = join(file.parentPath, file.name);
      const { size, mtimeMs } = statSync(whole);
      return `${whole.slice(path.length + 1).replaceAll(sep, '/')} ${size} ${mtimeMs}`;
    })
    .sort();
}

const run = (...args: string[]) =>
  spawnSync(process.execPath, [BIN, ...args], {
    cwd: app,
    encoding: 'utf8',
    input: '',
    env: { ...process.env, LANG: 'C' },
  });

interface Serving {
  readonly child: ChildProcess;
  readonly url: string;
  /** What Node was started with, process by process and thread by thread. */
  readonly started: readonly string[];
  /** When the process, and every other that it has started, has ended. */
  readonly closed: Promise<unknown>;
}

async function serve(...args: string[]): Promise<Serving> {
  const tell = 'data:text/javascript,console.error(process.execArgv.join(" "))';
  const env = { ...process.env, NODE_OPTIONS: `--import ${JSON.stringify(tell)}` };
  const child = spawn(process.execPath, [BIN, ...args], { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const closed = once(child, 'close');
  const told: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => told.push(line));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Quayside is open: (http\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { child, url, started: told, closed };
  }
  throw new Error(`It did not open: ${told.join('\n')}`);
}

const FREE = ['--port', '0', '--bot-pause', '0', '--bot-nodes', '50', '--unlimited', '--database-url', ''];

test('the package holds the packages that a server needs, and no others', () => {
  const wanted = productionPackages().filter(({ optional }) => !optional);
  const found = filesOf(installed).map((line) => line.split(' ')[0] ?? '');
  const packages = found
    .filter((file) => /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
    .map((file) => file.replace(/\/package\.json$/, ''));
  expect(packages.sort()).toEqual(wanted.map(({ path }) => path).sort());
  expect(readdirSync(join(app, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'quayside',
  ]);
  const own = found.filter((file) => !file.startsWith('node_modules/'));
  expect(own.filter((file) => /\.(ts|svelte)$|^(core|games|client|server|tools|e2e)\//.test(file))).toEqual(
    [],
  );
  for (const file of [
    'build/server.mjs',
    'build/client/index.html',
    'LICENSE',
    'LICENCES.txt',
    'SECURITY.md',
  ])
    expect(own).toContain(file);
});

test('installing it runs and compiles nothing', () => {
  const found = filesOf(installed).map((line) => line.split(' ')[0] ?? '');
  expect(found.filter((file) => file.endsWith('binding.gyp'))).toEqual([]);
  for (const file of found.filter((path) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(path)))
    expect([file, JSON.parse(readFileSync(join(installed, file), 'utf8')).scripts]).toEqual([
      file,
      undefined,
    ]);
});

test('it serves pages and a whole game against a bot, and writes only into its data folder', async () => {
  const before = filesOf(installed);
  const serving = await serve('serve', ...FREE);
  const { url } = serving;
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true, version });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const page = await (await fetch(url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');

  const log = join(app, 'game.jsonl');
  writeFileSync(log, await playedGame(url));
  expect(run('replay', log, '--quiet')).toMatchObject({ status: 0, stderr: '' });
  expect(run('verify', log)).toMatchObject({ status: 0, stderr: '' });
  expect(run('review', log, '--nodes', '5', '--json')).toMatchObject({ status: 0 });
  expect(run('admin', 'stats', '--database-url', '').stdout).toMatch(/tables, over +1\n/);

  // Flags that Node can only be started with are in force, however the program was started.
  expect(serving.started.some((line) => FLAGS.every((flag) => line.includes(flag)))).toBe(true);
  serving.child.kill('SIGTERM');
  await serving.closed;
  expect(serving.child.exitCode).toBe(process.platform === 'win32' ? null : 0);
  expect(filesOf(installed)).toEqual(before);
  expect(readdirSync(app).sort()).toEqual([
    'data',
    'game.jsonl',
    'node_modules',
    'package-lock.json',
    'package.json',
  ]);
});

interface Seen {
  readonly n: number;
  readonly picture: { info: { outcome: unknown }; toAct: number[]; you: number };
}

/** The log of a game of Shanghaien that a guest plays by luck against a bot. */
async function playedGame(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: url, cookie: '' };
  const post = (path: string, body: unknown) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const get = async <T>(path: string) => (await (await fetch(url + path, { headers })).json()) as T;
  headers.cookie = (await post('/api/guest', {})).headers.get('set-cookie')?.split(';')[0] ?? '';
  const plan = { game: 'shanghaien', seats: 2, bots: [null, 'random'] };
  const opened = (await (await post('/api/tables', { id: 'one', plan })).json()) as { table: string };
  const table = `/api/tables/${opened.table}`;
  const stream = await fetch(`${url}${table}/stream`, { headers });
  for await (const _ of stream.body!) {
    const { n, picture } = await get<Seen>(table);
    if (picture.info.outcome) break;
    if (!picture.toAct.includes(picture.you)) continue;
    const { moves } = await get<{ moves?: unknown[] }>(`${table}/sample?count=1`);
    if (moves) await post(`${table}/commands`, { command: { type: 'move', move: moves[0], seen: n } });
  }
  return (await fetch(`${url}${table}/log`, { headers })).text();
}

test('without a command it serves, and a server never outlives the process that was started', async () => {
  const serving = await serve(...FREE);
  expect((await fetch(`${serving.url}/healthz`)).status).toBe(200);
  serving.child.kill('SIGKILL');
  // The pipes close when the last process that holds them has ended.
  await serving.closed;
  await expect(fetch(`${serving.url}/healthz`)).rejects.toThrow();
});

test('the other commands work, or say that they need the repository', () => {
  expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
  const { stdout: help } = run('--help');
  for (const command of ['play', 'verify', 'serve', 'admin']) expect(help).toContain(`\n  ${command} [`);
  expect(run('rules', 'shanghaien', '--lang', 'de').stdout).toContain('Shanghaien');
  expect(run('play', 'shanghaien', '--lang', 'en').stdout).toContain('Round 1');
  expect(run('fuzz', 'shanghaien', '--games', '20', '--workers', '2')).toMatchObject({ status: 0 });
  for (const command of [
    'bench',
    'golden',
    'endings shanghaien',
    'replay --all',
    'rules shanghaien --write',
  ]) {
    const { status, stderr, stdout } = run(...command.split(' '));
    expect([command, status, stdout]).toEqual([command, 1, '']);
    expect(stderr).toContain('works on the files of the repository, and this is an installed package.');
  }
});

test('a port that is taken is answered with a sentence', async () => {
  const { url } = await serve(...FREE);
  const { status, stderr } = run('serve', '--port', new URL(url).port, '--data', join(folder, 'other'));
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Quayside cannot listen on 127.0.0.1:${new URL(url).port}: another program does. Choose another --port, or end that program.\n`,
  );
});

test.skipIf(process.platform === 'win32')(
  'the steps of the Dockerfile make an image that serves',
  async () => {
    const context = join(folder, 'context');
    mkdirSync(join(context, 'build'), { recursive: true });
    copyFileSync(tarball(), join(context, 'build', `quayside-${version}.tgz`));
    const image = buildImage(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'), {
      context,
      root: join(folder, 'image'),
    });
    expect(Number(/^node:(\d+)-/.exec(image.from)?.[1])).toBeGreaterThanOrEqual(20);
    expect([image.user, image.volumes, image.ports]).toEqual(['node', ['/data'], [image.env['PORT']]]);
    expect(readFileSync(join(folder, 'image', 'stubs', 'chowned'), 'utf8')).toContain('node:node');
    expect(readdirSync(image.path('/tmp'))).toEqual([]);

    const port = String(await freePort());
    const env = { ...process.env, ...image.env, PORT: port, HOST: '127.0.0.1', DATABASE_URL: '' };
    const [program = '', ...args] = image.command;
    const child = spawn(program, args, { cwd: image.cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    started.push(child);
    const closed = once(child, 'close');
    const healthy = () => spawnSync(image.health[0] ?? '', image.health.slice(1), { env }).status;
    for await (const line of createInterface({ input: child.stdout })) if (line.includes('is open')) break;
    expect(healthy()).toBe(0);
    expect(readdirSync(image.path('/data'))).toContain('quayside.db');
    child.kill('SIGTERM');
    await closed;
    expect([child.exitCode, healthy()]).toEqual([0, 1]);
  },
);
