/** An attack on a server: what honest players felt without it and beside it, and what it left behind. */
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { figuresOf } from '../../bench/load/measure.ts';
import { type QuaysideServer, startQuayside } from '../../bench/load/quayside-server.ts';
import type { Attack } from './attack.ts';
import { HonestPlayers, newFelt } from './honest.ts';
import type { Tally } from './tally.ts';
import type { AttackOrder } from './worker.ts';

export interface AbusePlan {
  /** Of the full counts of an attack. */
  readonly share: number;
  /** Seconds of honest play without the attack, and at least beside it. */
  readonly seconds: number;
  /** Seconds after the attack until memory is looked at again. */
  readonly calm: number;
  /** Megabytes of heap that the server has. */
  readonly heap: number;
}

/** Milliseconds, and whether moves were left without an answer. */
export interface Feeling {
  readonly p99: number;
  /** Half of the bots had answered by then. */
  readonly botsP50: number;
  readonly unanswered: number;
}

export interface Aftermath {
  readonly attack: Attack;
  readonly before: Feeling;
  readonly during: Feeling;
  /** Megabytes: in use before the attack, resident at the highest, in use after the calm. */
  readonly memory: { readonly start: number; readonly highest: number; readonly later: number };
  readonly answers: Tally['rows'];
  /** Seconds that the attack took. */
  readonly took: number;
}

/** An attack that never ends by itself is ended, in milliseconds. */
const LONGEST = 120_000;
const WARM_UP = 0.5;
const MB = 2 ** 20;
const WATCH_EVERY = 250;

export async function tryAttack(attack: Attack, plan: AbusePlan): Promise<Aftermath> {
  const server = await startQuayside(
    { server: ['--log-level', 'silent'], node: [`--max-old-space-size=${plan.heap}`] },
    { profile: '' },
  );
  try {
    return await underAttack(server.process, attack, plan);
  } finally {
    await server.stop();
  }
}

async function underAttack(
  server: QuaysideServer['process'],
  attack: Attack,
  { share, seconds, calm }: AbusePlan,
): Promise<Aftermath> {
  const players = await HonestPlayers.sitDown(server.url);
  const [warm, before, during] = [newFelt(), newFelt(), newFelt()];
  await players.play(seconds * WARM_UP, warm);
  await players.play(seconds, before);
  const start = (await server.usage(true)).heap / MB;
  const order = {
    attack: attack.id,
    url: server.url,
    address: await strangeAddress(),
    share,
    longest: LONGEST,
  };
  const highest = watchMemory(server);
  const since = performance.now();
  let isOver = false;
  const answers = attackFrom(order).finally(() => {
    isOver = true;
  });
  do await players.play(seconds, during);
  while (!isOver);
  const took = (performance.now() - since) / 1000;
  const peak = await highest();
  players.leave();
  await new Promise((resolve) => setTimeout(resolve, calm * 1000));
  const later = (await server.usage(true)).heap / MB;
  return {
    attack,
    before: feelingOf(before),
    during: feelingOf(during),
    memory: { start, highest: peak, later },
    answers: await answers,
    took,
  };
}

function feelingOf({ moves, bots }: ReturnType<typeof newFelt>): Feeling {
  const [played, answered] = [figuresOf(moves), figuresOf(bots)];
  return { p99: played.p99, botsP50: answered.p50, unanswered: played.unanswered + answered.unanswered };
}

/** Looks at resident memory now and then; answers the highest it saw. */
function watchMemory(server: QuaysideServer['process']): () => Promise<number> {
  let highest = 0;
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      highest = Math.max(highest, (await server.usage()).resident / MB);
      await new Promise((resolve) => setTimeout(resolve, WATCH_EVERY));
    }
  })();
  return async () => {
    isWatching = false;
    await watching;
    return highest;
  };
}

function attackFrom(order: AttackOrder): Promise<Tally['rows']> {
  const worker = new Worker(new URL('./abuse-worker.mjs', import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Another address of this machine than that of the honest players, where there is one. */
async function strangeAddress(): Promise<string> {
  const isThere = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(0, STRANGE, () => probe.close(() => resolve(true)));
  });
  return isThere ? STRANGE : '127.0.0.1';
}

const STRANGE = '127.0.0.2';
