/** Pictures of the pages, for whoever wants to look at them: build/shots. */
import { test } from '@playwright/test';
import { choose, type Language, open, PAGES, THEMES } from './pages.ts';

const WIDTHS = { phone: 390, tablet: 820, desktop: 1440 } as const;
const SHOWN: readonly Language[] = ['en', 'de', 'ru'];
const SHOTS = 'build/shots';

for (const [device, width] of Object.entries(WIDTHS)) {
  for (const theme of THEMES) {
    for (const language of SHOWN) {
      test(`${device} ${theme} ${language}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await choose(page, language, theme);
        // So that the lobby has something to show.
        await page.request.post('/api/guest', { data: {} });
        for (const plan of PLANS) await page.request.post('/api/tables', { data: { plan } });
        for (const [name, path] of Object.entries(PAGES)) {
          await open(page, path);
          await page.screenshot({
            path: `${SHOTS}/${name}-${device}-${theme}-${language}.png`,
            fullPage: true,
          });
        }
        await open(page, '/');
        await page.locator('#tables ~ span button').click();
        await page.locator('dialog form').waitFor();
        await page.screenshot({ path: `${SHOTS}/plan-${device}-${theme}-${language}.png` });
      });
    }
  }
}

const PLANS = [
  { game: 'shanghaien', seats: 2, bots: [null, 'greedy'] },
  { game: 'cargo-noir', seats: 4, visibility: 'public', bots: [null, 'random', null, null] },
  {
    game: 'container',
    seats: 4,
    visibility: 'public',
    sit: null,
    options: { edition: 'anniversary', investmentBank: true },
    clock: { type: 'live', turn: 60, bank: 300 },
    bots: ['sensible', null, null, null],
  },
  {
    game: 'shanghaien',
    seats: 2,
    visibility: 'public',
    sit: null,
    options: { crazyCaptain: true, sharks: true },
    clock: { type: 'correspondence', hours: 24 },
    bots: ['greedy', null],
  },
];
