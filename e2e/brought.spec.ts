import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { finished, logOf } from './games.ts';
import { complaints, open } from './pages.ts';

/** A finished game as this browser keeps them, made from a table's. */
async function keepHere(page: Page, request: APIRequestContext, id: string): Promise<void> {
  const log = await logOf(request, await finished(request, 'shanghaien'));
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
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('quayside', 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore('tables', { keyPath: 'id' });
        asked.onsuccess = () => {
          const put = asked.result.transaction('tables', 'readwrite').objectStore('tables').put(kept);
          put.onsuccess = () => resolve();
        };
      }),
    record,
  );
}

test('a game without a server is taken along: a result of one’s own, and a link for others', async ({
  page,
  context,
  browser,
  request,
}) => {
  const heard = complaints(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await keepHere(page, request, 'here-brought');
  await open(page, '/replay/here-brought');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay: Shanghaien');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replay\/log-[0-9a-f]{40}/);

  await open(page, '/profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'On this device' })).toHaveCount(1);
  expect(heard).toEqual([]);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Replay: Shanghaien');
});
