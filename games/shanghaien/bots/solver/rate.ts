/** Every move worth considering with the chance to win after it, read from the solved round. */
import type { Seat } from '../../../../core/game.ts';
import { shanghaien } from '../../rules/index.ts';
import { BASE_TRICKS, ENDS, type End, NATIONS, PIPS, TRICKS } from '../../rules/tables.ts';
import type { Move, View } from '../../rules/types.ts';
import type { Rated } from '../rated.ts';
import type { Use } from './hands.ts';
import { firstChoices } from './opening.ts';
import type { Solved, Solver } from './solver.ts';
import { bestOfTwo, Choices, throwWorth } from './throw.ts';

/** Nothing is going on that the solved round does not know of. */
export function isPlain(view: View): boolean {
  if (view.options.doubles || view.captain !== null) return false;
  for (const seat of [0, 1]) {
    for (let i = BASE_TRICKS.length; i < TRICKS.length; i++)
      if (view.hands[seat * TRICKS.length + i]! > 0) return false;
  }
  return view.phase === 'turn' || view.phase === 'rolled';
}

const CHOICES = new Choices();

/** Worth is the seat's chance to win. */
export function ratePlain(solver: Solver, view: View, seat: Seat, positions: number): Rated[] {
  const rated =
    view.phase === 'turn' ? rateTurn(solver, view, positions) : rateThrow(solver, view, positions);
  return seat === 0 ? rated : rated.map(({ move, worth }) => ({ move, worth: 1 + worth }));
}

function rateTurn(solver: Solver, view: View, positions: number): Rated[] {
  return [...shanghaien.moves(view, view.turn)].map((move) => ({
    move,
    worth: move.type === 'roll' ? rolling(solver, view, positions) : calling(solver, view, positions),
  }));
}

function rolling(solver: Solver, view: View, positions: number): number {
  if (view.end === null) {
    const choices = firstChoices(solver, view, positions);
    return throwWorth(choices, { veto: false, doubles: view.options.doubles });
  }
  const { table } = solver.solve(view, view.end, positions);
  return throwWorth(table.choices(view.placed, CHOICES), table.rules[view.turn as 0 | 1]);
}

/** Nobody calls before a die lies on the row, so the end is known. */
function calling(solver: Solver, view: View, positions: number): number {
  return solver.solve(view, view.end ?? 'left', positions).table.calling(view.placed);
}

/** The best worth found for each move; some can be carried out in several ways. */
class Offers {
  readonly #found = new Map<string, Rated>();

  offer(move: Move, worth: number): void {
    const key = JSON.stringify(move);
    const known = this.#found.get(key);
    if (!known || worth > known.worth) this.#found.set(key, { move, worth });
  }

  get all(): Rated[] {
    return [...this.#found.values()];
  }
}

function rateThrow(solver: Solver, view: View, positions: number): Rated[] {
  const ends: readonly End[] = view.end === null ? ENDS : [view.end];
  const offers = new Offers();
  const again = new Map<Use, Float64Array>();
  for (const end of ends) {
    const solved = solver.solve(view, end, positions / ends.length);
    const named = view.end === null ? end : null;
    for (const die of view.dice)
      offers.offer({ type: 'place', die, end: named }, after(solved, view, [die], 0));
    for (const [i, use] of solved.hands[view.turn as 0 | 1].uses.entries())
      offerUse(offers, { solved, view, use, status: i + 1, end: named }, again);
  }
  for (const [{ card }, values] of again) offers.offer({ type: 'reroll', card }, bestOfTwo(values));
  return offers.all;
}

interface Case {
  readonly solved: Solved;
  readonly view: View;
  readonly use: Use;
  readonly status: number;
  readonly end: End | null;
}

function offerUse(offers: Offers, found: Case, again: Map<Use, Float64Array>): void {
  const { solved, view, use, status, end } = found;
  const { card } = use;
  const placing = (die: number): number => after(solved, view, [die], status);
  if (use.effect === 'both')
    offers.offer({ type: 'both', card, end }, after(solved, view, view.dice, status));
  else if (use.effect === 'shift') offerShifts(offers, found);
  else if (use.effect === 'joker')
    offers.offer({ type: 'joker', card, nation: NATIONS[use.nation!]! }, Math.max(...view.dice.map(placing)));
  else {
    const same = [...again.keys()].find((other) => other.card === card) ?? use;
    const values = again.get(same) ?? new Float64Array(PIPS).fill(Number.NEGATIVE_INFINITY);
    for (let n = 0; n < PIPS; n++) values[n] = Math.max(values[n]!, placing(n + 1));
    again.set(same, values);
  }
}

/** Either die one up or down, then either die is placed. */
function offerShifts(offers: Offers, { solved, view, use: { card }, status }: Case): void {
  for (const [i, die] of view.dice.entries()) {
    const other = view.dice[1 - i]!;
    for (const by of [-1, 1] as const) {
      if (die + by < 1 || die + by > PIPS) continue;
      const worth = Math.max(...[die + by, other].map((one) => after(solved, view, [one], status)));
      offers.offer({ type: 'shift', card, die, by }, worth);
    }
  }
}

/** The worth to the mover once these dice lie on the row. */
function after({ table }: Solved, { placed, turn }: View, dice: readonly number[], status: number): number {
  const row = [...placed];
  for (const die of dice) row[turn * PIPS + die - 1]!++;
  return turn === 0 ? table.value(row, status, 0) : -table.value(row, 0, status);
}
