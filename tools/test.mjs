/**
 * `npm test`: every check there is, side by side, none skipped because another failed.
 * `npm test -- types lint` runs only the steps whose names begin so.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { setup } from './setup.mjs';

setup();
const { printSummary, runSteps } = await import('./run-steps.mjs');
const { choose, REPORTS, STAGES, withBuild } = await import('./steps.mjs');

const chosen = withBuild(choose(STAGES.flat(), process.argv.slice(2)));
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const results = [];
for (const stage of STAGES) {
  results.push(...(await runSteps(stage.filter((step) => chosen.includes(step)))));
}
printSummary(results, (step) => `npm test -- ${JSON.stringify(step.name)}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
