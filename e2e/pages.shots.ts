/** Pictures of the pages, for whoever wants to look at them: build/shots. */
import { type Page, test } from '@playwright/test';
import { choose, LOOKS, open, PAGES } from './pages.ts';

const WIDTHS = { phone: 390, tablet: 820, desktop: 1440 } as const;
const SHOTS = 'build/shots';
/** Pages that are tried elsewhere. */
const MORE = {
  rulesContainer: '/rules/container',
  rulesCargoNoir: '/rules/cargo-noir',
  replay: '/replay',
  luck: '/luck',
} as const;

for (const [device, width] of Object.entries(WIDTHS)) {
  for (const [theme, language] of LOOKS) {
    test(`pages ${device} ${theme} ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await choose(page, language, theme);
      // So that the lobby has something to show.
      await page.request.post('/api/guest', { data: {} });
      for (const plan of PLANS) await page.request.post('/api/tables', { data: { plan } });
      const shoot = (name: string, fullPage: boolean): Promise<Buffer> =>
        page.screenshot({ path: `${SHOTS}/${name}-${device}-${theme}-${language}.png`, fullPage });
      for (const [name, path] of Object.entries({ ...PAGES, ...MORE })) {
        await open(page, path);
        if (path.startsWith('/rules')) await leafThrough(page);
        await shoot(name, true);
      }
      await open(page, '/');
      await page.locator('#tables ~ span button').click();
      await page.locator('dialog form').waitFor();
      await shoot('plan', false);
    });
  }
}

/** Figures are drawn when somebody comes near them. */
async function leafThrough(page: Page): Promise<void> {
  await page.locator('figure').first().waitFor();
  for (const figure of await page.locator('figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('> .ready').waitFor();
  }
  await page.evaluate('scrollTo(0, 0)');
}

const PLANS = [
  { game: 'shanghaien', seats: 2, bots: [null, 'hard'] },
  { game: 'cargo-noir', seats: 4, visibility: 'public', bots: [null, 'easy', null, null] },
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
