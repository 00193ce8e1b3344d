/** A small timing kit: competitors take turns in short slices, so that a noisy machine hits all of them alike. */

export interface Played {
  games: number;
  moves: number;
  decisions: number;
}

export type Run = (games: number) => Played;

/** Plays one game after the other and adds up. */
export function repeat(playOne: () => Played): Run {
  return (games) => {
    const sum = { games, moves: 0, decisions: 0 };
    for (let game = 0; game < games; game++) {
      const { moves, decisions } = playOne();
      sum.moves += moves;
      sum.decisions += decisions;
    }
    return sum;
  };
}

export interface Competitor {
  name: string;
  run: Run;
}

/** Per second of processor time. */
export interface Rates {
  name: string;
  games: number;
  moves: number;
  decisions: number;
  slices: number;
}

interface Runner extends Competitor {
  /** As many games as fill one slice; set by the warm-up. */
  gamesPerSlice: number;
  slices: Slice[];
}

interface Slice {
  played: Played;
  /** Of processor time: what else the machine does must not count. */
  seconds: number;
}

/**
 * Shorter than a busy machine's time slices: two copies of the same code then differ by less than 2 % where slices
 * of 75 ms let them differ by up to 26 %. The median leaves out most garbage collections, to the profit of those who
 * leave garbage.
 */
const SLICE_SECONDS = 0.005;

/** Measures each competitor for about `seconds`, after a warm-up of a quarter of that. */
export function sideBySide(competitors: readonly Competitor[], seconds: number): Rates[] {
  const runners = competitors.map((competitor): Runner => ({ ...competitor, gamesPerSlice: 1, slices: [] }));
  for (const runner of runners) warmUp(runner, seconds / 4);
  const progress = startProgress(seconds * runners.length);
  for (let round = 0; round === 0 || !progress.isDone(); round++) {
    for (const runner of rotated(runners, round)) {
      runner.slices.push(timeSlice(runner));
      progress.report(runner.name);
    }
  }
  progress.end();
  return runners.map(ratesOf);
}

/** Lets the compiler see the code, and finds how many games fill a slice. */
function warmUp(runner: Runner, seconds: number): void {
  runFor(runner, seconds / 2);
  const { played, seconds: taken } = runFor(runner, seconds / 2);
  runner.gamesPerSlice = Math.max(1, Math.round((played.games / taken) * SLICE_SECONDS));
}

function runFor({ run }: Competitor, seconds: number): Slice {
  const played: Played = { games: 0, moves: 0, decisions: 0 };
  const end = performance.now() + seconds * 1000;
  const start = processorSeconds();
  for (let games = 1; performance.now() < end; games = Math.min(games * 2, MOST_GAMES))
    add(played, run(games));
  return { played, seconds: processorSeconds() - start };
}

const MOST_GAMES = 64;

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function add(sum: Played, { games, moves, decisions }: Played): void {
  sum.games += games;
  sum.moves += moves;
  sum.decisions += decisions;
}

/** Half of a slice is not timed: who comes after another finds the processor's caches full of the other's data. */
function timeSlice({ run, gamesPerSlice }: Runner): Slice {
  run(Math.ceil(gamesPerSlice / 2));
  const start = processorSeconds();
  const played = run(gamesPerSlice);
  return { played, seconds: processorSeconds() - start };
}

/** The speed is that of the median slice, the length of a game that of all. */
function ratesOf({ name, slices }: Runner): Rates {
  const sum: Played = { games: 0, moves: 0, decisions: 0 };
  for (const { played } of slices) add(sum, played);
  const moves = median(slices.map(({ played, seconds }) => played.moves / seconds));
  const perMove = (count: number): number => (count / sum.moves) * moves;
  return { name, games: perMove(sum.games), moves, decisions: perMove(sum.decisions), slices: slices.length };
}

/** Nobody should always run behind the competitor that leaves the most garbage. */
function rotated<T>(list: readonly T[], by: number): T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) throw new Error('nothing measured');
  return middle;
}

interface Progress {
  report: (name: string) => void;
  isDone: () => boolean;
  end: () => void;
}

const QUIET_SECONDS = 2;

export function startProgress(seconds: number): Progress {
  const start = performance.now();
  const isTerminal = process.stderr.isTTY;
  const share = () => (performance.now() - start) / 1000 / seconds;
  let last = start + QUIET_SECONDS * 1000 - reportEvery(isTerminal);
  const report = (name: string) => {
    if (performance.now() - last < reportEvery(isTerminal)) return;
    last = performance.now();
    const line = `measuring: ${Math.min(100, Math.floor(share() * 100))} % (${name})`;
    process.stderr.write(isTerminal ? `\r\x1b[K${line}` : `${line}\n`);
  };
  const end = () => {
    if (isTerminal) process.stderr.write('\r\x1b[K');
  };
  return { report, isDone: () => share() >= 1, end };
}

function reportEvery(isTerminal: boolean): number {
  return isTerminal ? 250 : 5000;
}

const COLUMNS = ['what', 'games/s', 'moves/s', 'decisions/s'];

/** A table of rates; the last columns compare decisions per second with those of the competitors named. */
export function ratesTable(rates: readonly Rates[], yardsticks: readonly string[]): string {
  const rows = rates.map((rate) => [
    rate.name,
    ...[rate.games, rate.moves, rate.decisions].map(rounded),
    ...yardsticks.map((yardstick) => rounded(ratio(rates, rate.name, yardstick))),
  ]);
  return alignedTable([[...COLUMNS, ...yardsticks.map((yardstick) => `: ${yardstick}`)], ...rows]);
}

/** How many decisions the one makes while the other makes one; undefined if either was not measured. */
export function ratio(rates: readonly Rates[], name: string, yardstick: string): number | undefined {
  const decisions = (wanted: string) => rates.find((rate) => rate.name === wanted)?.decisions;
  const [mine, unit] = [decisions(name), decisions(yardstick)];
  return mine === undefined || unit === undefined ? undefined : mine / unit;
}

/** Three figures are all that such a measurement is good for. */
export function rounded(rate: number | undefined): string {
  return rate === undefined ? '-' : rate.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}

export function alignedTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}
