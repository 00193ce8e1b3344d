import { startPostgres } from '../../tools/postgres.mjs';
import { conforms, tables } from './conformance.ts';
import { claims, ends } from './conformance-chores.ts';
import { appending, reading } from './conformance-journal.ts';
import { accounts, changes, keys, mails, once, ratings } from './conformance-people.ts';
import { postgresDialect, sqliteDialect } from './dialects.ts';

const SUITES = { tables, appending, reading, claims, ends, accounts, changes, keys, mails, once, ratings };

for (const dialect of [sqliteDialect(), postgresDialect(startPostgres)]) conforms(dialect, SUITES);
