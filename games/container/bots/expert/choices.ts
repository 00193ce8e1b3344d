/** What an expert thinks of doing, whatever it is asked: in its own turn candidates, else all there is or nearly so. */
import type { Chance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { container } from '../../rules/index.ts';
import { FACTORY_PRICES, HARBOUR_PRICES, KINDS } from '../../rules/tables.ts';
import type { Move, View } from '../../rules/types.ts';
import { allAt, candidates } from './candidates.ts';

/** Orders in which brokers are paid matter little: a few are enough. */
const ORDERS = 6;

export function choices(view: View, seat: Seat, chance: Chance): Move[] {
  if (view.phase === 'actions') return candidates(view, seat, chance);
  if (view.phase === 'restock') return restocks(view);
  if (view.phase === 'pay') return orders(view, seat, chance);
  const all = [...container.moves(view, seat)];
  // Nobody borrows in order to keep a cargo, nor repays before the money is there.
  return view.phase === 'answer' ? all.filter(({ type }) => type === 'accept' || type === 'decline') : all;
}

/** What comes back from the payment card, each store on one price. */
function restocks({ returned }: View): Move[] {
  const [toFactory, toHarbour] = [returned.slice(0, KINDS), returned.slice(KINDS)];
  const prices = (all: readonly number[], goods: readonly number[]): readonly number[] =>
    goods.some((n) => n > 0) ? all : all.slice(0, 1);
  return prices(FACTORY_PRICES, toFactory).flatMap((low) =>
    prices(HARBOUR_PRICES, toHarbour).map((high): Move => {
      const factory = allAt('factory', toFactory, low);
      return { type: 'restock', factory, harbour: allAt('harbour', toHarbour, high) };
    }),
  );
}

function orders(view: View, seat: Seat, chance: Chance): Move[] {
  const found = new Map<string, Move>();
  for (let n = 0; n < ORDERS; n++) {
    const move = container.sample(view, seat, chance);
    found.set(JSON.stringify(move), move);
  }
  return [...found.values()];
}
