/** Looks at a game once more: what every decision was worth, and where it was thrown away. */
import { seeded } from '../core/chance.ts';
import { difference } from '../core/data.ts';
import type { Game, Seat, Shape } from '../core/game.ts';
import { invariant } from '../core/invariant.ts';
import type { Log, LogFault } from '../core/log.ts';
import type { LogSeat } from '../core/log-table.ts';
import type { Adviser, Asking, Point, Weighed } from './advice.ts';
import { type Mark, markOf } from './review-marks.ts';
import { askingOf, type Scene, scenesOf } from './review-scenes.ts';

/** Of the good moves, so many are named. */
export const NAMED = 3;
/** What seems to have cost something is looked at again, so many times as closely: for each of the two opinions. */
const CLOSER = 5;
/** How much of the work the first look is, for a bar that shows how far it is. */
export const FIRST_LOOK = 0.5;

export interface Effort {
  /** Positions to look at for one opinion on a decision. */
  readonly nodes: number;
  readonly seed: string;
}

export interface Decision<G extends Shape = Shape> {
  /** The share of the win its maker could expect after the move that was made. */
  readonly worth: number;
  /** The best moves, best first; the one that was made may be among them. */
  readonly best: readonly Weighed<G>[];
  /** What the best move was worth more; less than 0 where a second opinion finds the one that was made better. */
  readonly loss: number;
  /** Only what was looked at twice is marked. */
  readonly mark: Mark | null;
  /** Of marked decisions: what speaks for the best move. */
  readonly why: readonly Point[];
}

/** A move of the game, and each seat's share of the win before it and after. */
export interface Step<G extends Shape = Shape> {
  /** 1 for the first move. */
  readonly n: number;
  readonly seat: Seat;
  readonly move: G['Move'];
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Undefined where there was nothing to decide, or nobody who decided. */
  readonly decision: Decision<G> | undefined;
}

export interface Progress<G extends Shape = Shape> {
  /** New, or in the place of the one with the same number. */
  readonly step: Step<G>;
  /** 0 … 1. */
  readonly done: number;
}

export type ReviewRefusal =
  | { readonly code: 'noMoves' }
  | { readonly code: 'otherGame'; readonly game: string }
  | { readonly code: 'broken'; readonly fault: LogFault };

export type Reviewed<G extends Shape = Shape> =
  | { readonly refusal: ReviewRefusal; readonly steps?: never }
  | { readonly steps: AsyncGenerator<Progress<G>, void>; readonly refusal?: never };

/**
 * All moves in turn, then again those that seem costly, the costliest first; one may stop at any time. A game that
 * broke off ends with the shares as they stood.
 */
export function review<G extends Shape>(
  game: Game<G>,
  adviser: Adviser<G>,
  log: Log<G>,
  effort: Effort,
): Reviewed<G> {
  if (log.opening.game !== game.id) return { refusal: { code: 'otherGame', game: log.opening.game } };
  const { scenes, replayed } = scenesOf(game, log);
  if (replayed.fault) return { refusal: { code: 'broken', fault: replayed.fault } };
  if (scenes.length === 0) return { refusal: { code: 'noMoves' } };
  const sitters = log.opening.table?.seats ?? [];
  return { steps: judged({ game, adviser, effort, sitters }, scenes, replayed.state) };
}

interface Court<G extends Shape> {
  readonly game: Game<G>;
  readonly adviser: Adviser<G>;
  readonly effort: Effort;
  /** By seat; empty where the log names nobody. */
  readonly sitters: readonly LogSeat[];
}

async function* judged<G extends Shape>(
  court: Court<G>,
  scenes: readonly Scene<G>[],
  end: G['State'],
): AsyncGenerator<Progress<G>, void> {
  const { adviser } = court;
  const steps: Step<G>[] = [];
  let before = await adviser.shares(scenes[0]?.before ?? end);
  for (const [i, scene] of scenes.entries()) {
    const { n, seat, move } = scene.entry;
    const after = await adviser.shares(scenes[i + 1]?.before ?? end);
    const step = { n, seat, move, before, after, decision: await firstLook(court, scene) };
    before = after;
    steps.push(step);
    yield { step, done: (FIRST_LOOK * steps.length) / scenes.length };
  }
  yield* secondLook(court, scenes, steps);
}

