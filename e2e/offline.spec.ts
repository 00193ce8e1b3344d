import { expect, type Page, test } from '@playwright/test';
import { open } from './pages.ts';

/** Until the browser keeps all pages: one visit is enough for that. */
async function visit(page: Page): Promise<void> {
  await open(page, '/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
}

test('after one visit the lobby opens offline, and Play now starts a game here', async ({
  page,
  context,
}) => {
  await visit(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('[data-game="shanghaien"]').getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\/here-/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shanghaien' })).toBeVisible();
  // The bot answers, and whatever it does, it is one's own turn again.
  await expect(page.locator('.turn.yours')).toBeVisible();
  await page.getByRole('link', { name: 'Quayside, to the lobby' }).click();
  const table = page.getByRole('article').filter({ hasText: 'On this device' });
  await expect(table).toContainText('Mate (bot, medium)');
  await table.getByRole('link').click();
  await expect(page.locator('.turn.yours')).toBeVisible();
});

test('a table can be opened offline, with every option, and removed again', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /On this server/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Cargo Noir' }).check({ force: true });
  for (const seat of [2, 3, 4]) await dialog.getByLabel(`Seat ${seat}`).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/t\/here-/);
  // Once the table is there it has the way home.
  await expect(page.getByRole('region', { name: 'Actions', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Quayside, to the lobby' }).click();
  const table = page.getByRole('article').filter({ hasText: 'On this device' });
  await table.getByRole('button', { name: /^Remove/ }).click();
  await expect(table).toHaveCount(0);
});

test('the page can be installed', async ({ page, request }) => {
  await open(page, '/');
  const path = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(path ?? '')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});
