/**
 * Of which table a log is that was brought along, so that who leaves is named there no more. Anybody may have brought
 * anything: only what looks like one of our own tables counts.
 */
const first = 'substr(text, 1, instr(text, char(10)) - 1)';

export const ORIGINS = {
  sqlite: [
    'alter table archives add column origin text',
    `update archives set origin = ${first} ->> '$.table.id' where json_valid(${first})`,
    'create index archives_origin on archives (origin) where origin is not null',
  ],
  postgres: [
    'alter table archives add column origin text',
    `update archives set origin = substring(split_part(text, chr(10), 1) from '"table":{"id":"([a-z2-9]{14})"')`,
    'create index archives_origin on archives (origin) where origin is not null',
  ],
};
