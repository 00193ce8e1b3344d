/** What was learned, read from weights.ts when a table of that size first asks for it. */
import { cargoNoir } from '../rules/index.ts';
import { CONTEST_FEATURES } from './contest.ts';
import { FEATURES, MOMENTS, type Moment } from './stance.ts';
import type { Line, Mind } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** Says that weights belong to these rules, moments and features. */
const FINGERPRINT = `rules ${cargoNoir.version}: ${[...MOMENTS, ...FEATURES].join(', ')}`;
const SEATS = 'seats ';
const MODELS = ['model', 'judgement'] as const;

/** A line is named by its model, its moment and the trades left, then come its spread and its weights. */
function readMind(text: string): Mind | undefined {
  const empty = (): Record<Moment, Line[]> => ({ landing: [], trading: [], sending: [], away: [] });
  const mind = { model: empty(), judgement: empty(), contest: [] as number[] };
  for (const row of text.trim().split('\n')) {
    const [name = '', ...rest] = row.trim().split(/\s+/);
    const model = MODELS.find((known) => known === name);
    const moment = MOMENTS.find((known) => known === rest[0]);
    const numbers = (model ? rest.slice(1) : rest).map(Number);
    if (!numbers.every(Number.isFinite)) return undefined;
    if (!model) mind.contest = numbers;
    else if (moment) mind[model][moment][numbers[0]!] = { spread: numbers[1]!, weights: numbers.slice(2) };
  }
  return isWhole(mind) ? mind : undefined;
}

function isWhole(mind: Mind): boolean {
  if (mind.contest.length !== CONTEST_FEATURES.length) return false;
  const all = MODELS.flatMap((model) => MOMENTS.map((moment) => Array.from(mind[model][moment])));
  return all.every(
    (lines) => lines.length > 1 && lines.every((line) => line?.weights.length === FEATURES.length),
  );
}

/** As readMind() reads it. */
function writeMind(mind: Mind): string {
  const short = (n: number): string => String(Number(n.toFixed(3)));
  const rows = MODELS.flatMap((model) =>
    MOMENTS.flatMap((moment) =>
      mind[model][moment].map(({ spread, weights }, trades) =>
        [model, moment, trades, short(spread), ...weights.map(short)].join(' '),
      ),
    ),
  );
  return [`contest ${mind.contest.map(short).join(' ')}`, ...rows].join('\n');
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
