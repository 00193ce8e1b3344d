/** Tables and logs of earlier versions, in the pages of today. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { keptGames } from '../arena/paths.ts';
import { type KeptTable, keptTables, RELEASES } from '../server/upgrade/testing.ts';
import { complaints, KEEP_NOTHING, KEEP_PAGES, open } from './pages.ts';
import { type Draw, draws, look, type as typeMove, untilAsked } from './playing.ts';
import { allKept, keepHere } from './positions.ts';

/** Moves that a table goes on for. */
const MOVES = 8;
const UNKNOWN = 99;

const kept = async (page: Page, id: string) => (await allKept(page)).find((table) => table.id === id);
const movesOf = async (page: Page, id: string): Promise<number> => (await kept(page, id))?.moves.length ?? 0;

/** With several people at one screen, whoever is asked takes it. */
async function takeScreen(page: Page): Promise<void> {
  const curtain = page.locator('.curtain button');
  await curtain.or(page.locator('.bar .kinds, .bar .result, .over')).first().waitFor();
  if (await curtain.count()) await curtain.click();
  await untilAsked(page);
}

/** People move with the keyboard, bots by themselves. */
async function playSome(page: Page, id: string, draw: Draw): Promise<void> {
  const wanted = (await movesOf(page, id)) + MOVES;
  while ((await movesOf(page, id)) < wanted) {
    await takeScreen(page);
    const shown = await look(page);
    if (shown.over) return;
    if (shown.asked) await typeMove(page, shown, draw);
  }
}

async function expectHint(page: Page): Promise<void> {
  await takeScreen(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const panel = page.getByRole('region', { name: /A hint|The best moves/ });
  await expect(panel.getByRole('status')).toContainText('Think of this:');
  await page.keyboard.press('Escape');
}

const place = (page: Page) => page.getByRole('region', { name: 'Replay' }).getByRole('status');

/** From the first move to the last. */
async function expectReplay(page: Page, moves: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Replay: /);
  await page.keyboard.press('Home');
  await expect(place(page)).toHaveText('The beginning');
  await page.keyboard.press('End');
  await expect(place(page)).toHaveText(`Move ${moves} of ${moves}`);
}

async function expectReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.locator('[data-review="done"]')).toBeVisible();
}

const file = (text: string) => ({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
const pick = (page: Page, text: string) => page.locator('input[type="file"]').setInputFiles(file(text));

for (const release of RELEASES) {
  const tables = keptTables(release);
  const running = tables.filter(({ status }) => status === 'playing');
  const titles = new Set(running.map(({ game }) => game));

  test.describe(`tables that ${release} kept in the browser`, () => {
    test.use(KEEP_PAGES);

    for (const game of titles) {
      test(`${game} goes on without a network, with bots and hints`, async ({ page, context }) => {
        const heard = complaints(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, '/');
        await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
        const own = running.filter((table) => table.game === game);
        for (const table of own) await keepHere(page, table);
        await context.setOffline(true);
        for (const { id, version, seats } of own) {
          await page.goto(`/t/${id}`);
          await playSome(page, id, draws(5));
          expect(await kept(page, id)).toMatchObject({ version });
          if (seats.filter(({ bot }) => bot === '').length === 1) await expectHint(page);
          await open(page, `/replay/${id}`);
          await expectReplay(page, await movesOf(page, id));
        }
        expect(heard.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
      });
    }
  });

  test.describe(`games that ended in ${release}`, () => {
    test.use(KEEP_NOTHING);

    for (const table of tables.filter(({ status }) => status === 'over')) {
      test(`${table.id} is shown, reviewed and played on`, async ({ page }) => {
        const heard = complaints(page);
        await keepHere(page, table);
        await open(page, `/replay/${table.id}`);
        await expectReplay(page, table.moves.length);
        await expectReview(page);
        await open(page, `/replay/${table.id}?at=8`);
        await page.getByRole('button', { name: 'Play on from here' }).click();
        await page.waitForURL(/\/t\/here-/);
        const id = basename(new URL(page.url()).pathname);
        await page.locator('.bar').waitFor();
        expect(await kept(page, id)).toMatchObject({ game: table.game, version: table.version });
        expect(heard).toEqual([]);
      });
    }
  });
}

test.describe('logs', () => {
  test.use(KEEP_NOTHING);

  test('every kept game is shown to its end, whatever its version', async ({ page }) => {
    const heard = complaints(page);
    for (const name of keptGames()) {
      const text = readFileSync(name, 'utf8');
      await open(page, '/replay');
      await pick(page, text);
      await expectReplay(page, text.trimEnd().split('\n').length - 1);
    }
    expect(heard).toEqual([]);
  });

  const [golden = ''] = keptGames('shanghaien');
  const future = (): string => readFileSync(golden, 'utf8').replace(/"version":\d+/, `"version":${UNKNOWN}`);
  const sentence = new RegExp(`version ${UNKNOWN} of the rules, which was never released`);

  test('a log of a version that was never released says so, as a replay and for its luck', async ({
    page,
  }) => {
    const heard = complaints(page);
    await open(page, '/replay');
    await pick(page, future());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game cannot be shown');
    await expect(page.getByText(sentence)).toBeVisible();
    await open(page, '/luck');
    await pick(page, future());
    await expect(page.getByText(sentence)).toBeVisible();
    await open(page, '/');
    expect(await allKept(page)).toEqual([]);
    expect(heard).toEqual([]);
  });

  test('a table of such a version waits for a newer page, and stays as it is', async ({ page }) => {
    const heard = complaints(page);
    const [table] = RELEASES.flatMap(keptTables).filter(({ status }) => status === 'playing');
    const unknown = { ...table, version: UNKNOWN } as KeptTable;
    await keepHere(page, unknown);
    await open(page, `/t/${unknown.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game needs a newer page');
    await open(page, `/replay/${unknown.id}`);
    await expect(page.getByText('rules that this page does not know yet')).toBeVisible();
    expect(await allKept(page)).toEqual([unknown]);
    expect(heard).toEqual([]);
  });
});