async function* secondLook<G extends Shape>(
  court: Court<G>,
  scenes: readonly Scene<G>[],
  steps: readonly Step<G>[],
): AsyncGenerator<Progress<G>, void> {
  const costly = steps
    .flatMap((step, i) => {
      const scene = scenes[i];
      return scene && step.decision && markOf(step.decision.loss)
        ? [{ scene, step, first: step.decision }]
        : [];
    })
    .toSorted((a, b) => b.first.loss - a.first.loss);
  for (const [i, { scene, step, first }] of costly.entries()) {
    const decision = await closerLook(court, scene, first);
    yield { step: { ...step, decision }, done: FIRST_LOOK + ((1 - FIRST_LOOK) * (i + 1)) / costly.length };
  }
}

async function firstLook<G extends Shape>(
  court: Court<G>,
  scene: Scene<G>,
): Promise<Decision<G> | undefined> {
  if (!isTheirs(court, scene) || isForced(court.game, askingOf(court.game, scene))) return undefined;
  return await weighed(court, scene, { times: 1, about: [] });
}

async function closerLook<G extends Shape>(
  court: Court<G>,
  scene: Scene<G>,
  first: Decision<G>,
): Promise<Decision<G>> {
  const about = first.best.map(({ move }) => move);
  const decision = await weighed(court, scene, { times: CLOSER, about });
  const mark = markOf(decision.loss);
  const [best] = decision.best;
  const why = mark && best ? court.adviser.points(askingOf(court.game, scene), best.move) : [];
  return { ...decision, mark, why };
}

/** What the clock does, or a bot that sits in for somebody gone, is not decided by whose seat it is. */
function isTheirs<G extends Shape>({ sitters }: Court<G>, { entry: { seat, by } }: Scene<G>): boolean {
  return by !== 'clock' && (by !== 'bot' || sitters[seat]?.kind !== 'person');
}

function isForced<G extends Shape>(game: Game<G>, { view, seat }: Asking<G>): boolean {
  let moves = 0;
  for (const _ of game.moves(view, seat)) if (++moves > 1) return false;
  return true;
}

/**
 * One opinion names the best move, another with worlds of its own says what it is worth more than the one made:
 * whoever names the best of many by guesses has taken some for good that were only lucky.
 */
async function weighed<G extends Shape>(
  court: Court<G>,
  scene: Scene<G>,
  { times, about }: { times: number; about: readonly G['Move'][] },
): Promise<Decision<G>> {
  const { move } = scene.entry;
  const named = await opinion(court, scene, { times, about: [move, ...about], luck: 'first' });
  const [best] = named;
  invariant(best !== undefined, 'an adviser knows a move');
  const none = { best: named.slice(0, NAMED), loss: 0, mark: null, why: [] };
  if (isSame(best.move, move)) return { ...none, worth: best.share };
  const second = await opinion(court, scene, { times, about: [move, best.move], luck: 'second' });
  const shareOf = (wanted: G['Move']): number => second.find((one) => isSame(one.move, wanted))?.share ?? 0;
  const [better, worth] = [shareOf(best.move), shareOf(move)];
  const others = none.best.slice(1);
  return { ...none, best: [{ move: best.move, share: better }, ...others], worth, loss: better - worth };
}

interface Question<G extends Shape> {
  readonly times: number;
  readonly about: readonly G['Move'][];
  readonly luck: string;
}

async function opinion<G extends Shape>(
  court: Court<G>,
  scene: Scene<G>,
  { times, about, luck }: Question<G>,
): Promise<readonly Weighed<G>[]> {
  const { game, adviser, effort } = court;
  const chance = seeded(`${effort.seed}/${scene.entry.n}/${times}/${luck}`);
  const asked = about.filter((move, i) => about.findIndex((other) => isSame(other, move)) === i);
  const all = await adviser.weigh(askingOf(game, scene), { nodes: effort.nodes * times, chance }, asked);
  const answered = asked.every((move) => all.some((one) => isSame(one.move, move)));
  invariant(answered, 'an adviser weighs what it is asked about');
  return all;
}

const isSame = (a: object, b: object): boolean => difference(a, b) === undefined;
