/** The one statement that appends, moves the tables on, and tells the other nodes. */
import type { QueryConfig } from 'pg';
import { columnsOf, entryColumns, lastingOf } from './rows.ts';
import type { Append } from './store.ts';

export const CHANNEL = 'quayside';

/** Entries of one table, gapless and in order; never empty. */
export type Chain = readonly Append[];

/**
 * The update is the gate: it takes a table only from the number before the chain's first, and waits for whoever is
 * just taking it. Entries, players and the news follow it. Forty tables a message keep it far below 8,000 bytes.
 */
const APPEND = `
  with change as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::text[],
      $8::bigint[], $9::text[], $10::bigint[])
      as t (id, first, last, summary, status, updated, to_act, wake_at, holder, lease)
  ), moved as (
    update tables set n = change.last, status = change.status, updated = change.updated,
      to_act = change.to_act, wake_at = change.wake_at, holder = change.holder, lease = change.lease
    from change where tables.id = change.id and tables.n = change.first - 1
    returning tables.id, tables.n, change.summary
  ), listed as (
    update foundings set summary = moved.summary
    from moved where foundings.table_id = moved.id and foundings.summary <> moved.summary
  ), stored as (
    insert into entries (table_id, n, id, at, body, author)
    select entry.* from unnest($11::text[], $12::int[], $13::text[], $14::bigint[], $15::text[], $16::text[])
      as entry (table_id, n, id, at, body, author) join moved on moved.id = entry.table_id
  ), seated as (
    insert into players (table_id, account)
    select seat.* from unnest($17::text[], $18::text[]) as seat (table_id, account)
      join moved on moved.id = seat.table_id
    on conflict do nothing
  ), told as (
    select pg_notify('${CHANNEL}', json_build_array($19::text, json_agg(json_build_array(id, n)))::text)
    from (select id, n, (row_number() over () - 1) / 40 as part from moved) as parts group by part
  )
  select id, (select count(*) from told) from moved`;

export function statementOf(node: string, chains: readonly Chain[]): QueryConfig {
  // In the same order on every node, so that two of them seldom wait for each other.
  const sorted = [...chains].sort((a, b) => (tableOf(a) < tableOf(b) ? -1 : 1));
  const changes = sorted.map(changeOf);
  const entries = sorted.flat().map(entryColumns);
  const seats = sorted.flatMap(seatsOf);
  const values = [
    ...columns(changes, [
      ...(['id', 'first', 'last', 'summary', 'status', 'updated', 'to_act'] as const),
      ...(['wake_at', 'holder', 'lease'] as const),
    ]),
    ...columns(entries, ['table_id', 'n', 'id', 'at', 'body', 'author']),
    ...columns(seats, ['table', 'account']),
    node,
  ];
  return { name: 'append', text: APPEND, values };
}

function tableOf(chain: Chain): string {
  return chain[0]?.table ?? '';
}

/** The last entry says what the row says. */
function changeOf(chain: Chain) {
  const [first, last] = [chain[0], chain.at(-1)];
  if (first === undefined || last === undefined) throw new Error('invariant broken: a chain has entries');
  const summary = lastingOf(last.row.summary);
  return { id: last.table, first: first.n, last: last.n, summary, ...columnsOf(last.row, last.claim) };
}

function seatsOf(chain: Chain) {
  const accounts = new Set(chain.flatMap((entry) => entry.row.players ?? []));
  return [...accounts].map((account) => ({ table: tableOf(chain), account }));
}

function columns<T, K extends keyof T>(rows: readonly T[], names: readonly K[]): T[K][][] {
  return names.map((name) => rows.map((row) => row[name]));
}
