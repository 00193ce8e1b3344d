import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openPostbox, type Postbox } from '../server/alerts/postbox.ts';
import { freePort } from '../tools/free-port.mjs';
import { bars, choose, KEEP_NOTHING, open, settled } from './pages.ts';

test.use(KEEP_NOTHING);

const ROOT = join(import.meta.dirname, '..');
const PASSWORD = 'a long sentence of words';
const NEW = 'quite another sentence';

const newName = (): string => `Ada ${Date.now() % 1_000_000}`;

async function signUp(page: Page): Promise<string> {
  const name = newName();
  const answer = await page.request.post('/api/sign-up', { data: { name, password: PASSWORD } });
  expect(answer.ok()).toBe(true);
  return name;
}

// ── With a server of its own, which sends mail

let postbox: Postbox;
let server: ChildProcess | undefined;
let folder = '';
let home = '';

/** As the browser tests' own server, and with mail. */
async function startServer(): Promise<void> {
  const port = String(await freePort());
  folder = mkdtempSync(join(tmpdir(), 'quayside-accounts-'));
  const script = `import('./build/server.mjs').then(({ serve }) => serve(process.argv.slice(1)))`;
  const mail = ['--smtp-url', postbox.url, '--mail-from', 'no-reply@quayside.example'];
  const args = ['-e', script, '--', '--port', port, '--data', folder, ...mail];
  server = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  if (server.stdout) await once(server.stdout, 'data');
  home = `http://localhost:${port}`;
}

