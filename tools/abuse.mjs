/** `npm run abuse`: attacks a server of its own. Arguments are passed on: `npm run abuse -- --attacks burst --share 0.1`. */
import { setup } from './setup.mjs';

setup();
const { loadAbuse } = await import('./build.mjs');
const { abuse } = await loadAbuse();
process.exit(await abuse(process.argv.slice(2)));
