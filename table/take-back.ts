/** Going back to the position before an earlier move. */
import type { Seat } from '../core/game.ts';
import { invariant } from '../core/invariant.ts';
import type { Proposal } from '../protocol/picture.ts';
import type { Entry } from './entries.ts';
import { clockBack, isAgreed, type Position, stepsBack, type Table } from './table.ts';

/** The position before the move of entry n, if the entry at hand goes back to it. */
export type Before = (n: number) => Position | undefined;

/** The step before which the table stands again after an entry that takes moves back; undefined for all others. */
export function goesBackTo(table: Table, entry: Entry): number | undefined {
  const { proposal } = table;
  if (entry.type === 'takenBack') return stepsBack(table, entry.seat, entry.moves);
  if (entry.type === 'proposed' && entry.what === 'takeBack' && isAgreed(table, [entry.seat]))
    return proposedStep(table, { by: entry.seat, moves: entry.moves }, entry.from ?? null);
  if (entry.type === 'answered' && entry.yes && proposal?.what === 'takeBack')
    return isAgreed(table, [...proposal.yes, entry.seat])
      ? proposedStep(table, proposal, table.proposedFrom)
      : undefined;
  return undefined;
}

/** `from`: the first move that is to be taken back, where the proposal says so. */
export const proposedStep = (
  table: Table,
  { by, moves }: Pick<Proposal, 'by' | 'moves'>,
  from: number | null,
): number => (from === null ? stepsBack(table, by, moves) : table.steps.findIndex(({ n }) => n === from));

/** How many steps from this one on were hidden from no viewer. */
export function shownFrom({ steps }: Table, from: number): number {
  let count = 0;
  for (let i = from; i < steps.length; i++) if (steps[i]!.unseenBy.length === 0) count++;
  return count;
}

/** `from`: where in `steps` they begin. */
export function takeBackFrom(table: Table, from: number, before: Before): void {
  invariant(from >= 0, 'there are so many moves to take back');
  const position = before(table.steps[from]!.n);
  invariant(position !== undefined, 'the position before a move that counted is known');
  table.state = position.state;
  table.sealed = position.sealed;
  // How much can still be taken back must not give away hidden moves.
  table.takenBack += shownFrom(table, from);
  table.steps.length = from;
  table.proposal = null;
}

/** The turn resumes with the time it had used; what was taken from the bank stays used. */
export function resumeTurn(table: Table, seat: Seat, moves: number, at: number): void {
  const { clock } = table.opened;
  const shown = clockBack(table, seat, moves);
  if (!shown) return;
  table.since[seat] = at - (clock.type === 'live' ? Math.min(shown.spent, clock.turn * 1000) : shown.spent);
}
