/** What pointing at a thing of the board proposes. Knows no rule: picks among the moves that are possible. */
import { placeFrom } from '../rules/outlook.ts';
import type { BaseTrick, Effect, End, Nation, Trick } from '../rules/tables.ts';
import type { Move, MoveOf, MoveType } from '../rules/types.ts';

export interface Asking {
  readonly moves: readonly Move[];
  readonly draft: Move | null;
  /** From which end the cards count, if that is said already. */
  readonly end: End | null;
  /** The trick card that was pointed at before. */
  readonly card: BaseTrick | undefined;
}

const isOf =
  <T extends MoveType>(type: T) =>
  (move: Move): move is MoveOf<T> =>
    move.type === type;

const same = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Placements on the card at this place of the row; the first die of a round may come there from either end. */
function placementsAt({ moves, end }: Asking, place: number): MoveOf<'place'>[] {
  return moves.filter(isOf('place')).filter((move) => {
    const from = move.end ?? end;
    return from !== null && placeFrom(from, move.die) === place;
  });
}

/** A die on this card: the one chosen before, if it can go there; pointing again takes the other. */
export function ontoPlace(asking: Asking, place: number): Move | undefined {
  const all = placementsAt(asking, place);
  const { draft } = asking;
  if (draft?.type !== 'place') return all[0];
  const at = all.findIndex((move) => same(move, draft));
  if (at >= 0) return all[(at + 1) % all.length];
  return all.find(({ die }) => die === draft.die) ?? all[0];
}

/** A die of the tray: to be placed, or, after "re-roll all", to go back. The end may be said later. */
export function withDie({ moves, draft }: Asking, die: number): Move | undefined {
  const end = draft && 'end' in draft ? draft.end : null;
  const move = moves.find(
    (m) => (m.type === 'place' && m.die === die) || (m.type === 'spread' && m.back === die),
  );
  if (move?.type === 'place') return { ...move, end: move.end && end };
  return move?.type === 'spread' ? { ...move, end: move.end && end } : undefined;
}

/** The same move with the cards counting from this end. */
export function fromEnd({ moves, draft }: Asking, end: End): Move | undefined {
  if (!draft || !('end' in draft)) return undefined;
  const wanted = { ...draft, end };
  return moves.find((move) => same(move, wanted));
}

/** What one half of a trick card can do now. */
export function withTrick({ moves }: Asking, trick: Trick, effect: Effect): Move[] {
  return moves.filter((move) => move.type === effect && (!('card' in move) || move.card === trick));
}

/** A choice among moves that differ only in the end from which the cards count. */
export function endLater(all: readonly Move[]): Move | undefined {
  const [first] = all;
  const open = first?.type === 'both' || first?.type === 'takeDoubles' ? { ...first, end: null } : undefined;
  return all.length > 1 ? open : first;
}

export function joinNation({ moves, card }: Asking, nation: Nation): Move | undefined {
  return moves
    .filter(isOf('joker'))
    .find((move) => move.nation === nation && (card === undefined || move.card === card));
}

export function turnDie({ moves, card }: Asking, die: number, by: 1 | -1): Move | undefined {
  return moves
    .filter(isOf('shift'))
    .find((move) => move.die === die && move.by === by && (card === undefined || move.card === card));
}

/** A die in the row that comes back. */
export function takeBack({ moves }: Asking, number: number): Move | undefined {
  return moves.filter(isOf('exchange')).find(({ back }) => back === number);
}

export const ofType = ({ moves }: Asking, type: MoveType): Move[] =>
  moves.filter((move) => move.type === type);

/** A move to ask the rules why a trick is not possible; nothing where it is. */
export function impossible(
  asking: Asking,
  { trick, effect }: { readonly trick: Trick; readonly effect: Effect },
  dice: readonly number[],
): Move | undefined {
  return withTrick(asking, trick, effect).length > 0 ? undefined : sampleOf(trick, effect, dice);
}

/** Where the rules look at more than the card, any move will do. */
function sampleOf(trick: Trick, effect: Effect, dice: readonly number[]): Move {
  const card = trick as BaseTrick;
  const die = dice[0] ?? 1;
  switch (effect) {
    case 'joker':
      return { type: effect, card, nation: 'american' };
    case 'shift':
      return { type: effect, card, die, by: die === 1 ? 1 : -1 };
    case 'both':
      return { type: effect, card, end: null };
    case 'reroll':
      return { type: effect, card };
    case 'exchange':
      return { type: effect, back: 1 };
    default:
      return { type: effect };
  }
}
