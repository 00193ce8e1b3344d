/** What browsers keep of honest tables agrees, whatever happens on the way. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Opened, openTable, playUntilTurned, send, WITH_SEALS } from './games.ts';
import { KEEP_NOTHING, open } from './pages.ts';

test.use(KEEP_NOTHING);

const bar = (page: Page) => page.getByRole('region', { name: 'Actions', exact: true });

/** Bots agree to end the game. */
async function endAndCheck(page: Page, opened: Opened, lines: readonly RegExp[]): Promise<void> {
  expect((await send(page.request, opened, { type: 'proposeEnd' })).ok()).toBe(true);
  await checkLuck(page, opened, lines);
}

/** Once the game has ended, the luck page says what was compared. */
async function checkLuck(page: Page, opened: Opened, lines: readonly RegExp[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game was ended early');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await open(page, `/luck/${opened.table}#${opened.key}`);
  await expect(page.getByText('Everything is as promised.')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'What your browser noted agrees' });
  for (const line of [/The promise is the one the table showed first\./, ...lines])
    await expect(card).toContainText(line);
}

const OWN_SHARE = /Your share in the luck is the one your browser sent\./;
const NOT_OWN_SHARE = /Your share in the luck was not compared/;

test('audit 5: standing up, sitting down again, reloading, taking back and a rematch accuse nobody', async ({
  page,
  browser,
}) => {
  const plan = { game: 'shanghaien', seats: 2, bots: [], sit: null, visibility: 'private' };
  const opened = await openTable(page.request, plan);
  await open(page, `/t/${opened.table}#${opened.key}`);
  await page.getByRole('button', { name: 'Sit down' }).first().click();
  await page.getByRole('button', { name: 'Stand up' }).click();
  await page.getByRole('button', { name: 'Sit down' }).last().click();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Add a bot' }).or(page.getByText('Add a bot')).first().waitFor();
  await send(page.request, opened, { type: 'seatBot', seat: 0, bot: 'random' });
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await roll(page);
  await bar(page)
    .getByRole('button', { name: /take back: .* rolls/i })
    .click();
  await expect(page.getByText('Taken back').first()).toBeVisible();
  await roll(page);
  await page.reload();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await endAndCheck(page, opened, [OWN_SHARE, /2 moves of yours are as you sent them\./]);

  await open(page, `/t/${opened.table}#${opened.key}`);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(opened.table));
  await expect(page.getByText('Your turn').first()).toBeVisible();
  const rematch = { table: new URL(page.url()).pathname.split('/').at(-1) ?? '', key: opened.key };
  await endAndCheck(page, rematch, [OWN_SHARE]);

  const stranger = await browser.newPage(KEEP_NOTHING);
  await open(stranger, `/luck/${opened.table}#${opened.key}`);
  await expect(stranger.getByRole('heading', { name: 'Your browser has noted nothing' })).toBeVisible();
  await expect(stranger.getByText('Everything in the log fits together.')).toBeVisible();
  await stranger.close();
});

/** Rolls the dice. Doubles leave nothing to choose: what is about to be done then stands where the take-back would. */
async function roll(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'OK' }).click();
  const undo = bar(page).getByRole('button', { name: /take back: .* rolls/i });
  const placing = bar(page).getByText(/about to: Place/);
  await expect(undo.or(placing)).toBeVisible();
  if (await placing.isVisible()) await page.keyboard.press('Escape');
  await expect(undo).toBeVisible();
}

/** The same person in a browser that has noted nothing yet. */
async function onAnotherDevice(page: Page, browser: Browser): Promise<Page> {
  const device = await browser.newContext(KEEP_NOTHING);
  await device.addCookies(await page.context().cookies());
  return device.newPage();
}

