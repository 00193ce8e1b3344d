/** What a store shows while a move is under construction. */
import type { Seat } from '../../../core/game.ts';
import { storeOf } from '../rules/outlook.ts';
import { COLOURS, FACTORY_CELLS, HARBOUR_CELLS } from '../rules/tables.ts';
import type { Move, MoveOf, StoreName, View } from '../rules/types.ts';
import { added, cellOf, nothing, plus } from './cells.ts';

/** How the boxes of a cell are shown: those that lie there, those chosen, those that would come. */
export interface Shown {
  readonly lying: number;
  readonly chosen: number;
  readonly coming: number;
}

/** Nothing would come. */
export const resting = (lying: readonly number[], chosen: readonly number[] = []): Shown[] =>
  lying.map((n, cell) => ({ lying: n - (chosen[cell] ?? 0), chosen: chosen[cell] ?? 0, coming: 0 }));

export function shownIn(
  view: View,
  store: StoreName,
  seat: Seat,
  { you, draft }: { you: Seat | null; draft: Move | null },
): Shown[] {
  const lying = storeOf(view, store, seat);
  const plain = (chosen: readonly number[]): Shown[] => resting(lying, chosen);
  const laid = (cells: readonly number[]): Shown[] =>
    cells.map((n, cell) => {
      const stays = Math.min(n, lying[cell] ?? 0);
      return { lying: stays, chosen: 0, coming: n - stays };
    });
  if (draft === null || you === null) return plain([]);
  const mine = seat === you;
  switch (draft.type) {
    case 'buy':
      if (mine && store === 'harbour') return laid(draft.store);
      return plain(!mine && store === 'factory' && draft.seller === seat ? draft.goods : []);
    case 'reprice':
      return mine && store === 'harbour' ? laid(draft.store) : plain([]);
    case 'produce':
      return mine && store === 'factory' ? laid(draft.store) : plain([]);
    case 'restock':
      return mine ? laid(added(lying, draft[store])) : plain([]);
    case 'dock':
      return plain(store === 'harbour' && draft.at === seat ? draft.goods : []);
    case 'load':
      return plain(store === 'harbour' && view.ships[you] === seat ? draft.goods : []);
    case 'callWithGoods':
      return plain(mine ? draft[store] : []);
    case 'seizeStock':
      return plain(view.turn === seat ? draft[store] : []);
    case 'sell':
      return plain(mine && draft.store === store ? sold(draft) : []);
    default:
      return plain([]);
  }
}

/** The only box that would come, if it is one. */
export function onlyComing(shown: readonly Shown[]): { cell: number; nth: number } | undefined {
  const cell = shown.findIndex(({ coming }) => coming > 0);
  const alone = shown.reduce((sum, { coming }) => sum + coming, 0) === 1;
  return alone ? { cell, nth: shown[cell]?.lying ?? 0 } : undefined;
}

function sold({ store, price, colour }: MoveOf<'sell'>): number[] {
  return plus(
    nothing(store === 'factory' ? FACTORY_CELLS : HARBOUR_CELLS),
    cellOf(price - (store === 'factory' ? 1 : 2), COLOURS.indexOf(colour)),
  );
}
