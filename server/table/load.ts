/** Brings a table back from its journal. */
import { invariant } from '../../core/invariant.ts';
import { GAMES } from '../../games/index.ts';
import type { Founding, Store, StoredEntry, TableRow } from '../store/store.ts';
import type { Entry } from './entries.ts';
import { type Evolved, evolve, type Ground } from './evolve.ts';
import { emptyTable, type Numbered, type Position, type Table } from './table.ts';

/** Raised when a table made before can no longer be read as it is. */
const FORMAT = 3;

export type GameEntry = (typeof GAMES)[string];

export interface Loaded {
  readonly row: TableRow;
  readonly game: GameEntry;
  readonly table: Table;
  /** Number of the snapshot it began with. */
  readonly from: number;
}

/** The rules a table was opened with are not those that are known here: played by these, it would be another game. */
export class OtherVersion extends Error {
  readonly row: TableRow;
  readonly known: number;

  constructor(row: TableRow, known: number) {
    super(`table ${row.id} has version ${row.version} of ${row.game}, known is ${known}`);
    this.row = row;
    this.known = known;
  }
}

export function numbered({ n, id, at, body }: StoredEntry): Numbered {
  return { n, id, at, entry: JSON.parse(body) };
}

export async function loadTable(store: Store, id: string): Promise<Loaded | undefined> {
  const row = await store.table(id);
  const game = row && GAMES[row.game];
  if (!row || !game) return undefined;
  if (row.version !== game.game.version) throw new OtherVersion(row, game.game.version);
  const snapshot = await readSnapshot(store, row);
  const from = snapshot?.n ?? 0;
  const entries = (await store.entries(id, from)).map(numbered);
  if (!snapshot) return { row, game, table: played(row, entries), from };
  if (entries.some(reachesBack)) return { row, game, table: await fold(store, row), from };
  for (const entry of entries) evolve(snapshot, entry, { game: game.game, before: () => undefined });
  return { row, game, table: snapshot, from };
}

/** What was taken back may lie before the snapshot. */
const reachesBack = ({ entry }: Numbered): boolean =>
  entry.type === 'takenBack' ||
  (entry.type === 'proposed' && entry.what === 'takeBack') ||
  (entry.type === 'answered' && entry.yes);

/** Whether the position may have to be looked up that was before an earlier move. */
export function mayReachBack({ proposal }: Table, entry: Entry): boolean {
  if (entry.type === 'answered') return entry.yes && proposal?.what === 'takeBack';
  return entry.type === 'takenBack' || (entry.type === 'proposed' && entry.what === 'takeBack');
}

async function readSnapshot(store: Store, row: TableRow): Promise<Table | undefined> {
  const snapshot = await store.snapshot(row.id);
  if (!snapshot) return undefined;
  const { format, version, table } = JSON.parse(snapshot.body) as {
    format: number;
    version: number;
    table: Table;
  };
  return format === FORMAT && version === row.version ? table : undefined;
}

export function snapshotOf(table: Table): { n: number; body: string } {
  return { n: table.n, body: JSON.stringify({ format: FORMAT, version: table.opened.version, table }) };
}

/** Told of every entry, from the opening on. */
type Visit = (table: Table, numbered: Numbered, evolved: Evolved) => void;

/** Plays the whole journal. */
export async function fold(store: Store, founding: Founding, visit?: Visit): Promise<Table> {
  return played(founding, (await store.entries(founding.id, 0)).map(numbered), visit);
}

/** Has every position at hand in case it is gone back to. */
function played(founding: Founding, [opening, ...entries]: readonly Numbered[], visit?: Visit): Table {
  invariant(opening !== undefined, 'a table has an opening');
  const table = emptyTable(founding.id, opening);
  visit?.(table, opening, { events: [], turned: [] });
  const past = new Map<number, Position>();
  const ground: Ground = { game: GAMES[founding.game]!.game, before: (n) => past.get(n) };
  for (const entry of entries) {
    if (table.state) past.set(entry.n, { state: table.state, sealed: table.sealed });
    const evolved = evolve(table, entry, ground);
    visit?.(table, entry, evolved);
  }
  return table;
}

/** The position before each entry, by number. */
export async function positions(
  store: Store,
  founding: Founding,
): Promise<(n: number) => Position | undefined> {
  const past = new Map<number, Position>();
  let last: Position | null = null;
  await fold(store, founding, ({ state, sealed }, { n }) => {
    if (last) past.set(n, last);
    last = state && { state, sealed };
  });
  return (n) => past.get(n);
}
