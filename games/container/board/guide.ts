/** What to point at next, step by step: from the choice of an action until nothing is left but OK. */
import { production, roomIn } from '../rules/outlook.ts';
import type { Move, MoveType, View } from '../rules/types.ts';
import { sumOf } from './cells.ts';
import type { Table } from './targets.ts';

/** Kinds of moves that begin with pointing at something. */
const BEGINNINGS = [
  'seizeGoods',
  'seizeStock',
  'seizeBuilding',
  'payBrokers',
  'sell',
  'buildMachine',
  'buy',
  'reprice',
  'dock',
  'load',
  'moor',
  'fetch',
  'callWithMoney',
  'callWithGoods',
] as const satisfies readonly MoveType[];

export type Step =
  | (typeof BEGINNINGS)[number]
  /** Nothing is chosen yet: in an ordinary turn, with interest due, when bids are to be answered. */
  | 'anything'
  | 'interest'
  | 'answer'
  /** After one's own auction. */
  | 'repay'
  | 'bid'
  | 'restock'
  | 'produce'
  /** There is not room for all that could be made. */
  | 'produceSome'
  /** A box is in hand. */
  | 'price'
  | 'buyMore'
  /** There is no room for more. */
  | 'buyFull'
  | 'repriceMore'
  /** Under way to a port, with nothing bought or loaded there. */
  | 'sailOnly'
  | 'loadMore'
  | 'seizeMore'
  | 'payNext'
  | 'bidMore'
  | 'offerGoods'
  | 'ok';

export interface Hand extends Table {
  /** The action that was chosen, in the bar or by pointing. */
  readonly kind: MoveType | undefined;
  /** Whether a box of one's own is in hand, to be laid to another price. */
  readonly holding: boolean;
}

export function nextStep({ view, you, draft, kind, holding }: Hand): Step | undefined {
  if (holding) return 'price';
  if (draft) return afterDraft(draft, { view, you });
  return BEGINNINGS.find((beginning) => beginning === kind) ?? withoutKind(view);
}

const UNCHOSEN: Partial<Readonly<Record<View['phase'], Step>>> = {
  actions: 'anything',
  interest: 'interest',
  bidding: 'bid',
  answer: 'answer',
  repay: 'repay',
};
const withoutKind = ({ phase }: View): Step | undefined => UNCHOSEN[phase];

function afterDraft(draft: Move, { view, you }: Pick<Table, 'view' | 'you'>): Step {
  switch (draft.type) {
    case 'buy':
      return sumOf(draft.goods) < roomIn(view, 'harbour', you) ? 'buyMore' : 'buyFull';
    case 'reprice':
      return 'repriceMore';
    case 'produce': {
      const { colours, due } = production(view, you);
      return due < colours.length ? 'produceSome' : 'produce';
    }
    case 'restock':
    case 'bid':
      return draft.type;
    case 'dock':
    case 'moor':
      return sumOf(draft.goods) === 0 ? 'sailOnly' : 'loadMore';
    case 'load':
    case 'fetch':
      return 'loadMore';
    case 'seizeStock':
      return 'seizeMore';
    case 'payBrokers':
      return 'payNext';
    case 'callWithMoney':
      return 'bidMore';
    case 'callWithGoods':
      return 'offerGoods';
    default:
      return 'ok';
  }
}
