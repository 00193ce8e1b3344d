import { startPostgres } from '../../tools/postgres.mjs';
import { conforms, tables } from './conformance.ts';
import { looks, safety } from './conformance-accounts.ts';
import { botTables, claims, ends, listed } from './conformance-chores.ts';
import { appending, derived, reading } from './conformance-journal.ts';
import { kept } from './conformance-kept.ts';
import { deciding, reporting, roles, telling } from './conformance-moderation.ts';
import { accounts, changes, keys, mails, once, ratings } from './conformance-people.ts';
import * as retention from './conformance-retention.ts';
import { postgresDialect, sqliteDialect } from './dialects.ts';

const SUITES = {
  ...{ tables, appending, reading, derived, claims, botTables, ends, listed },
  ...{ accounts, changes, keys, mails, once, ratings, looks, safety },
  ...{ roles, reporting, deciding, telling },
  ...retention,
  kept,
};

for (const dialect of [sqliteDialect(), postgresDialect(startPostgres)]) conforms(dialect, SUITES);
