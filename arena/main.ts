/** The command line: what can be typed, and which file does it. Loaded lazily, for `play` should start at once. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { PARTS, type Part } from '../bench/own-process.ts';
import { VERSION } from '../protocol/version.ts';
import type { CalibrateWish } from './calibrate.ts';
import { PURPOSES } from './contestants.ts';
import type { EndingsWish } from './endings.ts';
import type { FuzzWish } from './fuzz.ts';
import type { GoldenWish } from './golden.ts';
import { type Io, processIo } from './io.ts';
import type { LadderWish } from './ladder.ts';
import { needRepository } from './paths.ts';
import type { PlayWish } from './play.ts';
import { Problem } from './problem.ts';
import type { ReplayWish } from './replay.ts';
import type { ReviewWish } from './review.ts';
import type { RulesWish } from './rules.ts';
import type { StatsWish } from './stats.ts';
import type { TournamentWish } from './tournament.ts';
import type { TrainWish } from './train.ts';
import type { VerifyWish } from './verify.ts';

/** Runs a command and answers with the exit code. */
export async function run(argv: readonly string[], io: Io = processIo()): Promise<number> {
  let code = 0;
  const program = commands(io, (result) => {
    code = result;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    return failed(error, io);
  }
  return code;
}

function failed(error: unknown, io: Io): number {
  // Commander has already said what is wrong, or shown the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode;
  if (error instanceof Problem) io.err(error.message);
  else io.err(`This should not happen: ${error instanceof Error ? error.message : String(error)}`);
  return 1;
}

function commands(io: Io, done: (code: number) => void): Command {
  const program = new Command('quayside')
    .description('An online table for board games of ships and trade, here in the terminal.')
    .version(VERSION, '-v, --version', 'print the version')
    .addHelpText('after', OTHERS)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    });
  // Subcommands take over these settings only if they are made by the program itself.
  const add: Add = (name, description, example) =>
    program
      .command(name)
      .description(description)
      .addHelpText('after', `\nExample:\n  npx quayside ${example}`);
  addPlaying(add, io, done);
  addKeeping(add, io, done);
  addMeasuring(add, io, done);
  return program;
}

/** Programs of their own, which arena/bin.mjs starts. */
const OTHERS = `
For those who run a server:
  serve [options]              serve Quayside to browsers: npx quayside serve --help
  admin [command]              backups, figures, passwords: npx quayside admin --help`;

type Add = (name: string, description: string, example: string) => Command;
type Done = (code: number) => void;

const LANG = ['--lang <language>', 'en, de, fr, it, nl, es or ru (default: as the terminal)'] as const;
const OPTION = ['--option <key=value>', 'an option of the game; may be repeated', collect, []] as const;
const PLAYERS = ['--players <n>', 'how many seats', whole] as const;
const SEED = ['--seed <text>', 'the luck of it all', '1'] as const;
const NODES = ['--nodes <n>', 'how many positions a bot may look at per move', whole] as const;
const WORKERS = ['--workers <n>', 'how many threads (default: one per processor)', whole] as const;

/** What can be said of all games that bots play against each other. */
const betweenBots = (command: Command): Command =>
  command
    .option(...PLAYERS)
    .option(...SEED)
    .option(...OPTION)
    .option(...NODES)
    .option(...WORKERS)
    .option('--json', 'print data instead of tables');

