/** Roles, reports and decisions; both dialects speak the same here. */
import { sql } from 'kysely';
import type { Notice, Role } from '../../protocol/moderation.ts';
import { accountOf } from './accounts.ts';
import { REPORTED } from './company.ts';
import type { Decision, ModerationStore, Place, Ruling } from './moderation-store.ts';
import type { Account, Report } from './people-store.ts';
import type { Database } from './schema.ts';

export function moderation(db: Database): ModerationStore {
  return {
    setRole: (account, role) => setRole(db, account, role),
    moderators: () => moderators(db),
    touch: (account) => touch(db, account),
    report: (report) => keepReport(db, report),
    openReports: (after, limit) => openReports(db, after, limit),
    countOpen: () => countOpen(db),
    findReport: (id) => findReport(db, id),
    decide: (ruling) => db.transaction().execute((transaction) => decide(transaction, ruling)),
    decisions: (before, limit) => decisions(db, before, limit),
    decisionsAbout: (account, limit) => decisionsAbout(db, account, limit),
    notices: (account, limit) => notices(db, account, limit),
    confirm: (account, id, now) => confirm(db, account, id, now),
    suspended: (now, limit) => suspended(db, now, limit),
  };
}

// ── Roles ───────────────────────────────────────────────────────────────────────────────────────────

async function setRole(db: Database, account: string, role: Role | null): Promise<void> {
  await db.updateTable('accounts').set({ role }).where('id', '=', account).execute();
  await touch(db, account);
}

async function moderators(db: Database): Promise<Account[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('role', '=', 'moderator')
    .orderBy('name_key')
    .execute();
  return rows.map(accountOf);
}

async function touch(db: Database, account: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ standing: sql<number>`coalesce(standing, 0) + 1` })
    .where('id', '=', account)
    .execute();
}

async function suspended(db: Database, now: number, limit: number): Promise<Account[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('suspended_until', '>', now)
    .orderBy('suspended_until')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(accountOf);
}

// ── Reports ─────────────────────────────────────────────────────────────────────────────────────────

/** Asked twice after a lost answer, it knows its own report by its time. */
async function keepReport(db: Database, report: Report): Promise<boolean> {
  const { by, table, saidAt, ...rest } = report;
  await db
    .insertInto('reports')
    .values({ by_account: by, table_id: table, said_at: saidAt, ...rest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findReport(db, report.id))?.at === report.at;
}

function openReports(db: Database, { at, id }: Place, limit: number): Promise<Report[]> {
  return db
    .selectFrom('reports')
    .select(REPORTED)
    .where('decided', 'is', null)
    .where((eb) => eb.or([eb('at', '>', at), eb.and([eb('at', '=', at), eb('id', '>', id)])]))
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

async function countOpen(db: Database): Promise<number> {
  const { open } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll().as('open'))
    .where('decided', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

function findReport(db: Database, id: string): Promise<Report | undefined> {
  return db.selectFrom('reports').select(REPORTED).where('id', '=', id).executeTakeFirst();
}

// ── Decisions ───────────────────────────────────────────────────────────────────────────────────────

async function decide(db: Database, { decisions: made, report }: Ruling): Promise<boolean> {
  const [first] = made;
  if (first === undefined) return false;
  // Asked again after a lost answer.
  if (await isKept(db, first.id)) return true;
  if (report && !(await settle(db, report, first.at))) return false;
  for (const decision of made) if (!(await carryOut(db, decision, report))) return false;
  return true;
}

async function isKept(db: Database, id: string): Promise<boolean> {
  const kept = await db.selectFrom('decisions').select('id').where('id', '=', id).executeTakeFirst();
  return kept !== undefined;
}

/** False if somebody else was quicker. */
async function settle(db: Database, report: Report, at: number): Promise<boolean> {
  const { id, about, table, saidAt, words } = report;
  const own = await db
    .updateTable('reports')
    .set({ decided: at })
    .where('id', '=', id)
    .where('decided', 'is', null)
    .executeTakeFirst();
  if (own.numUpdatedRows === 0n) return false;
  await db
    .updateTable('reports')
    .set({ decided: at })
    .where('about', '=', about)
    .where('table_id', '=', table)
    .where('said_at', '=', saidAt)
    .where('words', '=', words)
    .where('decided', 'is', null)
    .execute();
  return true;
}

async function carryOut(db: Database, decision: Decision, report: Report | null): Promise<boolean> {
  const { by, table, ...rest } = decision;
  const { whom, what, why, until } = rest;
  if (what === 'lift' && !(await lift(db, whom, decision.at))) return false;
  if (what === 'suspend')
    await db
      .updateTable('accounts')
      .set({ suspended_until: until, suspended_why: why })
      .where('id', '=', whom)
      .execute();
  if (what === 'remove' && report) await blankLine(db, report);
  await db
    .insertInto('decisions')
    .values({ by_account: by, table_id: table, confirmed: null, ...rest })
    .execute();
  if (what !== 'dismiss') await touch(db, whom);
  return true;
}

async function lift(db: Database, account: string, now: number): Promise<boolean> {
  const lifted = await db
    .updateTable('accounts')
    .set({ suspended_until: null, suspended_why: null })
    .where('id', '=', account)
    .where('suspended_until', '>', now)
    .executeTakeFirst();
  return lifted.numUpdatedRows > 0n;
}

/** The entry keeps its number and its author, who is still to be found when they leave. */
async function blankLine(db: Database, { about, table, saidAt }: Report): Promise<void> {
  const lines = await db
    .selectFrom('entries')
    .select(['n', 'body'])
    .where('author', '=', about)
    .where('table_id', '=', table)
    .where('at', '=', saidAt)
    .execute();
  for (const { n, body } of lines)
    await db
      .updateTable('entries')
      .set({ body: JSON.stringify({ ...(JSON.parse(body) as object), text: '', removed: true }) })
      // Found by its author, for SQLite has no index over tables.
      .where('author', '=', about)
      .where('table_id', '=', table)
      .where('n', '=', n)
      .execute();
}

const DECIDED = [
  ...(['id', 'by_account as by', 'whom', 'what', 'why', 'at', 'until'] as const),
  ...(['table_id as table', 'report'] as const),
] as const;

function decisions(db: Database, { at, id }: Place, limit: number): Promise<Decision[]> {
  return db
    .selectFrom('decisions')
    .select(DECIDED)
    .where((eb) => eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('id', '<', id)])]))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function decisionsAbout(db: Database, account: string, limit: number): Promise<Decision[]> {
  return db
    .selectFrom('decisions')
    .select(DECIDED)
    .where('whom', '=', account)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A suspension is told for as long as it lasts, and a dismissal to nobody. */
const TOLD = ['warn', 'remove', 'lift'] as const;

async function notices(db: Database, account: string, limit: number): Promise<Notice[]> {
  const rows = await db
    .selectFrom('decisions')
    .select(['id', 'what', 'why', 'at'])
    .where('whom', '=', account)
    .where('what', 'in', TOLD)
    .where('confirmed', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, what: row.what as Notice['what'] }));
}

async function confirm(db: Database, account: string, id: string, now: number): Promise<boolean> {
  const confirmed = await db
    .updateTable('decisions')
    .set({ confirmed: now })
    .where('id', '=', id)
    .where('whom', '=', account)
    .where('what', 'in', TOLD)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}
