/** `npm start`: set up, build, and sit down at a table. Arguments are passed on to `play`. */
import { setup } from './setup.mjs';

setup();
const { loadArena } = await import('./build.mjs');
const { run } = await loadArena();
process.exitCode = await run(['play', 'shanghaien', ...process.argv.slice(2)]);
