/** The file the weights travel in: text that says for which rules and features it was made, and whether it is whole. */
import { shanghaien } from '../../rules/index.ts';
import { ROUNDS } from '../../rules/tables.ts';
import { HAND_FEATURES, NATION_FEATURES, TABLE_FEATURES } from './features.ts';
import { HIDDEN, WEIGHTS } from './net.ts';

/** Weights by round, from the second to the last; nobody asks for the value before the first. */
export type Weights = readonly (Float64Array | undefined)[];

const FIRST = 2;
const SEPARATOR = '\n';

/** A short fingerprint of a text (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** What must agree between weights and the code that reads them. */
export const FITS = `shanghaien ${shanghaien.version} ${fingerprint(
  [...NATION_FEATURES, ...HAND_FEATURES, ...TABLE_FEATURES, HIDDEN].join(),
)}`;

/** Three digits behind the point are as good as sixteen. */
export function writeWeights(weights: Weights): string {
  const rounds = Array.from({ length: ROUNDS - FIRST + 1 }, (_, i) => weights[FIRST + i]);
  const body = rounds
    .map((round) => [...(round ?? [])].map((weight) => Math.round(weight * 1000)).join(' '))
    .join(SEPARATOR);
  return [FITS, fingerprint(body), body].join(SEPARATOR);
}

/** The weights in a file, or undefined if it is damaged or made for other rules or features. */
export function readWeights(text: string): Weights | undefined {
  const [fits, print, ...rounds] = text.split(SEPARATOR);
  if (fits !== FITS || fingerprint(rounds.join(SEPARATOR)) !== print) return undefined;
  const weights = rounds.map((round) => Float64Array.from(round.split(' '), (text) => Number(text) / 1000));
  const isWhole = weights.length === ROUNDS - FIRST + 1 && weights.every(({ length }) => length === WEIGHTS);
  return isWhole ? [undefined, undefined, ...weights] : undefined;
}
