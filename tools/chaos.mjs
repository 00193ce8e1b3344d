/** `npm run chaos`: kills servers under load. Arguments are passed on: `npm run chaos -- --kills 50`. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { loadChaos } from './build.mjs';
import { freePort, startPostgres } from './postgres.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What packages from the time before modules expect to find. */
const OLD_WORDS = `
  import { createRequire } from 'node:module';
  const require = createRequire(import.meta.url);
  const __filename = import.meta.filename;
  const __dirname = import.meta.dirname;`;

/**
 * The server and its packages in one file, which starts in less than half the time: there will be many starts. Of its
 * own for each run, for what is built anew meanwhile must not change it.
 * @param {string} outdir
 */
async function pack(outdir) {
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: { server: './server/main.ts', 'server-worker': './server/worker.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // What loads files of its own, by their place.
    external: ['piscina', '@photostructure/sqlite', 'pino', 'pg-native'],
    banner: { js: OLD_WORDS },
    logLevel: 'error',
  });
}

// What was started has to end, and what was written to go, however this ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const { chaos } = await loadChaos();
process.exit(
  await chaos(process.argv.slice(2), { build: join(ROOT, 'build'), pack, freePort, startPostgres }),
);
