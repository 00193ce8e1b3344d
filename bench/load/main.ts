/** `npm run load`: durable moves per second, beside other servers, in one run on one machine. */
import { Command } from 'commander';
import { drive, type Figures, type Load, openMatches } from './measure.ts';
import { quayside } from './quayside.ts';
import type { Rival } from './rival.ts';

const GROUPED = 1000;

export async function load(argv: readonly string[]): Promise<void> {
  const options = new Command('load')
    .option('--tables <list>', 'how many tables at a time', '100,1000')
    .option('--seconds <n>', 'how long each is measured', '5')
    .parse([...argv], { from: 'user' })
    .opts<{ tables: string; seconds: string }>();
  const rivals = [quayside('Quayside', GROUPED), quayside('Quayside, a commit for every move', 1)];
  for (const matches of options.tables.split(',').map(Number)) {
    for (const rival of rivals) {
      for (const pace of [0, 1]) {
        const figures = await measure(rival, { matches, seconds: Number(options.seconds), pace });
        console.log(line(rival, { matches, seconds: 0, pace }, figures));
      }
    }
  }
}

async function measure(rival: Rival, load: Load): Promise<Figures> {
  const running = await rival.start();
  try {
    const before = running.memory();
    const matches = await openMatches(running, load.matches, () => undefined);
    const memory = running.memory();
    const figures = await drive(matches, load);
    for (const match of matches) match.close();
    return { ...figures, memory: running.memory(), memoryPerMatch: (memory - before) / load.matches };
  } finally {
    await running.stop();
  }
}

function line({ name }: Rival, { matches, pace }: Load, figures: Figures): string {
  const { movesPerSecond, p50, p99, memory, memoryPerMatch } = figures;
  const manner = pace > 0 ? `${pace} move/s each` : 'flat out';
  return `${name}, ${matches} tables, ${manner}: ${Math.round(movesPerSecond)} moves/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(memory / 1e6)} MB, ${(memoryPerMatch / 1000).toFixed(1)} kB a table`;
}
