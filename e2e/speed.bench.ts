/**
 * `npm run browser:speed`: what it costs the browser to draw a move, how smoothly the move plays, how soon it is there; how long a
 * newcomer waits for a table, and a player for a review.
 * `MOVES=100` measures more of them. What counts is the processor's time: a busy machine's clock measures others too.
 */
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, type CDPSession, expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { alignedTable } from '../bench/measure.ts';
import { seeded } from '../core/chance.ts';
import { GAMES } from '../games/index.ts';
import { type GameId, type Opened, openTable } from './games.ts';
import { open, TITLES } from './pages.ts';
import { HOOK, type Shown } from './speed-page.ts';
import { busyBetween, tracing } from './speed-trace.ts';
import { newcomer, over, review } from './speed-waits.ts';

const MOVES = Number(process.env['MOVES'] ?? 30);
const BOT = 'sensible';
/** So many newcomers, and so many reviews of one game. */
const TIMES = 5;
/** The fullest tables, and how many entries the log has before anything is measured. */
const TABLES: Readonly<Record<GameId, { readonly seats: number; readonly before: number }>> = {
  container: { seats: 5, before: 150 },
  shanghaien: { seats: 2, before: 40 },
  'cargo-noir': { seats: 5, before: 90 },
};
/** A phone's processor is about four times as slow. */
const DEVICES = {
  desktop: { width: 1440, height: 900, slower: 1 },
  phone: { width: 390, height: 844, slower: 4 },
} as const;
/** Milliseconds of a move's motion that are looked at; afterwards it comes to rest. */
const MOTION = 400;
const REST = 400;
/** A frame has 16.7 ms; one that took half as long again has let another pass. */
const LATE = 25;

// ── At the table ────────────────────────────────────────────────────────────────────────────────────

/** The game has been going on for a while, faster than anybody could look on. */
async function sitDown(page: Page, game: GameId): Promise<Opened> {
  const { seats, before } = TABLES[game];
  await page.addInitScript(HOOK);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : BOT));
  const opened = await openTable(page.request, { game, seats, bots });
  await play(page.request, game, opened, { entries: before });
  await open(page, `/t/${opened.table}`);
  await page.locator('.board > *').first().waitFor();
  return opened;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Course {
  /** How many more the table has then. */
  readonly entries: number;
  /** Milliseconds before each own move. */
  readonly slowly?: number;
}

/** Plays the first seat, past the page. */
async function play(
  request: APIRequestContext,
  game: GameId,
  opened: Opened,
  { entries, slowly = 0 }: Course,
): Promise<void> {
  const table = `/api/tables/${opened.table}`;
  const chance = seeded(game);
  let until = Number.POSITIVE_INFINITY;
  for (;;) {
    const { n, picture } = await (await request.get(`${table}?key=${opened.key}`)).json();
    until = Math.min(until, n + entries);
    if (n > until || picture.info.status !== 'playing') return;
    const asked = picture.toAct.includes(0);
    await pause(asked ? slowly : 20);
    if (!asked) continue;
    const move = await GAMES[game]?.bots[BOT]?.choose(picture.view, 0, [], { nodes: 100, chance });
    const data = { id: `move-${n}`, command: { type: 'move', move, seen: n } };
    await request.post(`${table}/commands?key=${opened.key}`, { data });
  }
}

// ── Without a table ─────────────────────────────────────────────────────────────────────────────────

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ALONE = 'http://alone.test/';
const BUILT = folder('../build/alone/');
/** As large as the place for a board on a desktop. */
const STAGE = { width: 900, height: 720 };

/** What the first seat sees after each of so many moves, and what has happened. */
function course(id: GameId): object[] {
  const { seats, before } = TABLES[id];
  const { game, bots } = GAMES[id] ?? {};
  const bot = bots?.[BOT];
  const options = game?.decode.options.decode({});
  if (!game || !bot || !options || options.fault) throw new Error(`Nobody knows ${id}.`);
  const chance = seeded(id);
  const state = game.start(options.value, seats, chance);
  const shown: object[] = [];
  for (let n = 0; n <= before + MOVES; n++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    const move = bot.choose(game.view(state, seat), seat, [], { nodes: 100, chance }) as { type: string };
    const events: object[] = [];
    game.apply(state, seat, move, chance, (event) => events.push(game.redact(event, 0) ?? []));
    if (n >= before)
      shown.push(structuredClone({ view: game.view(state, 0), news: { n, events: events.flat() } }));
  }
  return shown;
}

