/** Tables in the middle of their games: every language fits, and nothing bars anybody. */
import { expect, test } from '@playwright/test';
import { openTable } from './games.ts';
import { bars, choose, complaints, expectToFit, KEEP_NOTHING, LANGUAGES, THEMES } from './pages.ts';
import { openPosition, POSITIONS, type PositionName } from './positions.ts';

test.use(KEEP_NOTHING);

const NAMES = Object.keys(POSITIONS) as PositionName[];
/** Those with most words. */
const FULLEST: readonly PositionName[] = [
  'container-5',
  'container-answer',
  'container-bank',
  'shanghaien-all',
  'cargo-noir-5',
];

for (const language of LANGUAGES) {
  test(`every table speaks ${language} and fits its window`, async ({ page }) => {
    await choose(page, language);
    // The first page is a picture, and the browser's own frame around it is none of ours.
    await page.goto('/icon.svg');
    const heard = complaints(page);
    for (const name of FULLEST) {
      await openPosition(page, name);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectToFit(page, [390, 820, 1440]);
    }
    expect(heard).toEqual([]);
  });
}

for (const theme of THEMES) {
  test(`nothing bars anybody from a table, ${theme}`, async ({ page }) => {
    await choose(page, 'en', theme);
    for (const name of NAMES) {
      await openPosition(page, name);
      expect(await bars(page), name).toEqual([]);
    }
  });
}

const FOCUSABLE = ':is(button, input):enabled, [tabindex="0"]';
const AT_BOARD: readonly PositionName[] = ['container-bank', 'shanghaien', 'cargo-noir-2'];

for (const theme of THEMES) {
  test(`the keyboard skips to the board, where one sees it, ${theme}`, async ({ page }) => {
    await choose(page, 'en', theme);
    for (const name of AT_BOARD) {
      await openPosition(page, name);
      // Until the legal moves are worked out, the pieces are disabled and Tab passes them by.
      await expect(page.locator('.board').locator(FOCUSABLE).first()).toBeVisible();
      await page.locator('.skip').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const there = page.locator('.board :focus-visible');
      await expect(there, name).toHaveCount(1);
      await expect(there, name).toHaveCSS('outline-style', 'solid');
    }
  });
}

test('the log is one stop for the Tab key, and arrows go through it', async ({ page }) => {
  await choose(page, 'en');
  await openPosition(page, 'container-3');
  const log = page.getByRole('region', { name: 'Log', exact: true });
  const entries = log.getByRole('button');
  await expect(log.locator('[tabindex="0"]')).toHaveCount(1);
  await log.locator('[tabindex="0"]').focus();
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.nth(-2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entries.last()).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(log.locator(':focus')).toHaveCount(0);
});

/** Runs in the page: how much of the board one would have to scroll to. */
const COVERED = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.ctn .stage'))`;

test('whatever is chosen, the bar covers nothing of the board', async ({ page }) => {
  await choose(page, 'ru');
  await openPosition(page, 'container-bank');
  const kinds = page.locator('[data-kind]');
  for (let n = 0; n < (await kinds.count()); n++) {
    await kinds.nth(n).click();
    await expect.poll(() => page.evaluate(COVERED)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
});

test('who does not see the colours of an auction hears them', async ({ page }) => {
  await choose(page, 'en');
  await openPosition(page, 'container-bid');
  await expect(page.locator('.auction').getByRole('img', { name: /: \d containers?/ })).toHaveCount(1);
  const worths = page.getByRole('region', { name: 'Your value card' }).getByRole('listitem');
  await expect(worths.filter({ hasText: /(black|brown|orange|tan|white)\s+\d/ })).toHaveCount(5);
});

test('a table in words begins every line within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPosition(page, 'container-3');
  await page.getByRole('button', { name: 'Text board' }).click();
  const parts = page.getByRole('region', { name: 'Board' }).locator('p > span');
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) expect((await part.boundingBox())?.x).toBeGreaterThan(0);
});

test('what is merely unfinished is not refused: the bar says what is still to be chosen', async ({
  page,
}) => {
  await choose(page, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  const { table, key } = await openTable(page.request, {
    game: 'cargo-noir',
    seats: 2,
    bots: [null, 'easy'],
  });
  await page.goto(`/t/${table}?key=${key}`);
  const bar = page.getByRole('region', { name: 'Actions' });
  // Luck may have the bot begin.
  await expect(bar).toContainText('Your turn');
  await page.getByRole('button', { name: /^New York/ }).click();
  await expect(bar.getByText('Still to send: 2 ships')).toBeVisible();
  await expect(bar.getByRole('alert')).toHaveCount(0);
  const ok = bar.getByRole('button', { name: 'OK' });
  await expect(ok).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^Casino/ }).click();
  await page.getByRole('button', { name: /^Casino/ }).click();
  await expect(bar.getByText('Still to send')).toHaveCount(0);
  await expect(ok).toHaveAttribute('aria-disabled', 'false');
});
