/** People, what lets them in, and what they think of each other. */
export const PEOPLE = [
  `create table accounts (
    id text primary key,
    name text not null,
    name_key text not null unique,
    kind text not null,
    password_hash text,
    created bigint not null,
    seen bigint not null,
    settings text not null
  )`,

  `create table sessions (
    token_hash text primary key,
    account text not null references accounts (id),
    created bigint not null,
    expires bigint not null
  )`,
  'create index sessions_account on sessions (account)',

  `create table passkeys (
    id text primary key,
    account text not null references accounts (id),
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    created bigint not null
  )`,
  'create index passkeys_account on passkeys (account)',

  `create table api_tokens (
    id text primary key,
    hash text not null unique,
    account text not null references accounts (id),
    name text not null,
    created bigint not null
  )`,
  'create index api_tokens_account on api_tokens (account)',

  `create table mutes (
    account text not null references accounts (id),
    whom text not null references accounts (id),
    primary key (account, whom)
  )`,
  'create index mutes_whom on mutes (whom)',

  `create table reports (
    by_account text not null,
    about text not null,
    table_id text not null,
    n integer not null,
    words text not null,
    why text not null,
    at bigint not null,
    primary key (by_account, about, table_id, n, at)
  )`,
  'create index reports_at on reports (at)',

  `create table subscriptions (
    endpoint text primary key,
    account text not null references accounts (id),
    p256dh text not null,
    auth text not null,
    created bigint not null
  )`,
  'create index subscriptions_account on subscriptions (account)',
];
