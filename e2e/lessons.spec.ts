import { expect, type Page, test } from '@playwright/test';
import {
  bars,
  choose,
  complaints,
  expectNoOverflow,
  KEEP_NOTHING,
  KEEP_PAGES,
  open,
  settled,
  THEMES,
} from './pages.ts';
import { allKept } from './positions.ts';

test.use(KEEP_NOTHING);

const coach = (page: Page) => page.getByRole('region', { name: 'Your pilot' });
const gotIt = (page: Page) => coach(page).getByRole('button', { name: 'Got it' });

async function learn(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.waitForURL(/\/t\/here-/);
  // Rules, words and board are loaded on the way.
  await expect(gotIt(page)).toBeVisible();
}

/** Reads on until the coach has nothing more to say, and whatever is spoken of has a ring that hides nothing. */
async function readOn(page: Page): Promise<string[]> {
  const said: string[] = [];
  for (const read = gotIt(page); await read.isVisible(); ) {
    const sentence = (await coach(page).locator('p').textContent()) ?? '';
    said.push(sentence);
    await expect(page.locator('[data-ring]')).toBeVisible();
    await expectApart(page);
    await read.click();
    await expect(coach(page).locator('p')).not.toHaveText(sentence);
  }
  return said;
}

/** The card never lies over what it speaks of. */
async function expectApart(page: Page): Promise<void> {
  const ring = await page.locator('[data-ring]').boundingBox();
  const card = await coach(page).boundingBox();
  if (!ring || !card) throw new Error('Both can be seen.');
  const apart = ring.y + ring.height <= card.y + 1 || ring.y >= card.y + card.height - 1;
  expect(apart, JSON.stringify({ ring, card })).toBe(true);
}

const make = (page: Page): Promise<void> => page.locator('[data-ok]').click();

/** Runs in the page: counts what threads have answered. */
const COUNT_ANSWERS = `window.answers = 0;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', () => { window.answers += 1; });
  }
};`;

async function choosing(page: Page, kind: string): Promise<void> {
  const button = page.locator(`[data-kind="${kind}"]`);
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
}

test('who has never played is asked to learn by playing', async ({ page }) => {
  const heard = complaints(page);
  await open(page, '/');
  const card = page.locator('[data-game="shanghaien"]');
  await card.getByRole('link', { name: /New here\? Learn by playing/ }).click();
  await page.waitForURL(/\/t\/here-/);
  await expect(coach(page)).toContainText('Six cards wait at the bar');
  await page.goBack();
  // Somebody who has begun is no newcomer, and comes back to the same table.
  const link = card.getByRole('link', { name: /^Learn by playing/ });
  await expect(link).toBeVisible();
  await link.click();
  await page.waitForURL(/\/t\/here-/);
  await page.goto('/');
  await expect(page.getByRole('article').filter({ hasText: 'On this device' })).toHaveCount(1);
  expect(heard).toEqual([]);
});

test('Shanghaien: the first turn, and the bot waits for the reader', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(COUNT_ANSWERS);
  await learn(page, 'shanghaien');
  expect(await readOn(page)).toHaveLength(2);
  await make(page);
  await expect(gotIt(page)).toBeVisible();
  expect(await readOn(page)).toHaveLength(2);
  await page.locator('[data-place="row"] [data-action="place"]').last().click({ force: true });
  const entries = page.locator('[data-sheet="log"] li');
  const before = await entries.count();
  await make(page);
  await expect(coach(page)).toContainText('Your die bids for this card');
  // The bot has made up its mind, and minutes pass.
  await expect.poll(() => page.evaluate('answers')).toBeGreaterThan(0);
  await page.clock.fastForward('05:00');
  await settled(page);
  expect(await entries.count()).toBe(before + 1);
  await gotIt(page).click();
  await expect(coach(page)).toContainText('Your rival has placed a die');
});

test('Container: produce and buy, then the others trade', async ({ page }) => {
  await learn(page, 'container');
  expect(await readOn(page)).toHaveLength(3);
  await choosing(page, 'produce');
  await make(page);
  await expect(coach(page)).toContainText('Your factory store, at the prices you set');
  expect(await readOn(page)).toHaveLength(2);
  await choosing(page, 'pass');
  await make(page);
  await expect(coach(page)).toContainText('Your secret value card');
});

test('Cargo Noir: ships go out, and one comes home', async ({ page }) => {
  await learn(page, 'cargo-noir');
  expect(await readOn(page)).toHaveLength(4);
  // All three ships to ports, none to the casino: only in a port do coins lie under a ship.
  const ports = page.locator('.port.can:not(.chosen)');
  for (let ship = 0; ship < 3; ship++) await ports.first().click();
  await make(page);
  await expect(coach(page)).toContainText('Your coins stay under the ship');
  // The others send theirs, and then somebody is home, alone or outbid; whoever reads slowly reads on meanwhile.
  const said: string[] = [];
  const heard = async (): Promise<string> => {
    said.push(...(await readOn(page)));
    return said.join(' ');
  };
  await expect.poll(heard).toMatch(/outbid you|casino|black market/);
});

test('by keyboard alone: Enter reads, a move reads too', async ({ page }) => {
  await learn(page, 'shanghaien');
  const said = coach(page).locator('p');
  await expect(said).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Roll two dice');
  await gotIt(page).focus();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Play as you like');
  // The focus goes on to where the moves are.
  await expect(page.locator('.bar')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Which die');
});

test('a reader who comes back goes on where the lessons were; who skips them plays on', async ({ page }) => {
  await learn(page, 'shanghaien');
  await gotIt(page).click();
  await expect(coach(page)).toContainText('2 of 15');
  await expect.poll(async () => (await allKept(page))[0]?.learnt?.read.length).toBe(1);
  await page.reload();
  await expect(coach(page)).toContainText('2 of 15');
  await coach(page).getByRole('button', { name: 'Skip the lessons' }).click();
  await expect(coach(page)).toHaveCount(0);
  await expect(page.locator('[data-ring]')).toHaveCount(0);
  await make(page);
  await expect(page.locator('[data-kind="place"]')).toBeVisible();
});

test.describe(() => {
  test.use(KEEP_PAGES);
  test('lessons need no server', async ({ page, context }) => {
    await open(page, '/');
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await context.setOffline(true);
    await learn(page, 'container');
    await expect(coach(page)).toContainText('your part of the island');
  });
});

for (const theme of THEMES) {
  for (const game of ['shanghaien', 'container', 'cargo-noir']) {
    test(`nothing bars anybody from the lessons of ${game}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await choose(page, 'en', theme);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await learn(page, game);
        await expect(page.locator('[data-ring]')).toBeVisible();
        await expectApart(page);
        await expectNoOverflow(page);
        expect(await bars(page)).toEqual([]);
      }
    });
  }
}
