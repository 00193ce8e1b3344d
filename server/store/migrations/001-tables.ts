/** Tables, their journals, and what remains of them. */
export const TABLES = [
  `create table tables (
    id text primary key,
    game text not null,
    version integer not null,
    key text not null,
    seed text not null,
    created bigint not null,
    n integer not null,
    status text not null,
    visibility text not null,
    summary text not null,
    updated bigint not null,
    wake_at bigint,
    holder text,
    lease bigint,
    settled_by text
  )`,
  `create index tables_lobby on tables (updated) where visibility = 'public' and status in ('open', 'playing')`,
  `create index tables_due on tables (wake_at) where wake_at is not null`,

  `create table players (
    account text not null,
    table_id text not null,
    primary key (account, table_id)
  )`,

  `create table entries (
    table_id text not null,
    n integer not null,
    id text not null,
    at bigint not null,
    body text not null,
    author text,
    primary key (table_id, n)
  )`,
  'create index entries_author on entries (author) where author is not null',

  `create table snapshots (
    table_id text not null,
    n integer not null,
    body text not null,
    primary key (table_id, n)
  )`,

  `create table archives (
    table_id text primary key,
    text text not null
  )`,

  `create table results (
    account text not null,
    table_id text not null,
    game text not null,
    at bigint not null,
    seat integer not null,
    place integer not null,
    score double precision not null,
    players integer not null,
    primary key (account, table_id, seat)
  )`,
  'create index results_at on results (account, at)',

  `create table ratings (
    who text not null,
    game text not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (who, game)
  )`,
  'create index ratings_leaders on ratings (game, (mu - 3 * sigma))',

  `create table rating_points (
    who text not null,
    game text not null,
    table_id text not null,
    at bigint not null,
    mu double precision not null,
    sigma double precision not null,
    primary key (who, game, table_id)
  )`,

  `create table nodes (
    node text primary key,
    at bigint not null
  )`,

  `create table outages (
    from_at bigint not null,
    to_at bigint not null,
    primary key (from_at, to_at)
  )`,
];
