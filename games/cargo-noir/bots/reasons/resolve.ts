/** Why a ship comes home like this, or stays. */
import { total } from '../../../../core/counts.ts';
import { cardsOf, goodsOf, stackOf } from '../../rules/places.ts';
import { PORTS, SYNDICATE, SYNDICATE_INCOME, TOKENS } from '../../rules/tables.ts';
import type { MoveOf } from '../../rules/types.ts';
import { toRaise } from '../../rules/waiting.ts';
import { gainOf } from '../contest.ts';
import { worthOfGoods } from '../hoard.ts';
import { bestSwap, drawGain } from '../market.ts';
import { isLastTrade } from '../stance.ts';
import { cargoReasons, holdReasons, rivalReasons, roomReasons, setReasons, withPort } from './cargo.ts';
import { type Reason, reason, type Scene } from './reason.ts';

export function takeReasons(scene: Scene, { port }: MoveOf<'takeCargo'>): Reason[] {
  const at = PORTS.indexOf(port);
  return [...cargoReasons(scene, at), ...roomReasons(scene, total(withPort(scene, at)))];
}

export function swapReasons(scene: Scene, { give, take }: MoveOf<'swap'>): Reason[] {
  const goods = goodsOf(scene.view, scene.seat);
  const before = worthOfGoods(goods);
  goods[TOKENS.indexOf(give)]!--;
  goods[TOKENS.indexOf(take)]!++;
  const after = worthOfGoods(goods);
  if (after === before) return [reason('swapIdle', {}, 1)];
  return [
    reason('swapMakes', { before, after }, Math.abs(after - before)),
    ...setReasons(scene, goods, 0.8 * (after - before)),
  ];
}

/** What the bag promises, and what lies in the open if that is more. */
export function drawReasons(scene: Scene): Reason[] {
  const { view, seat } = scene;
  const goods = goodsOf(view, seat);
  const drawn = Math.round(drawGain(view, goods));
  const swap = bestSwap(view, goods);
  return [
    reason('bagAdds', { worth: drawn }, 1 + drawn),
    ...(swap && swap.worth > drawn ? [reason('marketOffers', swap, swap.worth)] : []),
    ...roomReasons(scene, total(goods) + 1),
  ];
}

/** Nothing weighs more. */
const DECISIVE = 100;

export function raiseReasons(scene: Scene, { port, coins }: MoveOf<'raise'>): Reason[] {
  const at = PORTS.indexOf(port);
  const rival = rivalReasons(scene, at);
  if (isLastTrade(scene.view, scene.seat)) return [reason('comesTooLate', { port }, DECISIVE), ...rival];
  const bid = stackOf(scene.view, scene.seat, at) + coins;
  return [...cargoReasons(scene, at), ...holdReasons(scene, at, bid), ...rival];
}

export function withdrawReasons(scene: Scene, { port }: MoveOf<'withdraw'>): Reason[] {
  const { view, seat } = scene;
  const at = PORTS.indexOf(port);
  const paid = view.syndicatesPaid < cardsOf(view, seat, SYNDICATE);
  return [
    ...leavingReasons(scene, at),
    ...(paid ? [reason('syndicatePays', { coins: SYNDICATE_INCOME }, SYNDICATE_INCOME)] : []),
  ];
}

function leavingReasons(scene: Scene, at: number): Reason[] {
  const { view, seat } = scene;
  const port = PORTS[at]!;
  if (isLastTrade(view, seat)) return [reason('comesTooLate', { port }, DECISIVE)];
  const [coins, safe, worth] = [toRaise(view, seat, at), view.coins[seat]!, gainOf(view, seat, at)];
  if (coins > safe) return [reason('cannotRaise', { port, coins, safe }, worth)];
  const bid = stackOf(view, seat, at) + coins;
  const risky = holdReasons(scene, at, bid).filter(({ point }) => point.code === 'mayBeOutbid');
  return [reason('staying', { port, coins, worth }, Math.max(worth, coins)), ...risky];
}
