/** Pages of history, positions and tables read from keyframes are those of the whole journal. */
import { beforeEach, expect, test } from 'vitest';
import { type Chance, seeded } from '../../core/chance.ts';
import { digest } from '../../core/data.ts';
import { type Viewer, viewers } from '../../core/game.ts';
import { GAMES } from '../../games/index.ts';
import type { Command } from '../../protocol/commands.ts';
import type { Entry } from '../../table/entries.ts';
import { historyOf, type Remembered } from '../../table/history.ts';
import { keyframeOf } from '../../table/keyframe.ts';
import { positionBefore } from '../../table/position.ts';
import { replayFromStart } from '../../table/replay.ts';
import type { Position, Table } from '../../table/table.ts';
import type { Account } from '../store/people-store.ts';
import { journalOf, loadTable } from './load.ts';
import { Hall } from './testing.ts';

let hall: Hall;
let people: Account[];
beforeEach(async () => {
  hall = await Hall.open();
  people = await Promise.all(['ada', 'ben', 'cem', 'dee', 'eve', 'fay'].map((name) => hall.person(name)));
});

/** Whatever may happen at a table: moves, chat of players and watchers, take-backs, clocks that run out, stand-ins. */
async function anything(table: string, seats: number, chance: Chance): Promise<void> {
  const who = people[chance.draw(seats + 1)]!;
  const player = people[chance.draw(seats)]!;
  const kind = chance.draw(30);
  hall.now += chance.draw(300);
  if (kind < 2) await hall.does(who, table, { type: 'say', text: `${chance.draw(99)}` });
  else if (kind < 6) await hall.does(player, table, { type: 'takeBack', moves: 1 + chance.draw(3) });
  else if (kind < 9) await everybody(table, { type: 'answer', yes: kind < 8 });
  else if (kind === 9) await hall.wait(6_000);
  else if (kind < 12) await everybody(table, { type: 'return' });
  else if ((await hall.live(table)).table.status === 'playing') await moveSomebody(table, chance);
}

async function everybody(table: string, command: Command): Promise<void> {
  for (const each of people) await hall.does(each, table, command);
}

async function moveSomebody(table: string, chance: Chance): Promise<void> {
  const { table: at, module } = await hall.live(table);
  const seat = module.game.toAct(at.state!)[0]!;
  // Where bids are sealed, nobody else knows of a loan.
  if (module.game.id === 'container' && chance.draw(4) === 0)
    await hall.does(people[seat]!, table, { type: 'move', move: { type: 'loan' }, seen: at.shown[seat]! });
  const free = module.game.toAct(at.state!).some((seat) => !at.seats[seat]!.standIn);
  if (free) await hall.moves(table, people, chance.draw(1 << 30)).catch(() => undefined);
}

/** A journal in which all of that happened, mostly. */
async function lively(game: string, chance: Chance): Promise<string> {
  const { min: seats } = GAMES[game]!.game.players;
  const clock = { type: 'live', turn: 5, bank: 0 } as const;
  const table = await hall.open(people[0]!, { game, seats, clock, absence: 'bot' });
  for (let seat = 1; seat < seats; seat++) {
    await hall.does(people[seat]!, table, { type: 'say', text: 'may I?' });
    await hall.does(people[seat]!, table, { type: 'sit', seat, nonce: '' });
  }
  for (let i = 0; i < LENGTH; i++) await anything(table, seats, chance);
  return table;
}

/** What is done at each table, and tables of each game (PAGES). */
const LENGTH = 150;
const TABLES = Number(process.env['PAGES'] ?? 2);

const MANY = Number.MAX_SAFE_INTEGER;

interface Known {
  readonly table: Table;
  /** Before each move, as it was when the move was made. */
  readonly positions: ReadonlyMap<number, string>;
  /** What was so after each entry. */
  readonly tables: readonly Table[];
}

const fingerprint = ({ state, sealed }: Position): string => `${digest(state)} ${JSON.stringify(sealed)}`;

async function wholeOf(table: string): Promise<Known> {
  const { module } = await hall.live(table);
  const positions = new Map<number, string>();
  const tables: Table[] = [];
  let last = '';
  const folded = await replayFromStart(journalOf(hall.store, table, module), (at, { n, entry }) => {
    if (entry.type === 'moved') positions.set(n, last);
    if (at.state) last = fingerprint({ state: at.state, sealed: at.sealed });
    tables.push(structuredClone(at));
  });
  return { table: folded, positions, tables };
}

/** Keeps some of them, only a few with the commands that were done. */
async function keepSome({ tables }: Known, chance: Chance): Promise<void> {
  for (const at of tables)
    if (chance.draw(9) === 0) await hall.store.keepKeyframe(at.id, keyframeOf(at, chance.draw(3) === 0), 1);
}

/** The whole history of a viewer, in pages of this size. */
async function inPages(table: string, viewer: Viewer, limit: number, views: boolean, open: boolean) {
  const live = await hall.live(table);
  const journal = journalOf(hall.store, table, live.module);
  const past = { journal, length: live.table.n, sealing: live.sealing };
  const told: Remembered[] = [];
  for (;;) {
    const after = told.at(-1)?.n ?? 0;
    const page = await historyOf(past, viewer, { after, limit, views, open });
    expect(page.length).toBeLessThanOrEqual(limit);
    told.push(...page);
    if (page.length < limit) return told;
  }
}

/** The kinds of entries in a journal, and moves that somebody was kept from seeing. */
async function kindsAt(table: string): Promise<string[]> {
  const entries = (await hall.store.entries(table, 0)).map(({ body }) => JSON.parse(body) as Entry);
  return entries.map((entry) =>
    entry.type === 'moved' && entry.unseenBy.length > 0 ? 'unseen' : entry.type,
  );
}

const KINDS = ['takenBack', 'proposed', 'answered', 'said', 'gone', 'returned'];

test.each(Object.keys(GAMES))(
  'audit 3: %s: pages, positions and tables are those of the whole',
  async (game) => {
    const chance = seeded(`pages of ${game}`);
    const missing = new Set([...KINDS, ...(game === 'container' ? ['unseen'] : [])]);
    for (let i = 0; i < TABLES || missing.size > 0; i++) {
      expect(i < 40 ? [] : [...missing]).toEqual([]);
      const table = await lively(game, chance);
      await compare(table, chance);
      for (const kind of await kindsAt(table)) missing.delete(kind);
    }
  },
);

async function compare(table: string, chance: Chance): Promise<void> {
  const known = await wholeOf(table);
  const eyes = viewers(known.table.seats.length);
  const open = chance.draw(2) === 0;
  const wanted = await Promise.all(eyes.map((viewer) => inPages(table, viewer, MANY, true, open)));
  await keepSome(known, chance);
  for (const [place, viewer] of eyes.entries()) {
    expect(wanted[place]!.length).toBe(known.table.shown[place]);
    for (const limit of [1, 2 + chance.draw(9), 20 + chance.draw(40)])
      expect(await inPages(table, viewer, limit, true, open)).toEqual(wanted[place]);
    const plain = wanted[place]!.map(({ view, ...happening }) => happening);
    expect(await inPages(table, viewer, 7, false, open)).toEqual(plain);
  }
  const journal = journalOf(hall.store, table, (await hall.live(table)).module);
  for (const at of known.tables.filter(() => chance.draw(8) === 0))
    for (const [step, { n }] of at.steps.entries())
      expect(fingerprint(await positionBefore(journal, at, step))).toBe(known.positions.get(n));
  expect((await loadTable(hall.store, table))?.table).toEqual(known.table);
}
