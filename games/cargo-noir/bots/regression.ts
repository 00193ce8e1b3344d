/** Least squares and logistic regression, small enough to need no library. */

export interface Sample {
  readonly features: readonly number[];
  readonly target: number;
}

/** A sample and how much it counts. */
export interface Weighed extends Sample {
  readonly weight: number;
}

/** Weights that leave the smallest squares; `ridge`, a share of each feature's own, keeps them small where features go together. */
export function leastSquares(samples: readonly Weighed[], ridge: number): number[] {
  const size = samples[0]?.features.length ?? 0;
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const right = new Array<number>(size).fill(0);
  for (const { features, target, weight } of samples) accumulate(matrix, right, { features, target, weight });
  for (let i = 0; i < size; i++) matrix[i]![i]! += 0.1 + ridge * matrix[i]![i]!;
  return solved(matrix, right);
}

function accumulate(matrix: number[][], right: number[], { features, target, weight }: Weighed): void {
  for (let i = 0; i < features.length; i++) {
    const row = matrix[i]!;
    const scaled = weight * features[i]!;
    if (scaled === 0) continue;
    for (let j = 0; j < features.length; j++) row[j]! += scaled * features[j]!;
    right[i]! += scaled * target;
  }
}

/** Gauss with the largest pivot. */
function solved(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let row = at + 1; row < size; row++) {
      if (Math.abs(matrix[row]![at]!) > Math.abs(matrix[pivot]![at]!)) pivot = row;
    }
    [matrix[at], matrix[pivot]] = [matrix[pivot]!, matrix[at]!];
    [right[at], right[pivot]] = [right[pivot]!, right[at]!];
    for (let row = at + 1; row < size; row++) {
      const factor = matrix[row]![at]! / matrix[at]![at]!;
      if (factor === 0) continue;
      for (let i = at; i < size; i++) matrix[row]![i]! -= factor * matrix[at]![i]!;
      right[row]! -= factor * right[at]!;
    }
  }
  for (let at = size - 1; at >= 0; at--) {
    for (let i = at + 1; i < size; i++) right[at]! -= matrix[at]![i]! * right[i]!;
    right[at]! /= matrix[at]![at]!;
  }
  return right;
}

/** Weights of a logistic curve, by Newton's steps; targets are 0 and 1. */
export function likeliest(samples: readonly Sample[], ridge: number): number[] {
  const size = samples[0]?.features.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < 12; step++) {
    const current = weights;
    const weighed = samples.map(({ features, target }): Weighed => {
      const sum = features.reduce((total, x, i) => total + x * current[i]!, 0);
      const chance = 1 / (1 + Math.exp(-sum));
      const weight = Math.max(1e-6, chance * (1 - chance));
      return { features, weight, target: sum + (target - chance) / weight };
    });
    weights = leastSquares(weighed, ridge);
  }
  return weights;
}
