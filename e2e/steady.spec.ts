/** Pages that are being loaded stay where they are, also over a slow line. */
import { expect, type Page, type Request, test } from '@playwright/test';
import { finished, openTable } from './games.ts';
import { choose, settled } from './pages.ts';

const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** What people do not notice. */
const UNNOTICED = 0.05;
/** A phone on the road: bits a second, and milliseconds. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Runs in the page: sums up what has moved without having been touched. */
const WATCH = `(() => {
  let moved = 0;
  const count = (shifts) => {
    for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) moved += value;
  };
  const watch = new PerformanceObserver((list) => count(list.getEntries()));
  watch.observe({ type: 'layout-shift', buffered: true });
  window.moved = () => { count(watch.takeRecords()); return moved; };
})()`;

/** Runs in the page: some things are done once there is nothing better to do. */
const IDLE = 'new Promise((resolve) => requestIdleCallback(() => resolve()))';

const ME = '**/api/me';

/** What a page has asked for and not got yet. */
function pendingOf(page: Page): Set<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Everything but so many answers has come, and is drawn. */
async function quiet(page: Page, pending: ReadonlySet<Request>, held: number): Promise<void> {
  do {
    await expect.poll(() => pending.size, { intervals: [20] }).toBe(held);
    await page.evaluate(IDLE);
    await settled(page);
  } while (pending.size > held);
}

/** The order of answers is luck on the road; here who one is becomes known last of all. */
async function movedOn(page: Page, path: string, there: string): Promise<number> {
  const pending = pendingOf(page);
  let answer = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(ME, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto(path);
  await quiet(page, pending, 1);
  answer();
  await expect(page.locator(there).first()).toBeVisible();
  await quiet(page, pending, 0);
  await page.unroute(ME);
  page.removeAllListeners();
  return Number(await page.evaluate('window.moved()'));
}

for (const [device, viewport] of Object.entries(WINDOWS)) {
  test(`nothing moves while a page is loaded, ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await choose(page, 'de');
    // Bots that move at random may end without a point, and then there is nothing to reckon.
    const over = await finished('cargo-noir', { bots: ['easy', 'easy'] });
    const playing = await openTable(page.request, { game: 'cargo-noir', seats: 2, bots: [null, 'easy'] });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await page.addInitScript(WATCH);
    /** Pages, and what is to be seen on each when it is all there. */
    const paths = {
      '/': '[data-game]',
      '/settings': 'form',
      '/profile': 'h1',
      '/rules/container#10.3': 'figure > .ready',
      [`/t/${playing.table}#${playing.key}`]: '.board > *',
      [`/t/${over.table}#${over.key}`]: '[aria-labelledby="reckoning"]:not(:has(.folded))',
      [`/replay/${over.table}?at=20#${over.key}`]: '.replay .stage > *',
    };
    for (const [path, there] of Object.entries(paths))
      expect.soft(await movedOn(page, path, there), path).toBeLessThan(UNNOTICED);
  });
}
