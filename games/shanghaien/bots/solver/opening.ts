/** The start of a round, where also the end is open from which the cards count. */
import type { End } from '../../rules/tables.ts';
import type { View } from '../../rules/types.ts';
import type { Solver } from './solver.ts';
import { Choices, throwWorth } from './throw.ts';

const [LEFT, RIGHT] = [new Choices(), new Choices()];

/** What the first throw offers its player, with whichever end is better. */
export function firstChoices(solver: Solver, view: View, positions: number): Choices {
  const from = (end: End, into: Choices): Choices =>
    solver.solve(view, end, positions / 2).table.choices(view.placed, into);
  const choices = from('left', LEFT);
  choices.better(from('right', RIGHT));
  return choices;
}

/** The chance of seat 0 as a round begins. */
export function openingValue(solver: Solver, view: View, positions: number): number {
  const worth = throwWorth(firstChoices(solver, view, positions), {
    veto: false,
    doubles: view.options.doubles,
  });
  return view.turn === 0 ? worth : -worth;
}
