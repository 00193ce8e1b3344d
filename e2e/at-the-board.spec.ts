/** Boards as somebody plays on them, Container's above all: what is asked for is said, shown and within reach. */
import { expect, test } from '@playwright/test';
import { choose, holdTimers, KEEP_NOTHING } from './pages.ts';
import { openPosition } from './positions.ts';

test.use(KEEP_NOTHING);

test('an action has the same key whatever else is possible', async ({ page }) => {
  await choose(page, 'en');
  for (const name of ['container-start', 'container-3', 'container-bank'] as const) {
    await openPosition(page, name);
    const loan = page.locator('[data-kind="loan"]');
    await expect(loan.locator('kbd')).toHaveText('T');
    await page.keyboard.press('t');
    await expect(loan).toHaveAttribute('aria-pressed', 'true');
  }
});

const PHONE = { width: 390, height: 844 };

/** Runs in the page: how many of the ports that hold something marked are in sight as a whole. */
const IN_SIGHT = `(() => {
  const stage = document.querySelector('.ctn .stage').getBoundingClientRect();
  const ports = new Set([...document.querySelectorAll('.point.fits')].map((point) => point.closest('[data-place^="port-"]')));
  const seen = [...ports].filter((port) => {
    const { top, bottom } = port.getBoundingClientRect();
    return top >= stage.top && bottom <= stage.bottom;
  });
  return seen.length;
})()`;

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`on a phone the stores one can buy from come into sight, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(PHONE);
    await choose(page, 'en');
    await openPosition(page, 'container-start');
    await page.locator('[data-kind="buy"]').click();
    const marked = page.locator('.store.offers');
    await expect(marked.first()).toBeInViewport();
    await expect.poll(() => page.evaluate(IN_SIGHT)).toBeGreaterThan(0);
    // There is room for one: then what is left to do is to price it, at home.
    await page.locator('.point.fits[data-target="box"]').first().click();
    await expect(page.locator('[data-space^="harbour"]').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(marked).toHaveCount(0);
  });
}

test('on a phone a seat in the strip leads to its port, by finger and by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await choose(page, 'en');
  await openPosition(page, 'container-5');
  const strip = page.getByRole('list', { name: 'Seats' }).first();
  const seats = strip.getByRole('button', { name: /show on the board/ });
  await expect(seats).toHaveCount(5);
  for (const seat of [4, 0]) {
    await seats.nth(seat).click();
    await expect(page.locator(`[data-place="head-${seat}"]`)).toBeInViewport();
  }
  await seats.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-place="port-2"]')).toBeFocused();
  await expect(page.locator('[data-place="port-2"]')).toBeInViewport({ ratio: 0.9 });
});

test('from an auction too, and the next one is not missed for it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await choose(page, 'en');
  await openPosition(page, 'container-bid');
  const auction = page.locator('[data-place="auction"]');
  await expect(auction).toBeVisible();
  await page.locator('.strip button').nth(1).click();
  await expect(auction).toHaveCount(0);
  await expect(page.locator('[data-place="head-1"]')).toBeInViewport();
  await page.getByRole('button', { name: 'To the auction' }).click();
  await expect(auction).toBeVisible();
});

const PARTS = {
  shanghaien: ['[data-place="side-0"]', '[data-place="side-1"]'],
  'cargo-noir-2': ['section.yours', '[data-place="seat:1"]'],
} as const;

for (const [name, parts] of Object.entries(PARTS)) {
  test(`a seat in the strip leads to what is its own, ${name}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await choose(page, 'en');
    await openPosition(page, name as keyof typeof PARTS);
    for (const [seat, part] of parts.entries()) {
      await page.locator('.strip button').nth(seat).click();
      await expect(page.locator(part)).toBeFocused();
    }
  });
}

test('the bar says what to point at, and one new container takes the price one points at', async ({
  page,
}) => {
  await choose(page, 'en');
  await openPosition(page, 'container-start');
  const bar = page.getByRole('region', { name: 'Actions', exact: true });
  await expect(bar).toContainText('Choose an action, or point at the board.');
  await page.keyboard.press('b');
  await expect(bar).toContainText('Choose a container in the factory of another player.');
  await page.locator('.point.fits[data-target="box"]').first().click();
  await expect(bar).toContainText('To change a price, choose the new container, then a price.');
  const own = page.locator('[data-space^="harbour"][role="button"]');
  await own.last().click();
  await expect(bar).toContainText(/prices: .*\$6/);
  await page.locator('[data-box^="harbour 0"].movable').first().click();
  await expect(bar).toContainText('Now choose the price');
});

test('a bid that is being made is kept while others bid', async ({ page }) => {
  await choose(page, 'en');
  // However long they are kept waiting, the page does not move for them.
  await holdTimers(page, 10_000);
  let letThink = (): void => {};
  const mayThink = new Promise<void>((resolve) => {
    letThink = resolve;
  });
  await page.route('**/bot-worker*', async (route) => {
    await mayThink;
    await route.continue();
  });
  await openPosition(page, 'container-bid');
  const log = page.getByRole('region', { name: 'Log', exact: true });
  const others = log.getByRole('listitem').filter({ hasText: /Captain.\d bids/ });
  const before = await others.count();
  await page.locator('.bid').getByRole('button', { name: 'More' }).click();
  letThink();
  await expect(others).not.toHaveCount(before);
  await expect(page.locator('.bid [data-target="bid"]')).toContainText('Bid $1');
  await expect(page.locator('[data-ok]')).toBeVisible();
});

test('what became of an auction can be read until it is closed, and stands in the log', async ({ page }) => {
  await choose(page, 'en');
  // It would go by itself after a while.
  await holdTimers(page, 10_000);
  await openPosition(page, 'container-bid');
  const ok = page.locator('[data-ok]');
  const over = page.getByRole('region', { name: 'Last auction' });
  const log = page.getByRole('region', { name: 'Log', exact: true });
  const bid = page.locator('.bid [data-target="bid"]');
  // Who ties is asked once more.
  for (;;) {
    await expect(over.or(bid)).toBeVisible();
    if (await over.isVisible()) break;
    if (!(await ok.isVisible())) await bid.click();
    await ok.click();
    await expect(ok).toBeHidden();
  }
  await expect(over.getByRole('listitem')).toHaveCount(3);
  await expect(over).toContainText(
    /accepts: .* pays \$\d+, the government adds \$\d+|keeps the cargo for \$\d+/,
  );
  const told = (await over.locator('p').innerText()).trim();
  // The others go on meanwhile, until one is asked oneself.
  await expect(page.locator('.turn.yours')).toBeVisible();
  await expect(over).toBeVisible();
  await over.getByRole('button', { name: 'Close' }).click();
  await expect(over).toHaveCount(0);
  await expect(log).toContainText(told);
  await expect(log).toContainText(/Bids: .*\$\d/);
});
