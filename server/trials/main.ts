/** Long trials over the wire: `npm run twins -- --positions 10000` and `npm run forged -- --messages 100000`. */
import { Command, InvalidArgumentError } from 'commander';
import { GAMES } from '../../games/index.ts';
import { type ForgedReport, tryForged } from './forged.ts';
import { showProgress } from './progress.ts';
import { tryTwins } from './twins.ts';

const count = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number.');
  return value;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const grouped = (n: number): string => n.toLocaleString('en');

/** Started by tools/trials.mjs; 1 if something was found. */
export async function trials(argv: readonly string[]): Promise<number> {
  let found = 0;
  const program = new Command('trials').description(
    'Tries to learn secrets from servers, and to cheat them.',
  );
  program
    .command('twins')
    .description('compares all that two servers send whose tables differ only in secrets')
    .option('--positions <n>', 'positions to compare', count, 1_000)
    .option('--seed <text>', 'for other games', 'twins')
    .action(async (wish: { positions: number; seed: string }) => {
      found = await twins(wish);
    });
  program
    .command('forged')
    .description('sends forged messages by socket and HTTP, to tables of every game')
    .option('--messages <n>', 'messages for each game', count, 10_000)
    .option('--seed <text>', 'for other messages', 'forged')
    .action(async (wish: { messages: number; seed: string }) => {
      for (const game of Object.keys(GAMES)) found += await forged(game, wish);
    });
  await program.parseAsync([...argv], { from: 'user' });
  return found > 0 ? 1 : 0;
}

async function twins({ positions, seed }: { positions: number; seed: string }): Promise<number> {
  const report = await tryTwins({ positions, seed, progress: showProgress(positions) });
  const { pairs, bids, loans, bytes, leaks } = report;
  say(
    `${grouped(report.positions)} positions of ${grouped(pairs)} pairs of tables, ${grouped(bytes)} bytes compared`,
  );
  say(`beside the cards, ${grouped(bids)} bids and ${grouped(loans)} loans differed`);
  say('compared: socket and watcher (pictures, entries, numbers, refusals, answers), stream, calls, HTTP');
  for (const leak of leaks) say(`LEAK ${leak}`);
  if (leaks.length === 0) say('nobody could tell them apart');
  return leaks.length;
}

async function forged(game: string, { messages, seed }: { messages: number; seed: string }): Promise<number> {
  const report = await tryForged({ game, messages, seed, progress: showProgress(messages) });
  say(`${game}: ${grouped(report.messages)} messages; ${answersOf(report)}`);
  const { before, after } = report.heap;
  say(
    `heap ${megabytes(before)} before, ${megabytes(after)} after${globalThis.gc ? '' : ' (not collected: --expose-gc)'}`,
  );
  for (const wrong of report.wrongs) say(`WRONG ${wrong}`);
  return report.wrongs.length;
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

function answersOf({ answers }: ForgedReport): string {
  const most = Object.entries(answers).sort(([, a], [, b]) => b - a);
  return most.map(([answer, times]) => `${answer} ${grouped(times)}`).join(', ');
}
