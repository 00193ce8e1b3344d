/** All migrations in order. One that was released is never changed; what it lacks, the next one adds. */
import type { Database } from '../schema.ts';
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
import { MODERATION } from './011-moderation.ts';
import { KEYS } from './013-keys.ts';
import { fillLooks, LOOKS } from './014-looks.ts';
import { KEYFRAMES } from './015-keyframes.ts';
import { BOT_TABLES } from './017-bot-tables.ts';
import { RETENTION } from './020-retention.ts';

export type DialectName = 'sqlite' | 'postgres';

export interface Migration {
  readonly name: string;
  /** The same for both dialects, or each its own. */
  readonly statements: readonly string[] | Readonly<Record<DialectName, readonly string[]>>;
  /** Fills in what no statement can work out, after the statements and in the same transaction. */
  readonly fill?: (db: Database) => Promise<void>;
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
  { name: '011-moderation', statements: MODERATION },
  { name: '013-keys', statements: KEYS },
  { name: '014-looks', statements: LOOKS, fill: fillLooks },
  { name: '015-keyframes', statements: KEYFRAMES },
  { name: '017-bot-tables', statements: BOT_TABLES },
  { name: '020-retention', statements: RETENTION },
];
