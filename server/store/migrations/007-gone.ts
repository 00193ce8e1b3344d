/** Who left for good and when, so that every node hears of it. */
export const GONE = [
  'create table gone (account text primary key, at bigint not null)',
  'create index gone_at on gone (at)',
];
