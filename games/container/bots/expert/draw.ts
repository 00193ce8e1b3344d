import type { Chance } from '../../../../core/chance.ts';

const FINE = 1 << 20;

/** The place of one of these weights, which add up to 1, each as likely as it is heavy. */
export function drawWeighted(weights: readonly number[], chance: Chance): number {
  let left = chance.draw(FINE) / FINE;
  for (let i = 0; i < weights.length - 1; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return weights.length - 1;
}
