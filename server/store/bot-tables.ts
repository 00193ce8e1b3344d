/** How many tables with bots alone somebody has running. */
import { sql } from 'kysely';
import type { Summary } from '../../protocol/summary.ts';
import type { Database } from './schema.ts';
import type { BotTable } from './store.ts';

/** For so many milliseconds a table counts that is only just being opened or filled. */
const ABOUT_TO_BEGIN = 60_000;

/** `shared`: other processes count as well, one after the other. */
export function claimBotTable(
  db: Database,
  claim: BotTable,
  most: number,
  shared: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const owner = await whoAnswersFor(transaction, claim.bot);
    if (shared)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`bots ${owner}`}, 0))`.execute(transaction);
    const running = await runningOf(transaction, owner, claim);
    if (running.length >= most) return false;
    const { table, at } = claim;
    await transaction
      .insertInto('bot_tables')
      .values({ table_id: table, owner, at })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ at }))
      .execute();
    return true;
  });
}

/** All bots of a person share what the person may have. */
async function whoAnswersFor(db: Database, bot: string): Promise<string> {
  const token = await db.selectFrom('api_tokens').select('account').where('id', '=', bot).executeTakeFirst();
  return token?.account ?? bot;
}

/** Those besides this one; what no longer counts is forgotten. */
async function runningOf(db: Database, owner: string, { table, at: now }: BotTable): Promise<string[]> {
  const rows = await db
    .selectFrom('bot_tables')
    .leftJoin('tables', 'tables.id', 'bot_tables.table_id')
    .leftJoin('foundings', 'foundings.table_id', 'bot_tables.table_id')
    .select(['bot_tables.table_id', 'bot_tables.at', 'tables.status', 'foundings.summary'])
    .where('bot_tables.owner', '=', owner)
    .where('bot_tables.table_id', '!=', table)
    .execute();
  const isRunning = ({ at, status, summary }: (typeof rows)[number]): boolean =>
    status !== 'over' && status !== 'stopped' && (now - at < ABOUT_TO_BEGIN || hasBotsAlone(summary));
  const past = rows.filter((row) => !isRunning(row)).map(({ table_id }) => table_id);
  if (past.length > 0) await db.deleteFrom('bot_tables').where('table_id', 'in', past).execute();
  return rows.filter(isRunning).map(({ table_id }) => table_id);
}

/** A bot has since been sent away, or somebody sits there, or the table never came to be. */
const hasBotsAlone = (summary: string | null): boolean =>
  summary !== null &&
  (JSON.parse(summary) as Pick<Summary, 'seats'>).seats.every(
    ({ kind, who }) => kind === 'bot' && who === '',
  );
