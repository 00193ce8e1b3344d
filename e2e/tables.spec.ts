import { expect, type Page, test } from '@playwright/test';
import { openTable } from './games.ts';
import { complaints, holdTimers, open } from './pages.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Actions', exact: true });

/** Makes some move: the only one, or the first of a list. */
async function move(page: Page): Promise<void> {
  const ok = bar(page).getByRole('button', { name: 'OK' });
  const list = bar(page).getByRole('button', { name: 'Choose from a list' });
  await expect(ok.or(list).first()).toBeVisible();
  if (await list.isVisible()) {
    await list.click();
    await bar(page).locator('.choices button').first().click();
  }
  await ok.click();
}

test('a table opened by one is joined by another, live', async ({ page, browser }) => {
  const heard = complaints(page);
  const other = await browser.newPage();
  await open(other, '/');
  await open(page, '/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Shanghaien' }).check({ force: true });
  await dialog.getByRole('checkbox', { name: /^Crazy Captain/ }).check();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(dialog.getByLabel('Link to the table')).toHaveValue(/\/t\//);

  const row = other.getByRole('listitem').filter({ hasText: 'Crazy Captain' });
  await row.getByRole('button', { name: 'Sit down' }).click();
  await other.waitForURL(/\/t\//);
  expect(heard).toEqual([]);
  await other.close();
});

test('an open table of one’s own waits among one’s tables', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who may come').selectOption('private');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(dialog.getByLabel('Link to the table')).toHaveValue(/\/t\/[^#]+#.+/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 seats still free.')).toBeVisible();
});

const AGAINST_A_BOT = { game: 'shanghaien', seats: 2, bots: [null, 'greedy'] };

test('what was done can be undone, shown again, and looked back at', async ({ page }) => {
  // What is shown again stands still, so that it can be paused.
  await holdTimers(page, 1_000);
  const { table } = await openTable(page.request, AGAINST_A_BOT);
  await open(page, `/t/${table}`);
  await expect(page.getByText('Your turn').first()).toBeVisible();
  // A roll, then a die: the turn is over, and the bot answers.
  await move(page);
  const undo = bar(page).getByRole('button', { name: /take back: .* rolls \d and \d/i });
  // Doubles leave nothing to choose: what is about to be done stands where the take-back would.
  const placing = bar(page).getByText(/about to: Place/);
  await expect(undo.or(placing)).toBeVisible();
  if (await placing.isVisible()) await page.keyboard.press('Escape');
  await expect(undo).toBeVisible();
  await move(page);
  const since = page.getByRole('button', { name: 'Since your last turn' });
  await expect(since).toBeVisible();
  await since.click();
  await expect(page.getByText('You are looking back.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', { name: /rolls/ }).first().click();
  await expect(page.getByText('You are looking back.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.getByText('You are looking back.')).toBeHidden();
});

test('who watches is told so, and sees no secret', async ({ page, browser }) => {
  const plan = { game: 'container', seats: 3, bots: [null, 'greedy', 'greedy'] };
  const { table } = await openTable(page.request, plan);
  await open(page, `/t/${table}`);
  await page.getByRole('button', { name: 'Text board' }).click();
  const board = page.getByRole('region', { name: 'Board' });
  await expect(board.getByText('Value card:')).toHaveCount(1);
  const watcher = await browser.newPage();
  await open(watcher, `/t/${table}`);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await watcher.getByRole('button', { name: 'Text board' }).click();
  const seen = watcher.getByRole('region', { name: 'Board' });
  await expect(seen.getByText('Factory store:')).toHaveCount(3);
  await expect(seen.getByText('Value card:')).toHaveCount(0);
  await expect(seen).not.toContainText('$20');
  await watcher.close();
});

test('a move made without a connection is kept, and sent later', async ({ page }) => {
  let cut = false;
  const ends: (() => void)[] = [];
  await page.routeWebSocket(/socket/, (socket) => {
    if (cut) void socket.close();
    else {
      const server = socket.connectToServer();
      ends.push(() => {
        void server.close();
        void socket.close();
      });
    }
  });
  const { table } = await openTable(page.request, AGAINST_A_BOT);
  await open(page, `/t/${table}`);
  await expect(page.getByText('Your turn').first()).toBeVisible();
  cut = true;
  for (const end of ends.splice(0)) end();
  await bar(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Your move is kept here')).toBeVisible();
  cut = false;
  await expect(page.getByRole('button', { name: /rolls/ }).first()).toBeVisible();
  await expect(page.getByText('Your move is kept here')).toBeHidden();
});

test('who is offline is told so at once, and no longer once the server answers', async ({
  page,
  context,
}) => {
  // At once: no time passes until then.
  await holdTimers(page, 1_000);
  const { table } = await openTable(page.request, AGAINST_A_BOT);
  await open(page, `/t/${table}`);
  await expect(page.getByText('Your turn').first()).toBeVisible();
  const banner = page.getByText('You are offline.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await bar(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Your move is kept here')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /rolls/ }).first()).toBeVisible();
  await expect(banner).toBeHidden();
});

test('what was taken back by agreement is gone from the label, and the log says so', async ({ page }) => {
  const { table } = await openTable(page.request, AGAINST_A_BOT);
  await open(page, `/t/${table}`);
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await move(page);
  const undo = bar(page).getByRole('button', { name: /take back/i });
  const placing = bar(page).getByText(/about to: Place/);
  await expect(undo.or(placing)).toBeVisible();
  if (await placing.isVisible()) await page.keyboard.press('Escape');
  // Luck was had from it, so the bot is asked, and agrees at once.
  await bar(page)
    .getByRole('button', { name: /^Ask to take back: .* rolls/ })
    .click();
  const log = page.getByRole('region', { name: 'Log', exact: true });
  const expectGone = async (): Promise<void> => {
    await expect(log.getByText('Taken back', { exact: true })).toBeVisible();
    await expect(log.getByText(/takes back 1 move/)).toHaveCount(1);
    await expect(undo).toHaveCount(0);
  };
  await expectGone();
  await page.reload();
  await expectGone();
});

test('nobody ends a game by a slip', async ({ page }) => {
  const { table } = await openTable(page.request, AGAINST_A_BOT);
  await open(page, `/t/${table}`);
  const end = page.getByRole('button', { name: 'Propose to end the game' });
  await end.click();
  const dialog = page.getByRole('dialog', { name: 'End this game early?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await end.click();
  await dialog.getByRole('button', { name: 'Propose to end the game' }).click();
  await expect(page.getByRole('heading', { name: 'The game was ended early' })).toBeVisible();
});

test('whoever resigns is told so, without points, and what was played can be reviewed', async ({ page }) => {
  const { table } = await openTable(page.request, AGAINST_A_BOT);
  await open(page, `/t/${table}`);
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await move(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ wins$/);
  await expect(page.getByText(/ resigns\.$/)).toBeVisible();
  await expect(page.locator('.over')).not.toContainText('points');
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.locator('[data-review="done"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Luck and decisions' })).toBeVisible();
});

test('the rematch of a private table is behind its key', async ({ page, browser }) => {
  const { table, key } = await openTable(page.request, { ...AGAINST_A_BOT, visibility: 'private' });
  await open(page, `/t/${table}#${key}`);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(table) && url.hash === `#${key}`);
  // Who asked for it sits there, so that it has begun.
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  const guest = await browser.newPage();
  await open(guest, new URL(page.url()).pathname + new URL(page.url()).hash);
  await expect(guest.getByText('You are watching.')).toBeVisible();
  await guest.close();
});