function addPlaying(add: Add, io: Io, done: Done): void {
  add(
    'play <game>',
    'play in the terminal, against bots or hot-seat',
    'play shanghaien --bots greedy --seat 2',
  )
    .option('--bots <names>', 'the bots in the other seats: one for all, or a list (default: the strongest)')
    .option('--hotseat', 'people in all seats, taking turns at this keyboard')
    .option('--seat <n>', 'your seat, from 1', whole)
    .option(...PLAYERS)
    .option('--seed <text>', 'the luck of the game (default: random)')
    .option(...OPTION)
    .option(...LANG)
    .option(...NODES)
    .option('--save <file>', 'keep the game in a new file')
    .action(async (game: string, wish: PlayWish) =>
      done(await (await import('./play.ts')).play(game, wish, io)),
    );
  add('games', 'list the games, their options and bots', 'games --lang de')
    .option(...LANG)
    .action(async (wish: { lang?: string }) => done(await (await import('./games.ts')).listGames(wish, io)));
  add('rules <game>', 'print the rulebook as Markdown', 'rules shanghaien --lang fr')
    .option(...LANG)
    .option('--edition <name>', 'only one edition, for games that have several')
    .option('--write', 'write docs/rules/<game>.md, in English')
    .action(async (game: string, wish: RulesWish) =>
      done(await (await import('./rules.ts')).rules(game, wish, io)),
    );
}

function addKeeping(add: Add, io: Io, done: Done): void {
  add(
    'freeze <game>',
    'keep the rules as they are, for games that began with them',
    'freeze container',
  ).action(async (game: string) => done(await (await import('./freeze.ts')).freeze(game, io)));
  add('replay [file]', 'show a kept game and check every move, die and hash', 'replay game.jsonl --lang de')
    .option('--all', 'all kept games of all games instead of a file')
    .option(...LANG)
    .option('--viewer <who>', 'what this seat (from 1) or the table saw (default: everything)')
    .option('--quiet', 'only the result')
    .action(async (file: string | undefined, wish: ReplayWish) =>
      done(await (await import('./replay.ts')).replayFiles(file, wish, io)),
    );
  add('review <file>', 'look at every decision of a kept game again', 'review game.jsonl --lang de')
    .option(...LANG)
    .option('--nodes <n>', 'how many positions to look at for a decision', whole)
    .option('--seed <text>', 'the luck of who looks', '1')
    .option('--json', 'print data instead of sentences')
    .action(async (file: string, wish: ReviewWish) =>
      done(await (await import('./review.ts')).reviewFile(file, wish, io)),
    );
  add(
    'verify <files...>',
    'check that the luck and the seals of a table were as promised',
    'verify game.jsonl --evidence game.evidence.json',
  )
    .option('--commitment <hex>', 'what the table promised you before you sat down; compared with the log')
    .option('--nonce <text>', 'what you sent with your seat; compared with the log')
    .option('--seat <n>', 'your seat, from 1 (default: any seat may have the nonce)', whole)
    .addOption(
      new Option(
        '--evidence <file>',
        'all that your browser noted, as the luck page saves it; compared with the log',
      ).conflicts(['commitment', 'nonce', 'seat']),
    )
    .option(...LANG)
    .action(async (files: string[], wish: VerifyWish) =>
      done(await (await import('./verify.ts')).verifyFiles(files, wish, io)),
    );
  add(
    'golden [game]',
    'compare the playthroughs in games/*/goldens with the rules',
    'golden shanghaien --write',
  )
    .option('--write', 'write them anew')
    .action(async (game: string | undefined, wish: GoldenWish) =>
      done(await (await import('./golden.ts')).golden(game, wish, io)),
    );
  add('endings <game>', 'list the endings that a kept game must show', 'endings shanghaien --search 100000')
    .option('--search <games>', 'play random games until each missing ending is found, and keep them', whole)
    .action(async (game: string, wish: EndingsWish) =>
      done(await (await import('./endings.ts')).endings(game, wish, io)),
    );
}

