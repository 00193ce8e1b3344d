/** What people have to do with each other: mutes, reports, alerts. */
import type { Report, Subscription, Words } from './people-store.ts';
import type { Database } from './schema.ts';

export async function mute(db: Database, account: string, whom: string, on: boolean): Promise<void> {
  if (on) {
    await db
      .insertInto('mutes')
      .values({ account, whom })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('mutes').where('account', '=', account).where('whom', '=', whom).execute();
  }
}

export async function mutedBy(db: Database, account: string): Promise<string[]> {
  const rows = await db.selectFrom('mutes').select('whom').where('account', '=', account).execute();
  return rows.map((row) => row.whom);
}

export const REPORTED = [
  ...(['id', 'by_account as by', 'about', 'table_id as table', 'n', 'said_at as saidAt'] as const),
  ...(['words', 'reason', 'why', 'at'] as const),
] as const;

export function reports(db: Database, limit: number): Promise<Report[]> {
  return db.selectFrom('reports').select(REPORTED).orderBy('at', 'desc').limit(limit).execute();
}

export function reportsBy(db: Database, account: string): Promise<Report[]> {
  return db
    .selectFrom('reports')
    .select(REPORTED)
    .where('by_account', '=', account)
    .orderBy('at', 'desc')
    .execute();
}

/** Nobody need judge the words of who has left; of what they reported themselves, only the facts are left. */
export async function forgetReports(db: Database, account: string): Promise<void> {
  await db.deleteFrom('reports').where('about', '=', account).execute();
  await db.updateTable('reports').set({ why: '' }).where('by_account', '=', account).execute();
  // A reason may name whom it is about.
  await db.updateTable('decisions').set({ why: '' }).where('whom', '=', account).execute();
}

export async function wordsOf(db: Database, account: string): Promise<Words[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['table_id as table', 'at', 'body'])
    .where('author', '=', account)
    .orderBy('at')
    .orderBy('n')
    .execute();
  return rows.map(({ table, at, body }) => ({ table, at, text: (JSON.parse(body) as Words).text }));
}

/** A browser that somebody else signed in to belongs to them from then on. */
export async function addSubscription(db: Database, subscription: Subscription): Promise<void> {
  const { endpoint, ...rest } = subscription;
  await db
    .insertInto('subscriptions')
    .values({ endpoint, ...rest })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
    .execute();
}

export function subscriptionsOf(db: Database, account: string): Promise<Subscription[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created')
    .execute();
}

export async function removeSubscription(db: Database, endpoint: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute();
}
