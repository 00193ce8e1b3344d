/** `admin stats`: who and what is there. */
import { sql } from 'kysely';
import type { AddCommand, Desk } from './command.ts';
import { nameOf, needCurrent, reading } from './places.ts';
import type { Reader } from './reader.ts';
import { bytes } from './words.ts';

const DAY = 86_400_000;
const DAYS = 7;

export const addStats: AddCommand = (program, desk) => {
  program
    .command('stats')
    .description(
      'print how many accounts, guests and tables there are, games a day, and the size of the store',
    )
    .option('--json', 'print data instead of a table')
    .action(({ json }: { json?: boolean }) => stats(json === true, desk));
};

async function stats(json: boolean, desk: Desk): Promise<void> {
  const place = desk.place();
  const found = await reading(place, (reader) => count(reader, desk.now()));
  if (json) return desk.out(JSON.stringify(found));
  desk.out(nameOf(place));
  for (const line of tableOf(found)) desk.out(line);
}

interface Stats {
  /** By kind; guests apart from people who signed up. */
  readonly accounts: Readonly<Record<string, number>>;
  readonly seenLastDay: number;
  readonly seenLastWeek: number;
  /** By status. */
  readonly tables: Readonly<Record<string, number>>;
  readonly entries: number;
  /** Finished games by day (UTC), the newest last. */
  readonly games: readonly { readonly day: string; readonly games: number }[];
  readonly bytes: number;
}

async function count(reader: Reader, now: number): Promise<Stats> {
  needCurrent(reader);
  const { db } = reader;
  const kinds = await db
    .selectFrom('accounts')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
    // Of an erased account the shell may stay.
    .where('seen', '>', 0)
    .groupBy('kind')
    .execute();
  const statuses = await db
    .selectFrom('tables')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return {
    accounts: Object.fromEntries(kinds.map(({ kind, count }) => [kind, Number(count)])),
    seenLastDay: await seenSince(reader, now - DAY),
    seenLastWeek: await seenSince(reader, now - DAYS * DAY),
    tables: Object.fromEntries(statuses.map(({ status, count }) => [status, Number(count)])),
    entries: await entriesOf(reader),
    games: await gamesOf(reader, now),
    bytes: await reader.size(),
  };
}

async function seenSince({ db }: Reader, from: number): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seen', '>=', from)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function entriesOf({ db }: Reader): Promise<number> {
  const { sum } = await db
    .selectFrom('tables')
    .select(({ fn }) => fn.sum<number | null>('n').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Of the last days, also those without one. Games that were brought along were played elsewhere. */
async function gamesOf({ db }: Reader, now: number): Promise<Stats['games']> {
  const today = Math.floor(now / DAY);
  const day = sql<number>`at / ${sql.lit(DAY)}`;
  const rows = await db
    .selectFrom('results')
    .select([day.as('day'), sql<number>`count(distinct table_id)`.as('games')])
    .where('at', '>=', (today - DAYS + 1) * DAY)
    .where('table_id', 'not in', db.selectFrom('archives').select('table_id'))
    .groupBy(day)
    .execute();
  return Array.from({ length: DAYS }, (_, i) => {
    const own = today - DAYS + 1 + i;
    const games = Number(rows.find((row) => Number(row.day) === own)?.games ?? 0);
    return { day: new Date(own * DAY).toISOString().slice(0, 10), games };
  });
}

function tableOf({ accounts, tables, games, ...rest }: Stats): string[] {
  const figure = (name: string, value: number | string): string => `  ${name.padEnd(24)} ${value}`;
  return [
    figure('people', accounts['person'] ?? 0),
    figure('guests', accounts['guest'] ?? 0),
    figure('bots with a token', accounts['bot'] ?? 0),
    figure('seen in a day', rest.seenLastDay),
    figure('seen in a week', rest.seenLastWeek),
    ...['open', 'playing', 'over', 'stopped'].map((status) =>
      figure(`tables, ${status}`, tables[status] ?? 0),
    ),
    figure('entries', rest.entries),
    ...games.map((one) => figure(`games on ${one.day}`, one.games)),
    figure('size', bytes(rest.bytes)),
  ];
}