function addMeasuring(add: Add, io: Io, done: Done): void {
  add('fuzz <game>', 'play random games and try the laws on them', 'fuzz shanghaien --games 100000')
    .option('--games <n>', 'how many', whole, 1000)
    .option('--seed <text>', 'where to begin', '1')
    .option(
      '--sparing <k>',
      'try all laws at one moment in k (default: all in the first games, then fewer)',
      whole,
    )
    .option(...WORKERS)
    .option('--minutes <m>', 'stop after so long', number)
    .option('--out <folder>', 'where to put the log of what is found', '.')
    .action(async (game: string, wish: FuzzWish) =>
      done(await (await import('./fuzz.ts')).fuzz(game, wish, io)),
    );
  const tournament = add(
    'tournament <game>',
    'bots play all against all',
    'tournament shanghaien --bots random,greedy --games 400',
  )
    .requiredOption('--bots <names>', 'which bots, separated by commas; expert@20000 has its own budget')
    .option('--weights <file>', 'what a bot with a plus, as in expert+ or expert+@500, plays with')
    .option('--hero', 'the first bot alone against tables of each of the others')
    .option('--games <n>', 'games of each line-up', whole, 400)
    .addOption(
      new Option('--use <purpose>', 'what the luck is for; each kind is apart from the others')
        .choices(PURPOSES)
        .default('development'),
    )
    .option(
      '--promote <low,high>',
      'stop as soon as the first bot surely wins the higher share, or surely not',
    )
    .option('--out <file>', 'keep each result in this file, and go on from what it holds');
  betweenBots(tournament).action(async (game: string, wish: TournamentWish) =>
    done(await (await import('./tournament.ts')).tournament(game, wish, io)),
  );
  add('ladder <files...>', 'all bots of some tournaments in one order', 'ladder first.jsonl second.jsonl')
    .option(...SEED)
    .option('--json', 'print data instead of a table')
    .action(async (files: string[], wish: LadderWish) =>
      done((await import('./ladder.ts')).ladder(files, wish, io)),
    );
  addFigures(add, io, done);
}

function addFigures(add: Add, io: Io, done: Done): void {
  const stats = add(
    'stats <game>',
    'what happens in a game on average',
    'stats shanghaien --bot greedy --games 500',
  )
    .option('--bot <name>', 'who plays in all seats (default: the strongest)')
    .option('--games <n>', 'how many', whole, 200);
  betweenBots(stats).action(async (game: string, wish: StatsWish) =>
    done(await (await import('./stats.ts')).stats(game, wish, io)),
  );
  const calibrate = add(
    'calibrate <game>',
    'see whether the chances its adviser shows come true',
    'calibrate shanghaien --bots hard --nodes 200 --games 200',
  )
    .option(
      '--bots <names>',
      'who plays: one in all seats, or a list that takes turns (default: the strongest)',
    )
    .option('--games <n>', 'how many', whole, 100)
    .option('--sparing <k>', 'ask about one position in k', whole, 4)
    .option('--out <file>', 'keep every forecast in this file, and go on from what it holds');
  betweenBots(calibrate).action(async (game: string, wish: CalibrateWish) =>
    done(await (await import('./calibrate.ts')).calibrate(game, wish, io)),
  );
  add('train <game>', 'make the weights of its bots', 'train shanghaien --games 1000 --out weights.txt')
    .requiredOption('--out <file>', 'where to put them; a checkpoint beside it lets a stopped training go on')
    .option('--games <n>', 'games for a stage; some take several times as many', whole, 1000)
    .option('--passes <n>', 'how often all stages are gone through', whole, 1)
    .option('--response', 'weights that win against its strongest bot, to see how much can be won')
    .option(...SEED)
    .option(...WORKERS)
    .action(async (game: string, wish: TrainWish) =>
      done(await (await import('./train.ts')).train(game, wish, io)),
    );
  add('bench', 'measure the speed of the rules beside others', 'bench --seconds 2')
    .option('--seconds <s>', 'for each measurement', number, 3)
    .addOption(new Option('--part <name>', 'only the part of one game').choices(PARTS))
    .action(async (wish: { seconds: number; part?: Part }) => {
      needRepository('bench');
      done(await (await import('../bench/main.ts')).bench(wish));
    });
}

function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

function whole(text: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

function number(text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text) || Number(text) <= 0)
    throw new InvalidArgumentError('It must be a number above 0.');
  return Number(text);
}