for (const watches of [true, false]) {
  const meanwhile = watches ? 'while this one looks on' : 'while this one is away';
  test(`audit 5: a seat taken anew on another device ${meanwhile} accuses nobody`, async ({
    page,
    browser,
  }) => {
    const opened = await openTable(page.request, { game: 'shanghaien', seats: 2, bots: [], sit: null });
    await open(page, `/t/${opened.table}`);
    await page.getByRole('button', { name: 'Sit down' }).first().click();
    await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
    if (!watches) await page.goto('/');
    const other = await onAnotherDevice(page, browser);
    await open(other, `/t/${opened.table}`);
    await other.getByRole('button', { name: 'Stand up' }).click();
    await other.getByRole('button', { name: 'Sit down' }).first().click();
    await expect(other.getByRole('button', { name: 'Stand up' })).toBeVisible();
    await send(page.request, opened, { type: 'seatBot', seat: 1, bot: 'random' });
    await expect(other.getByText('Your turn').first()).toBeVisible();
    if (watches) await expect(page.getByText('Your turn').first()).toBeVisible();
    await endAndCheck(other, opened, [OWN_SHARE]);
    if (watches) await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game was ended early');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await open(page, `/luck/${opened.table}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'noted agrees' })).toContainText(NOT_OWN_SHARE);
    await open(page, `/t/${opened.table}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game was ended early');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await other.context().close();
  });
}

for (const lost of ['request', 'answer'] as const) {
  test(`audit 5: a seat is taken with the same nonce though the first ${lost} was lost`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const host = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    // Without a bot nobody moves, and what is proposed stands until it is answered.
    const plan = { game: 'shanghaien', seats: 2, visibility: 'public', startWhenFull: false };
    const opened = await openTable(host, plan);
    const { name } = await (await host.get('/api/me')).json();
    const sent: string[] = [];
    await page.route('**/commands?*', async (route) => {
      sent.push(/"nonce":"(\w+)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
      if (sent.length > 1) return route.continue();
      if (lost === 'answer') await route.fetch();
      return route.abort();
    });
    await open(page, '/');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: 'Sit down' }).click();
    await expect.poll(() => sent).toHaveLength(1);
    // A table at which one sits is no longer among those that are open to one.
    if (lost === 'answer') await open(page, `/t/${opened.table}`);
    else {
      await expect(row.getByRole('alert')).toBeVisible();
      await row.getByRole('button', { name: 'Sit down' }).click();
      await page.waitForURL(new RegExp(opened.table));
      expect(sent).toEqual([sent[0], sent[0]]);
    }
    await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
    await send(host, opened, { type: 'start' });
    await expect(page.getByText('The game begins.').first()).toBeVisible();
    await send(page.request, opened, { type: 'proposeEnd' });
    await send(host, opened, { type: 'answer', yes: true });
    await checkLuck(page, opened, [OWN_SHARE]);
    await host.dispose();
  });
}

test('audit 5: sealed bids of a whole auction are kept, and agree', async ({ page }) => {
  const opened = await openTable(page.request, { ...WITH_SEALS, sit: null });
  await open(page, `/t/${opened.table}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(bar(page)).toBeVisible();
  await playUntilTurned(page.request, opened);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await endAndCheck(page, opened, [OWN_SHARE, /\d+ seals? (is|are) as/]);
});

/** Runs in the page: evidence of sixty tables, at the first three of which somebody sat down. */
const FILL = `new Promise((resolve) => {
  const request = indexedDB.open('quayside-evidence', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'table' });
  request.onsuccess = () => {
    const transaction = request.result.transaction('tables', 'readwrite');
    for (let i = 0; i < 60; i++) {
      const table = 't' + i;
      const sits = i < 3 ? [{ who: 'ada', nonces: ['mine'], sat: null }] : [];
      const evidence = { evidence: 1, table, commitment: '', at: i, sits, seals: [], moves: [], dropped: 0 };
      transaction.objectStore('tables').put({ table, touched: i, evidence });
    }
    transaction.oncomplete = resolve;
  };
})`;

const KEPT = `new Promise((resolve) => {
  indexedDB.open('quayside-evidence', 1).onsuccess = ({ target: { result } }) => {
    const all = result.transaction('tables').objectStore('tables').getAllKeys();
    all.onsuccess = () => resolve(all.result);
  };
})`;

test('audit 5: evidence of sixty tables is kept; where somebody sat down it stays longest', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(FILL);
  const { table } = await openTable(page.request, { game: 'shanghaien', seats: 2, bots: [], sit: null });
  await open(page, `/t/${table}`);
  await expect.poll(() => page.evaluate(KEPT)).toContain(table);
  const kept = (await page.evaluate(KEPT)) as string[];
  expect(kept).toHaveLength(60);
  expect(kept).toEqual(expect.arrayContaining(['t0', 't1', 't2', 't4']));
  expect(kept).not.toContain('t3');
});
