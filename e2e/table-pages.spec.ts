/** Tables in the middle of their games: every language fits, and nothing bars anybody. */
import { expect, test } from '@playwright/test';
import { bars, choose, complaints, expectNoOverflow, LANGUAGES, THEMES } from './pages.ts';
import { openPosition, POSITIONS, type PositionName } from './positions.ts';

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
    test.setTimeout(240_000);
    await choose(page, language);
    // The first page is a picture, and the browser's own frame around it is none of ours.
    await page.goto('/icon.svg');
    const heard = complaints(page);
    for (const name of FULLEST) {
      await openPosition(page, name);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(() => expectNoOverflow(page)).toPass({ timeout: 5_000 });
      }
    }
    expect(heard).toEqual([]);
  });
}

for (const theme of THEMES) {
  test(`nothing bars anybody from a table, ${theme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await choose(page, 'en', theme);
    for (const name of NAMES) {
      await openPosition(page, name);
      expect(await bars(page), name).toEqual([]);
    }
  });
}
