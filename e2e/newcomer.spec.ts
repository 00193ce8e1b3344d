import { expect, test } from '@playwright/test';
import { complaints, open, TITLES } from './pages.ts';

for (const title of TITLES) {
  test(`a newcomer plays ${title} with two clicks`, async ({ page }) => {
    const heard = complaints(page);
    await open(page, '/');
    const card = page.locator(`[data-game="${title}"]`);
    await card.getByRole('radio', { name: 'Captain' }).check();
    await card.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/t\/[^/]+$/);
    await page.goto('/');
    await expect(
      page.getByRole('article').filter({ hasText: 'Captain (bot, strong)' }).first(),
    ).toBeVisible();
    expect(heard).toEqual([]);
  });
}

test('the keyboard reaches Play now and starts a game', async ({ page }) => {
  await open(page, '/');
  const play = page.locator('[data-game="shanghaien"]').getByRole('button', { name: 'Play now' });
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`document.activeElement.matches('[data-game="shanghaien"] button')`)) break;
  }
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
