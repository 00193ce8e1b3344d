/** The position before an earlier move. */
import { replaying } from '../core/chance.ts';
import { invariant } from '../core/invariant.ts';
import type { Moved } from './entries.ts';
import { positionAfter, startGame } from './evolve.ts';
import { entriesAfter, type TableJournal } from './journal.ts';
import { type KeyframePlace, tableAt } from './keyframe.ts';
import type { Position, Table } from './table.ts';

/**
 * The position before a step of the table. It follows from the steps before that one: what was taken back leaves no
 * trace in it. So every keyframe whose last move is among these steps is a right start, and only moves that count are
 * played from there.
 */
export async function positionBefore(journal: TableJournal, table: Table, step: number): Promise<Position> {
  const moves = table.steps.slice(0, step).map(({ n }) => n);
  const places = await journal.keyframes();
  const start = await startingFrom(journal, placesOn(new Set(moves), places));
  if (start) {
    const left = moves.filter((n) => n > start.step);
    return playMoves(journal, start.position, left);
  }
  const { n, position } = await beginning(journal, table, places);
  return playMoves(journal, position, moves, n);
}

/** Keyframes with a position on the way, the one farthest along first. */
function placesOn(moves: ReadonlySet<number>, places: readonly KeyframePlace[]): KeyframePlace[] {
  const on = places.filter(({ step }) => step === 0 || (step !== null && moves.has(step)));
  return on.sort((a, b) => b.step! - a.step!);
}

interface Start {
  readonly position: Position;
  /** Number of the last move that was made there. */
  readonly step: number;
}

async function startingFrom(
  journal: TableJournal,
  places: readonly KeyframePlace[],
): Promise<Start | undefined> {
  for (const { n, step } of places) {
    const keyframe = await journal.keyframe(n);
    const table = keyframe && tableAt(keyframe, journal.game.version);
    if (table?.state) return { position: { state: table.state, sealed: table.sealed }, step: step! };
  }
  return undefined;
}

/** The position with which the game began, and the number of the entry that began it. */
async function beginning(
  journal: TableJournal,
  table: Table,
  places: readonly KeyframePlace[],
): Promise<{ readonly n: number; readonly position: Position }> {
  const waiting = places.findLast(({ step }) => step === null)?.n ?? 0;
  for await (const { n, body } of entriesAfter(journal, waiting)) {
    const entry = JSON.parse(body) as { readonly type: string; readonly draws: readonly number[] };
    if (entry.type !== 'started') continue;
    const { state } = startGame(table, journal.game, replaying(entry.draws));
    return { n, position: { state, sealed: [] } };
  }
  invariant(false, 'a move follows a beginning');
}

/** Plays these moves, which all lie after entry `from`. */
async function playMoves(
  journal: TableJournal,
  start: Position,
  moves: readonly number[],
  from = (moves[0] ?? 1) - 1,
): Promise<Position> {
  const count = new Set(moves);
  let position = start;
  for await (const { n, body } of entriesAfter(journal, from, moves.at(-1) ?? from))
    if (count.has(n)) position = positionAfter(position, journal.game, n, JSON.parse(body) as Moved);
  return position;
}
