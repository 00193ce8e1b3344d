/** All it takes to tell somebody about the decisions of a game. */
import type { Point } from '../../bots/advice.ts';
import type { Step } from '../../bots/review.ts';
import type { GameText, PointText, Who } from '../../text/game-text.ts';
import type { Language } from '../../text/languages.ts';
import { points as inPoints, percent } from '../../text/review/percent.ts';
import type { ReviewWords } from '../../text/review/words.ts';
import type { SeatLook } from '../kit/board.ts';
import type { AdviceWords } from './text/words.ts';

export interface Spoken {
  readonly language: Language;
  readonly words: ReviewWords;
  readonly advice: AdviceWords['review'];
  readonly points: PointText;
}

export interface Telling extends Spoken {
  readonly text: GameText;
  readonly looks: readonly SeatLook[];
  readonly who: Who;
}

export const sayPoints = (points: readonly Point[], text: PointText, who: Who): string[] =>
  points.flatMap(({ code, params }) => text[code]?.(params, who) ?? []);

/** A costly decision in words. */
export interface Told {
  readonly title: string;
  readonly mark: string;
  readonly loss: string;
  readonly made: string;
  readonly better: string;
  readonly instead: string;
  readonly why: readonly string[];
}

export function sayMove({ text, who }: Telling, move: { readonly type: string }): string {
  const moves = text.moves as Readonly<Record<string, (move: object, who: Who) => string>>;
  return moves[move.type]?.(move, who) ?? move.type;
}

const lossOf = ({ language }: Telling, loss: number): string => inPoints(language, -loss);

export function tellCostly(telling: Telling, { n, seat, move, decision }: Step): Told | undefined {
  const [best] = decision?.best ?? [];
  if (!decision?.mark || !best) return undefined;
  const { language, words, points, who } = telling;
  return {
    title: words.move(n, who(seat)),
    mark: words.marks[decision.mark],
    loss: lossOf(telling, decision.loss),
    made: sayMove(telling, move),
    better: sayMove(telling, best.move),
    instead: words.instead(percent(language, best.share), percent(language, decision.worth)),
    why: [...new Set(sayPoints(decision.why, points, who))],
  };
}

export interface ToldBid {
  readonly n: number;
  readonly seat: number;
  readonly said: string;
  /** Empty where nothing promised more. */
  readonly best: string;
  readonly cost: string;
}

/** Less than this is within what two looks differ by. */
const SLIGHT = 0.005;

export function tellBid(telling: Telling, { n, seat, move, decision }: Step): ToldBid {
  const [best] = decision?.best ?? [];
  const right = !best || (decision?.loss ?? 0) < SLIGHT;
  return {
    n,
    seat,
    said: sayMove(telling, move),
    best: right ? '' : sayMove(telling, best.move),
    cost: right ? '' : lossOf(telling, decision?.loss ?? 0),
  };
}
