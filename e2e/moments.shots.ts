/** Pictures of what comes before, between and after the moves: build/shots. */
import { expect, type Page, test } from '@playwright/test';
import { HereTable } from '../client/local/table.ts';
import { luckPath, replayPath, tablePath } from '../client/routes.ts';
import { seeded } from '../core/chance.ts';
import { GAMES } from '../games/index.ts';
import { finished, type GameId, type Opened, openTable } from './games.ts';
import { choose, LOOKS, open } from './pages.ts';
import { keepHere, openPosition } from './positions.ts';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
const IDS: readonly GameId[] = ['container', 'shanghaien', 'cargo-noir'];
const SHOTS = 'build/shots';

for (const [device, size] of Object.entries(SIZES)) {
  for (const [theme, language] of LOOKS) {
    test(`moments ${device} ${theme} ${language}`, async ({ page }) => {
      test.setTimeout(400_000);
      await page.setViewportSize(size);
      await choose(page, language, theme);
      const shoot = async (name: string, fullPage = false): Promise<void> => {
        await page.waitForTimeout(600);
        await page.screenshot({ path: `${SHOTS}/${name}-${device}-${theme}-${language}.png`, fullPage });
      };
      for (const game of IDS) {
        await page.goto(`/learn/${game}`);
        await page.locator('[data-ring]').waitFor({ timeout: 30_000 });
        await shoot(`lesson-${game}`);
      }
      await askForHint(page);
      await shoot('hint');
      await hangCurtain(page);
      await shoot('curtain');
      await invite(page);
      await shoot('invite');
      const waiting = await openTable(page.request, WAITING);
      await page.goto(tablePath(waiting.table, waiting.key));
      await page.locator('.opening').waitFor();
      await shoot('waiting');
      for (const game of IDS) {
        const over = await played(page, game);
        await page.goto(tablePath(over.table, over.key));
        await unfolded(page);
        await shoot(`result-${game}`, true);
        await open(page, replayPath(over.table, over.key, 40));
        // From there the controls, which stay in sight, are in their own place.
        await page.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
        await shoot(`replay-${game}`, true);
      }
      const { table, key } = await played(page, 'shanghaien');
      await open(page, luckPath(table, key));
      await shoot('luck-checked', true);
      await page.goto(tablePath(table, key));
      await page.locator('[data-review] .btn').first().click();
      await page.locator('[data-review="done"]').waitFor({ timeout: 120_000 });
      await unfolded(page);
      await shoot('review', true);
    });
  }
}

const WAITING = { game: 'cargo-noir', seats: 4, bots: [null, 'easy', null, null] };

/** Who plays by chance ends with nothing but debts, which makes no picture. */
const BOTS = {
  container: ['sensible', 'sensible', 'sensible'],
  shanghaien: ['sensible', 'sensible'],
  'cargo-noir': ['sensible', 'greedy'],
} as const satisfies Readonly<Record<GameId, readonly string[]>>;

/** Bots play one game of each kind for all pictures. */
const games = new Map<GameId, Opened>();
async function played(page: Page, game: GameId): Promise<Opened> {
  const over =
    games.get(game) ?? (await finished(page.request, game, { visibility: 'public', bots: BOTS[game] }));
  games.set(game, over);
  return over;
}

/** The account is there, with all its lines. */
async function unfolded(page: Page): Promise<void> {
  await page.locator('#reckoning').waitFor({ timeout: 30_000 });
  await page.locator('[data-review]').waitFor();
  await expect(page.locator('section[aria-labelledby="reckoning"] .folded')).toHaveCount(0, {
    timeout: 20_000,
  });
}

async function askForHint(page: Page): Promise<void> {
  await openPosition(page, 'shanghaien');
  await page.keyboard.press('h');
  const more = page.locator('.panel > .button');
  await more.click({ timeout: 30_000 });
}

/** Two people share a screen, where something is secret. */
async function hangCurtain(page: Page): Promise<void> {
  const { game } = GAMES['container'] ?? {};
  const options = game?.decode.options.decode({});
  if (!game || !options || options.fault) throw new Error('Nobody knows Container.');
  const seats = ['Anna', 'Bernard', 'Clara'].map((name) => ({ name, bot: '' }));
  const plans = { id: 'here-curtain', options: options.value, seats };
  await keepHere(page, HereTable.open(game, plans, seeded('curtain'), Date.now()).record);
  await page.goto('/t/here-curtain');
  await page.locator('.curtain').waitFor();
}

async function invite(page: Page): Promise<void> {
  await open(page, '/');
  await page.locator('#tables ~ span button').click();
  await page.locator('dialog form [type="submit"]').click();
  await page.locator('dialog figure').waitFor();
}
