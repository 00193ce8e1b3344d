/** Whole games: against bots by pointing at what is drawn; between two browsers with the keyboard alone. */
import { expect, type Page, test } from '@playwright/test';
import { type GameId, openTable } from './games.ts';
import { complaints, open } from './pages.ts';
import { click, draws, playOn, point, type, untilAsked } from './playing.ts';

const GAMES = ['shanghaien', 'cargo-noir', 'container'] as const;

/** Container ends soon where nobody trades. */
const OPTIONS: Readonly<Record<GameId, object>> = {
  shanghaien: {},
  'cargo-noir': {},
  container: { stagnationLaps: 2 },
};

/** It comes by itself, but who touches the board stays there and asks for it. */
async function expectResult(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await click(page, '.bar .result', 0);
    expect(await heading.textContent()).toMatch(/win/i);
  }).toPass();
}

for (const game of GAMES) {
  test(`a whole game of ${game} against bots, by pointing`, async ({ page }) => {
    const heard = complaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const bots = game === 'container' ? [null, 'random', 'random'] : [null, 'random'];
    const plan = { game, seats: bots.length, bots, options: OPTIONS[game] };
    const { table } = await openTable(page.request, plan);
    await open(page, `/t/${table}`);
    const draw = draws(7);
    while (!(await playOn(page, point, draw))) await untilAsked(page);
    await expectResult(page);
    expect(heard).toEqual([]);
  });
}

/** A connection that can be cut; the page then makes another. */
async function cuttable(page: Page): Promise<() => void> {
  const ends: (() => void)[] = [];
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    ends.push(() => {
      void server.close();
      void socket.close();
    });
  });
  return () => {
    for (const end of ends.splice(0)) end();
  };
}

/** So often something goes wrong for one of them. */
const TROUBLE = 20;

for (const game of GAMES) {
  test(`two browsers play ${game} by keyboard alone, through reloads and lost connections`, async ({
    page,
    browser,
  }) => {
    const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const cut = await cuttable(page);
    const bots = game === 'container' ? [null, null, 'random'] : [null, null];
    const plan = { game, seats: bots.length, bots, options: OPTIONS[game], visibility: 'link' };
    const { table } = await openTable(page.request, plan);
    await open(other, `/t/${table}`);
    await other.getByRole('button', { name: 'Sit down' }).first().click();
    await open(page, `/t/${table}`);
    const draw = draws(11);
    let n = 0;
    const trouble = async (): Promise<void> => {
      n += 1;
      if (n % (2 * TROUBLE) === 0) await other.reload({ waitUntil: 'commit' });
      else if (n % TROUBLE === 0) cut();
    };
    while (!((await playOn(page, type, draw, trouble)) || (await playOn(other, type, draw, trouble))))
      await Promise.race([untilAsked(page), untilAsked(other)]);
    await expectResult(page);
    await expectResult(other);
    await other.close();
  });
}
