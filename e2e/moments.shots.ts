/** Pictures of what comes before, between and after the moves: build/shots. */
import { expect, type Page, test } from '@playwright/test';
import { HereTable } from '../client/local/table.ts';
import { luckPath, replayPath, tablePath } from '../client/routes.ts';
import { seeded } from '../core/chance.ts';
import { GAMES } from '../games/index.ts';
import { finished, type GameId, type Opened, openTable } from './games.ts';
import { choose, LOOKS, open, settled } from './pages.ts';
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
      await page.setViewportSize(size);
      await choose(page, language, theme);
      const shoot = async (name: string, fullPage = false): Promise<void> => {
        await settled(page);
        await page.screenshot({ path: `${SHOTS}/${name}-${device}-${theme}-${language}.png`, fullPage });
      };
      for (const game of IDS) {
        await page.goto(`/learn/${game}`);
        await page.locator('[data-ring]').waitFor();
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
        const over = await played(game);
        await page.goto(tablePath(over.table, over.key));
        await unfolded(page);
        await shoot(`result-${game}`, true);
        await open(page, replayPath(over.table, over.key, 40));
        // From there the controls, which stay in sight, are in their own place.
        await page.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
        await shoot(`replay-${game}`, true);
      }
      const { table, key } = await played('shanghaien');
      await open(page, luckPath(table, key));
      await shoot('luck-checked', true);
      await page.goto(tablePath(table, key));
      await page.locator('[data-review] .btn').first().click();
      await page.locator('[data-review="done"]').waitFor();
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

const played = (game: GameId): Promise<Opened> => finished(game, { visibility: 'public', bots: BOTS[game] });

/** The account is there, with all its lines. */
async function unfolded(page: Page): Promise<void> {
  await page.locator('#reckoning').waitFor();
  await page.locator('[data-review]').waitFor();
  await expect(page.locator('section[aria-labelledby="reckoning"] .folded')).toHaveCount(0);
}

async function askForHint(page: Page): Promise<void> {
  await openPosition(page, 'shanghaien');
  await page.keyboard.press('h');
  const more = page.locator('.panel > .button');
  await more.click();
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
