/**
 * With expansions in play: one turn ahead by the rules themselves, every throw weighed, and beyond it the solved round.
 * Values are for seat 0.
 */
import { type Chance, every } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { actor, mustUseDouble } from '../../rules/actions/common.ts';
import { shanghaien } from '../../rules/index.ts';
import { dicePlaced } from '../../rules/row.ts';
import { ENDS, NATIONS } from '../../rules/tables.ts';
import type { Move, MoveType, State, View } from '../../rules/types.ts';
import type { Rated } from '../rated.ts';
import { handOf } from './hands.ts';
import { isPlain } from './rate.ts';
import type { Solver } from './solver.ts';
import { Choices, throwWorth } from './throw.ts';

/** So many rounds may have to be solved for one decision; tricks are solved in them only with a budget for all. */
const FRAMES = 12;
const ENOUGH = 500_000;
/** Nations considered for a joker, since each asks for a round of its own. */
const JOKERS = 1;
/** Throws of more than two dice are drawn, not listed. */
const DRAWS = 6;
/** So many throws ahead are weighed; after that a die is simply placed. */
const THROWS = 2;

const CHOICES = new Choices();

interface Look {
  readonly solver: Solver;
  readonly positions: number;
  readonly chance: Chance;
}

export function rateByLooking(look: Look, view: View, seat: Seat): Rated[] {
  const shared = sharing(look);
  return candidates(shared, view, THROWS).map((move) => rated(shared, view, seat, move));
}

/** Any legal move, also one that is no candidate; where the round is plain it is rated as exactly as the others. */
export function rateMove(look: Look, view: View, seat: Seat, move: Move): Rated {
  return rated(isPlain(view) ? look : sharing(look), view, seat, move);
}

function rated(look: Look, view: View, seat: Seat, move: Move): Rated {
  const value = valueAfter(look, view, move, THROWS);
  return { move, worth: seat === 0 ? value : 1 - value };
}

function sharing(look: Look): Look {
  const share = look.positions / FRAMES;
  return { ...look, positions: share < ENOUGH ? 0 : share };
}

/** Legal moves, without those that differ only in what hardly matters. */
function candidates({ solver }: Look, view: View, throws: number): Move[] {
  const seat = actor(view);
  const { uses } = handOf(view, seat, solver.model, JOKERS);
  const isUsed = (move: Move): boolean =>
    !('card' in move) ||
    uses.some(
      ({ effect, card, nation }) =>
        effect === move.type &&
        card === move.card &&
        (move.type !== 'joker' || NATIONS[nation ?? -1] === move.nation),
    );
  const isWorthIt = (move: Move): boolean =>
    throws > 0 ? move.type !== 'rerollAll' || dicePlaced(view, seat) > 1 : !THROWING.includes(move.type);
  return [...shanghaien.moves(view, seat)].filter((move) => isUsed(move) && isWorthIt(move));
}

const THROWING: readonly MoveType[] = ['reroll', 'doubles', 'rerollOne', 'rerollAll'];

/** The mean over the luck of a move. A call's worth is read, since it would deal new cards. */
function valueAfter(look: Look, view: View, move: Move, throws: number): number {
  if (move.type === 'roll') return rolling(look, view);
  const called = move.type === 'allow' ? view.pending : move;
  const isAnnounced = view.phase === 'turn' && view.captain === 1 - view.turn && !mustCall(view);
  if (called?.type === 'shanghai') return isAnnounced ? announced(look, view) : calling(look, view);
  const next = (luck: Chance): number => {
    const after = shanghaien.clone(view);
    shanghaien.apply(after, actor(view), move, luck);
    return settled(look, after, throws - (THROWING.includes(move.type) ? 1 : 0));
  };
  if (called?.type === 'rerollAll') return mean(Array.from({ length: DRAWS }, () => next(look.chance)));
  let sum = 0;
  for (const { value, probability } of every(next)) sum += value * probability;
  return sum;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

const mustCall = ({ supply, turn }: View): boolean => supply[turn]! < 2;

/** The captain either lets the call pass or makes its player throw (rule 7.6). */
function announced(look: Look, view: View): number {
  return better(1 - view.turn, [calling(look, view), rolling(look, { ...view, objected: true })]);
}

const better = (seat: Seat, values: readonly number[]): number =>
  seat === 0 ? Math.max(...values) : Math.min(...values);

function calling({ solver, positions }: Look, view: View): number {
  const worth = solver.solve(view, view.end ?? 'left', positions).table.calling(view.placed);
  return view.turn === 0 ? worth : -worth;
}

/** A throw before its dice are known; after an objection it is free. */
function rolling({ solver, positions }: Look, view: View): number {
  const ends = view.end === null ? ENDS : [view.end];
  const worths = ends.map((end) => {
    const { table } = solver.solve(view, end, positions);
    const rules = table.rules[view.turn as 0 | 1];
    return throwWorth(table.choices(view.placed, CHOICES), view.objected ? { ...rules, veto: false } : rules);
  });
  return Math.max(...worths) * (view.turn === 0 ? 1 : -1);
}

function settled(look: Look, view: State, throws: number): number {
  if (view.phase === 'turn') {
    if (view.objected) return rolling(look, view);
    return look.solver.solve(view, view.end ?? 'left', look.positions).table.value(view.placed, 0, 0);
  }
  const values = candidates(look, view, throws).map((move) => valueAfter(look, view, move, throws));
  // A double that must be thrown on (rule 10.2) is taken as a throw like any other.
  if (throws <= 0 && mustUseDouble(view)) values.push(rolling(look, { ...view, objected: true }));
  return better(actor(view), values);
}
