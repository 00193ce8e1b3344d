/** Tables at which only bots of the house play, by the person who answers for them: only so many may run at once. */
export const BOT_TABLES = [
  'create table bot_tables (table_id text primary key, owner text not null, at bigint not null)',
  'create index bot_tables_owner on bot_tables (owner)',
];
