/** What all browser tests know about the pages. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const LANGUAGES = ['en', 'de', 'fr', 'it', 'nl', 'es', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** For pictures: both lights, and the languages with the longest words. */
export const LOOKS: readonly (readonly [Theme, Language])[] = [
  ['light', 'en'],
  ['dark', 'en'],
  ['light', 'de'],
  ['dark', 'ru'],
];
export const TITLES = ['container', 'anniversary', 'shanghaien', 'cargo-noir'] as const;
/** Every page that needs no table. */
export const PAGES = {
  lobby: '/',
  rules: '/rules/shanghaien',
  settings: '/settings',
  profile: '/profile',
  nobody: '/profile/Nobody%20Knows',
  noTable: '/t/no-such-table',
  notHere: '/t/here-nothing',
  lost: '/no/such/page',
} as const;

/** As somebody who has chosen before. */
export async function choose(page: Page, language: Language, theme: Theme = 'light'): Promise<void> {
  await page.addInitScript(
    `localStorage.setItem('quayside.language', '${language}'); localStorage.setItem('quayside.theme', '${theme}');`,
  );
}

/** Opens a page and waits until it is all there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  if (path.startsWith('/rules')) await expect(page.getByRole('searchbox')).toBeVisible();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** Nothing is wider than the window, which would make it scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const [content, window] = (await page.evaluate(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  )) as [number, number];
  expect(content).toBeLessThanOrEqual(window);
}

/** What bars somebody from a page, or from a part of it: which rule, and where. */
export async function bars(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

/** Whatever the browser complains of, a blocked style for instance; a newcomer is not known, and that is well. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    // A picture that is opened as a page is none of ours.
    if (page.url().endsWith('.svg')) return;
    if (message.type() === 'error' && !/40[14]/.test(message.text())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