async function stopServer(): Promise<void> {
  if (server && server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Undoes quoted-printable. */
const plain = (mail: string): string =>
  Buffer.from(
    mail
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** The link in the mail of this number, once it has come. */
async function linkIn(mail: number): Promise<string> {
  await expect.poll(() => postbox.mails.length).toBeGreaterThan(mail);
  return /http:\/\/\S+/.exec(plain(postbox.mails[mail] ?? ''))?.[0] ?? '';
}

test.describe('with mail', () => {
  test.beforeEach(async () => {
    postbox = await openPostbox();
    await startServer();
  });
  test.afterEach(async () => {
    await stopServer();
    await postbox.close();
  });

  test('audit 8: forgotten password, mail, link, new password, other sessions ended', async ({ browser }) => {
    const contexts: BrowserContext[] = [];
    const german = async (): Promise<Page> => {
      const context = await browser.newContext({ baseURL: home, ...KEEP_NOTHING });
      contexts.push(context);
      const page = await context.newPage();
      await choose(page, 'de');
      return page;
    };
    const [laptop, phone, stranger] = [await german(), await german(), await german()];
    const name = await confirmed(laptop);
    await forget(phone, name);
    const link = await linkIn(1);
    expect(plain(postbox.mails[1] ?? '')).toContain(`Für ${name} wurde bei Quayside ein neues Passwort`);
    await phone.goto(link);
    await reset(phone, name);
    await expectSignedOut(laptop, name);
    // The link works once.
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Dieser Link geht nicht' })).toBeVisible();
    await expect(stranger.getByText('Er wurde schon benutzt')).toBeVisible();
    for (const context of contexts) await context.close();
  });
});

/** Somebody who has signed up, given an address and confirmed it. */
async function confirmed(page: Page): Promise<string> {
  const name = await signUp(page);
  await open(page, '/settings');
  await page.locator('input[type=email]').fill('ada@example.org');
  await page
    .locator('form')
    .filter({ hasText: 'Ruhezeiten' })
    .getByRole('button', { name: 'Speichern' })
    .click();
  await expect(page.getByText('Noch nicht bestätigt')).toBeVisible();
  await page.goto(await linkIn(0));
  await page.getByRole('button').click();
  await expect(page.getByText('deine Adresse ist bestätigt')).toBeVisible();
  await open(page, '/settings');
  await expect(page.getByText(`Du bist angemeldet als ${name}.`)).toBeVisible();
  return name;
}

async function forget(page: Page, name: string): Promise<void> {
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  const form = page.getByRole('form', { name: 'Ein neues Passwort setzen' });
  await form.getByLabel('Name oder E-Mail-Adresse').fill(name.toUpperCase());
  await form.getByRole('button', { name: 'Link schicken' }).click();
  await expect(form.getByRole('status')).toContainText('ist die Mail unterwegs');
}

async function reset(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`Für ${name}.`)).toBeVisible();
  await settled(page);
  expect(await bars(page)).toEqual([]);
  const password = page.getByLabel('Neues Passwort');
  await password.fill('passwort1');
  await page.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(password).toHaveAccessibleDescription(/alle zuerst probieren/);
  await password.fill(NEW);
  await page.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dein neues Passwort gilt' })).toBeVisible();
  await expect(page.getByText('Alle deine anderen Geräte sind abgemeldet.')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
}

/** The browser is signed out, and only the new password opens. */
async function expectSignedOut(page: Page, name: string): Promise<void> {
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await page.reload();
  const form = page.getByRole('form', { name: 'Anmelden' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Passwort').fill(PASSWORD);
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('stimmt nicht');
  await form.getByLabel('Passwort').fill(NEW);
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText(`Du bist angemeldet als ${name}.`)).toBeVisible();
}

// ── At the server of all tests, which sends none

test('where no mail is sent, the form says so', async ({ page }) => {
  await open(page, '/settings#forgotten');
  await expect(page.getByText('This server sends no mail.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link' })).toHaveCount(0);
});

test('a bot is made with a token that is shown once, and stopped after a question', async ({ page }) => {
  await signUp(page);
  await open(page, '/settings');
  const bots = page.locator('#bots');
  const name = `Engine ${Date.now() % 1_000_000}`;
  await bots.getByLabel('The bot’s name').fill('admin');
  await bots.getByRole('button', { name: 'Make a bot' }).click();
  await expect(bots.getByLabel('The bot’s name')).toHaveAccessibleDescription(/already called/);
  await bots.getByLabel('The bot’s name').fill(name);
  await bots.getByRole('button', { name: 'Make a bot' }).click();
  const shown = bots.getByLabel(`The token of ${name}`);
  await expect(shown).toHaveValue(/^qs_/);
  const headers = { authorization: `Bearer ${await shown.inputValue()}` };
  await settled(page);
  expect(await bars(page, '#bots')).toEqual([]);
  expect((await page.request.get('/api/me', { headers })).ok()).toBe(true);
  await bots.getByRole('button', { name: 'I have kept it' }).click();
  await page.reload();
  await expect(bots.getByText('last used this hour')).toBeVisible();
  await expect(bots.getByText('qs_')).toHaveCount(0);
  await bots.getByRole('button', { name: `Stop ${name}` }).click();
  await bots.getByRole('button', { name: 'Stop it for good' }).click();
  await expect(bots.getByText('You have none yet.')).toBeVisible();
  expect((await page.request.get('/api/me', { headers })).status()).toBe(401);
});

test('what needs a recent sign-in asks for the password at the spot, and then is done', async ({ page }) => {
  await signUp(page);
  await open(page, '/settings');
  // As the server answers ten minutes later.
  let refused = 0;
  await page.route('**/api/tokens', async (route) => {
    if (route.request().method() !== 'POST' || refused++ > 1) return route.continue();
    const json = { code: 'recentSignIn', params: {}, sentence: 'Show once more that it is you.' };
    await route.fulfill({ status: 401, json });
  });
  const bots = page.locator('#bots');
  const name = `Engine ${Date.now() % 1_000_000}`;
  await bots.getByLabel('The bot’s name').fill(name);
  await bots.getByRole('button', { name: 'Make a bot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await settled(page);
  expect(await bars(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(bots.getByRole('alert')).toHaveText('Show once more that it is you.');
  await bots.getByRole('button', { name: 'Make a bot' }).click();
  await dialog.getByLabel('Password').fill('not this one');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription(/not right/);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(bots.getByLabel(`The token of ${name}`)).toHaveValue(/^qs_/);
  await expect(dialog).toHaveCount(0);
});

test('another session is seen, named by its browser, and ended', async ({ page, browser, baseURL }) => {
  const name = await signUp(page);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
  const other = await browser.newContext({ userAgent: agent, ...(baseURL ? { baseURL } : {}) });
  await other.request.post('/api/sign-in', {
    data: { name, password: PASSWORD },
    headers: { 'user-agent': agent },
  });
  await open(page, '/settings');
  const sessions = page.locator('#sessions');
  await expect(sessions.getByText('This one')).toHaveCount(1);
  await settled(page);
  expect(await bars(page, '#sessions')).toEqual([]);
  await sessions.getByRole('button', { name: 'End the session: Firefox on Linux' }).click();
  await expect(sessions.getByText('Ended.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await other.request.get('/api/me')).status()).toBe(401);
  await other.close();
  await sessions.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});

test('a changed password offers to end the tokens of bots', async ({ page }) => {
  await signUp(page);
  const bot = { data: { name: `Engine ${Date.now() % 1_000_000}` } };
  expect((await page.request.post('/api/tokens', bot)).ok()).toBe(true);
  await open(page, '/settings');
  const part = page.locator('section').filter({ hasText: 'Change the password' });
  await part.getByRole('button', { name: 'I do not know it any more' }).click();
  await expect(part.getByLabel('Current password')).toHaveCount(0);
  await part.getByLabel('New password').fill(NEW);
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part.getByText('All your other devices are signed out.')).toBeVisible();
  await part.getByRole('button', { name: 'End the tokens of all bots' }).click();
  await expect(part.getByText('The tokens of your bots have ended.')).toBeVisible();
  expect(await (await page.request.get('/api/tokens')).json()).toEqual({ bots: [] });
});
