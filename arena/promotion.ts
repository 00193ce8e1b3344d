/** A sequential test (GSPRT): whether the first bot is good enough, told as soon as the games played can tell it. */
import type { Fixture } from './contestants.ts';
import { deviation, mean, percent } from './figures.ts';
import { Problem } from './problem.ts';
import type { Played } from './results.ts';
import { blockMeans } from './standings.ts';

/** The share that is not enough, and the one that is. */
export interface Hurdle {
  readonly low: number;
  readonly high: number;
}

export interface Trial {
  readonly verdict: 'passed' | 'failed' | 'open';
  /** Log-likelihood ratio of the high share to the low one. */
  readonly evidence: number;
  readonly blocks: number;
}

/** Wrong in one case of twenty, either way. */
const ENOUGH = Math.log(0.95 / 0.05);

/** Before that many blocks nobody knows how much they vary. */
const FEWEST = 10;

/** From "0.5,0.55". */
export function readHurdle(text: string): Hurdle {
  const [low = Number.NaN, high = Number.NaN, ...rest] = text.split(',').map(Number);
  if (rest.length === 0 && 0 < low && low < high && high < 1) return { low, high };
  throw new Problem(
    `--promote must look like 0.5,0.55: two shares between 0 and 1, the smaller first, not "${text}".`,
  );
}

/** Blocks count in the order in which they were drawn, so that quick games have no more say than long ones. */
export function trialOf(
  name: string,
  hurdle: Hurdle,
  all: readonly Fixture[],
  played: readonly Played[],
): Trial {
  const shares = firstWhole(all, played).flatMap((games) => blockMeans(name, games));
  const evidence = evidenceIn(shares, hurdle);
  const verdict = evidence >= ENOUGH ? 'passed' : evidence <= -ENOUGH ? 'failed' : 'open';
  return { verdict, evidence, blocks: shares.length };
}

/** Games by block, up to the first block that is not whole. */
function firstWhole(all: readonly Fixture[], played: readonly Played[]): Played[][] {
  const wanted = countBy(all);
  const known = new Map<string, Played[]>([...wanted.keys()].map((block) => [block, []]));
  for (const one of played) known.get(one.block)?.push(one);
  const blocks = [...known];
  const end = blocks.findIndex(([block, games]) => games.length < (wanted.get(block) ?? 0));
  return blocks.slice(0, end < 0 ? blocks.length : end).map(([, games]) => games);
}

function countBy(all: readonly Fixture[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { block } of all) counts.set(block, (counts.get(block) ?? 0) + 1);
  return counts;
}

/** Block means are taken as normal; a block won and one lost are imagined, for nobody is as sure as he seems. */
function evidenceIn(shares: readonly number[], { low, high }: Hurdle): number {
  if (shares.length < FEWEST) return 0;
  const variance = deviation([...shares, 0, 1]) ** 2;
  return ((high - low) * shares.length * (mean(shares) - (low + high) / 2)) / variance;
}

const VERDICTS: Readonly<Record<Trial['verdict'], string>> = {
  passed: 'passes',
  failed: 'does not pass',
  open: 'is undecided',
};

export function trialLine(name: string, { low, high }: Hurdle, { verdict, evidence, blocks }: Trial): string {
  const question = `${percent(high)} rather than ${percent(low)}`;
  return `${name} ${VERDICTS[verdict]}: ${question}, evidence ${evidence.toFixed(2)} of ±${ENOUGH.toFixed(2)} after ${blocks} blocks.`;
}
