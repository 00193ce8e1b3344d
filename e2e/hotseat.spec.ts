import { expect, type Page, test } from '@playwright/test';
import { complaints, open } from './pages.ts';

/** Anna and Bernard at one screen, and a bot that moves as it likes. */
async function sitTogether(page: Page, game: RegExp): Promise<void> {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: game }).first().check({ force: true });
  await dialog.getByRole('radio', { name: /On this device/ }).check({ force: true });
  const three = dialog.getByRole('radio', { name: '3', exact: true });
  if (await three.count()) {
    // With the keyboard, for the dialog is still on the move.
    await three.press('Space');
    await expect(three).toBeChecked();
    await dialog.getByLabel('Seat 3').selectOption({ index: 1 });
  }
  await dialog.getByLabel('Name of player 1').fill('Anna');
  await dialog.getByLabel('Name of player 2').fill('Bernard');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/t\/here-/);
}

/** Takes a loan, then ends the turn: the shortest that is always possible. */
async function endTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /End turn/ }).click();
  await page.locator('[data-ok]').click();
}

const curtain = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `${name}, your turn` });

test('between two players hangs a curtain, and nothing of the last one behind it', async ({ page }) => {
  const heard = complaints(page);
  await sitTogether(page, /^Container 2007/);
  const first = page.getByRole('heading', { level: 1, name: /your turn$/ });
  await expect(first).toBeVisible();
  const [one, other] = (await first.textContent())?.startsWith('Anna')
    ? ['Anna', 'Bernard']
    : ['Bernard', 'Anna'];

  await page.getByRole('button', { name: `I am ${one}` }).click();
  await expect(page.locator('.turn.yours')).toBeVisible();
  await endTurn(page);
  await expect(curtain(page, other)).toBeVisible();
  await expect(page.locator('main .table')).toHaveCount(0);
  const behind = await page.locator('main').innerHTML();
  for (const secret of ['$', 'Cash', 'Value card', one]) expect(behind).not.toContain(secret);

  // Whoever reloads the page gets no further than the curtain.
  await page.reload();
  await expect(curtain(page, other)).toBeVisible();
  await page.getByRole('button', { name: `I am ${other}` }).click();
  await expect(page.locator('.turn.yours')).toBeVisible();
  expect(heard).toEqual([]);
});

test('where all lies open nobody need look away', async ({ page }) => {
  await sitTogether(page, /^Shanghaien/);
  await expect(page.locator('.turn.yours')).toBeVisible();
  await expect(page.getByText('your turn', { exact: false }).filter({ hasText: /Anna|Bernard/ })).toHaveCount(
    0,
  );
});
