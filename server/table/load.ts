/** Brings a table back from its journal. */
import { GAMES } from '../../games/index.ts';
import type { Founding, Store, TableRow } from '../store/store.ts';
import { PIECE } from './pieces.ts';
import { Replay, type Visit } from './replay.ts';
import type { Table } from './table.ts';

export type GameEntry = (typeof GAMES)[string];

export interface Loaded {
  readonly row: TableRow;
  readonly game: GameEntry;
  readonly table: Table;
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

export async function loadTable(store: Store, id: string): Promise<Loaded | undefined> {
  const row = await store.table(id);
  const game = row && GAMES[row.game];
  if (!row || !game) return undefined;
  if (row.version !== game.game.version) throw new OtherVersion(row, game.game.version);
  const replay = await Replay.of(store, row, row.n);
  await replay.skipToEnd();
  while (await replay.play(PIECE));
  return { row, game, table: replay.table };
}

/** Plays the whole journal, whatever keyframes there are. */
export async function fold(store: Store, founding: Founding, visit?: Visit): Promise<Table> {
  const replay = new Replay(store, founding);
  while (await replay.play(PIECE, visit));
  return replay.table;
}
