/** What was learned, read from weights.ts when a table of that size first asks for it. */
import { cargoNoir } from '../rules/index.ts';
import { CONTEST_FEATURES } from './contest.ts';
import { FEATURES, MOMENTS, type Moment } from './stance.ts';
import type { Line, Mind } from './value.ts';
import { LEARNED, WEIGHTS } from './weights.ts';

/** Says that weights belong to these rules and to these features. */
export const FINGERPRINT = `${cargoNoir.version}: ${FEATURES.join(', ')}`;

/** A line is named by its moment and the trades left, then come its spread and its weights. */
export function readMind(text: string): Mind | undefined {
  const model: Record<Moment, Line[]> = { trading: [], sending: [], away: [] };
  let contest: number[] = [];
  for (const row of text.trim().split('\n')) {
    const [name = '', ...rest] = row.trim().split(/\s+/);
    const numbers = rest.map(Number);
    if (!numbers.every(Number.isFinite)) return undefined;
    const moment = MOMENTS.find((known) => known === name);
    if (!moment) contest = numbers;
    else model[moment][numbers[0]!] = { spread: numbers[1]!, weights: numbers.slice(2) };
  }
  return isWhole(model, contest) ? { model, contest } : undefined;
}

function isWhole(model: Readonly<Record<Moment, readonly Line[]>>, contest: readonly number[]): boolean {
  if (contest.length !== CONTEST_FEATURES.length) return false;
  return MOMENTS.every((moment) => {
    const lines = Array.from(model[moment]);
    return lines.length > 1 && lines.every((line) => line?.weights.length === FEATURES.length);
  });
}

/** As readMind() reads it. */
export function writeMind({ model, contest }: Mind): string {
  const short = (n: number): string => String(Number(n.toFixed(3)));
  const rows = MOMENTS.flatMap((moment) =>
    model[moment].map(({ spread, weights }, trades) =>
      [moment, trades, short(spread), ...weights.map(short)].join(' '),
    ),
  );
  return [`contest ${contest.map(short).join(' ')}`, ...rows].join('\n');
}

const minds = new Map<number, Mind | undefined>();

/** undefined if the weights are damaged or were learned for other features or rules. */
export function mindFor(seats: number): Mind | undefined {
  if (!minds.has(seats)) {
    const text = LEARNED === FINGERPRINT ? WEIGHTS[seats] : undefined;
    minds.set(seats, text === undefined ? undefined : readMind(text));
  }
  return minds.get(seats);
}
