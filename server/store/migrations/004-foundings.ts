/** What an entry changes apart from what stays, so that a move writes a short row. */
const FOUNDED = ['game', 'version', 'key', 'seed', 'created', 'summary'];

const foundings = (toAct: string): string[] => [
  `create table foundings (
    table_id text primary key,
    game text not null,
    version integer not null,
    key text not null,
    seed text not null,
    created bigint not null,
    summary text not null
  )`,
  `insert into foundings select id, ${FOUNDED.join(', ')} from tables`,
  `alter table tables add column to_act text not null default '[]'`,
  `update tables set to_act = ${toAct}`,
  ...FOUNDED.map((column) => `alter table tables drop column ${column}`),
];

export const FOUNDINGS = {
  sqlite: foundings(`summary -> '$.toAct'`),
  postgres: foundings(`(summary::json -> 'toAct')::text`),
};
