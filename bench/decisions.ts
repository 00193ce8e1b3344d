/** How long the bots of every game think about a move, and what an expert of Shanghaien needs to remember for it. */
import { spawnSync } from 'node:child_process';
import { hearing } from '../bots/hearing.ts';
import { type Chance, seeded } from '../core/chance.ts';
import type { Seat, Shape } from '../core/game.ts';
import { usualOptions } from '../core/usual.ts';
import type { Entry } from '../games/entry.ts';
import { GAMES } from '../games/index.ts';
import { alignedTable, startProgress } from './measure.ts';

const LEVELS = ['easy', 'medium', 'hard', 'expert'];
const NODES = 2000;
const SEATS = 4;
/** Moves of random play between two positions that are asked about: nothing of the one helps with the next. */
const APART = 12;
const MOST = 200;

const LEGEND = `Decisions of the levels for people, ${NODES} nodes each, in positions of random games far apart, one thread.
Milliseconds of the clock and of all processors: median, and that which 95 % stay below.`;

/** What is promised for an expert's decision: seconds, and memory for a whole process. */
const TARGET = { milliseconds: 2000, megabytes: 150 };

interface Took {
  readonly clock: number;
  readonly processor: number;
}

export async function decisionsReport(seconds: number): Promise<string> {
  const progress = startProgress(seconds * LEVELS.length * Object.keys(GAMES).length);
  const rows: string[][] = [];
  let slowest = 0;
  for (const entry of Object.values(GAMES)) {
    for (const level of LEVELS) {
      const taken = await timed(entry, level, seconds, () => progress.report(`${entry.game.id} ${level}`));
      rows.push([entry.game.id, level, String(taken.length), ...columns(taken)]);
      slowest = Math.max(slowest, ...taken.map(({ clock }) => clock));
    }
  }
  progress.end();
  const heads = ['game', 'level', 'decisions', 'p50 ms', 'p95 ms', 'p50 cpu', 'p95 cpu'];
  const verdict = slowest <= TARGET.milliseconds ? 'reached' : 'missed';
  return `${LEGEND}

${alignedTable([heads, ...rows])}

target ${TARGET.milliseconds} ms: ${verdict} (slowest ${Math.round(slowest)} ms)`;
}

function columns(taken: readonly Took[]): string[] {
  const ofBoth = [taken.map(({ clock }) => clock), taken.map(({ processor }) => processor)];
  return ofBoth.flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(1)));
}

/** The least value that so large a part does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** Decisions for so many seconds, one at least; the first of all is not counted, for it loads the weights. */
async function timed(entry: Entry, level: string, seconds: number, onDecision: () => void): Promise<Took[]> {
  const bot = entry.bots[level];
  const taken: Took[] = [];
  const end = performance.now() + seconds * 1000;
  for (const { view, seat, seen } of positions(entry, seeded(`decisions ${entry.game.id}`))) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    await bot?.choose(view, seat, seen, { nodes: NODES, chance: seeded('own') });
    const { user, system } = process.cpuUsage(used);
    taken.push({ clock: performance.now() - start, processor: (user + system) / 1000 });
    onDecision();
    if (taken.length > MOST || (taken.length > 1 && performance.now() > end)) break;
  }
  return taken.slice(1);
}

interface Position {
  readonly view: object;
  readonly seat: Seat;
  readonly seen: readonly Shape['Event'][];
}

/** Positions with a choice, from random games with the options a table begins with. */
function* positions({ game }: Entry, chance: Chance): Generator<Position> {
  const seats = Math.min(SEATS, game.players.max);
  const options = usualOptions(game);
  for (;;) {
    const seen: Shape['Event'][][] = Array.from({ length: seats }, () => []);
    const emit = hearing(game, seen);
    const state = game.start(options, seats, chance, emit);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const [first, second] = game.moves(state, seat);
      if (first && second && chance.draw(APART) === 0)
        yield { view: game.view(state, seat), seat, seen: seen[seat] ?? [] };
      game.apply(state, seat, game.sample(state, seat, chance), chance, emit);
    }
  }
}

/**
 * Two games between experts in a process of their own; it says what it held before them and at most. Linux counts what the
 * parent held as the child's, but not where it tells of the memory itself.
 */
const PLAY = `
  const { readFileSync } = await import('node:fs');
  const peak = () => {
    if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
    return Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  };
  const { run } = await import(${JSON.stringify(new URL('../build/arena.mjs', import.meta.url).href)});
  const before = process.memoryUsage.rss();
  const line = 'stats shanghaien --bot expert --games 2 --workers 1 --json';
  const code = await run(line.split(' '));
  console.log('\\n' + JSON.stringify({ code, before, peak: peak() * 1024 }));
`;

const MEGABYTE = 1 << 20;

export function memoryReport(): string {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', PLAY], { encoding: 'utf8' });
  const { code, before, peak } = JSON.parse(stdout.trimEnd().split('\n').at(-1) || '{}');
  if (code !== 0) return 'memory of an expert of Shanghaien: not measured';
  const [base, most] = [before, peak].map((bytes: number) => Math.round(bytes / MEGABYTE)) as [
    number,
    number,
  ];
  const verdict = most <= TARGET.megabytes ? 'reached' : 'missed';
  return `memory of a process in which two experts play Shanghaien: ${most} MB at most, ${base} MB before they begin
target ${TARGET.megabytes} MB: ${verdict}`;
}
