/** `npm start`: set up, build, and serve. Arguments are passed on: `npm start -- --port 9000`. */
import { setup } from './setup.mjs';

setup();
const { loadServer } = await import('./build.mjs');
const { serve } = await loadServer();
await serve(process.argv.slice(2));
