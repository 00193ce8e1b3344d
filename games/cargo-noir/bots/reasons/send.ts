/** Why the ships go where they go. */
import { total } from '../../../../core/counts.ts';
import { goodsOf, portGoods } from '../../rules/places.ts';
import { CASINO_INCOME, PORTS } from '../../rules/tables.ts';
import type { MoveOf } from '../../rules/types.ts';
import { bestSwap, drawGain } from '../market.ts';
import { tradesLeft } from '../stance.ts';
import { cargoReasons, holdReasons, rivalReasons, roomReasons } from './cargo.ts';
import { type Reason, reason, type Scene } from './reason.ts';

type Sending = MoveOf<'send'>;

export function sendReasons(scene: Scene, move: Sending): Reason[] {
  const ports = [...PORTS.keys()].filter((port) => move.stacks[port]! > 0);
  if (tradesLeft(scene.view, scene.seat) === 0)
    return [...ports.flatMap((port) => rivalReasons(scene, port)), reason('nothingMore', {}, 1)];
  return [
    ...ports.flatMap((port) => portReasons(scene, port, move.stacks[port]!)),
    ...casinoReasons(move.casino),
    ...marketReasons(scene, move),
    ...warehouseReasons(scene, move, ports),
  ];
}

/** Whether the bid holds is the question here; the set can wait. */
function portReasons(scene: Scene, port: number, bid: number): Reason[] {
  const [added, ...sets] = cargoReasons(scene, port);
  const later = sets.map(({ point, weight }) => ({ point, weight: weight / 2 }));
  return [added!, ...holdReasons(scene, port, bid), ...rivalReasons(scene, port), ...later];
}

export function casinoReasons(ships: number): Reason[] {
  const coins = CASINO_INCOME * ships;
  return ships > 0 ? [reason('casino', { ships, coins }, coins)] : [];
}

/** The best swap there, or what comes out of the bag. */
function marketReasons({ view, seat }: Scene, { market }: Sending): Reason[] {
  if (market === 0) return [];
  const goods = goodsOf(view, seat);
  const drawn = Math.round(drawGain(view, goods));
  const swap = bestSwap(view, goods);
  if (swap && swap.worth > drawn) return [reason('marketOffers', swap, swap.worth)];
  return [reason('bagAdds', { worth: drawn }, 1 + drawn)];
}

/** If everything comes home. */
function warehouseReasons(scene: Scene, { market }: Sending, ports: readonly number[]): Reason[] {
  const { view, seat } = scene;
  const cargo = ports.map((port) => total(portGoods(view, port)));
  return roomReasons(scene, total(goodsOf(view, seat)) + total(cargo) + market);
}
