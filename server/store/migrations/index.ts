/** All migrations in order. One that was released is never changed; what it lacks, the next one adds. */
import { TABLES } from './001-tables.ts';
import { PEOPLE } from './002-people.ts';
import { SECRET } from './003-secret.ts';
import { FOUNDINGS } from './004-foundings.ts';
import { CHAINS } from './005-chains.ts';
import { CONFIRMED } from './006-confirmed.ts';
import { GONE } from './007-gone.ts';
import { MAILED } from './008-mailed.ts';
import { ORIGINS } from './009-origins.ts';
import { USED } from './010-used.ts';

export type DialectName = 'sqlite' | 'postgres';

export interface Migration {
  readonly name: string;
  /** The same for both dialects, or each its own. */
  readonly statements: readonly string[] | Readonly<Record<DialectName, readonly string[]>>;
}

export const MIGRATIONS: readonly Migration[] = [
  { name: '001-tables', statements: TABLES },
  { name: '002-people', statements: PEOPLE },
  { name: '003-secret', statements: SECRET },
  { name: '004-foundings', statements: FOUNDINGS },
  { name: '005-chains', statements: CHAINS },
  { name: '006-confirmed', statements: CONFIRMED },
  { name: '007-gone', statements: GONE },
  { name: '008-mailed', statements: MAILED },
  { name: '009-origins', statements: ORIGINS },
  { name: '010-used', statements: USED },
];
