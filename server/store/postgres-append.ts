/** Appending to PostgreSQL: one statement, one round trip, one commit. */

import type { Pool } from 'pg';
import { byTable, isChain, judge, type Known } from './chains.ts';
import { type Chain, statementOf } from './postgres-statement.ts';
import type { Append } from './store.ts';

/** Repeatable: what was stored by an attempt whose answer got lost is recognised by its id. */
export async function append(pool: Pool, node: string, batch: readonly Append[]): Promise<boolean[]> {
  const groups = byTable(batch);
  const answers = new Map<Append, boolean>();
  const chains = [...groups.values()].filter(isChain);
  for (const table of await store(pool, node, chains)) {
    for (const entry of groups.get(table) ?? []) answers.set(entry, true);
    groups.delete(table);
  }
  while (groups.size > 0) await appendAsked(pool, node, groups, answers);
  return batch.map((entry) => answers.get(entry) ?? false);
}

/** The slow way, for what did not simply follow: looks first, and again if another node was faster meanwhile. */
async function appendAsked(
  pool: Pool,
  node: string,
  groups: Map<string, Append[]>,
  answers: Map<Append, boolean>,
): Promise<void> {
  const known = await look(pool, [...groups.values()].flat());
  const judged = [...groups].map(([table, entries]) => [table, judge(entries, known.get(table))] as const);
  const chains = judged.map(([, { chain }]) => chain).filter((chain) => chain.length > 0);
  const moved = await store(pool, node, chains);
  for (const [table, verdict] of judged) {
    if (verdict.chain.length > 0 && !moved.has(table)) continue;
    for (const [entry, stored] of verdict.answers) answers.set(entry, stored);
    groups.delete(table);
  }
}

/** Stores each chain whole or not at all; returns the tables whose chain was stored. */
async function store(pool: Pool, node: string, chains: readonly Chain[]): Promise<Set<string>> {
  if (chains.length === 0) return new Set();
  const { rows } = await pool.query<{ id: string }>(statementOf(node, chains));
  return new Set(rows.map((row) => row.id));
}

async function look(pool: Pool, entries: readonly Append[]): Promise<Map<string, Known>> {
  const tables = [...new Set(entries.map((entry) => entry.table))];
  const heads = await pool.query<{ id: string; n: number }>({
    text: 'select id, n from tables where id = any($1)',
    values: [tables],
  });
  const ids = await pool.query<{ table_id: string; n: number; id: string }>({
    text: `select e.table_id, e.n, e.id from entries e
      join unnest($1::text[], $2::int[]) as asked (table_id, n) on e.table_id = asked.table_id and e.n = asked.n`,
    values: [entries.map((entry) => entry.table), entries.map((entry) => entry.n)],
  });
  const known = new Map(heads.rows.map(({ id, n }) => [id, { n, ids: new Map<number, string>() }]));
  for (const { table_id, n, id } of ids.rows) known.get(table_id)?.ids.set(n, id);
  return known;
}
