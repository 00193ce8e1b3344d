/**
 * `npm run test:long`: the checks whose worth is their count, one after the other, with a table at the end.
 * `npm run test:long -- chaos fuzz --share 0.01` runs the steps whose names begin so, with a hundredth of the counts.
 */
import { parseArgs } from 'node:util';
import { setup } from './setup.mjs';

setup();
const { printSummary, runSteps } = await import('./run-steps.mjs');
const { choose, longSteps } = await import('./steps.mjs');

/** @returns {{ share: number, names: string[] }} */
function read() {
  try {
    const { values, positionals } = parseArgs({
      options: { share: { type: 'string', default: '1' } },
      allowPositionals: true,
    });
    const share = Number(values.share);
    if (share > 0 && share <= 100) return { share, names: positionals };
    throw new Error(`--share must be a number above 0 and up to 100; "${values.share}" is none.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const { share, names } = read();
const results = await runSteps(choose(longSteps(share), names), 1);
printSummary(results, ({ name }) => `npm run test:long -- ${JSON.stringify(name)} --share ${share}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
