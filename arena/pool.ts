/** Work in pieces, spread over threads. A piece and its result are plain data, so they can travel. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { doWork, type Result, type Work } from './work.ts';

export interface PoolPlan<W extends Work> {
  readonly pieces: readonly W[];
  readonly workers?: number | undefined;
  /** Told of each result in the order they come in; false stops. */
  readonly onResult: (result: Result<W>, piece: W) => unknown;
}

export async function runPool<W extends Work>(plan: PoolPlan<W>): Promise<void> {
  const count = Math.min(plan.workers ?? availableParallelism(), plan.pieces.length);
  const hand: Hand = { next: 0, stopped: false, threads: [] };
  if (count <= 1) return workHere(plan, hand);
  try {
    await Promise.all(Array.from({ length: count }, () => workThere(plan, hand)));
  } finally {
    stop(hand);
  }
}

/** What has been handed out, and to whom; shared by all threads of a pool. */
interface Hand {
  next: number;
  stopped: boolean;
  readonly threads: Worker[];
}

function take<W extends Work>({ pieces }: PoolPlan<W>, hand: Hand): W | undefined {
  return hand.stopped ? undefined : pieces[hand.next++];
}

/** Whatever the other threads are at is no longer wanted. */
function stop(hand: Hand): void {
  hand.stopped = true;
  for (const thread of hand.threads) void thread.terminate();
}

async function workHere<W extends Work>(plan: PoolPlan<W>, hand: Hand): Promise<void> {
  for (let piece = take(plan, hand); piece; piece = take(plan, hand)) {
    if (plan.onResult(await doWork(piece), piece) === false) return;
    await setImmediate();
  }
}

/** One thread, fed piece by piece. */
function workThere<W extends Work>(plan: PoolPlan<W>, hand: Hand): Promise<void> {
  const thread = new Worker(new URL('./worker.mjs', import.meta.url));
  hand.threads.push(thread);
  let piece: W | undefined;
  const feed = (): void => {
    piece = take(plan, hand);
    if (piece) thread.postMessage(piece);
    else void thread.terminate();
  };
  return new Promise((resolve, reject) => {
    thread.on('message', (result: Result<W>) => {
      if (hand.stopped || !piece) return;
      if (plan.onResult(result, piece) === false) stop(hand);
      else feed();
    });
    thread.on('error', reject);
    thread.on('exit', () => resolve());
    feed();
  });
}
