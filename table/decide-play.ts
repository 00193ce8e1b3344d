/** Starting a game and moving in it. */
import { recording } from '../core/chance.ts';
import { difference } from '../core/data.ts';
import { type Game, type Seat, type Viewer, viewers } from '../core/game.ts';
import { observable } from '../core/log.ts';
import { misread, no } from '../protocol/refusals.ts';
import { deadlines } from './clocks.ts';
import type { Moved } from './entries.ts';
import { makeMove, type Prepared, startGame } from './evolve.ts';
import { luckSource, TableLuck, tableLuck } from './luck.ts';
import type { Decision, Scene } from './scene.ts';
import type { Table } from './table.ts';

export function decideStart(scene: Scene): Decision {
  const { table, game } = scene;
  const free = table.seats.filter((seat) => seat === null).length;
  if (free > 0) return { refusal: no('notFull', { free }) };
  const draws: number[] = [];
  const prepared = startGame(
    table,
    game,
    recording(tableLuck(scene.seed, table.id, noncesOf(table), table.draws), draws),
  );
  const hash = observable(game, prepared.state, table.seats.length);
  const until = deadlines(scene, game.toAct(prepared.state));
  return { entry: { type: 'started', draws, hash, until }, prepared };
}

export interface MoveManner {
  readonly by: Moved['by'];
  /** Number of the last entry that the player had seen. Bots and clocks move on the spot. */
  readonly seen?: number;
}

export function decideMove(scene: Scene, seat: Seat, raw: unknown, { by, seen }: MoveManner): Decision {
  const { table, game } = scene;
  // A move answers the position it was made for.
  if (seen !== undefined && seen < table.changed[seat]!)
    return { refusal: no('stale', { seen, now: table.shown[seat]! }) };
  if (by === 'player' && table.seats[seat]!.turnLost) return { refusal: no('timeOver') };
  const decoded = game.decode.move.decode(raw);
  if (decoded.fault) return { refusal: misread('malformedMove', decoded.fault) };
  const move = decoded.value;
  const refusal = game.check(table.state!, seat, move);
  if (refusal) {
    const { code, rule, params } = refusal as { code: string; rule: string; params: object };
    return { refusal: no('move', { code, rule, params: JSON.stringify(params) }) };
  }
  const draws: number[] = [];
  const prepared = makeMove(table, game, { seat, move }, recording(luckOf(scene), draws));
  return { entry: movedEntry(scene, { seat, by, move, draws }, prepared), prepared };
}

function movedEntry(
  scene: Scene,
  made: Pick<Moved, 'seat' | 'by' | 'move' | 'draws'>,
  prepared: Prepared,
): Moved {
  const { table, game, now } = scene;
  const since = table.since[made.seat] ?? now;
  const unseenBy = blind(scene, made.seat, prepared);
  const back = made.by === 'player' && unseenBy.length === 0 ? made.seat : undefined;
  return {
    type: 'moved',
    seat: made.seat,
    by: made.by,
    move: made.move,
    draws: made.draws,
    hash: observable(game, prepared.state, table.seats.length),
    unseenBy,
    spent: Math.max(0, now - since - scene.late(since)),
    until: deadlines(scene, game.toAct(prepared.state), back),
  };
}

/** Viewers for whom nothing happened: they see no event of the move, and their view is the same as before. */
function blind({ table, game }: Scene, mover: Seat, { state, events }: Prepared): Viewer[] {
  return viewers(table.seats.length).filter(
    (viewer) =>
      viewer !== mover &&
      !seesAny(game, events, viewer) &&
      difference(game.view(table.state!, viewer), game.view(state, viewer)) === undefined,
  );
}

function seesAny(game: Game, events: Prepared['events'], viewer: Viewer): boolean {
  for (const event of events) if (game.redact(event, viewer) !== undefined) return true;
  return false;
}

const noncesOf = ({ seats }: Table): string[] => seats.map((seat) => seat!.nonce);

/** Nonces no longer change once a game has started, so the source of its luck stays the same. */
const SOURCES = new WeakMap<Table, ReturnType<typeof luckSource>>();

function luckOf({ table, seed }: Scene): TableLuck {
  const source = SOURCES.get(table) ?? luckSource(seed, table.id, noncesOf(table));
  SOURCES.set(table, source);
  return new TableLuck(source, table.draws);
}
