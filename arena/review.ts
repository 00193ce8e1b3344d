/** `review`: looks at a finished game again: accuracy, luck and decisions, and what would have been better. */
import type { Point } from '../bots/advice.ts';
import { type ReviewRefusal, review, type Step } from '../bots/review.ts';
import { costlyIn, sumsOf } from '../bots/review-sums.ts';
import type { Log } from '../core/log.ts';
import type { PointText, Who } from '../text/game-text.ts';
import type { Language } from '../text/languages.ts';
import { reviewWords } from '../text/review/index.ts';
import { points as inPoints, percent } from '../text/review/percent.ts';
import type { ReviewWords } from '../text/review/words.ts';
import { tableLines } from './figures.ts';
import { findLanguage, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { Problem } from './problem.ts';
import { showProgress } from './progress.ts';
import { openLog } from './replay.ts';
import { DEFAULT_NODES } from './seating.ts';
import { sayLogFault, sayMove, sayName, type Words, wordsOf } from './words.ts';

export interface ReviewWish {
  readonly nodes?: number;
  readonly seed: string;
  readonly json?: boolean;
  readonly lang?: string;
}

export async function reviewFile(file: string, wish: ReviewWish, io: Io): Promise<number> {
  const { entry, log } = await openLog(file, findLanguage(wish.lang, io.env));
  return await reviewLog(entry, log, wish, io);
}

export async function reviewLog(entry: GameEntry, log: Log, wish: ReviewWish, io: Io): Promise<number> {
  const language = findLanguage(wish.lang, io.env);
  const telling = await tellingOf(entry, log, language);
  const steps = await stepsOf(entry, log, wish, { io, ...telling });
  const seats = sumsOf(steps, log.opening.seats);
  if (wish.json) io.out(JSON.stringify({ game: entry.game.id, seats, steps }, null, 2));
  else for (const line of report(steps, log.opening.seats, telling, io)) io.out(line);
  return 0;
}

interface Telling {
  readonly language: Language;
  readonly words: Words;
  readonly text: ReviewWords;
  readonly points: PointText;
  readonly who: Who;
}

async function tellingOf(entry: GameEntry, { opening }: Log, language: Language): Promise<Telling> {
  const [words, text, points] = await Promise.all([
    wordsOf(entry, language),
    reviewWords(language),
    entry.points?.(language) ?? {},
  ]);
  const who: Who = (seat) => sayName(opening, seat, words.table);
  return { language, words, text, points, who };
}

async function stepsOf(
  { game, adviser }: GameEntry,
  log: Log,
  { nodes = DEFAULT_NODES, seed }: ReviewWish,
  { io, text, words }: Telling & { readonly io: Io },
): Promise<Step[]> {
  if (!adviser) throw new Problem(text.refusals.noAdviser);
  const { steps, refusal } = review(game, adviser, log, { nodes, seed });
  if (refusal) throw new Problem(sayRefusal(refusal, text, words));
  const progress = showProgress(io, 1);
  const kept: Step[] = [];
  for await (const { step, done } of steps) {
    kept[step.n - 1] = step;
    progress.at(done, text.title);
  }
  progress.end();
  return kept;
}

function sayRefusal(refusal: ReviewRefusal, { refusals }: ReviewWords, { table }: Words): string {
  const sentence = refusals[refusal.code];
  return refusal.code === 'broken' ? `${sentence} ${begun(sayLogFault(table, refusal.fault))}` : sentence;
}

/** As a sentence of its own. */
const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function report(steps: readonly Step[], seats: number, telling: Telling, { paint }: Io): string[] {
  const { text } = telling;
  const costly = costlyIn(steps);
  const decisions = steps.filter(({ decision }) => decision).length;
  return [
    paint.bold(`${telling.words.game.title}: ${text.title}`),
    text.looked(decisions),
    text.inPoints,
    '',
    ...tableOf(steps, seats, telling),
    '',
    paint.bold(text.costly),
    ...(costly.length === 0 ? [text.noneCostly] : []),
    ...costly.flatMap((step) => costlyLines(step, telling)),
  ];
}

function tableOf(steps: readonly Step[], seats: number, { language, text, who }: Telling): string[] {
  const signed = (change: number): string => inPoints(language, change, 1);
  const rows = sumsOf(steps, seats).map(({ accuracy, luck, own, others, end }, seat) => [
    who(seat),
    accuracy === null ? '–' : percent(language, accuracy / 100, 1),
    signed(luck),
    signed(own),
    signed(others),
    percent(language, end),
  ]);
  return tableLines([[text.player, text.accuracy, text.luck, text.own, text.others, text.end], ...rows]);
}

function costlyLines(step: Step, { language, text, words, points, who }: Telling): string[] {
  const { n, seat, move, decision } = step;
  const [best] = decision?.best ?? [];
  if (!decision?.mark || !best) return [];
  const share = (value: number): string => percent(language, value, 1);
  const loss = inPoints(language, -decision.loss, 1);
  const why = decision.why.map((point) => sayPoint(points, point, who)).filter((line) => line !== '');
  return [
    `${text.move(n, who(seat))}: ${loss}, ${text.marks[decision.mark]}`,
    `  ${text.made}: ${sayMove(words, move, who)}`,
    `  ${text.better}: ${sayMove(words, best.move, who)} (${text.instead(share(best.share), share(decision.worth))})`,
    ...why.map((line) => `    ${line}`),
  ];
}

const sayPoint = (points: PointText, { code, params }: Point, who: Who): string =>
  points[code]?.(params, who) ?? '';
