/** What was learned, read from weights.ts when a table of that size first asks for it. */
import { cargoNoir } from '../rules/index.ts';
import { CONTEST_FEATURES } from './contest.ts';
import { FEATURES, MOMENTS, type Moment } from './stance.ts';
import type { Line, Mind } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** Says that weights belong to these rules and to these features. */
const FINGERPRINT = `rules ${cargoNoir.version}: ${FEATURES.join(', ')}`;
const SEATS = 'seats ';

/** A line is named by its moment and the trades left, then come its spread and its weights. */
function readMind(text: string): Mind | undefined {
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
function writeMind({ model, contest }: Mind): string {
  const short = (n: number): string => String(Number(n.toFixed(3)));
  const rows = MOMENTS.flatMap((moment) =>
    model[moment].map(({ spread, weights }, trades) =>
      [moment, trades, short(spread), ...weights.map(short)].join(' '),
    ),
  );
  return [`contest ${contest.map(short).join(' ')}`, ...rows].join('\n');
}

/** By number of seats; what is damaged is left out, and all if it was learned for other features or rules. */
export function readMinds(text: string): Map<number, Mind> {
  const [head = '', ...parts] = text.trim().split(`\n${SEATS}`);
  const minds = new Map<number, Mind>();
  for (const part of head === FINGERPRINT ? parts : []) {
    const end = part.indexOf('\n');
    const mind = readMind(part.slice(end + 1));
    if (mind) minds.set(Number(part.slice(0, end)), mind);
  }
  return minds;
}

/** As readMinds() reads it. */
export function writeMinds(minds: ReadonlyMap<number, Mind>): string {
  const parts = [...minds].map(([seats, mind]) => `${SEATS}${seats}\n${writeMind(mind)}`);
  return `${[FINGERPRINT, ...parts].join('\n')}\n`;
}

let known: Map<number, Mind> | undefined;

/** undefined if there are no weights to be used. */
export function mindFor(seats: number): Mind | undefined {
  known ??= readMinds(WEIGHTS);
  return known.get(seats);
}
