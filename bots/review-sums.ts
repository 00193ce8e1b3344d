/** What the steps of a review add up to: how well each seat decided, and how its result came about. */
import type { Seat, Shape } from '../core/game.ts';
import type { Step } from './review.ts';

/** How one seat came from an even game to its end: luck, own decisions and those of the others add up to it. */
export interface SeatSum {
  /** How many decisions there were to make. */
  readonly decisions: number;
  /** 0 … 100; null for who had nothing to decide. */
  readonly accuracy: number | null;
  /** Given away by own decisions: hardly ever more than 0. */
  readonly own: number;
  /** Given away by the others, as far as it came here. */
  readonly others: number;
  /** Dice and cards, the deal and the order of turns, what nobody could know, and what a stand-in or the clock did. */
  readonly luck: number;
  /** The share of the win at the end, or where the game broke off. */
  readonly end: number;
}

/** A curve that Lichess fits to how people see it: nothing lost is 100, a tenth of the win about 64. */
const CURVE = { height: 103.1668, bend: 4.354, floor: 3.1669 } as const;

/** Of what a decision loses on average: of single ones luck of the opinions would make too much. */
export const accuracyOf = (loss: number): number =>
  Math.min(100, Math.max(0, CURVE.height * Math.exp(-CURVE.bend * loss) - CURVE.floor));

export function sumsOf<G extends Shape>(steps: readonly Step<G>[], seats: number): SeatSum[] {
  return Array.from({ length: seats }, (_, seat) => sumOf(steps, seat, seats));
}

function sumOf<G extends Shape>(steps: readonly Step<G>[], seat: Seat, seats: number): SeatSum {
  const losses = steps.flatMap((step) => (step.seat === seat && step.decision ? [step.decision.loss] : []));
  const own = -total(losses);
  const others = total(steps.map((step) => giftOf(step, seat)));
  const end = steps.at(-1)?.after[seat] ?? 1 / seats;
  return {
    decisions: losses.length,
    accuracy: losses.length === 0 ? null : accuracyOf(-own / losses.length),
    own,
    others,
    luck: end - 1 / seats - own - others,
    end,
  };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What somebody gives away goes to the others as they stand. */
function giftOf<G extends Shape>({ seat: giver, before, decision }: Step<G>, seat: Seat): number {
  if (!decision || seat === giver) return 0;
  const others = total(before) - (before[giver] ?? 0);
  const part = others > 0 ? (before[seat] ?? 0) / others : 1 / (before.length - 1);
  return decision.loss * part;
}

/** Marked decisions, the costliest first. */
export function costlyIn<G extends Shape>(steps: readonly Step<G>[]): Step<G>[] {
  return steps
    .filter(({ decision }) => decision?.mark)
    .toSorted((a, b) => (b.decision?.loss ?? 0) - (a.decision?.loss ?? 0));
}
