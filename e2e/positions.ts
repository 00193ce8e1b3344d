/** Games in the middle, kept in the browser like any game at one's own screen: real positions for the pictures. */
import type { Page } from '@playwright/test';
import { HereTable } from '../client/local/table.ts';
import { seeded } from '../core/chance.ts';
import { GAMES } from '../games/index.ts';
import { settled } from './pages.ts';

interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly options?: object;
  /** So many moves at least have been made. */
  readonly after: number;
  readonly phase?: string;
}

/** Each with the first seat to move. */
export const POSITIONS = {
  'container-start': { game: 'container', seats: 4, after: 0, phase: 'actions' },
  'container-3': { game: 'container', seats: 3, after: 60 },
  'container-5': { game: 'container', seats: 5, after: 150, phase: 'actions' },
  'container-bid': { game: 'container', seats: 4, after: 60, phase: 'bidding' },
  'container-answer': { game: 'container', seats: 4, after: 60, phase: 'answer' },
  'container-bank': {
    game: 'container',
    seats: 4,
    options: { edition: 'anniversary', investmentBank: true },
    after: 110,
    phase: 'actions',
  },
  shanghaien: { game: 'shanghaien', seats: 2, after: 40, phase: 'rolled' },
  'shanghaien-all': {
    game: 'shanghaien',
    seats: 2,
    options: { crazyCaptain: true, noShanghai: true, sharks: true, doubles: true },
    after: 60,
  },
  'cargo-noir-2': { game: 'cargo-noir', seats: 2, after: 24 },
  'cargo-noir-4': { game: 'cargo-noir', seats: 4, after: 40, phase: 'send' },
  'cargo-noir-5': { game: 'cargo-noir', seats: 5, after: 90, phase: 'trade' },
} as const satisfies Readonly<Record<string, Wanted>>;
export type PositionName = keyof typeof POSITIONS;

const SEEDS = 40;
const MOST_MOVES = 1_500;
const BOT = 'sensible';

/** Plays until the position wanted is there; another game if it never came. */
function record(name: PositionName): object {
  const wanted: Wanted = POSITIONS[name];
  for (let seed = 0; seed < SEEDS; seed++) {
    const table = played(`here-${name}`, wanted, seeded(`${name} ${seed}`));
    if (table) return table.record;
  }
  throw new Error(`No game came to ${name}.`);
}

function played(id: string, wanted: Wanted, chance: ReturnType<typeof seeded>): HereTable | undefined {
  const { game, bots } = GAMES[wanted.game] ?? {};
  const options = game?.decode.options.decode(wanted.options ?? {});
  if (!game || !options || options.fault) throw new Error(`Nobody knows ${wanted.game}.`);
  const seats = Array.from({ length: wanted.seats }, (_, seat) => ({
    name: seat === 0 ? 'Ada' : '',
    bot: seat === 0 ? '' : 'hard',
  }));
  const table = HereTable.open(game, { id, options: options.value, seats }, chance, Date.now());
  for (let n = 0; n < MOST_MOVES && table.record.status === 'playing'; n++) {
    const seat = table.toAct[0] ?? 0;
    const { view } = table.picture(seat);
    const { phase } = view as { phase?: string };
    if (n >= wanted.after && table.toAct.includes(0) && (wanted.phase ?? phase) === phase) return table;
    const move = bots?.[BOT]?.choose(view as object, seat, [], { nodes: 100, chance });
    table.play(seat, move, chance, Date.now());
  }
  return undefined;
}

const records = new Map<PositionName, object>();

/** Opens a table of this browser at the position. */
export async function openPosition(page: Page, name: PositionName): Promise<void> {
  const kept = records.get(name) ?? record(name);
  records.set(name, kept);
  await keepHere(page, kept);
  await page.goto(`/t/here-${name}`);
  await page.locator('.board > *').first().waitFor();
  await settled(page);
}

/** Puts a table into the browser's database. */
export async function keepHere(page: Page, table: object): Promise<void> {
  // Any page of ours that needs no script: only the database is wanted.
  await page.goto('/icon.svg');
  await page.evaluate(`(${KEEP})(${JSON.stringify(table)})`);
}

/** Tables in the browser's database. */
export async function allKept(page: Page): Promise<HereTable['record'][]> {
  return await page.evaluate(ALL_KEPT);
}

/** Runs in the page; finds what client/local/store.ts keeps. */
const ALL_KEPT = `new Promise((resolve) => {
  const opening = indexedDB.open('quayside', 1);
  opening.onsuccess = () => {
    const all = opening.result.transaction('tables').objectStore('tables').getAll();
    all.onsuccess = () => { opening.result.close(); resolve(all.result); };
  };
})`;

/** Runs in the page; keeps a table as client/local/store.ts does. */
const KEEP = `(table) => new Promise((resolve) => {
  const opening = indexedDB.open('quayside', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
  opening.onsuccess = () => {
    const change = opening.result.transaction('tables', 'readwrite');
    change.objectStore('tables').put(table);
    change.oncomplete = () => { opening.result.close(); resolve(); };
  };
})`;
