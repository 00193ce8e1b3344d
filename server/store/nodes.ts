/** Which nodes live, and when none did. */
import { randomBytes } from 'node:crypto';
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

const SIGNING = 'signing';

/** Whoever comes first makes it. */
export async function secret(db: Database): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name: SIGNING, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', SIGNING)
    .executeTakeFirstOrThrow();
  return kept.value;
}

/** Writes what is there already, which shows whether anything can be written. */
export async function probe(db: Database): Promise<void> {
  await db
    .updateTable('secrets')
    .set((eb) => ({ value: eb.ref('value') }))
    .execute();
}
