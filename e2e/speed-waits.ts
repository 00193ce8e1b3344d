/** How long somebody waits for a table and for a review, for speed.bench.ts. */
import type { Browser } from '@playwright/test';
import { HereTable } from '../client/local/table.ts';
import { seeded } from '../core/chance.ts';
import { GAMES } from '../games/index.ts';
import type { GameId } from './games.ts';
import { open } from './pages.ts';
import { keepHere } from './positions.ts';

const BOT = 'sensible';

/** Milliseconds from "Play now" until the address is the table's, and until its board is drawn. */
export async function newcomer(browser: Browser, title: string): Promise<{ address: number; board: number }> {
  const page = await browser.newPage();
  await open(page, '/');
  const card = page.locator(`[data-game="${title}"]`);
  await card.getByRole('radio', { name: 'Captain' }).check();
  const clicked = performance.now();
  await card.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\/[^/]+$/);
  const address = performance.now() - clicked;
  await page.locator('.board > *').first().waitFor();
  const board = performance.now() - clicked;
  await page.close();
  return { address, board };
}

/** A game at this browser's own table, played to its end. */
export function over(id: GameId): HereTable['record'] {
  const { game, bots } = GAMES[id] ?? {};
  const bot = bots?.[BOT];
  const options = game?.decode.options.decode({});
  if (!game || !bot || !options || options.fault) throw new Error(`Nobody knows ${id}.`);
  const chance = seeded(id);
  const seats = [
    { name: 'Ada', bot: '' },
    { name: '', bot: 'hard' },
  ];
  const table = HereTable.open(game, { id: `here-${id}`, options: options.value, seats }, chance, Date.now());
  while (table.record.status === 'playing') {
    const seat = table.toAct[0] ?? 0;
    const move = bot.choose(table.picture(seat).view as object, seat, [], { nodes: 100, chance });
    table.play(seat, move, chance, Date.now());
  }
  return table.record;
}

/** Milliseconds until a finished game is reviewed. */
export async function review(browser: Browser, table: HereTable['record']): Promise<number> {
  const page = await browser.newPage();
  await keepHere(page, table);
  await open(page, `/t/${table.id}`);
  const clicked = performance.now();
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.locator('[data-review="done"]').waitFor();
  const reviewed = performance.now() - clicked;
  await page.close();
  return reviewed;
}
