/** Accounts: who people are, until they are not. */
import { sql } from 'kysely';
import { renameInArchives } from './archives.ts';
import { forgetReports } from './company.ts';
import { dropDerived } from './derived.ts';
import { Taken } from './errors.ts';
import { lookOf } from './looks.ts';
import type { Account, Settings } from './people-store.ts';
import { chunks, goneName } from './rows.ts';
import type { Database, Schema } from './schema.ts';
import { renameInSummaries } from './tables.ts';

/** What is left of the settings of an account that is gone. */
const NO_SETTINGS: Settings = {
  language: 'en',
  timeZone: 'UTC',
  quietFrom: 0,
  quietTo: 0,
  mail: '',
  mailAlerts: false,
  pushAlerts: false,
};

/** In a list, so that a new kind of key cannot be forgotten here without being seen. */
const OWNED = ['sessions', 'passkeys', 'api_tokens', 'subscriptions', 'mutes', 'mailed'] as const;

export async function create(db: Database, account: Account): Promise<void> {
  const { id, name, kind, passwordHash, created, seen, settings, confirmedMail } = account;
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('accounts')
    .values({
      ...{ id, name, ...keysOf(name), kind, created, seen },
      password_hash: passwordHash,
      settings: JSON.stringify(settings),
      confirmed_mail: confirmedMail,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added === 0n && (await byName(db, name))?.id !== id) throw new Taken(`The name ${name}`);
}

const keysOf = (name: string) => ({ name_key: keyOf(name), look: lookOf(name) });

/** "Müller" typed as one letter or two, in capitals or not, is one name. */
function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export async function account(db: Database, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && accountOf(row);
}

export async function accounts(db: Database, ids: readonly string[]): Promise<Account[]> {
  const found: Account[] = [];
  for (const some of chunks(ids, 500)) {
    const rows = await db.selectFrom('accounts').selectAll().where('id', 'in', some).execute();
    found.push(...rows.map(accountOf));
  }
  return found;
}

export async function byName(db: Database, name: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('name_key', '=', keyOf(name))
    .executeTakeFirst();
  return row && accountOf(row);
}

export async function byMail(db: Database, mail: string, limit: number): Promise<Account[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('confirmed_mail', '<>', '')
    .where(sql`lower(confirmed_mail)`, '=', mail.toLowerCase())
    .orderBy('seen', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(accountOf);
}

export function accountOf(row: Schema['accounts']): Account {
  const { id, name, kind, password_hash: passwordHash, created, seen, confirmed_mail: confirmedMail } = row;
  const settings = JSON.parse(row.settings) as Settings;
  const known = { id, name, kind, passwordHash, created, seen, settings, confirmedMail };
  return { ...known, ...moderated(row) };
}

/** Most people have nothing of this. */
function moderated({ role, suspended_until: until, suspended_why: why, standing }: Schema['accounts']) {
  return {
    ...(role === null ? {} : { role }),
    ...(until === null ? {} : { suspension: { until, why: why ?? '' } }),
    ...(standing === null ? {} : { standing }),
  };
}

export function rename(db: Database, id: string, name: string): Promise<boolean> {
  return nameUnlessTaken(db, id, { name });
}

export function signUp(db: Database, id: string, name: string, hash: string | null): Promise<boolean> {
  return nameUnlessTaken(db, id, { name, kind: 'person', password_hash: hash });
}

type Named = { name: string; kind?: Account['kind']; password_hash?: string | null };

/** Two people may ask for one name at the same instant: the index decides, not a question asked before. */
async function nameUnlessTaken(db: Database, id: string, change: Named): Promise<boolean> {
  try {
    await db
      .updateTable('accounts')
      .set({ ...change, ...keysOf(change.name) })
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    const owners = await ownersOf(db, change.name).catch(() => []);
    if (owners.every((owner) => owner === id)) throw error;
    return false;
  }
}

/** Accounts with this name, or one that looks like it. */
async function ownersOf(db: Database, name: string): Promise<string[]> {
  const { name_key, look } = keysOf(name);
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where(({ eb, or }) => or([eb('name_key', '=', name_key), eb('look', '=', look)]))
    .execute();
  return rows.map(({ id }) => id);
}

export async function setPassword(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function swapPassword(
  db: Database,
  id: string,
  before: string | null,
  after: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', before === null ? 'is' : '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setSettings(db: Database, id: string, settings: Settings): Promise<void> {
  const text = JSON.stringify(settings);
  await db.updateTable('accounts').set({ settings: text }).where('id', '=', id).execute();
}

export async function confirmMail(db: Database, id: string, mail: string): Promise<void> {
  await db.updateTable('accounts').set({ confirmed_mail: mail }).where('id', '=', id).execute();
}

export async function seen(db: Database, ids: readonly string[], now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // In order, so that two nodes that saw the same people do not wait for each other.
    for (const some of chunks([...ids].sort(), 500)) {
      // An account that was erased is not seen any more, however open its page still was.
      await transaction
        .updateTable('accounts')
        .set({ seen: now })
        .where('id', 'in', some)
        .where('seen', '>', 0)
        .execute();
    }
  });
}

export function erase(db: Database, id: string, now: number): Promise<void> {
  return db.transaction().execute((transaction) => eraseIn(transaction, id, now));
}

/** Part of a transaction. */
export async function eraseIn(transaction: Database, id: string, now: number): Promise<void> {
  const name = goneName(id);
  const before = await account(transaction, id);
  if (before) await renameInArchives(transaction, before, name);
  for (const table of OWNED) await transaction.deleteFrom(table).where('account', '=', id).execute();
  await transaction.deleteFrom('mutes').where('whom', '=', id).execute();
  await forgetReports(transaction, id);
  // Nobody wants to be found on a list of the best after having left.
  for (const table of ['ratings', 'rating_points'] as const) {
    await transaction.deleteFrom(table).where('who', '=', id).execute();
  }
  await transaction
    .updateTable('accounts')
    .set({
      ...{ name, name_key: name, look: null, password_hash: null, seen: 0 },
      ...{ settings: JSON.stringify(NO_SETTINGS), confirmed_mail: '' },
      ...{ role: null, suspended_until: null, suspended_why: null, standing: null },
    })
    .where('id', '=', id)
    .execute();
  await transaction.updateTable('archives').set({ brought_by: null }).where('brought_by', '=', id).execute();
  await renameInSummaries(transaction, id, name);
  // They show the name as well.
  await dropDerived(transaction, await playedBy(transaction, id));
  await transaction
    .insertInto('gone')
    .values({ account: id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ids of the tables where somebody sat. */
async function playedBy(db: Database, account: string): Promise<string[]> {
  const rows = await db.selectFrom('players').select('table_id').where('account', '=', account).execute();
  return rows.map(({ table_id }) => table_id);
}

export async function goneSince(db: Database, from: number): Promise<string[]> {
  const rows = await db.selectFrom('gone').select('account').where('at', '>=', from).orderBy('at').execute();
  return rows.map(({ account }) => account);
}
