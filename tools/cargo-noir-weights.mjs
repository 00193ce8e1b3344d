/** Learns the weights of Cargo Noir's bots anew: node tools/cargo-noir-weights.mjs [games] [seed] */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const BOTS = join(ROOT, 'games/cargo-noir/bots');
const [games = '3000', seed = 'first'] = process.argv.slice(2);

const { trainedMind, weightsFile, LIKELY_PRINT } = await load();
const options = { printed: LIKELY_PRINT, lastRound: 'asEver' };
const minds = new Map();
for (const seats of [2, 3, 4, 5]) {
  const tell = (/** @type {number} */ done) => {
    if (done % 100 === 0) process.stderr.write(`\r${seats} seats: ${done} of ${games} games `);
  };
  minds.set(seats, trainedMind(seats, Number(games), { options, seed, tell }));
}
process.stderr.write('\n');
const command = `node tools/cargo-noir-weights.mjs ${games} ${seed}`;
writeFileSync(join(BOTS, 'weights.ts'), weightsFile(minds, command));

/** The training is TypeScript, so it is bundled first. */
async function load() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './training.ts'; export { LIKELY_PRINT } from '../rules/tables.ts';`,
      resolveDir: BOTS,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return await import(`data:text/javascript;base64,${code}`);
}
