/**
 * What our moves of Container come to in moves of container-engine, where each container is picked and priced by a
 * move of its own. Read from its src/move.ts and src/engine.ts:
 *
 * | ours                                | theirs                                                                     |
 * |-------------------------------------|----------------------------------------------------------------------------|
 * | produce                             | a produce for each container made, an arrangeFactory for each repriced     |
 * | buy                                 | a buyFromFactory for each container, an arrangeWarehouse for each repriced |
 * | reprice                             | an arrangeWarehouse for each container repriced                            |
 * | dock                                | a sail, and a buyFromWarehouse for each container                          |
 * | load                                | a buyFromWarehouse for each container                                      |
 * | sail, buildWarehouse, buildMachine, | one move: sail, buyWarehouse, buyFactory,                                  |
 * | loan, repay, sell, bid, accept,     | getLoan, payLoan, domesticSale, bid, accept,                               |
 * | decline, pass                       | decline, pass                                                              |
 * | the end of a turn after two actions | a pass: no turn ends by itself there, but by an answer to bids             |
 * | default, seizures                   | none: the bank takes something at random there                             |
 */
import type { Chance } from '../core/chance.ts';
import { total } from '../core/counts.ts';
import type { Seat } from '../core/game.ts';
import { container } from '../games/container/rules/index.ts';
import { storeOf } from '../games/container/rules/stores.ts';
import type { Move, Options, State, StoreName } from '../games/container/rules/types.ts';

/** Their moves in one of ours, without the pass that may follow. */
export function smallMoves(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'produce':
      return total(move.made) + repriced(state, 'factory', seat, move.store);
    case 'buy':
      return total(move.goods) + repriced(state, 'harbour', seat, move.store);
    case 'reprice':
      return repriced(state, 'harbour', seat, move.store);
    case 'dock':
      return 1 + total(move.goods);
    case 'load':
      return total(move.goods);
    case 'default':
    case 'seizeGoods':
    case 'seizeStock':
    case 'seizeBuilding':
      return 0;
    default:
      return 1;
  }
}

/** How many containers leave their price; what comes in may lie anywhere from the start. */
function repriced(state: State, store: StoreName, seat: Seat, laid: readonly number[]): number {
  return total(storeOf(state, store, seat).map((before, cell) => Math.max(0, before - laid[cell]!)));
}

/** Makes a move and says what it comes to, with the pass that ends a turn. */
export function playCounted(state: State, seat: Seat, move: Move, chance: Chance): number {
  const { turns } = state;
  const count = smallMoves(state, seat, move);
  container.apply(state, seat, move, chance);
  return count + (state.turns > turns && !ENDS_A_TURN.includes(move.type) ? 1 : 0);
}

const ENDS_A_TURN: readonly string[] = ['pass', 'accept', 'decline'];

/** Their moves in a random game of ours, on average. */
export function smallMovesPerGame(options: Options, seats: number, games: number, chance: Chance): number {
  let count = 0;
  for (let i = 0; i < games; i++) {
    const state = container.start(options, seats, chance);
    for (let [seat] = container.toAct(state); seat !== undefined; [seat] = container.toAct(state))
      count += playCounted(state, seat, container.sample(state, seat, chance), chance);
  }
  return count / games;
}
