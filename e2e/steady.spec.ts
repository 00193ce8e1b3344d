/** Pages that are being loaded stay where they are, also over a slow line. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { finished, openTable } from './games.ts';
import { choose } from './pages.ts';

const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** What people do not notice. */
const UNNOTICED = 0.05;
/** A phone on the road: bits a second, and milliseconds. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Runs in the page: sums up what has moved without having been touched. */
const WATCH = `window.moved = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
}).observe({ type: 'layout-shift', buffered: true });`;

/** The order of answers is luck on the road; here who one is becomes known last of all. */
async function answerLast(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await route.continue();
}

async function movedOn(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  return Number(await page.evaluate('window.moved'));
}

for (const [device, viewport] of Object.entries(WINDOWS)) {
  test(`nothing moves while a page is loaded, ${device}`, async ({ page, request }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await choose(page, 'de');
    const over = await finished(request, 'cargo-noir');
    const playing = await openTable(page.request, { game: 'cargo-noir', seats: 2, bots: [null, 'easy'] });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await page.addInitScript(WATCH);
    await page.route('**/api/me', answerLast);
    const paths = [
      '/',
      '/settings',
      '/profile',
      '/rules/container#10.3',
      `/t/${playing.table}#${playing.key}`,
      `/t/${over.table}#${over.key}`,
      `/replay/${over.table}?at=20#${over.key}`,
    ];
    for (const path of paths) expect.soft(await movedOn(page, path), path).toBeLessThan(UNNOTICED);
  });
}
