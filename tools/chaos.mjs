/** `npm run chaos`: kills servers under load. Arguments are passed on: `npm run chaos -- --kills 50`. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, loadChaos } from './build.mjs';
import { freePort, NoPostgres, startPostgres } from './postgres.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What packages from the time before modules expect to find. */
const OLD_WORDS = `
  const __filename = import.meta.filename;
  const __dirname = import.meta.dirname;`;

/** What loads files of its own, by their place. */
const UNPACKED = ['piscina', '@photostructure/sqlite', 'pino', 'pg-native'];

/**
 * The server and its packages in one file, which starts in less than half the time: there will be many starts. Of its
 * own for each run, for what is built anew meanwhile must not change it.
 * @param {string} folder
 */
async function pack(folder) {
  const wishes = { external: UNPACKED, banner: OLD_WORDS };
  await bundle('server', './server/main.ts', folder, wishes);
  await bundle('server-worker', './server/worker.ts', folder, wishes);
}

// What was started has to end, and what was written to go, however this ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const { chaos } = await loadChaos();
const parts = { build: join(ROOT, 'build'), pack, freePort, startPostgres };
process.exit(
  await chaos(process.argv.slice(2), parts).catch((error) => {
    if (!(error instanceof NoPostgres)) throw error;
    console.error(error.message);
    return 1;
  }),
);
