/** What several sections ask: whose move it is, what one can afford, whether a store was laid out rightly. */
import type { Seat } from '../../../../core/game.ts';
import { refuse, type Why } from '../refuse.ts';
import { rightOf } from '../seizure.ts';
import { inSet } from '../sets.ts';
import { colourAt, priceAt } from '../stores.ts';
import { COLOURS, KINDS, type Rule } from '../tables.ts';
import type { Phase, StoreName, View } from '../types.ts';

/** Whose move it is alone, once and for all; not frozen, because frozen arrays are slow to read. */
const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map((seat) => [seat]);
const NOBODY: readonly Seat[] = [];

/** The seats the game waits for. */
export function acting(view: View): readonly Seat[] {
  if (view.phase === 'actions') return ALONE[view.turn]!;
  if (view.phase === 'bidding') return inSet(bidders(view));
  if (view.phase === 'seize') return ALONE[rightOf(view, view.turn)]!;
  if (view.phase === 'restock') return ALONE[view.outbid!]!;
  return view.phase === 'over' ? NOBODY : ALONE[view.turn]!;
}

/** Those who have not bid yet, as bits. */
function bidders(view: View): number {
  let bits = 0;
  for (let seat = 0; seat < view.seats; seat++) if (isThinking(view, seat)) bits |= 1 << seat;
  return bits;
}

const isThinking = (view: View, seat: Seat): boolean => view.asked[seat] === 1 && view.bids[seat] === null;

/** Whether the game waits for this seat. */
export function isToAct(view: View, seat: Seat): boolean {
  if (view.phase === 'bidding') return isThinking(view, seat);
  if (view.phase === 'seize') return seat === rightOf(view, view.turn);
  if (view.phase === 'restock') return seat === view.outbid;
  return view.phase !== 'over' && seat === view.turn;
}

const DO_FIRST = {
  interest: 'answerInterest',
  pay: 'payBrokersFirst',
  actions: 'noAuction',
  restock: 'restockFirst',
  bidding: 'bidFirst',
  answer: 'decideFirst',
  repay: 'turnIsOver',
} as const;

/** Why this seat may do nothing of the kind now. */
export function notNow(view: View, seat: Seat, wanted: Phase): Why {
  if (view.phase === 'over') return refuse('gameOver', {});
  if (!isToAct(view, seat)) return refuse('notYourTurn', { turn: acting(view)[0] ?? view.turn });
  if (view.phase === wanted) return undefined;
  return view.phase === 'seize'
    ? refuse('seizeFirst', { debtor: view.turn })
    : refuse(DO_FIRST[view.phase], {});
}

/** One's own money; asked only by the seat itself. */
export const cashOf = (view: View, seat: Seat): number => view.cash[seat] ?? 0;

/** Why this cannot be paid; every price stands in a rule of its own. */
export function unaffordable(view: View, seat: Seat, cost: number, rule: Rule): Why {
  const cash = cashOf(view, seat);
  return cost > cash ? refuse('tooExpensive', { cost, cash }, rule) : undefined;
}

/** Why these containers cannot be had from a store as it is now. */
export function notThere(
  store: StoreName,
  stockAt: readonly number[],
  wanted: readonly number[],
  rule: Rule,
): Why {
  for (let cell = 0; cell < stockAt.length; cell++) {
    const there = stockAt[cell]!;
    if (wanted[cell]! > there) {
      const colour = COLOURS[colourAt(cell)]!;
      const params = { colour, price: priceAt(store, cell), there, wanted: wanted[cell]! };
      return refuse('notInStore', params, rule);
    }
  }
  return undefined;
}

/** Why a new layout does not hold exactly the containers there are. */
export function wrongLayout(colours: readonly number[], laid: readonly number[]): Why {
  for (let colour = 0; colour < KINDS; colour++) {
    const wanted = colours[colour]!;
    if (laid[colour] !== wanted)
      return refuse('storeDiffers', { colour: COLOURS[colour]!, wanted, laid: laid[colour]! });
  }
  return undefined;
}

/** All but this seat, as bits. */
const otherBits = (view: View, seat: Seat): number => ((1 << view.seats) - 1) & ~(1 << seat);

export const others = (view: View, seat: Seat): readonly Seat[] => inSet(otherBits(view, seat));

/** Why this is not another player at the table. */
export function notAnother(view: View, seat: Seat, other: Seat): Why {
  if (other >= view.seats) return refuse('noSuchSeat', { seat: other });
  return other === seat ? refuse('ownStore', {}) : undefined;
}
