/** `npm run twins` and `npm run forged`: long trials over the wire. Arguments are passed on. */
import { loadTrials } from './build.mjs';

const { trials } = await loadTrials();
process.exit(await trials(process.argv.slice(2)));
