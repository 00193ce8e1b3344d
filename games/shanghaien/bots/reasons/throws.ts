/** How likely a throw brings more: all that dice can show, counted. */
import type { Seat } from '../../../../core/game.ts';
import { PIPS } from '../../rules/tables.ts';
import type { View } from '../../rules/types.ts';
import { marginNow } from '../margin.ts';
import { NUMBERS } from './row.ts';

const HUNDRED = 100;

/** The margin of whose turn it is, with one of these dice in the row. */
function withDice(view: View, dice: readonly number[]): number {
  return marginNow({ ...view, phase: 'rolled', end: view.end ?? 'left', dice: [...dice] }, view.turn);
}

/** Of all throws of two dice, how many in a hundred are better than this margin. */
function percentAbove(view: View, margin: number): number {
  const single = NUMBERS.map((die) => withDice(view, [die]) > margin);
  const worse = single.filter((better) => !better).length;
  return Math.round(HUNDRED * (1 - (worse * worse) / (PIPS * PIPS)));
}

/** Better than a call now. */
export const oddsOfRolling = (view: View): number =>
  percentAbove(view, marginNow({ ...view, phase: 'turn' }, view.turn));

/** Better than the best that can be placed now. */
export const oddsOfThrowing = (view: View, seat: Seat): number => percentAbove(view, marginNow(view, seat));

/** Better than this die, if the other die of a double is thrown on until it differs (rule 10.2). */
export function oddsOfThrowingOne(view: View): number {
  const [die = 1] = view.dice;
  const margin = withDice(view, [die]);
  const others = NUMBERS.filter((number) => number !== die);
  const better = others.filter((number) => withDice(view, [number]) > margin).length;
  return Math.round((HUNDRED * better) / others.length);
}

/** Better for the other than what he announced. */
export function oddsOfObjecting(view: View): number {
  const { pending } = view;
  if (pending?.type !== 'place') return oddsOfRolling(view);
  return percentAbove(view, withDice(view, [pending.die]));
}
