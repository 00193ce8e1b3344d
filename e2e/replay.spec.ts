import { expect, type Page, test } from '@playwright/test';
import { finished, logOf } from './games.ts';
import {
  bars,
  choose,
  complaints,
  expectToFit,
  holdTimers,
  KEEP_NOTHING,
  LANGUAGES,
  open,
  settled,
  THEMES,
} from './pages.ts';

test.use(KEEP_NOTHING);

const file = (text: string) => ({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });

/** The page lets a label do the work of the file field. */
const pick = (page: Page, text: string) => page.locator('input[type="file"]').setInputFiles(file(text));

test('a replay link opens in a fresh browser, at its move', async ({ page }) => {
  const { table } = await finished('shanghaien');
  const heard = complaints(page);
  const passTime = await holdTimers(page, 1_000);
  await open(page, `/replay/${table}?at=5`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay: Shanghaien');
  const place = page.getByRole('region', { name: 'Replay' }).getByRole('status');
  await expect(place).toHaveText(/^Move 5 of \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^Move 6 /);
  await page.keyboard.press('Home');
  await expect(place).toHaveText('The beginning');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(place).toHaveText('The beginning');
  for (const n of [1, 2, 3]) {
    await passTime();
    await expect(place).toHaveText(new RegExp(`^Move ${n} `));
  }
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: /rolls/ }).nth(3).click();
  await expect(page).toHaveURL(/\?at=[1-9]\d*$/);
  await page.getByLabel('Seen by').selectOption({ index: 1 });
  await page.keyboard.press('End');
  await expect(place).toHaveText(/^Move (\d+) of \1$/);
  expect(heard).toEqual([]);
});

test('a log from one’s own disk is shown; a foreign or broken one is explained', async ({
  page,
  request,
}) => {
  const log = await logOf(request, await finished('shanghaien'));
  await open(page, '/replay');
  await pick(page, log);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay: Shanghaien');
  await page.getByRole('button', { name: 'Open another log' }).click();
  await pick(page, 'a letter to my grandmother');
  await expect(page.getByText('The file is not a log that Quayside can replay.')).toBeVisible();
  await page.getByRole('button', { name: 'Open another log' }).click();
  const lines = log.split('\n');
  lines.splice(4, 1);
  await pick(page, lines.join('\n'));
  await expect(page.getByText(/line 5: Move 5 stands where move 4 belongs/)).toBeVisible();
});

test('a dead link says so, and leads on', async ({ page }) => {
  await open(page, '/replay/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game cannot be shown');
  await page.getByRole('main').getByRole('link', { name: 'To the lobby' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a private game is shown to whoever has the key', async ({ page }) => {
  const { table, key } = await finished('shanghaien', { visibility: 'private' });
  await open(page, `/replay/${table}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game cannot be shown');
  await page.goto('/');
  await open(page, `/replay/${table}#${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay: Shanghaien');
});

test('the luck is checked step by step, and a forged log is caught', async ({ page, request }) => {
  const opened = await finished('shanghaien');
  await open(page, `/luck/${opened.table}`);
  await expect(page.getByText('Everything in the log fits together.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /draws follow from it/ })).toBeVisible();
  await page.getByRole('button', { name: 'Check a log file' }).click();
  const log = await logOf(request, opened);
  await pick(
    page,
    log.replace(/"draws":\[\d/, (draws) => draws.slice(0, -1) + ((Number(draws.at(-1)) + 1) % 2)),
  );
  await expect(page.getByText('Something does not fit.')).toBeVisible();
});

test('one plays on from any position, against bots', async ({ page }) => {
  const { table } = await finished('shanghaien');
  await open(page, `/replay/${table}?at=8`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/t\/here-/);
  await expect(page.getByText('Your turn').first()).toBeVisible();
});

for (const game of ['container', 'shanghaien', 'cargo-noir'] as const) {
  test(`after ${game} the scoring unfolds, with charts; nothing bars anybody`, async ({ page }) => {
    // It unfolds by itself, line after line.
    await holdTimers(page, 500);
    const { table } = await finished(game);
    const heard = complaints(page);
    await open(page, `/t/${table}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page.getByRole('button', { name: 'Unfold again' })).toBeVisible();
    // Half unfolded, a place is too pale to read.
    await expect(page.locator('tfoot small').first()).toHaveCSS('opacity', '1');
    await expect(page.getByRole('figure').first()).toBeVisible();
    for (const theme of THEMES) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await settled(page);
      expect(await bars(page), theme).toEqual([]);
    }
    expect(heard).toEqual([]);
  });
}

test('result, replay and luck speak every language and fit every window', async ({ page }) => {
  const { table } = await finished('shanghaien');
  const other = await finished('cargo-noir');
  for (const language of LANGUAGES) {
    await choose(page, language);
    for (const path of [`/t/${other.table}`, `/replay/${table}?at=20`, `/luck/${table}`, '/replay']) {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectToFit(page, [390, 820, 1440]);
    }
  }
});

for (const theme of THEMES) {
  test(`nothing bars anybody from replay and luck, ${theme}`, async ({ page }) => {
    const { table } = await finished('shanghaien');
    await choose(page, 'en', theme);
    for (const path of [`/replay/${table}?at=20`, `/luck/${table}`, '/replay', '/replay/nothing-here']) {
      await open(page, path);
      // What fades in has its contrast only afterwards.
      await settled(page);
      expect(await bars(page), path).toEqual([]);
    }
  });
}

test('on a phone the board has most of the screen, and the log comes when it is wanted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { table, key } = await finished('shanghaien');
  await open(page, `/replay/${table}?at=20#${key}`);
  const log = page.getByRole('complementary', { name: 'Log' });
  await expect(log).toBeHidden();
  const board = await page.locator('.replay .stage').boundingBox();
  expect(board?.height).toBeGreaterThan(0.7 * 844);
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(log).toBeVisible();
  await expect(log.locator('[aria-current]')).toBeInViewport();
});
