import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { finished, logOf } from './games.ts';
import { complaints, holdTimers, open } from './pages.ts';
import { keepHere } from './positions.ts';

/** A finished game as this browser keeps them, made from a table's. */
async function finishedHere(page: Page, request: APIRequestContext, id: string): Promise<void> {
  const log = await logOf(request, await finished('shanghaien'));
  const [opening, ...moves] = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { game, version, options, draws } = opening;
  const record = {
    ...{ id, game, version, options, draws, created: 1, updated: 1, status: 'over', toAct: [] },
    ...{ places: [1, 2], rematch: null },
    seats: [
      { name: 'Ada', bot: '' },
      { name: 'easy', bot: 'easy' },
    ],
    moves: moves.filter(({ move, takenBack }) => move && !takenBack),
  };
  await keepHere(page, record);
}

test('a game without a server is taken along: a result of one’s own, and a link for others', async ({
  page,
  context,
  browser,
  request,
}) => {
  const heard = complaints(page);
  // What the button says stays until it has been read.
  await holdTimers(page, 1_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await finishedHere(page, request, 'here-brought');
  await open(page, '/replay/here-brought');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay: Shanghaien');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(link).toMatch(/\/replay\/log-[0-9a-f]{40}/);

  await open(page, '/profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'On this device' })).toHaveCount(1);
  expect(heard).toEqual([]);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Replay: Shanghaien');
});
