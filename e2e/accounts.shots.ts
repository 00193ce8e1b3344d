/** Pictures of what only those see who have signed up, and of the page behind a mailed link: build/shots. */
import { type Page, request, test } from '@playwright/test';
import { choose, LOOKS, open, settled } from './pages.ts';

const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 720 } } as const;
const SHOTS = 'build/shots';
const NAMES = ['Charlotte', 'Ms Turing', 'Zoë'];

async function furnish(page: Page, baseURL: string): Promise<void> {
  const name = `${NAMES[0]} ${Date.now() % 1_000_000}`;
  const password = 'a long sentence of words';
  await page.request.post('/api/sign-up', { data: { name, password } });
  // Two browsers of the same person.
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17 Safari/604';
  const elsewhere = await request.newContext({ baseURL, userAgent: agent });
  await elsewhere.post('/api/sign-in', { data: { name, password } });
  await elsewhere.dispose();
  for (const bot of ['Maschine', 'Abacus'])
    await page.request.post('/api/tokens', { data: { name: `${bot} ${Date.now() % 1_000_000}` } });
}

for (const [device, size] of Object.entries(SIZES)) {
  for (const [theme, language] of LOOKS) {
    test(`accounts ${device} ${theme} ${language}`, async ({ page, baseURL }) => {
      await page.setViewportSize(size);
      await choose(page, language, theme);
      const shoot = (name: string, fullPage = true): Promise<Buffer> =>
        page.screenshot({ path: `${SHOTS}/${name}-${device}-${theme}-${language}.png`, fullPage });
      await page.route('**/api/push', (route) => route.fulfill({ json: { publicKey: '', mails: true } }));
      await open(page, '/settings#forgotten');
      await page.locator('#forgotten input').waitFor();
      await page
        .locator('#keep')
        .screenshot({ path: `${SHOTS}/forgotten-${device}-${theme}-${language}.png` });
      await page.route('**/api/password/link', (route) => route.fulfill({ json: { name: NAMES[1] } }));
      await open(page, '/reset-password#a.link.indeed');
      await shoot('reset');
      await furnish(page, baseURL ?? '');
      await open(page, '/settings');
      await page.locator('#bots input').fill(`Engine ${Date.now() % 1_000_000}`);
      await page.locator('#bots form button').click();
      await page.locator('#bots .token').waitFor();
      await page.locator('#bots li button').first().click();
      await settled(page);
      await shoot('settings-person');
      for (const part of ['sessions', 'bots'])
        await page
          .locator(`#${part}`)
          .screenshot({ path: `${SHOTS}/${part}-${device}-${theme}-${language}.png` });
      await page.route('**/api/me', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 401, json: { code: 'recentSignIn', params: {}, sentence: '' } })
          : route.continue(),
      );
      await page.locator('section .danger').last().click();
      await page.locator('section form .danger').last().click();
      await page.locator('dialog[open]').waitFor();
      await settled(page);
      await shoot('proof', false);
    });
  }
}
