/** Container as somebody plays it: what is asked for is said, shown and within reach. */
import { expect, test } from '@playwright/test';
import { choose } from './pages.ts';
import { openPosition } from './positions.ts';

test('an action has the same key whatever else is possible', async ({ page }) => {
  await choose(page, 'en');
  for (const name of ['container-3', 'container-5', 'container-bank'] as const) {
    await openPosition(page, name);
    const loan = page.locator('[data-kind="loan"]');
    await expect(loan.locator('kbd')).toHaveText('T');
    await page.keyboard.press('t');
    await expect(loan).toHaveAttribute('aria-pressed', 'true');
  }
});
