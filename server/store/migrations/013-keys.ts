/** Sessions: when the owner last proved who they are, the last use, the browser. Tokens of bots: the last use. */
export const KEYS = [
  'alter table sessions add column proved bigint not null default 0',
  'alter table sessions add column seen bigint not null default 0',
  `alter table sessions add column browser text not null default ''`,
  `alter table sessions add column os text not null default ''`,
  'update sessions set proved = created, seen = created',
  'alter table api_tokens add column used bigint not null default 0',
  `create index accounts_mail on accounts (lower(confirmed_mail)) where confirmed_mail <> ''`,
];
