import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { choose, complaints, expectNoOverflow, LANGUAGES, open, PAGES, THEMES } from './pages.ts';

const WIDTHS = [390, 1440];

for (const language of LANGUAGES) {
  test(`every page speaks ${language} and fits its window`, async ({ page }) => {
    const heard = complaints(page);
    await choose(page, language);
    for (const path of Object.values(PAGES)) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectNoOverflow(page);
      }
    }
    expect(heard).toEqual([]);
  });
}

for (const theme of THEMES) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`nothing bars anybody from ${name}, ${theme}`, async ({ page }) => {
      await choose(page, 'en', theme);
      await open(page, path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  }
}

test('the language changes where one is, and stays', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vier Spiele');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vier Spiele');
});

test('a rule is found by its number and by its words', async ({ page }) => {
  await open(page, '/rules/container#10.3');
  await expect(page.locator('[id="10.3"]:target')).toBeInViewport();
  await page.getByRole('searchbox').fill('sealed bid');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/sealed|bid/i);
});

test('a page that is opened is read from its heading', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveTitle(/Container: the rules/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a guest keeps the name, leaves, and comes back', async ({ page }) => {
  await open(page, '/');
  await page.locator('[data-game="shanghaien"]').getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\//);
  await open(page, '/settings');
  const name = `Ada ${Date.now() % 1_000_000}`;
  const keep = page.getByRole('form', { name: 'Keep this name' });
  await keep.getByLabel('Name').fill(name);
  await keep.getByLabel('Password').fill('a long sentence of words');
  await keep.getByRole('button').click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const signIn = page.getByRole('form', { name: 'Sign in' });
  await signIn.getByLabel('Name').fill(name);
  await signIn.getByLabel('Password').fill('a long sentence of words');
  await signIn.getByRole('button').click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
});

test('a lost connection is told, with what is safe', async ({ page, context }) => {
  await page.routeWebSocket(/socket/, (socket) => void socket.close());
  await open(page, '/');
  await expect(page.getByText('Your moves are stored')).toBeVisible({ timeout: 10_000 });
  await context.close();
});
