/** Who comes out on top, when all that is known of each is what to expect and how far off that may be. */

export interface Prospect {
  readonly mean: number;
  readonly spread: number;
}

/** Nothing more can come: half a point apart is nearly a win. */
const LEAST_SPREAD = 0.2;
/** A logistic curve of this scale is as wide as one of spread 1. */
const SCALE = Math.sqrt(3) / Math.PI;
/** Equally likely results of one seat, from its worst to its best, as steps of the curve's scale. */
const RESULTS = Array.from({ length: 16 }, (_, at) => Math.log((at + 0.5) / (15.5 - at)));

/** The chance of each to have the most; together 1. */
export function chancesOf(prospects: readonly Prospect[]): number[] {
  const means = prospects.map(({ mean }) => mean);
  const scales = prospects.map(({ spread }) => SCALE * Math.max(LEAST_SPREAD, spread));
  const tops = means.map((mean, seat) => {
    let sum = 0;
    for (const step of RESULTS) sum += atMost(mean + step * scales[seat]!, seat, means, scales);
    return sum;
  });
  const all = tops.reduce((sum, top) => sum + top, 0);
  return tops.map((top) => top / all);
}

/** How likely all the others have no more than this. */
function atMost(result: number, seat: number, means: readonly number[], scales: readonly number[]): number {
  let chance = 1;
  for (let other = 0; other < means.length; other++) {
    if (other !== seat) chance /= 1 + Math.exp((means[other]! - result) / scales[other]!);
  }
  return chance;
}
