/** The connections to PostgreSQL. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type ClientConfig, Pool, types } from 'pg';
import type { Database, Schema } from './schema.ts';
import { isPassing } from './trouble.ts';

const BIGINT = 20;

/** `answer`: how many milliseconds an answer may take. */
export function configOf(url: string, answer: number): ClientConfig {
  return {
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: Math.min(answer, 5000),
    application_name: 'quayside',
    // Times are numbers here: they stay exact until the year 287396.
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  };
}

export function poolOf(config: ClientConfig, connections: number): Pool {
  const pool = new Pool({ ...config, max: connections });
  // A connection that breaks between two questions says so here, and nobody has to know: the next one is fresh.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function kyselyOver(pool: Pool): Database {
  const sieved: PostgresPool = { connect: () => connect(pool), end: () => pool.end() };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: sieved }) });
}

/** Kysely gives a connection back whatever happened to it; one that failed or never answered must not be used again. */
async function connect(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  let broken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      broken ||= isPassing(error);
      throw error;
    }
  };
  // Its type speaks of cursors as well, which nobody here uses.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}
