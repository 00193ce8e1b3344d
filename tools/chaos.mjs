/** `npm run chaos`: kills servers under load. Arguments are passed on: `npm run chaos -- --kills 50`. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadChaos } from './build.mjs';
import { startPostgres } from './postgres.mjs';

const { chaos } = await loadChaos();
const build = join(dirname(fileURLToPath(import.meta.url)), '..', 'build');
process.exit(await chaos(process.argv.slice(2), { build, startPostgres }));
