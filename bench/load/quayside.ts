/** Our own server under load: guests at tables of Shanghaien, two to a table, each with a socket of its own. */
import { connectPair } from './quayside-match.ts';
import { startQuayside } from './quayside-server.ts';
import type { Rival, RunningRival, StartOptions } from './rival.ts';

const LEGEND = `whole games of Shanghaien, with rules, luck, views and new tables after each game; every move is on disk
  before it is acknowledged`;

/** As it is meant to be run. */
export const grouped: Rival = {
  id: 'quayside',
  name: 'Quayside',
  legend: LEGEND,
  isPeer: false,
  connectsFirst: true,
  start: (options) => startServer([], options),
};

/** What it would be without writing moves together. */
export const oneByOne: Rival = {
  ...grouped,
  id: 'each',
  name: 'Quayside, commit per move',
  legend: 'the same with a commit for every move, to show what writing them together is worth',
  start: (options) => startServer(['--batch', '1'], options),
};

async function startServer(flags: readonly string[], options: StartOptions): Promise<RunningRival> {
  const { process, stop } = await startQuayside({ server: ['--unlimited', ...flags] }, options);
  let pairs = 0;
  return {
    usage: (tidy) => process.usage(tidy),
    connect: () => connectPair(process.url, `load-${pairs++}`),
    stop,
  };
}
