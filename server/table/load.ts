/** Brings a table back from its journal. */
import type { Founding, Store, TableRow } from '../store/store.ts';
import { PIECE } from './pieces.ts';
import { Replay, type Visit } from './replay.ts';
import { type GameEntry, gameOf } from './rules.ts';
import type { Table } from './table.ts';

export interface Loaded {
  readonly row: TableRow;
  readonly game: GameEntry;
  readonly table: Table;
}

export async function loadTable(store: Store, id: string): Promise<Loaded | undefined> {
  const row = await store.table(id);
  if (!row) return undefined;
  const game = await gameOf(row);
  const replay = await Replay.of(store, row, row.n);
  await replay.skipToEnd();
  while (await replay.play(PIECE));
  return { row, game, table: replay.table };
}

/** Plays the whole journal, whatever keyframes there are. */
export async function fold(store: Store, founding: Founding, visit?: Visit): Promise<Table> {
  const { game } = await gameOf(founding);
  const replay = new Replay(store, founding, game);
  while (await replay.play(PIECE, visit));
  return replay.table;
}
