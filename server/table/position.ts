/** The position before an earlier move. */
import { replaying } from '../../core/chance.ts';
import { invariant } from '../../core/invariant.ts';
import type { Founding, KeyframePlace, Store } from '../store/store.ts';
import type { Moved } from './entries.ts';
import { positionAfter, startGame } from './evolve.ts';
import { tableAt } from './keyframe.ts';
import { entriesAfter } from './pieces.ts';
import { gameOf } from './rules.ts';
import type { Position, Table } from './table.ts';

/**
 * The position before a step of the table. It follows from the steps before that one: what was taken back leaves no
 * trace in it. So every keyframe whose last move is among these steps is a right start, and only moves that count are
 * played from there.
 */
export async function positionBefore(
  store: Store,
  founding: Founding,
  table: Table,
  step: number,
): Promise<Position> {
  const moves = table.steps.slice(0, step).map(({ n }) => n);
  const places = await store.keyframes(founding.id);
  const start = await startingFrom(store, founding, placesOn(new Set(moves), places));
  if (start) {
    const left = moves.filter((n) => n > start.step);
    return playMoves(store, founding, start.position, left);
  }
  const { n, position } = await beginning(store, founding, table, places);
  return playMoves(store, founding, position, moves, n);
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
  store: Store,
  { id, version }: Founding,
  places: readonly KeyframePlace[],
): Promise<Start | undefined> {
  for (const { n, step } of places) {
    const keyframe = await store.keyframe(id, n);
    const table = keyframe && tableAt(keyframe, version);
    if (table?.state) return { position: { state: table.state, sealed: table.sealed }, step: step! };
  }
  return undefined;
}

/** The position with which the game began, and the number of the entry that began it. */
async function beginning(
  store: Store,
  founding: Founding,
  table: Table,
  places: readonly KeyframePlace[],
): Promise<{ readonly n: number; readonly position: Position }> {
  const waiting = places.findLast(({ step }) => step === null)?.n ?? 0;
  const { game } = await gameOf(founding);
  for await (const { n, body } of entriesAfter(store, founding.id, waiting)) {
    const entry = JSON.parse(body) as { readonly type: string; readonly draws: readonly number[] };
    if (entry.type !== 'started') continue;
    const { state } = startGame(table, game, replaying(entry.draws));
    return { n, position: { state, sealed: [] } };
  }
  invariant(false, 'a move follows a beginning');
}

/** Plays these moves, which all lie after entry `from`. */
async function playMoves(
  store: Store,
  founding: Founding,
  start: Position,
  moves: readonly number[],
  from = (moves[0] ?? 1) - 1,
): Promise<Position> {
  const { game } = await gameOf(founding);
  const count = new Set(moves);
  let position = start;
  for await (const { n, body } of entriesAfter(store, founding.id, from, moves.at(-1) ?? from))
    if (count.has(n)) position = positionAfter(position, game, n, JSON.parse(body) as Moved);
  return position;
}
