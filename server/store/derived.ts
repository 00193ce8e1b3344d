/**
 * What is made of journals and can be made of them again at any time: keyframes, and the logs of finished tables.
 * Code that changes a journal afterwards, or a name in it, drops them with `dropDerived`.
 */

import type { Keyframe, KeyframePlace } from '../../table/keyframe.ts';
import { chunks } from './rows.ts';
import type { Database } from './schema.ts';

/** Drops all that was made of these tables' journals. The tables only open more slowly once, and write their logs again. */
export async function dropDerived(db: Database, tables: readonly string[]): Promise<void> {
  for (const some of chunks(tables, 500))
    for (const derived of ['snapshots', 'logs'] as const)
      await db.deleteFrom(derived).where('table_id', 'in', some).execute();
}

type Place = Omit<KeyframePlace, 'n'>;

export async function keyframes(db: Database, table: string): Promise<KeyframePlace[]> {
  const rows = await db
    .selectFrom('snapshots')
    .select(['n', 'place'])
    .where('table_id', '=', table)
    .where('place', 'is not', null)
    .$narrowType<{ place: string }>()
    .orderBy('n')
    .execute();
  return rows.map(({ n, place }) => ({ n, ...(JSON.parse(place) as Place) }));
}

export async function keyframe(db: Database, table: string, n: number): Promise<Keyframe | undefined> {
  const row = await db
    .selectFrom('snapshots')
    .select(['place', 'recent', 'body'])
    .where('table_id', '=', table)
    .where('n', '=', n)
    .where('place', 'is not', null)
    .$narrowType<{ place: string }>()
    .executeTakeFirst();
  return row && { n, ...(JSON.parse(row.place) as Place), recent: row.recent, body: row.body };
}

export function keepKeyframe(
  db: Database,
  table: string,
  { n, shown, step, body, recent }: Keyframe,
  apart: number,
): Promise<void> {
  const place = JSON.stringify({ shown, step } satisfies Place);
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('snapshots')
      .values({ table_id: table, n, place, recent, body })
      .onConflict((conflict) => conflict.columns(['table_id', 'n']).doUpdateSet({ place, recent, body }))
      .execute();
    await onlyNewestRemembers(transaction, table);
    await transaction
      .deleteFrom('snapshots')
      .where('table_id', '=', table)
      .where('recent', 'is', null)
      .where((eb) => eb(eb('n', '%', apart), '<>', 0))
      .execute();
  });
}

/** The commands that were done matter only to a table that goes on from its end. */
async function onlyNewestRemembers(db: Database, table: string): Promise<void> {
  await db
    .updateTable('snapshots')
    .set({ recent: null })
    .where('table_id', '=', table)
    .where('recent', 'is not', null)
    .where('n', '<', (eb) =>
      eb
        .selectFrom('snapshots as all')
        .select((all) => all.fn.max('all.n').as('newest'))
        .where('all.table_id', '=', table)
        .where('all.recent', 'is not', null),
    )
    .execute();
}

export async function log(db: Database, table: string): Promise<string | undefined> {
  const row = await db.selectFrom('logs').select('text').where('table_id', '=', table).executeTakeFirst();
  return row?.text;
}

export async function keepLog(db: Database, table: string, text: string): Promise<void> {
  await db
    .insertInto('logs')
    .values({ table_id: table, text })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ text }))
    .execute();
}
