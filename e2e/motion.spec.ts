import { expect, test } from '@playwright/test';
import { finished } from './games.ts';
import { KEEP_NOTHING, open, settled } from './pages.ts';

test.use(KEEP_NOTHING);

/** Remembers what was ever set in motion. */
const HOOK = `(() => {
  window.went = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keys, timing) {
    if (keys.transform || keys.translate) window.went.push(this);
    return animate.call(this, keys, timing);
  };
})()`;

const IN_THE_AIR = '[data-aloft], [data-flights] > *';

for (const game of ['container', 'shanghaien', 'cargo-noir'] as const) {
  test(`pieces of ${game} go from place to place`, async ({ page }) => {
    await page.addInitScript(HOOK);
    const { table } = await finished(game);
    await open(page, `/replay/${table}?at=0`);
    const place = page.getByRole('region', { name: 'Replay' }).getByRole('status');
    await expect(place).toHaveText('The beginning');
    for (let n = 1; n <= 20; n++) {
      await page.keyboard.press('ArrowRight');
      await expect(place).toHaveText(new RegExp(`^Move ${n} `));
    }
    expect(await page.evaluate('went.length')).toBeGreaterThan(0);
    // Nothing stays in the air.
    await expect(page.locator(IN_THE_AIR)).toHaveCount(0);
  });
}

test('after a change of size the same pieces move', async ({ page }) => {
  await page.addInitScript(HOOK);
  const { table } = await finished('container');
  await open(page, `/replay/${table}?at=20`);
  const place = page.getByRole('region', { name: 'Replay' }).getByRole('status');
  const leaf = async (key: string, n: number): Promise<unknown> => {
    await page.evaluate('went.length = 0');
    await page.keyboard.press(key);
    await expect(place).toHaveText(new RegExp(`^Move ${n} `));
    // Whatever that set in motion lands.
    await settled(page);
    await expect(page.locator(IN_THE_AIR)).toHaveCount(0);
    return page.evaluate('went.length');
  };
  await expect(place).toHaveText(/^Move 20 /);
  await leaf('ArrowRight', 21);
  for (let n = 22; n < 26; n++) {
    await page.setViewportSize(n % 2 ? { width: 1440, height: 900 } : { width: 1000, height: 700 });
    const moved = await leaf('ArrowRight', n);
    await leaf('ArrowLeft', n - 1);
    expect(await leaf('ArrowRight', n)).toBe(moved);
  }
});

test('behind an auction nothing can be reached, but the cargo is there', async ({ page }) => {
  // At random, a game may well end without one.
  const bots = ['sensible', 'sensible', 'sensible'];
  const { table } = await finished('container', { seats: bots.length, bots });
  await open(page, `/replay/${table}?at=0`);
  const auction = page.locator('[data-place="auction"]');
  const place = page.getByRole('region', { name: 'Replay' }).getByRole('status');
  await expect(place).toHaveText('The beginning');
  for (let n = 1; !(await auction.isVisible()); n++) {
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText(new RegExp(`^Move ${n} `));
  }
  await expect(page.locator('.table-top svg').first()).toBeHidden();
  expect(await page.getByRole('region', { name: 'Board' }).first().ariaSnapshot()).not.toContain('Factory');
  const hidden = await page.evaluate(
    `[...document.querySelectorAll('[id^="ctn-box-skin"]')].some((skin) => !skin.checkVisibility({ contentVisibilityAuto: true }))`,
  );
  expect(hidden).toBe(false);
});
