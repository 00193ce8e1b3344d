/** What a table's row says, so that lists and timers need not open the journal. */
import { dueAt } from '../../table/clocks.ts';
import { summaryOf } from '../../table/picture.ts';
import type { Scene } from '../../table/scene.ts';
import type { Table } from '../../table/table.ts';
import { standInBotOf, type TableGame } from '../../table/table-game.ts';
import type { Founding, RowChange } from '../store/store.ts';

export function rowOf(table: Table, module: TableGame, late: Scene['late']): RowChange {
  return {
    status: table.status,
    summary: summaryOf(table, module.game, standInBotOf(module)),
    wakeAt: dueAt(table, module.game, late),
  };
}

/** The rest of a row changes, and a table knows it better. */
export const foundingOf = ({ id, game, version, key, seed, created }: Founding): Founding => ({
  id,
  game,
  version,
  key,
  seed,
  created,
});
