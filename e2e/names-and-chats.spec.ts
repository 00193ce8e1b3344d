import { expect, test } from '@playwright/test';
import { finished, openTable } from './games.ts';
import { complaints, open } from './pages.ts';

test('audit 6: after the game the chat belongs to those who played', async ({ page }) => {
  const heard = complaints(page);
  const { table } = await finished('shanghaien');
  await open(page, `/t/${table}`);
  await expect(page.getByText('The game is over: the chat now belongs to those who played.')).toBeVisible();
  await expect(page.getByPlaceholder('Say something')).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('audit 12: a name from right to left does not turn the text around it', async ({ page }) => {
  const { table } = await openTable(page.request, {
    game: 'shanghaien',
    seats: 2,
    bots: [null, 'greedy'],
  });
  const named = await page.request.patch('/api/me', { data: { name: 'שרה 1948' } });
  expect(named.ok()).toBe(true);
  await open(page, '/');
  await expect(page.locator('.who bdi')).toHaveText('שרה 1948');
  const again = await openTable(page.request, { game: 'shanghaien', seats: 2, bots: [null, 'greedy'] });
  expect(again.table).not.toBe(table);
  await open(page, `/t/${again.table}`);
  await expect(page.locator('.who bdi').first()).toHaveText(/שרה 1948/);
  await page.getByPlaceholder('Say something').fill('مرحبا 5');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').locator('bdi', { hasText: 'مرحبا 5' })).toBeVisible();
});
