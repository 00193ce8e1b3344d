/** A report, from the line that caused it to the person who reads why; at a server whose clock the test moves. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { inThisThread } from '../server/bots/testing.ts';
import { readConfig } from '../server/config.ts';
import { createLog } from '../server/http/log.ts';
import { setRole } from '../server/moderation/roles.ts';
import { type RunningServer, startServer } from '../server/server.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { Store } from '../server/store/store.ts';
import { bars, choose, complaints, expectToFit, KEEP_NOTHING, type Language, open, THEMES } from './pages.ts';

const HOUR = 3_600_000;
const PASSWORD = 'a long sentence of words';
const WIDTHS = [1440, 390];

let store: Store;
let server: RunningServer;
/** How far the server's clock is ahead. */
let ahead = 0;
test.beforeEach(async () => {
  ahead = 0;
  store = await openSqlite(':memory:');
  const config = readConfig(['--port', '0', '--unlimited']);
  const now = (): number => Date.now() + ahead;
  server = await startServer(config, { store, thinkers: inThisThread, log: createLog('error'), now });
});
test.afterEach(async () => {
  await server.close();
  await store.close();
});

interface Somebody {
  readonly id: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

async function somebody(browser: Browser, name: string, language: Language = 'en'): Promise<Somebody> {
  const context = await browser.newContext({ baseURL: server.url, ...KEEP_NOTHING });
  const page = await context.newPage();
  await choose(page, language);
  const signedUp = await context.request.post('/api/sign-up', { data: { name, password: PASSWORD } });
  return { id: ((await signedUp.json()) as { id: string }).id, context, page };
}

/** A game of two has begun; both look at their table. */
async function tableOf(ada: Somebody, ben: Somebody): Promise<string> {
  const plan = { game: 'shanghaien', seats: 2, visibility: 'link' };
  const opened = await ada.context.request.post('/api/tables', { data: { plan } });
  const { table } = (await opened.json()) as { table: string };
  const command = { type: 'sit', seat: 1, nonce: '' };
  await ben.context.request.post(`/api/tables/${table}/commands`, { data: { command } });
  for (const { page } of [ada, ben]) await open(page, `/t/${table}`);
  return table;
}

const chat = (page: Page) => page.locator('[data-sheet="chat"]');

async function says(page: Page, text: string): Promise<void> {
  await chat(page).getByRole('textbox').fill(text);
  await chat(page).getByRole('textbox').press('Enter');
}

async function moderator(browser: Browser): Promise<Somebody> {
  const mia = await somebody(browser, 'Mia');
  await setRole(store, 'Mia', 'moderator');
  return mia;
}

test('audit 8: a line is reported, removed, and its author suspended, who reads why and plays again', async ({
  browser,
}) => {
  const [ada, ben] = [await somebody(browser, 'Ada'), await somebody(browser, 'Ben', 'ru')];
  const heard = complaints(ada.page);
  const table = await tableOf(ada, ben);
  await says(ben.page, 'you miserable rat');
  const line = chat(ada.page).getByText('you miserable rat');
  await expect(line).toBeVisible();
  await chat(ada.page).getByRole('button', { name: 'Ben: mute or report' }).click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report …' }).click();
  await expect(dialog.getByText('you miserable rat')).toBeVisible();
  expect(await bars(ada.page, 'dialog')).toEqual([]);
  await dialog.getByLabel('Insult or hatred').check();
  await dialog.getByLabel('More about it').fill('Not the first time');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Your report has been received')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const mia = await moderator(browser);
  await open(mia.page, '/');
  await mia.page.getByRole('link', { name: 'Moderation' }).click();
  await expect(mia.page.getByText('1 open report')).toBeVisible();
  await expect(mia.page.getByText('Not the first time')).toBeVisible();
  await mia.page.getByRole('button', { name: 'Look at it' }).click();
  await mia.page.getByLabel('Remove the line for everybody').check();
  await mia.page.getByLabel('Suspend', { exact: true }).check();
  await mia.page.getByLabel('For how long').selectOption('1 day');
  await mia.page.getByLabel('Reason').fill('Оскорбления здесь недопустимы');
  await mia.page.getByRole('button', { name: 'Decide' }).click();
  await expect(mia.page.getByText('No open reports.')).toBeVisible();
  await expect(mia.page.getByText('Line removed')).toBeVisible();

  await expect(chat(ada.page).getByText('Removed by a moderator')).toBeVisible();
  await expect(line).toBeHidden();
  const banner = ben.page.getByRole('region', { name: 'От модераторов' });
  await expect(banner).toContainText('Ваша учётная запись заблокирована до');
  await expect(banner).toContainText('Оскорбления здесь недопустимы');
  await says(ben.page, 'еще раз');
  await expect(ben.page.getByRole('alert')).toContainText('Ваша учётная запись заблокирована');
  await open(ben.page, '/');
  await expect(banner).toContainText('Оскорбления здесь недопустимы');
  expect(await bars(ben.page)).toEqual([]);

  ahead += 25 * HOUR;
  await open(ben.page, `/t/${table}`);
  await expect(banner).toContainText('Модератор удалил ваше сообщение.');
  await expect(banner).not.toContainText('заблокирована');
  await banner.getByRole('button', { name: 'Прочитано' }).click();
  await expect(banner).toBeHidden();
  await says(ben.page, 'sorry');
  await expect(chat(ada.page).getByText('sorry')).toBeVisible();
  expect(heard).toEqual([]);
});

test('audit 8: a suspension that is lifted is over at once', async ({ browser }) => {
  const [mia, ben] = [await moderator(browser), await somebody(browser, 'Ben', 'ru')];
  await open(ben.page, '/');
  const data = { what: 'suspend', hours: 0, why: 'Спам' };
  await mia.context.request.post(`/api/moderation/people/${ben.id}/decision`, { data });
  const banner = ben.page.getByRole('region', { name: 'От модераторов' });
  await expect(banner).toContainText('Ваша учётная запись заблокирована навсегда.');
  await open(mia.page, '/moderation');
  await mia.page.getByRole('button', { name: 'Lift the suspension' }).click();
  await mia.page.getByLabel('Reason').fill('Ошибка');
  await mia.page.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(mia.page.getByText('Nobody is suspended.')).toBeVisible();
  await expect(banner).toContainText('Блокировка снята.');
  await expect(banner).toContainText('Ошибка');
  const plan = { game: 'shanghaien', seats: 2, bots: [null, 'greedy'] };
  expect((await ben.context.request.post('/api/tables', { data: { plan } })).ok()).toBe(true);
});

test('audit 8: a muted person is read no more, in past and future lines, on every device', async ({
  browser,
}) => {
  const [ada, ben] = [await somebody(browser, 'Ada'), await somebody(browser, 'Ben')];
  const table = await tableOf(ada, ben);
  const phone = await ada.context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await open(phone, `/t/${table}`);
  await says(ben.page, 'blah');
  const unread = phone.getByRole('button', { name: 'Chat' });
  await expect(unread).toHaveText(/1/);
  await chat(ada.page).getByRole('button', { name: 'Ben: mute or report' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Mute' }).click();
  await expect(chat(ada.page).getByText('1 muted line by Ben')).toBeVisible();
  await expect(chat(ada.page).getByText('blah')).toBeHidden();
  // Neither is the other device told that something is unread.
  await expect(unread).toHaveText('Chat');
  await says(ben.page, 'more blah');
  await expect(chat(ada.page).getByText('2 muted lines by Ben')).toBeVisible();
  await expect(unread).toHaveText('Chat');
  await ada.page.reload();
  await expect(chat(ada.page).getByText('2 muted lines by Ben')).toBeVisible();
  // The muted person notices nothing.
  await expect(chat(ben.page).getByText('more blah')).toBeVisible();
  await expect(ben.page.getByText('mute', { exact: false })).toHaveCount(0);
  await open(phone, '/settings');
  await phone.getByRole('button', { name: 'Unmute Ben' }).click();
  await expect(chat(ada.page).getByText('more blah')).toBeVisible();
});

test('audit 8: names can be muted and reported at a seat and on a profile, by keyboard', async ({
  browser,
}) => {
  const [ada, ben] = [await somebody(browser, 'Ada'), await somebody(browser, 'Ben')];
  await tableOf(ada, ben);
  const seats = ada.page.locator('[data-sheet="seats"]');
  const menu = seats.getByRole('button', { name: 'Ben: mute or report' });
  await menu.focus();
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByRole('dialog')).toBeVisible();
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(seats.getByRole('button', { name: 'Ada: mute or report' })).toHaveCount(0);
  await open(ada.page, '/profile/Ben');
  await ada.page.getByRole('button', { name: 'Ben: mute or report' }).click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report …' }).click();
  await dialog.getByLabel('The name').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Your report has been received')).toBeVisible();
  expect(await store.moderation.countOpen()).toBe(1);
});

test('audit 8: targets are large enough for fingers', async ({ browser }) => {
  const [ada, ben] = [await somebody(browser, 'Ada'), await somebody(browser, 'Ben')];
  await tableOf(ada, ben);
  await says(ben.page, 'ahoy');
  await ada.page.setViewportSize({ width: 390, height: 844 });
  for (const sheet of ['Chat', 'Seats']) {
    await ada.page.getByRole('button', { name: new RegExp(`^${sheet}`) }).click();
    const box = await ada.page
      .locator(`[data-sheet="${sheet === 'Chat' ? 'chat' : 'seats'}"]`)
      .getByRole('button', { name: 'Ben: mute or report' })
      .boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

for (const theme of THEMES) {
  test(`audit 8: nothing bars anybody from the moderator’s page, ${theme}`, async ({ browser }) => {
    const [mia, ben] = [await moderator(browser), await somebody(browser, 'Ben')];
    await choose(mia.page, 'de', theme);
    const data = { about: ben.id, reason: 'name', why: 'Eine Zumutung' };
    await mia.context.request.post('/api/reports', { data });
    const act = { what: 'warn', why: 'Sei nett' };
    await mia.context.request.post(`/api/moderation/people/${ben.id}/decision`, { data: act });
    const suspend = { what: 'suspend', hours: 24, why: 'Noch einmal' };
    await mia.context.request.post(`/api/moderation/people/${ben.id}/decision`, { data: suspend });
    await open(mia.page, '/moderation');
    await mia.page.getByRole('button', { name: 'Ansehen' }).click();
    await mia.page.getByLabel('Sperren').check();
    await expect(mia.page.getByLabel('Wie lange')).toBeVisible();
    expect(await bars(mia.page)).toEqual([]);
    await expectToFit(mia.page, WIDTHS);
  });
}

test('audit 8: who is no moderator is told so, and finds no way there', async ({ browser }) => {
  const ada = await somebody(browser, 'Ada');
  await open(ada.page, '/moderation');
  await expect(ada.page.getByRole('heading', { level: 1, name: 'For moderators only' })).toBeVisible();
  await expect(ada.page.getByRole('link', { name: 'Moderation' })).toHaveCount(0);
});
