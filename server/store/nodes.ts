/** Which nodes live, and when none did. */
import type { Database } from './schema.ts';
import type { Outage } from './store.ts';

export async function beat(db: Database, node: string, now: number): Promise<void> {
  await db
    .insertInto('nodes')
    .values({ node, at: now })
    .onConflict((conflict) => conflict.column('node').doUpdateSet({ at: now }))
    .execute();
}

export async function lastBeat(db: Database): Promise<number | undefined> {
  const row = await db.selectFrom('nodes').select('at').orderBy('at', 'desc').limit(1).executeTakeFirst();
  return row?.at;
}

export async function keepOutage(db: Database, { from, to }: Outage): Promise<void> {
  await db
    .insertInto('outages')
    .values({ from_at: from, to_at: to })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Also those that began before `from` and ended after it. */
export function outagesSince(db: Database, from: number): Promise<Outage[]> {
  return db
    .selectFrom('outages')
    .select(['from_at as from', 'to_at as to'])
    .where('to_at', '>', from)
    .orderBy('from_at')
    .orderBy('to_at')
    .execute();
}
