import { expect, type Page, test } from '@playwright/test';
import { finished, logOf } from './games.ts';
import {
  bars,
  choose,
  complaints,
  expectToFit,
  KEEP_NOTHING,
  LANGUAGES,
  open,
  settled,
  THEMES,
} from './pages.ts';

test.use(KEEP_NOTHING);

/** At a table of this browser, where it is one's turn. */
async function playHere(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radio', { name: /^Shanghaien/ })
    .first()
    .check({ force: true });
  await dialog.getByRole('radio', { name: /On this device/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/t\/here-/);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
}

test('a hint says what to think of, then which moves, and drafts one of them', async ({ page }) => {
  const heard = complaints(page);
  await playHere(page);
  // After the roll there is something to choose.
  await page.locator('[data-ok]').click();
  await expect(page.getByRole('button', { name: 'Place a die' })).toBeVisible();
  await page.keyboard.press('h');
  const panel = page.getByRole('region', { name: /A hint|The best moves/ });
  await expect(panel.getByRole('status')).toContainText('Think of this:');
  const more = panel.getByRole('button', { name: 'Show the best moves' });
  // Two equal dice leave one move: then it is shown at once.
  if (await more.count()) await more.click();
  for (const theme of THEMES) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await settled(page);
    expect(await bars(page, '.panel'), theme).toEqual([]);
  }
  await panel.getByRole('button', { name: 'Show it' }).first().click();
  await expect(panel).toHaveCount(0);
  await expect(page.locator('[data-ok]')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Actions' })).toContainText('You are about to:');

  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(panel.getByRole('status')).toContainText('Think of this:');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeFocused();
  expect(heard).toEqual([]);
});

test('a finished game is reviewed, and leads to the costly decisions', async ({ page }) => {
  const { table } = await finished('shanghaien');
  const heard = complaints(page);
  await open(page, `/t/${table}`);
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('progressbar', { name: 'Review' })).toBeVisible();
  await expect(page.locator('[data-review="done"]')).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'Win chance' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Luck and decisions' })).toBeVisible();
  await expect(page.getByText(/^Accuracy/).first()).toBeVisible();
  for (const theme of THEMES) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await settled(page);
    expect(await bars(page, '[data-review]'), theme).toEqual([]);
  }
  // Those who play by chance decide badly: the replay opens where they did, and knows better.
  await page.getByRole('button', { name: 'See the position' }).first().click();
  await expect(page).toHaveURL(/\/replay\/.+\?at=\d+$/);
  await expect(page.locator('[data-comment]')).toContainText('Better:');
  await page.getByRole('button', { name: 'See the position' }).nth(1).click();
  await expect(page.locator('[data-comment]')).toContainText('Better:');
  expect(heard).toEqual([]);
});

test('a log from one’s own disk is reviewed in every language, at every width', async ({ page, request }) => {
  const log = await logOf(request, await finished('shanghaien'));
  await choose(page, 'en');
  await open(page, '/replay');
  const file = { name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(log) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.locator('[data-review="done"]')).toBeVisible();
  for (const language of LANGUAGES) {
    await page.locator('header select').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('[data-review]')).not.toContainText(/undefined|NaN/);
    await expectToFit(page, [390, 820, 1440]);
  }
});
