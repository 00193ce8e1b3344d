/**
 * What is needed to let go of what nobody needs: when a log was brought and by whom, whose a table is, and whether it has
 * ended. The indexes hold only what may have to go, or what counts against a quota.
 */
const retention = (owner: string, now: string, bytes: string): string[] => [
  'alter table archives add column at bigint not null default 0',
  'alter table archives add column brought_by text',
  'alter table archives add column bytes integer not null default 0',
  // Nobody knows when these came: their time begins now.
  `update archives set at = ${now}, bytes = ${bytes}`,
  'create index archives_at on archives (at, table_id)',
  'create index archives_brought on archives (brought_by, bytes) where brought_by is not null',

  `alter table foundings add column owner text not null default ''`,
  'alter table foundings add column ended integer not null default 0',
  `update foundings set owner = ${owner}`,
  `update foundings set ended = 1 where table_id in (select id from tables where status in ('over', 'stopped'))`,
  'create index foundings_unfinished on foundings (owner) where ended = 0',

  'alter table players add column ended integer not null default 0',
  `update players set ended = 1 where table_id in (select id from tables where status in ('over', 'stopped'))`,
  'create index players_unfinished on players (account) where ended = 0',
  'create index players_table on players (table_id)',
  'create index results_table on results (table_id)',

  `create index tables_open on tables (updated) where status = 'open'`,
  `create index accounts_guests on accounts (seen, id) where kind = 'guest'`,
  'create index sessions_expires on sessions (expires)',
  'create index outages_to on outages (to_at)',
  'create index reports_decided on reports (decided) where decided is not null',
];

export const RETENTION = {
  sqlite: retention(
    `coalesce(summary ->> '$.owner', '')`,
    `cast(strftime('%s', 'now') as integer) * 1000`,
    'length(cast(text as blob))',
  ),
  postgres: retention(
    `coalesce(summary::json ->> 'owner', '')`,
    `(extract(epoch from now()) * 1000)::bigint`,
    'octet_length(text)',
  ),
};
