/** `npm run dev`, in a copy of the sources whose files the test may change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openTable } from './games.ts';

const ROOT = join(import.meta.dirname, '..');
/** Inside build, where Node finds the packages in a folder above. */
const BUILD = join(ROOT, 'build');
const FOLDERS = ['bots', 'client', 'core', 'games', 'protocol', 'server', 'table', 'text', 'tools'];
const PROJECTS = ['.', '.base.', '.pure.', '.node.', '.browser.'];
const FILES = ['package.json', ...PROJECTS.map((project) => `tsconfig${project}json`)];
/** The sentence for a rule that allows none at all. */
const NO_MORE = 'You already have 0 loans.';

let copy: string;
let dev: ChildProcess;

function copySources(): string {
  mkdirSync(BUILD, { recursive: true });
  const folder = mkdtempSync(join(BUILD, 'dev-copy-'));
  const isNeeded = (path: string): boolean => !/[\\/]goldens$|\.test\.ts$/.test(path);
  for (const name of [...FOLDERS, ...FILES])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isNeeded });
  return folder;
}

/** Past the setup, for a copy has no packages of its own. It ends with the channel to this process. */
function startDev(cwd: string): ChildProcess {
  const script = `import('./tools/develop.mjs').then(({ develop }) => develop(process.argv.slice(1)))`;
  const args = ['-e', script, '--', '--port', '0', '--data', join(cwd, 'data')];
  return spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
}

function addressOf(started: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    started.stdout?.on('data', (text) => {
      said += text;
      const address = /open: (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    started.once('exit', (code) => reject(new Error(`It ended with ${code} before it was open:\n${said}`)));
  });
}

/** As an editor saves a file. */
function change(path: string, from: string, to: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test.beforeEach(() => {
  copy = copySources();
  dev = startDev(copy);
});

test.afterEach(async () => {
  if (dev.exitCode === null) {
    const ended = once(dev, 'exit');
    dev.disconnect();
    await ended;
  }
  rmSync(copy, { recursive: true, force: true, maxRetries: 10 });
  expect(dev.exitCode).toBe(0);
});

/** What the server says to a loan, by HTTP and so by its own rules alone. */
async function borrow({ request }: Page, table: string): Promise<string> {
  const { n } = await (await request.get(`/api/tables/${table}`)).json();
  const command = { type: 'move', move: { type: 'loan' }, seen: n };
  const answer = await request.post(`/api/tables/${table}/commands`, { data: { id: 'a-loan', command } });
  return answer.ok() ? 'done' : (await answer.json()).sentence;
}

test('a word and a rule that change are seen by an open page, and by the server', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: await addressOf(dev) });
  const page = await context.newPage();
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Four games of ships');
  change('client/text/en.ts', 'Four games of ships', 'Forty games of ships');
  await expect(title).toContainText('Forty games of ships');

  const plan = { game: 'container', seats: 3, bots: [null, 'greedy', 'greedy'] };
  const { table } = await openTable(page.request, plan);
  await page.goto(`/t/${table}`);
  await expect(page.getByText('Your turn').first()).toBeVisible();
  const loan = page.getByRole('button', { name: 'Take a loan' });
  await expect(loan).toBeVisible();
  change('games/container/rules/tables.ts', 'MOST_LOANS = 2', 'MOST_LOANS = 0');
  await expect(loan).toBeHidden();
  await page.getByRole('button', { name: 'Not possible now' }).click();
  await expect(page.getByText(NO_MORE)).toBeVisible();
  expect(await borrow(page, table)).toBe(NO_MORE);

  change('games/container/rules/tables.ts', 'MOST_LOANS = 0', 'MOST_LOANS = 2');
  await expect(loan).toBeVisible();
  expect(await borrow(page, table)).toBe('done');
  await context.close();
});
