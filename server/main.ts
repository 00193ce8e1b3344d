/** The program: reads its settings, opens its store, serves, and goes down politely. */
import { fileURLToPath } from 'node:url';
import { startThinkers } from './bots/thinkers.ts';
import { type Config, readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { startServer } from './server.ts';
import { StoreInUse } from './store/errors.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** Started by tools/start.mjs with the arguments of the command line. */
export async function serve(argv: readonly string[]): Promise<void> {
  const config = readConfig(argv);
  const log = createLog(config.logLevel);
  const store = await openStore(config);
  const thinkers = startThinkers(new URL('./server-worker.mjs', import.meta.url), config.botLimit);
  const clientFolder = fileURLToPath(new URL('./client', import.meta.url));
  const server = await startServer(config, { store, thinkers, log, clientFolder }).catch(cannotListen);
  process.stdout.write(`Quayside is open: ${server.url}\n`);
  const stop = once(async () => {
    await server.close();
    await thinkers.close();
    await store.close();
    process.exit(0);
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** One sentence instead of a stack trace: it is nobody's bug that another server is running. */
async function openStore({ databaseUrl, data }: Config): Promise<Store> {
  try {
    return databaseUrl === '' ? await openSqlite(data) : await openPostgres(databaseUrl);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(error instanceof StoreInUse ? `${why}\n` : `The games cannot be opened: ${why}\n`);
    process.exit(1);
  }
}

/** Ends with a sentence where it is the address that is wrong; everything else is ours. */
function cannotListen(error: NodeJS.ErrnoException & { address?: string; port?: number }): never {
  const why = CANNOT_LISTEN[error.code ?? ''];
  if (why === undefined) throw error;
  process.stderr.write(`Quayside cannot listen on ${error.address}:${error.port}: ${why}\n`);
  process.exit(1);
}

const CANNOT_LISTEN: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program does. Choose another --port, or end that program.',
  EADDRNOTAVAIL: 'this machine has no such address. See --host.',
  EACCES: 'the system does not allow it. Choose a --port from 1024.',
};

function once(run: () => Promise<void>): () => void {
  let begun = false;
  return () => {
    if (!begun) void run();
    begun = true;
  };
}
