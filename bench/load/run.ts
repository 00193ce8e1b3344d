/** One server with so many tables: how much memory they take, and how fast it is. */
import { drive, type Figures } from './measure.ts';
import type { Match, Pair, Rival, RunningRival, Usage } from './rival.ts';

export interface Plan {
  readonly tables: number;
  readonly seconds: number;
  readonly paces: readonly number[];
  readonly profile: string;
}

export interface Pass extends Figures {
  readonly pace: number;
  /** Microseconds of the server's processor time for each move. */
  readonly processorPerMove: number;
  /** The same of all clients together: where it is more than the server's, it is they who set the pace. */
  readonly clientsPerMove: number;
}

export interface Memory {
  readonly empty: Usage;
  /** With all clients connected, and no tables yet. */
  readonly connected: Usage;
  /** With a table for every two of them, at which nobody has moved yet. */
  readonly seated: Usage;
  /** At the end. */
  readonly played: Usage;
}

export interface Result {
  readonly rival: Rival;
  readonly tables: number;
  readonly passes: readonly Pass[];
  readonly memory: Memory;
}

type Tell = (text: string) => void;

/** As many come in at a time. */
const AT_ONCE = 50;
/** Before its figures count, a server may get warm for so much of the time it is measured. */
const WARM_UP = 0.4;

export async function measureRival(rival: Rival, plan: Plan, tell: Tell): Promise<Result> {
  const say: Tell = (text) => tell(`${rival.name}, ${plan.tables} tables: ${text}`);
  say('starting');
  const server = await rival.start({ profile: plan.profile });
  try {
    const { matches, memory } = await open(server, plan.tables, say);
    const passes: Pass[] = [];
    for (const pace of plan.paces) passes.push(await measurePass({ server, matches, say }, plan, pace));
    const played = await server.usage();
    for (const match of matches) match.close();
    return { rival, tables: plan.tables, passes, memory: { ...memory, played } };
  } finally {
    await server.stop();
  }
}

interface Opened {
  readonly matches: readonly Match[];
  readonly memory: Omit<Memory, 'played'>;
}

async function open(server: RunningRival, tables: number, say: Tell): Promise<Opened> {
  const empty = await settled(server);
  const pairs = await inWaves(
    Array.from({ length: tables }, () => () => server.connect()),
    (done) => say(`${done} pairs of clients connected`),
  );
  const connected = await settled(server);
  const matches = await inWaves(
    pairs.map((pair: Pair) => () => pair.begin()),
    (done) => say(`${done} open`),
  );
  return { matches, memory: { empty, connected, seated: await settled(server) } };
}

/** A few at a time, as people would come in. */
async function inWaves<T>(works: readonly (() => Promise<T>)[], tell: (done: number) => void): Promise<T[]> {
  const results: T[] = [];
  while (results.length < works.length) {
    const wave = works.slice(results.length, results.length + AT_ONCE);
    results.push(...(await Promise.all(wave.map((work) => work()))));
    tell(results.length);
  }
  return results;
}

/** What is used when all is quiet: the collector needs a moment to give pages back. */
async function settled(server: RunningRival): Promise<Usage> {
  await server.usage(true);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return await server.usage(true);
}

interface Under {
  readonly server: RunningRival;
  readonly matches: readonly Match[];
  readonly say: Tell;
}

async function measurePass({ server, matches, say }: Under, { seconds }: Plan, pace: number): Promise<Pass> {
  say(`warming up, ${mannerOf(pace)}`);
  await drive(matches, { seconds: seconds * WARM_UP, pace });
  say(`measuring for ${seconds} s, ${mannerOf(pace)}`);
  const before = await server.usage();
  const own = process.cpuUsage();
  const figures = await drive(matches, { seconds, pace });
  const { user, system } = process.cpuUsage(own);
  const after = await server.usage();
  say(`${Math.round(figures.movesPerSecond)} moves/s, ${mannerOf(pace)}`);
  const processorPerMove = ((after.processor - before.processor) / figures.moves) * 1e6;
  return { ...figures, pace, processorPerMove, clientsPerMove: (user + system) / figures.moves };
}

export const mannerOf = (pace: number): string => (pace > 0 ? `${pace}/s each` : 'flat out');
