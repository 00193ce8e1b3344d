/** Servers with so many tables: how much memory they take, and how fast they are. */
import { type Course, drive, type Figures, figuresOf, type Load, newCourse } from './measure.ts';
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
/** The machine is quicker at some times than at others: in so many turns, all meet with the same. */
const TURNS = 5;

/** A server with its clients at their tables, and what has been found out about it. */
interface Under {
  readonly rival: Rival;
  readonly server: RunningRival;
  readonly matches: readonly Match[];
  readonly memory: Omit<Memory, 'played'>;
  readonly passes: Pass[];
}

/** Measures servers in turn. One that cannot be opened is told to `failed`, and keeps nobody else from it. */
export async function measureTogether(
  rivals: readonly Rival[],
  plan: Plan,
  tell: Tell,
  failed: (rival: Rival, error: unknown) => void,
): Promise<Result[]> {
  const all: Under[] = [];
  try {
    for (const rival of rivals) {
      const under = await begin(rival, plan, tell).catch((error) => failed(rival, error));
      if (under) all.push(under);
    }
    for (const pace of plan.paces) await measurePass(all, plan, pace, tell);
    return await Promise.all(all.map((under) => resultOf(under, plan.tables)));
  } finally {
    for (const { server } of all) await server.stop();
  }
}

async function begin(rival: Rival, { tables, profile }: Plan, tell: Tell): Promise<Under> {
  const say: Tell = (text) => tell(`${rival.name}, ${tables} tables: ${text}`);
  say('starting');
  const server = await rival.start({ profile });
  try {
    return { rival, server, passes: [], ...(await open(server, tables, say)) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function resultOf({ rival, server, matches, memory, passes }: Under, tables: number): Promise<Result> {
  const played = await server.usage();
  for (const match of matches) match.close();
  return { rival, tables, passes, memory: { ...memory, played } };
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

/** How it goes at one pace. */
interface Going {
  readonly course: Course;
  /** Seconds and microseconds of processor time. */
  server: number;
  clients: number;
}

async function measurePass(all: readonly Under[], plan: Plan, pace: number, tell: Tell): Promise<void> {
  const { tables, seconds } = plan;
  const goings = all.map((): Going => ({ course: newCourse(), server: 0, clients: 0 }));
  for (const { rival, matches } of all) {
    tell(`${rival.name}, ${tables} tables: warming up, ${mannerOf(pace)}`);
    await drive(matches, { seconds: seconds * WARM_UP, pace });
  }
  for (let turn = 1; turn <= TURNS; turn++) {
    tell(`${tables} tables, ${mannerOf(pace)}: turn ${turn} of ${TURNS}`);
    for (const [i, under] of all.entries())
      await takeTurn(under, goings[i]!, { seconds: seconds / TURNS, pace });
  }
  for (const [i, { passes }] of all.entries()) passes.push({ pace, ...passOf(goings[i]!) });
}

async function takeTurn({ server, matches }: Under, going: Going, load: Load): Promise<void> {
  const before = await server.usage();
  const own = process.cpuUsage();
  await drive(matches, load, going.course);
  const { user, system } = process.cpuUsage(own);
  going.clients += user + system;
  going.server += (await server.usage()).processor - before.processor;
}

function passOf({ course, server, clients }: Going): Omit<Pass, 'pace'> {
  const figures = figuresOf(course);
  const { moves } = figures;
  return { ...figures, processorPerMove: (server / moves) * 1e6, clientsPerMove: clients / moves };
}

export const mannerOf = (pace: number): string => (pace > 0 ? `${pace}/s each` : 'flat out');
