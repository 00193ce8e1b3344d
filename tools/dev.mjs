/** `npm run dev`: set up, and serve the sources as they are now. Flags: `npm run dev -- --port 9000 --data other`. */
import { setup } from './setup.mjs';

setup();
const { develop } = await import('./develop.mjs');
await develop(process.argv.slice(2));
