/**
 * `npm run browser`: plays through the pages in a real browser, against a real server with an empty data folder.
 * `npm run shots` takes pictures of them instead, `npm run browser:speed` measures how quick they are.
 * Arguments are passed on to Playwright.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadServer } from './build.mjs';
import { freePort } from './free-port.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CACHE = join(ROOT, 'build', 'browser');
const SPARTICUZ = '@sparticuz/chromium@147.0.0';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fromSystem() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...found, ...PLACES].find(isProgram);
}

/** A Chromium out of the package registry, for machines on which nothing else can be installed. */
async function fromRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const installed = join(CACHE, 'node_modules', '@sparticuz', 'chromium');
  if (!existsSync(installed)) {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(join(CACHE, 'package.json'), '{ "private": true }\n');
    const npm = ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', SPARTICUZ];
    if (spawnSync(npm.join(' '), { cwd: CACHE, shell: true, stdio: 'inherit' }).status !== 0)
      return undefined;
  }
  const entry = createRequire(join(CACHE, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(entry);
  return /** @type {string} */ (await chromium.executablePath());
}

async function findBrowser() {
  const wanted = process.env['CHROME'];
  const path = wanted ?? (await fromPlaywright()) ?? fromSystem() ?? (await fromRegistry());
  if (path && isProgram(path)) return path;
  console.error('No browser was found: install Chromium or Google Chrome, or set CHROME to the path of one.');
  return process.exit(1);
}

/** Starts the server on a free port; resolves with its address. @param {string} data @param {string[]} flags */
async function startServer(data, flags) {
  await loadServer();
  const script = `import('./build/server.mjs').then(({ serve }) => serve(process.argv.slice(1)))`;
  // Chosen before the server starts, for passkeys are bound to its whole address.
  const port = String(await freePort());
  // Every test is a newcomer from the same address, hence no limits.
  const args = ['-e', script, '--', '--port', port, '--data', data, '--unlimited', ...flags];
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was open.`)));
  });
  return { server, url };
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function runPlaywright(args, env) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const tests = spawn(process.execPath, [cli, 'test', ...args], { cwd: ROOT, stdio: 'inherit', env });
  return new Promise((resolve) => tests.on('exit', (code) => resolve(code ?? 1)));
}

const [first = '', ...rest] = process.argv.slice(2);
/** What is run instead of the tests. @type {Readonly<Record<string, string>>} */
const OTHERS = { shots: '*.shots.ts', speed: '*.bench.ts' };
const files = OTHERS[first];
const data = mkdtempSync(join(tmpdir(), 'quayside-browser-'));
const CHROME = await findBrowser();
// Tests have no time to look on; what is measured is what people meet.
const { server, url } = await startServer(data, first === 'speed' ? [] : ['--bot-pause', '0']);
const env = { ...process.env, CHROME, QUAYSIDE_URL: url, E2E: files ?? '*.spec.ts' };
const status = await runPlaywright(files ? rest : process.argv.slice(2), env);
server.removeAllListeners('exit');
server.kill();
await new Promise((resolve) => server.on('exit', resolve));
rmSync(data, { recursive: true, force: true });
process.exitCode = Number(status);
