import { chores, conforms, journal, tables } from './conformance.ts';
import { accounts, keys, ratings } from './conformance-people.ts';
import { postgresDialect, sqliteDialect } from './dialects.ts';

const SUITES = { tables, journal, chores, accounts, keys, ratings };

for (const dialect of [sqliteDialect(), postgresDialect()]) conforms(dialect, SUITES);
