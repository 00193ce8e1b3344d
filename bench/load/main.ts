/** `npm run load`: durable moves per second, beside other servers, in one run on one machine. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { installPeers } from '../peers.ts';
import { bare } from './bare.ts';
import { boardgameio } from './boardgameio.ts';
import { colyseus } from './colyseus.ts';
import { commitTime, filesNeeded, filesPossible } from './machine.ts';
import { startProgress } from './progress.ts';
import { grouped, oneByOne } from './quayside.ts';
import { memoryTable, speedTable, targetLines } from './report.ts';
import type { Rival } from './rival.ts';
import { measureTogether, type Result } from './run.ts';

const RIVALS: readonly Rival[] = [grouped, oneByOne, bare, boardgameio, colyseus];

interface Options {
  readonly tables: readonly number[];
  readonly seconds: number;
  readonly rivals: readonly Rival[];
  readonly pace: readonly number[];
  readonly profile: string;
}

/** Measures and prints; being slow is no failure, not being measurable is one. */
export async function load(argv: readonly string[]): Promise<number> {
  const options = readOptions(argv);
  const problem = problemOf(options);
  if (problem !== undefined) {
    console.error(problem);
    return 1;
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  console.log(legend(options.rivals));
  const { results, failures } = await measureAll(options);
  if (results.length > 0) {
    console.log(`\n${speedTable(results)}\n\n${memoryTable(results)}\n`);
    for (const line of targetLines(results)) console.log(line);
  }
  for (const failure of failures) console.log(failure);
  return failures.length > 0 ? 1 : 0;
}

function readOptions(argv: readonly string[]): Options {
  return new Command('load')
    .option('--tables <list>', 'how many tables at a time', numbers(1), [100, 1000, 5000])
    .option('--seconds <n>', 'how long each is measured', (text) => numbers(0.1)(text)[0]!, 10)
    .addOption(
      new Option('--rivals <list>', `of ${RIVALS.map(({ id }) => id).join(', ')}`)
        .argParser(rivals)
        .default(RIVALS, 'all of them'),
    )
    .option('--pace <list>', 'moves per table and second; 0: as fast as they go', numbers(0), [0, 1])
    .option('--profile <folder>', 'writes a profile of every server there', '')
    .parse([...argv], { from: 'user' })
    .opts<Options>();
}

const numbers =
  (least: number) =>
  (text: string): number[] =>
    text.split(',').map((word) => {
      const value = Number(word);
      if (!(value >= least)) throw new InvalidArgumentError(`Each must be a number from ${least} on.`);
      return value;
    });

function rivals(text: string): Rival[] {
  return text.split(',').map((id) => {
    const rival = RIVALS.find((known) => known.id === id);
    if (!rival) throw new InvalidArgumentError(`There is no ${id}.`);
    return rival;
  });
}

function problemOf({ tables, rivals }: Options): string | undefined {
  const most = Math.max(...tables);
  const [needed, possible] = [filesNeeded(most), filesPossible()];
  if (needed > possible)
    return `${most} tables need ${needed} open files in one process, and only ${possible} are allowed: raise \`ulimit -n\` or ask for fewer tables.`;
  const missing = rivals.some(({ isPeer }) => isPeer) ? installPeers() : undefined;
  return missing && `The others could not be installed, so only --rivals quayside,each can run: ${missing}`;
}

function legend(rivals: readonly Rival[]): string {
  const lines = rivals.map((rival) => `${rival.name}: ${rival.legend}`);
  return `Tables of two clients, each with a socket of its own; all clients in one process, each server in one of its own.
A move counts when its mover has the answer and both clients have the news.
Servers are measured in turns of some seconds, as far as all of their clients can be connected at a time.
${lines.join('\n')}
kB/table: resident memory of idle tables with their clients, less that of the same clients without tables.
To write and flush a page takes ${commitTime().toFixed(2)} ms here.`;
}

/** Those whose clients can all be connected at a time. */
function inGroups(rivals: readonly Rival[], tables: number): Rival[][] {
  const size = rivals.length * filesNeeded(tables) <= filesPossible() ? rivals.length : 1;
  return Array.from({ length: rivals.length / size }, (_, i) => rivals.slice(i * size, (i + 1) * size));
}

async function measureAll(
  options: Options,
): Promise<{ readonly results: readonly Result[]; readonly failures: readonly string[] }> {
  const progress = startProgress();
  const results: Result[] = [];
  const failures: string[] = [];
  for (const tables of options.tables) {
    const { rivals, seconds, pace: paces, profile } = options;
    const failed = ({ name }: Rival, error: unknown): void =>
      void failures.push(`${name} with ${tables} tables could not be measured: ${String(error)}`);
    for (const some of inGroups(rivals, tables))
      results.push(
        ...(await measureTogether(some, { tables, seconds, paces, profile }, progress.tell, failed)),
      );
  }
  progress.clear();
  return { results, failures };
}
