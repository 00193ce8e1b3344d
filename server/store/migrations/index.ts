/** All migrations in order. One that was released is never changed; what it lacks, the next one adds. */
import { TABLES } from './001-tables.ts';
import { PEOPLE } from './002-people.ts';
import { SECRET } from './003-secret.ts';

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

export const MIGRATIONS: readonly Migration[] = [
  { name: '001-tables', statements: TABLES },
  { name: '002-people', statements: PEOPLE },
  { name: '003-secret', statements: SECRET },
];
