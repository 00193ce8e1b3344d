import { expect, test } from '@playwright/test';
import { complaints, open } from './pages.ts';

test('a table opened by one is joined by another, live', async ({ page, browser }) => {
  const heard = complaints(page);
  const other = await browser.newPage();
  await open(other, '/');
  await open(page, '/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Shanghaien' }).check({ force: true });
  await dialog.getByRole('checkbox', { name: /^Crazy Captain/ }).check();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(dialog.getByLabel('Link to the table')).toHaveValue(/\/t\//);

  const row = other.getByRole('listitem').filter({ hasText: 'Crazy Captain' });
  await row.getByRole('button', { name: 'Sit down' }).click();
  await other.waitForURL(/\/t\//);
  expect(heard).toEqual([]);
  await other.close();
});

test('an open table of one’s own waits among one’s tables', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who may come').selectOption('private');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(dialog.getByLabel('Link to the table')).toHaveValue(/\/t\/[^#]+#.+/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Still 3 seats free.')).toBeVisible();
});
