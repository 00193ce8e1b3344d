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
  reset: '/reset-password',
  profile: '/profile',
  nobody: '/profile/Nobody%20Knows',
  moderation: '/moderation',
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

/**
 * For `test.use` where pages are only looked at: else every test has its browser keep all files of all pages.
 * What is kept is tried where somebody goes offline, plays whole games or comes back.
 */
export const KEEP_NOTHING = { serviceWorkers: 'block' } as const;
export const KEEP_PAGES = { serviceWorkers: 'allow' } as const;

/** Opens a page and waits until it is all there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  if (path.startsWith('/rules')) await expect(page.getByRole('searchbox')).toBeVisible();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/**
 * Runs in the page: resolves when everything that moves has arrived, and has stayed so for two frames.
 * What goes round for ever is let go round.
 */
const ARRIVED = `new Promise((resolve) => {
  const moves = ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity;
  let frames = 0;
  const look = () => {
    frames = document.fonts.status === 'loaded' && !document.getAnimations().some(moves) ? frames + 1 : 0;
    if (frames > 2) resolve();
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Waits until nothing on the page moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(ARRIVED);
}

/** Runs in the page: keeps timers from running out. */
const HOLD = `(least) => {
  const { setTimeout, clearTimeout } = window;
  const held = new Map();
  // The browser's own numbers are positive.
  let last = 0;
  window.setTimeout = (act, after = 0, ...given) => {
    if (after < least) return setTimeout(act, after, ...given);
    held.set(--last, () => act(...given));
    return last;
  };
  window.clearTimeout = (timer) => held.delete(timer) || clearTimeout(timer);
  window.passTime = () => {
    for (const [timer, act] of [...held]) if (held.delete(timer)) act();
  };
}`;

/**
 * Timers of so many milliseconds or more never run out by themselves in pages opened from now on:
 * what a page does after a while, it does when the test calls the answer.
 */
export async function holdTimers(page: Page, least: number): Promise<() => Promise<void>> {
  await page.addInitScript(`(${HOLD})(${least})`);
  return () => page.evaluate('passTime()');
}

/** Runs in the page: how much wider than the window it is. */
const OVERFLOW = '(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.documentElement)';

/** Nothing is wider than the window, which would make it scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(OVERFLOW)).toBeLessThanOrEqual(0);
}

/** The same at every width; charts and boards take a moment to follow. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(() => expectNoOverflow(page)).toPass();
  }
}

/** What bars somebody from a page, or from a part of it: which rule, and where. */
export async function bars(page: Page, part?: string): Promise<string[]> {
  // Only what is wrong is described, and no page of its own is opened: no frame is inside ours.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
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
