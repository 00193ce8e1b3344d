/** What a table's row says, so that lists and timers need not open the journal. */
import type { Founding, RowChange } from '../store/store.ts';
import { dueAt } from './clocks.ts';
import { summaryOf } from './picture.ts';
import type { GameEntry } from './rules.ts';
import type { Table } from './table.ts';

/** The strongest level sits in for people who are gone. */
export const sitterOf = ({ bots }: GameEntry): string => Object.keys(bots).at(-1) ?? '';

export function rowOf(table: Table, entry: GameEntry, late: (since: number) => number): RowChange {
  return {
    status: table.status,
    summary: summaryOf(table, entry.game, sitterOf(entry)),
    wakeAt: dueOf(table, entry, late),
  };
}

/** When the table must do something by itself. */
export function dueOf(table: Table, { game }: GameEntry, late: (since: number) => number): number | null {
  const asked = table.state && table.status === 'playing' ? game.toAct(table.state) : [];
  return dueAt(table, asked, late);
}

export const playersOf = (table: Table): string[] => table.seats.flatMap((seat) => seat?.who || []);

/** The rest of a row changes, and a table knows it better. */
export const foundingOf = ({ id, game, version, key, seed, created }: Founding): Founding => ({
  id,
  game,
  version,
  key,
  seed,
  created,
});
