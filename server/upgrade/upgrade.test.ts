/** The store of an earlier release, opened by the server of today. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { review } from '../../bots/review.ts';
import { readLog } from '../../core/log.ts';
import { GAMES } from '../../games/index.ts';
import { findRules, gameAt } from '../../games/versions.ts';
import { verify } from '../../protocol/verify.ts';
import { startPostgres } from '../../tools/postgres.mjs';
import { said, type TestPlaces, testPlaces } from '../admin/testing.ts';
import { think } from '../bots/think.ts';
import { nodeHashing } from '../luck.ts';
import type { Account } from '../store/people-store.ts';
import type { Store, TableRow } from '../store/store.ts';
import { granted, Hall } from '../table/testing.ts';
import { RELEASES, unpackStore } from './testing.ts';

const DIALECTS = ['sqlite', 'postgres'] as const;
/** A game that takes longer fails the test. */
const MOST_MOVES = 5_000;
/** So long nobody served the tables. */
const UPGRADE = 600_000;

let places: TestPlaces;
beforeAll(async () => {
  places = await testPlaces(startPostgres);
});
afterAll(async () => {
  await places.stop();
  rmSync(places.folder, { recursive: true });
});

/** The store of the release, in a place of this dialect. */
async function upgraded(release: string, dialect: (typeof DIALECTS)[number]): Promise<Store> {
  const left = await places.fresh('sqlite');
  unpackStore(release, left.flags[1]!);
  if (dialect === 'sqlite') return left.open();
  const file = join(places.folder, `${release}.jsonl.gz`);
  expect(await said(['backup', file, ...left.flags])).toMatchObject({ code: 0, err: '' });
  const target = await places.fresh(dialect);
  expect(await said(['restore', file, ...target.flags])).toMatchObject({ code: 0, err: '' });
  return target.open();
}

/** A rough look is enough to see that a review comes to its end. */
const ROUGH = { nodes: 1, seed: 'review' };

const releases = RELEASES.flatMap((release) => DIALECTS.map((dialect) => ({ release, dialect })));

describe.each(releases)('the store of $release in $dialect', ({ release, dialect }) => {
  let hall: Hall;
  let people: Account[];
  let rows: TableRow[];
  beforeAll(async () => {
    const store = await upgraded(release, dialect);
    const names = ['Anna', 'Ben'];
    const found = await Promise.all(names.map((name) => store.people.byName(name)));
    people = found.flatMap((account) => account ?? []);
    const lists = await Promise.all(people.map(({ id }) => store.tablesOf(id, 100)));
    const ids = new Set(lists.flat().map(({ id }) => id));
    const all = await Promise.all([...ids].map((id) => store.table(id)));
    rows = all.flatMap((row) => row ?? []);
    hall = await Hall.over(store, Math.max(...rows.map(({ summary }) => summary.updated)) + UPGRADE);
    hall.think = think;
  });
  afterAll(() => hall.store.close());

  const having = (...statuses: string[]) => rows.filter(({ status }) => statuses.includes(status));

  /** People play by chance, bots as they do, until the game is over. */
  async function playOn(table: string): Promise<void> {
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      await hall.wait(0);
      const { table: now, module } = await hall.live(table);
      if (now.status === 'over') return;
      const asked = module.game.toAct(now.state!).map((seat) => now.seats[seat]!.who);
      if (!asked.every((who) => people.some(({ id }) => id === who))) continue;
      expect(await hall.moves(table, people, `${table} ${moves}`)).toBeTypeOf('number');
    }
    expect.fail(`table ${table} does not end`);
  }

  const logOf = async (table: string): Promise<string> =>
    granted(await hall.tables.exported({ account: people[0]!, key: '' }, table));
  const verified = async (log: string) => (await verify(log, findRules, nodeHashing)).findings;

  test('has running tables of every title, with bots, sealed bids and moves that were taken back', async () => {
    const running = having('playing');
    const titles = running.map(({ summary }) => JSON.stringify([summary.game, summary.options]));
    expect(new Set(running.map(({ game }) => game))).toEqual(new Set(Object.keys(GAMES)));
    expect(new Set(titles).size).toBeGreaterThan(Object.keys(GAMES).length);
    const lives = await Promise.all(running.map(({ id }) => hall.live(id)));
    expect(lives.some(({ table }) => table.seats.some((seat) => seat?.bot))).toBe(true);
    expect(lives.some(({ table }) => table.sealed.length > 0)).toBe(true);
    const journals = await Promise.all(running.map(({ id }) => hall.store.entries(id, 0)));
    expect(journals.flat().some(({ body }) => body.includes('"takenBack"'))).toBe(true);
  });

  test('logs of games that were over fit together', async () => {
    const over = having('over');
    expect(new Set(over.map(({ game }) => game))).toEqual(new Set(Object.keys(GAMES)));
    for (const { id, game, version } of over) {
      const log = await logOf(id);
      expect(await verified(log)).toEqual([]);
      const read = await readLog(log, findRules);
      if (read.fault) throw new Error(read.fault.code);
      expect(read.game).toMatchObject({ id: game, version });
    }
  });

  test.runIf(dialect === 'sqlite')('a game of every title is reviewed', async () => {
    const byTitle = new Map(having('over').map((row) => [JSON.stringify(row.summary.options), row]));
    for (const { id, game, version } of byTitle.values()) {
      const read = await readLog(await logOf(id), findRules);
      if (read.fault) throw new Error(read.fault.code);
      const { adviser } = (await gameAt(game, version))!;
      const { steps } = review(read.game, adviser!, read.log, ROUGH);
      const reviewed = new Set<number>();
      for await (const { step } of steps!) reviewed.add(step.n);
      expect(reviewed.size).toBe(read.log.entries.length);
    }
  });

  test('all games are played on to their end by the rules they began with, and their logs fit', async () => {
    const [waiting] = having('open');
    await hall.does(people[1]!, waiting!.id, { type: 'sit', seat: 2, nonce: '' });
    for (const { id, version } of having('open', 'playing')) {
      await playOn(id);
      const row = await hall.store.table(id);
      expect(row).toMatchObject({ version, status: 'over', settled: true });
      const log = await logOf(id);
      expect(JSON.parse(log.slice(0, log.indexOf('\n')))).toMatchObject({ version });
      expect(await verified(log)).toEqual([]);
    }
    expect(hall.failures).toEqual([]);
  });

  test('a new table gets the newest rules, also where a game is played again', async () => {
    for (const { game } of Object.values(GAMES)) {
      const table = await hall.open(people[0]!, { game: game.id, seats: game.players.min });
      expect((await hall.store.table(table))?.version).toBe(game.version);
    }
    const { id, game } = having('over')[0]!;
    await hall.does(people[0]!, id, { type: 'rematch', sit: true });
    const { rematch } = (await hall.live(id)).table;
    expect((await hall.store.table(rematch!))?.version).toBe(GAMES[game]!.game.version);
  });
});
