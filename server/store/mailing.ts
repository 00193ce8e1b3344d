/** How much was mailed to whom, counted for all nodes together: one statement decides, so two never both get the last one. */
import { sql } from 'kysely';
import type { Mailed, MailRate } from './people-store.ts';
import type { Database } from './schema.ts';

const WEEK = 7 * 86_400_000;

/** Every mail moves its kind's time on by `every`, which runs ahead of the clock by as much as `burst` allows. */
export async function countMail(
  db: Database,
  { account, about, burst, every }: MailRate,
  now: number,
): Promise<number> {
  const latest = now + (burst - 1) * every;
  // A kind whose time has come counts as if nothing had been sent: what strangers make us count does not pile up.
  await db.deleteFrom('mailed').where('at', '<=', now).where('about', 'like', ':%').execute();
  const { numInsertedOrUpdatedRows: counted } = await db
    .insertInto('mailed')
    .values({ account, about, at: now + every })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'about'])
        .doUpdateSet({
          at: sql<number>`case when mailed.at > ${now} then mailed.at else ${now} end + ${every}`,
        })
        .where('mailed.at', '<=', latest),
    )
    .executeTakeFirstOrThrow();
  return counted === 1n ? 0 : Math.max(1, ((await mailedAt(db, account, about)) ?? now) - latest);
}

async function mailedAt(db: Database, account: string, about: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('mailed')
    .select('at')
    .where('account', '=', account)
    .where('about', '=', about)
    .executeTakeFirst();
  return row?.at;
}

/** What is a week old matters no more. */
export async function noteMail(
  db: Database,
  { account, about }: Mailed,
  { seen, now }: { readonly seen: number; readonly now: number },
): Promise<boolean> {
  await db
    .deleteFrom('mailed')
    .where('at', '<', now - WEEK)
    .execute();
  const { numInsertedOrUpdatedRows: noted } = await db
    .insertInto('mailed')
    .values({ account, about, at: now })
    .onConflict((conflict) =>
      conflict.columns(['account', 'about']).doUpdateSet({ at: now }).where('mailed.at', '<', seen),
    )
    .executeTakeFirstOrThrow();
  return noted === 1n;
}

export async function unnoteMail(db: Database, { account, about }: Mailed): Promise<void> {
  await db.deleteFrom('mailed').where('account', '=', account).where('about', '=', about).execute();
}
