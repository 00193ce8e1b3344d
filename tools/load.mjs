/**
 * `npm run load`: set up, build, and put servers under load. `npm run load -- --help` lists what can be set.
 * Its clients get room for young objects: their own garbage collections would else count as the servers' time.
 */
import { setup } from './setup.mjs';

setup();
const { loadLoadTest } = await import('./build.mjs');
const { load } = await loadLoadTest();
process.exitCode = await load(process.argv.slice(2));
