/**
 * Roles, suspensions, reports that are decided once, and the log of decisions. What reporters quoted so far may not
 * have been said: it goes, for the journal knows the line.
 */
export const MODERATION = [
  'alter table accounts add column role text',
  'alter table accounts add column suspended_until bigint',
  'alter table accounts add column suspended_why text',
  'alter table accounts add column standing bigint',
  'create index accounts_role on accounts (role) where role is not null',
  'create index accounts_suspended on accounts (suspended_until) where suspended_until is not null',

  `delete from reports where exists (
    select 1 from reports as earlier
    where earlier.by_account = reports.by_account and earlier.about = reports.about
      and earlier.table_id = reports.table_id and earlier.n = reports.n and earlier.at < reports.at
  )`,
  'alter table reports add column id text',
  `alter table reports add column reason text not null default 'other'`,
  'alter table reports add column said_at bigint not null default 0',
  'alter table reports add column decided bigint',
  `update reports set id = by_account || '-' || about || '-' || table_id || '-' || n, words = ''`,
  'create unique index reports_id on reports (id)',
  'create index reports_open on reports (at, id) where decided is null',
  'create index reports_about on reports (about)',

  `create table decisions (
    id text primary key,
    by_account text not null,
    whom text not null,
    what text not null,
    why text not null,
    at bigint not null,
    until bigint,
    table_id text not null,
    report text not null,
    confirmed bigint
  )`,
  'create index decisions_at on decisions (at, id)',
  'create index decisions_whom on decisions (whom, at)',
];
