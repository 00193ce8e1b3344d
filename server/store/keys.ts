/** What lets somebody in: sessions, passkeys, tokens of bots. */
import { Taken } from './errors.ts';
import type { ApiToken, NewSession, Passkey, Session } from './people-store.ts';
import type { Database, Schema } from './schema.ts';

export async function openSession(db: Database, session: NewSession): Promise<void> {
  const columns = columnsOf({
    proved: session.created,
    seen: session.created,
    browser: '',
    os: '',
    ...session,
  });
  const { token_hash: _, ...rest } = columns;
  await db
    .insertInto('sessions')
    .values(columns)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(rest))
    .execute();
}

const columnsOf = ({ tokenHash, ...rest }: Session): Schema['sessions'] => ({
  token_hash: tokenHash,
  ...rest,
});

export async function renewSession(db: Database, session: Session): Promise<void> {
  const { expires, proved, seen } = session;
  await db
    .updateTable('sessions')
    .set({ expires, proved, seen })
    .where('token_hash', '=', session.tokenHash)
    .execute();
}

const sessions = (db: Database) =>
  db
    .selectFrom('sessions')
    .select(['token_hash as tokenHash', 'account', 'created', 'expires', 'proved', 'seen', 'browser', 'os']);

export function session(db: Database, tokenHash: string): Promise<Session | undefined> {
  return sessions(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

export function sessionsOf(db: Database, account: string): Promise<Session[]> {
  return sessions(db)
    .where('account', '=', account)
    .orderBy('created', 'desc')
    .orderBy('token_hash')
    .execute();
}

export async function trimSessions(db: Database, account: string, most: number): Promise<void> {
  const kept = db
    .selectFrom('sessions')
    .select('token_hash')
    .where('account', '=', account)
    .orderBy('created', 'desc')
    .orderBy('token_hash')
    .limit(most);
  await db
    .deleteFrom('sessions')
    .where('account', '=', account)
    .where('token_hash', 'not in', kept)
    .execute();
}

export async function closeSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function closeSessionsOf(db: Database, account: string, except?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account', '=', account)
    .where('token_hash', '!=', except ?? '')
    .execute();
}

export async function addPasskey(db: Database, passkey: Passkey): Promise<void> {
  const { id, account, name, publicKey, counter, transports, created } = passkey;
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('passkeys')
    .values({
      ...{ id, account, name, counter, created },
      public_key: publicKey,
      transports: JSON.stringify(transports),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Whoever claims another's passkey as their own must not get in by it.
  if (added === 0n && (await findPasskey(db, id))?.account !== account) throw new Taken('This passkey');
}

export async function findPasskey(db: Database, id: string): Promise<Passkey | undefined> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  return row && passkeyOf(row);
}

export async function passkeysOf(db: Database, account: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows.map(passkeyOf);
}

function passkeyOf({ public_key: publicKey, ...row }: Schema['passkeys']): Passkey {
  return { ...row, publicKey, transports: JSON.parse(row.transports) as string[] };
}

export async function countPasskey(db: Database, id: string, counter: number): Promise<void> {
  await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
}

/** What is over is forgotten on the way. */
export async function useOnce(db: Database, what: string, until: number, now: number): Promise<boolean> {
  await db.deleteFrom('used').where('until', '<=', now).execute();
  const { numInsertedOrUpdatedRows: used } = await db
    .insertInto('used')
    .values({ what, until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return used === 1n;
}

export function removePasskey(db: Database, account: string, id: string): Promise<boolean> {
  return remove(db, 'passkeys', account, id);
}

export async function addToken(db: Database, token: Omit<ApiToken, 'used'>): Promise<void> {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('api_tokens')
    .values({ ...token })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added === 0n && (await findToken(db, token.hash))?.account !== token.account) {
    throw new Taken('This token');
  }
}

export function findToken(db: Database, hash: string): Promise<ApiToken | undefined> {
  return db.selectFrom('api_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export function tokensOf(db: Database, account: string): Promise<ApiToken[]> {
  return db
    .selectFrom('api_tokens')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created')
    .orderBy('id')
    .execute();
}

export async function useToken(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('api_tokens').set({ used: now }).where('id', '=', id).execute();
}

export function removeToken(db: Database, account: string, id: string): Promise<boolean> {
  return remove(db, 'api_tokens', account, id);
}

/** Only the owner's: somebody else's id removes nothing. */
async function remove(db: Database, from: 'passkeys' | 'api_tokens', account: string, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom(from)
    .where('account', '=', account)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
