/** Produces what sells, ships when the hold is worth it, bids a share of its own value, and keeps the table trading. */
import type { Bot } from '../../../bots/bot.ts';
import type { Chance } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { ACTIONS } from '../rules/actions/index.ts';
import { highestOffer } from '../rules/auction.ts';
import { container } from '../rules/index.ts';
import { canRepay, mayBorrow } from '../rules/money.ts';
import { pileOf } from '../rules/stores.ts';
import { ACTIONS_PER_TURN, LOAN, MACHINE_COSTS, UNION_FEE, WAREHOUSE_COSTS } from '../rules/tables.ts';
import type { Container, Move, MoveOf, View } from '../rules/types.ts';
import { outbid, type Plan } from './calls.ts';
import { cashOf, plans } from './plans.ts';
import { SENSIBLE, type Style } from './styles.ts';
import { othersWorth, ownWorth, progress, richestOther } from './worth.ts';

export const sensibleBot: Bot<Container> = {
  choose: (view, seat, _seen, { chance }) => sensibleMove(view, seat, chance),
};

export function sensibleMove(view: View, seat: Seat, chance: Chance, style = SENSIBLE): Move {
  const move = decide(view, seat, chance, style);
  return container.check(view, seat, move) ? container.fallback(view, seat) : move;
}

function decide(view: View, seat: Seat, chance: Chance, style: Style): Move {
  if (view.phase === 'actions') return bestAction(view, seat, chance, style);
  if (view.phase === 'bidding') return bid(view, seat, chance, style);
  if (view.phase === 'answer') return answer(view, seat);
  if (view.phase === 'interest') return { type: 'loan' };
  if (view.phase === 'repay') return settles(view, seat) ? REPAY : PASS;
  if (view.phase === 'seize') return dearestSeizure(view, seat);
  return view.phase === 'restock' ? container.sample(view, seat, chance) : container.fallback(view, seat);
}

function bestAction(view: View, seat: Seat, chance: Chance, style: Style): Move {
  if (style.idle > 0 && chance.draw(100) < style.idle) return { type: 'pass' };
  const money = aboutMoney(view, seat) ?? outbidding(view, seat, chance, style);
  if (money) return money;
  let best: Plan = { move: PASS, worth: 0 };
  for (const plan of plans(view, seat, chance, style)) {
    const worth = plan.worth + chance.draw(100) / 100;
    const better = worth > best.worth && container.check(view, seat, plan.move) === undefined;
    if (better) best = { ...plan, worth };
  }
  return endsQuietly(best.move) && settles(view, seat) ? REPAY : best.move;
}

/** Outbids whoever holds the payment card, if that is its way. */
function outbidding(view: View, seat: Seat, chance: Chance, { keen = 0 }: Style): Move | undefined {
  const isRival = view.holder !== null && view.holder !== seat && view.actions === ACTIONS_PER_TURN;
  if (!isRival || keen === 0 || chance.draw(100) >= keen) return undefined;
  return outbid(view, seat);
}

const PASS: Move = { type: 'pass' };
const REPAY: Move = { type: 'repay' };
/** With this much a loan can be repaid and there is still enough to trade with. */
const RICH = LOAN + 6;

/** Repays at the end of a turn: from plenty, and in the last turn what it can, for each loan then costs a dollar more. */
const settles = (view: View, seat: Seat): boolean =>
  canRepay(view, seat) && (view.ending || cashOf(view, seat) >= RICH);

/** Whether a move costs nothing and brings nothing in this turn. */
const endsQuietly = (move: Move): boolean =>
  move.type === 'pass' || (move.type === 'sail' && move.to === 'sea');

/** Takes the building that costs most to build again; of containers, the first. */
function dearestSeizure(view: View, seat: Seat): Move {
  const first = container.fallback(view, seat);
  if (first.type !== 'seizeBuilding') return first;
  const all = [...ACTIONS.seizeBuilding.moves(view, seat)];
  return all.reduce((best, move) => (costToRebuild(move) > costToRebuild(best) ? move : best), first);
}

const costToRebuild = ({ machine, space }: MoveOf<'seizeBuilding'>): number =>
  (machine === null ? WAREHOUSE_COSTS : MACHINE_COSTS)[space]!;

/** Borrows when broke but in business, repays from plenty. */
function aboutMoney(view: View, seat: Seat): Move | undefined {
  const cash = cashOf(view, seat);
  const loans = view.loans[seat]!;
  if (loans > 0 && cash >= RICH) return REPAY;
  const broke = cash < UNION_FEE + 2 && mayBorrow(view, seat);
  return broke && progress(view) < 0.8 && loans === 0 ? { type: 'loan' } : undefined;
}

/** A share of what the cargo is worth to it, never more than it takes to beat the richest rival. */
function bid(view: View, seat: Seat, chance: Chance, { share: [least, most] }: Style): Move {
  const cargo = pileOf(view, 'cargo', view.turn);
  const share = (least + chance.draw(most - least)) / 100;
  const wish = Math.round(share * ownWorth(view, seat, cargo)) - view.offers[seat]!;
  const kept = 1 + view.loans[seat]!;
  const free = cashOf(view, seat) - view.offers[seat]! - kept;
  const worthBorrowing =
    wish > free + 4 && view.loans[seat] === 0 && mayBorrow(view, seat) && progress(view) < 0.85;
  if (worthBorrowing && view.sealedLoans[seat] === 0) return { type: 'loan' };
  const enough = Math.max(1, richestOther(view, seat) + 1 - view.offers[seat]!);
  const amount = view.bidRound === 2 ? chance.draw(3) : wish;
  return { type: 'bid', amount: Math.max(0, Math.min(amount, free, enough)) };
}

/** Takes twice the offer unless the cargo is worth more to it than that and the price. */
function answer(view: View, seat: Seat): Move {
  const cargo = pileOf(view, 'cargo', seat);
  const offer = highestOffer(view);
  const spill = 1 / (view.seats - 1);
  // Money from the government keeps the table alive; paying it back to the bank starves it.
  const tempting = ownWorth(view, seat, cargo) + spill * othersWorth(cargo) > offer * (3 + spill) + 2;
  const accept = !tempting || cashOf(view, seat) < offer + 5;
  const from = view.asked.indexOf(1);
  return accept ? { type: 'accept', from } : { type: 'decline' };
}
