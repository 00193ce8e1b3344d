/** How much may happen at a table besides its moves: seats taken and left, proposals, chat. */
import type { Command } from '../protocol/commands.ts';
import { no, type ServerRefusal } from '../protocol/refusals.ts';
import type { Table } from './table.ts';

/** Far more than friends ever need; chat alone, which has a limit of its own, comes to six thousand at most. */
const MOST_BESIDES_MOVES = 30_000;

/** Commands that can be given again and again. Leaving, answering and withdrawing each need one of these first. */
const REPEATED: ReadonlySet<Command['type']> = new Set(['sit', 'swap', 'seatBot', 'takeBack', 'proposeEnd']);

export function entryRefusal(
  { n, steps, takenBack }: Table,
  type: Command['type'],
): ServerRefusal | undefined {
  if (!REPEATED.has(type) || n - steps.length - takenBack < MOST_BESIDES_MOVES) return undefined;
  return no('tableUsedUp', { max: MOST_BESIDES_MOVES });
}
