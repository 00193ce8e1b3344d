/** The black market: which swap, or a token from the bag. */
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { goodsOf } from '../rules/places.ts';
import { TOKEN_KINDS, TOKENS, type Token } from '../rules/tables.ts';
import type { Move, View } from '../rules/types.ts';
import { worthOfGoods } from './hoard.ts';

/** How good some goods are to have. */
type Judge = (goods: readonly number[]) => number;

interface Offer {
  readonly move: Move;
  readonly worth: number;
}

/** Every swap that is possible, and the draw, with what one would have then. */
export function offers(view: View, goods: number[], judge: Judge): Offer[] {
  const found: Offer[] = [{ move: { type: 'draw' }, worth: afterDraw(view, goods, judge) }];
  for (let give = 0; give < TOKEN_KINDS; give++) {
    if (goods[give] === 0) continue;
    goods[give]!--;
    for (let take = 0; take < TOKEN_KINDS; take++) {
      if (take === give || view.market[take] === 0) continue;
      goods[take]!++;
      found.push({ move: { type: 'swap', give: TOKENS[give]!, take: TOKENS[take]! }, worth: judge(goods) });
      goods[take]!--;
    }
    goods[give]!++;
  }
  return found;
}

/** The mean over what is in the bag, or would be when it is filled again. */
function afterDraw(view: View, goods: number[], judge: Judge): number {
  const bag = total(view.bag) > 0 ? view.bag : view.discard;
  const size = total(bag);
  if (size === 0) return judge(goods);
  let sum = 0;
  for (let kind = 0; kind < TOKEN_KINDS; kind++) {
    if (bag[kind] === 0) continue;
    goods[kind]!++;
    sum += bag[kind]! * judge(goods);
    goods[kind]!--;
  }
  return sum / size;
}

export function bestOffer(view: View, seat: Seat, judge: Judge): Move {
  return offers(view, goodsOf(view, seat), judge).reduce((a, b) => (b.worth > a.worth ? b : a)).move;
}

/** What a ship there adds: the first takes the best offer, the others hardly a good swap. */
export function tokenFromMarket(view: View, goods: number[], judge: Judge): { first: number; other: number } {
  const before = judge(goods);
  const all = offers(view, goods, judge);
  const drawn = all[0]!.worth - before;
  let most = drawn;
  for (const { worth } of all) most = Math.max(most, worth - before);
  return { first: most, other: drawn };
}

/** What a token from the bag adds to the worth of goods, on average. */
export const drawGain = (view: View, goods: number[]): number =>
  afterDraw(view, goods, worthOfGoods) - worthOfGoods(goods);

/** The token that is most worth a swap, and what that adds; undefined if none adds anything. */
export function bestSwap(view: View, goods: number[]): { token: Token; worth: number } | undefined {
  let best: { token: Token; worth: number } | undefined;
  const before = worthOfGoods(goods);
  for (const { move, worth } of offers(view, goods, worthOfGoods)) {
    if (move.type === 'swap' && worth - before > (best?.worth ?? 0))
      best = { token: move.take, worth: worth - before };
  }
  return best;
}