/** A page with nothing but the board, as client/alone makes it. */
async function openAlone(page: Page, id: GameId): Promise<number> {
  await page.route(`${ALONE}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: `${BUILT}${pathname === '/' ? 'index.html' : pathname.slice(1)}` });
  });
  await page.addInitScript(HOOK);
  await page.setViewportSize(STAGE);
  await page.goto(ALONE);
  await page.waitForFunction('window.draw');
  const shown = course(id);
  await page.evaluate(
    `draw(${JSON.stringify({ game: id, seats: TABLES[id].seats, shown })}).then((next) => { speed.alone = next; })`,
  );
  return shown.length - 1;
}

// ── Figures ─────────────────────────────────────────────────────────────────────────────────────────

/** Milliseconds of the page's own thread since the last time, while it did something. */
async function spentBy<T>(session: CDPSession, doing: () => Promise<T>): Promise<[T, number]> {
  const soFar = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await soFar();
  const done = await doing();
  return [done, (await soFar()) - before];
}

const spent = async (session: CDPSession, page: Page, doing: string): Promise<number> =>
  (await spentBy(session, () => page.evaluate(doing)))[1];

function ranked(all: readonly number[], share: number): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN;
}
const halfAndMost = (all: readonly number[]): string =>
  [0.5, 0.95].map((share) => ranked(all, share).toFixed(1)).join(' / ');
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

const redraws: string[][] = [
  ['one move', 'processor ms', 'ms by the clock', 'frames/s', 'late frames', 'processor ms a frame'],
];
const boards: string[][] = [['one move, the board alone', 'processor ms']];
const arrivals: string[][] = [['bots', 'moves', 'ms after the message', 'ms after the move']];

const newcomers: string[][] = [['a newcomer plays', 'ms until the address', 'ms until the board']];
const reviews: string[][] = [['a review', 'moves', 'ms']];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const { svelte } = await import('@sveltejs/vite-plugin-svelte');
  await build({
    root: folder('../client/alone'),
    configFile: false,
    plugins: [svelte()],
    build: { outDir: BUILT, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
    logLevel: 'error',
  });
});
test.afterAll(() => {
  for (const table of [redraws, boards, arrivals, newcomers, reviews])
    console.log(`\n${alignedTable(table)}`);
  console.log('\nhalf of them took no longer than / 95 of 100 took no longer than');
});

for (const game of Object.keys(TABLES) as GameId[]) {
  for (const [device, { slower, ...size }] of Object.entries(DEVICES)) {
    test(`${game} on a ${device}`, async ({ page }) => {
      await page.setViewportSize(size);
      const opened = await sitDown(page, game);
      await play(page.request, game, opened, { entries: MOVES });
      // Some games end before they are as long as that.
      await expect.poll(() => page.evaluate('speed.count()')).toBeGreaterThan(MOVES / 2);
      await pause(3 * REST);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      const nothing = await each(5, () => spent(session, page, 'speed.nothing()'));
      const left = await page.evaluate<number>('speed.count()');
      const moves = await each(Math.min(MOVES, left), async () => {
        const [shown, drawing] = await spentBy(session, () => page.evaluate<Shown>('speed.next()'));
        const [frames, moving] = await spentBy(session, () =>
          page.evaluate<number[]>(`speed.frames(${MOTION})`),
        );
        await pause(REST);
        return { shown, drawing: drawing - ranked(nothing, 0.5), frames, moving: moving / frames.length };
      });
      const frames = moves.flatMap((move) => move.frames);
      redraws.push([
        `${game}, ${device}`,
        halfAndMost(moves.map(({ drawing }) => drawing)),
        halfAndMost(moves.map(({ shown }) => shown.message)),
        ((1000 * frames.length) / sum(frames)).toFixed(1),
        `${((100 * frames.filter((time) => time > LATE).length) / frames.length).toFixed(1)} %`,
        halfAndMost(moves.map(({ moving }) => moving)),
      ]);
    });
  }

  test(`${game}, the board alone`, async ({ page }) => {
    const moves = await openAlone(page, game);
    await pause(3 * REST);
    const session = await page.context().newCDPSession(page);
    // Until it is drawn: the frames after that belong to the motion.
    const events = await tracing(session, async () => {
      await each(5, () => page.evaluate('speed.still()'));
      await each(moves, async () => {
        await page.evaluate('speed.redrawn()');
        await pause(2 * REST);
      });
    });
    const still = ranked(busyBetween(events, 'still', 'seen'), 0.5);
    const drawing = busyBetween(events, 'told', 'drawn').map((busy) => busy - still);
    expect(drawing).toHaveLength(moves);
    boards.push([game, halfAndMost(drawing)]);
  });

  test(`${game}, bots answer`, async ({ page }) => {
    const opened = await sitDown(page, game);
    await page.evaluate('speed.skip(Infinity); speed.through = true');
    await play(page.request, game, opened, { entries: MOVES, slowly: 2 * REST });
    const shown = await page.evaluate<Shown[]>('Promise.all(speed.shown)');
    arrivals.push([
      game,
      String(shown.length),
      halfAndMost(shown.map(({ message }) => message)),
      halfAndMost(shown.map(({ move }) => move)),
    ]);
  });
}

for (const title of TITLES) {
  test(`a newcomer plays ${title}`, async ({ browser }) => {
    const all = await each(TIMES, () => newcomer(browser, title));
    newcomers.push([
      title,
      halfAndMost(all.map(({ address }) => address)),
      halfAndMost(all.map(({ board }) => board)),
    ]);
  });
}

test('a finished game is reviewed', async ({ browser }) => {
  const table = over('shanghaien');
  const all = await each(TIMES, () => review(browser, table));
  reviews.push(['shanghaien', String(table.moves.length), halfAndMost(all)]);
});

async function each<T>(times: number, doing: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < times; i++) all.push(await doing());
  return all;
}
