/** Other people's engines live in bench/peers with a lockfile of their own; they are installed on first use. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Found by walking up, since the benchmark runs as a bundle that may lie anywhere in the repository. */
export function peersFolder(): string {
  const starts = [dirname(fileURLToPath(import.meta.url)), process.cwd()];
  for (const start of starts) {
    for (let folder = start; ; folder = dirname(folder)) {
      const peers = join(folder, 'bench', 'peers');
      if (existsSync(join(peers, 'package-lock.json'))) return peers;
      if (folder === dirname(folder)) break;
    }
  }
  throw new Error('bench/peers not found');
}

export function requirePeer(path: string): unknown {
  return createRequire(join(peersFolder(), 'package.json'))(path);
}

export function arePeersInstalled(): boolean {
  const folder = peersFolder();
  const stamp = stampFile(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(folder);
}

/** Installs the peers if they are missing or their lockfile changed; a reason if that failed. */
export function installPeers(): string | undefined {
  try {
    if (arePeersInstalled()) return undefined;
    const folder = peersFolder();
    console.error('Installing the peers to measure against in bench/peers');
    const reason = npmCi(folder);
    if (reason === undefined) writeFileSync(stampFile(folder), lockHash(folder));
    return reason;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function stampFile(folder: string): string {
  return join(folder, 'node_modules', '.quayside-lock');
}

function lockHash(folder: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

function npmCi(folder: string): string | undefined {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const options = { cwd: folder, encoding: 'utf8', env: npmEnvironment() } as const;
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.error) return result.error.message;
  if (result.status === 0) return undefined;
  return firstSentence(result.stderr) ?? `npm ci ended with ${result.status ?? result.signal}`;
}

/** Without what an outer `npm run` says of its own package: npm would install there. */
function npmEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_local_prefix|package_)/i.test(name),
  );
  return Object.fromEntries(inherited);
}

/** The first line of npm's complaint that is a sentence rather than a code. */
function firstSentence(complaint: string): string | undefined {
  const lines = complaint.split('\n').map((line) => line.replace(/^npm error ?/, '').trim());
  return lines.find((line) => line !== '' && !/^(npm |code|errno|syscall|path|type|network$)/.test(line));
}
