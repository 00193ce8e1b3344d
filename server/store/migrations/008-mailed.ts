/** What was mailed of late and to whom, so that all nodes together do not mail too much. */
export const MAILED = [
  `create table mailed (
    account text not null,
    about text not null,
    at bigint not null,
    primary key (account, about)
  )`,
  'create index mailed_at on mailed (at)',
];
