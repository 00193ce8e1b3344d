/** The portable log of a table that has ended. */
import { invariant } from '../../core/invariant.ts';
import { type Archive, type ArchivedMove, archiveOf } from '../../protocol/archive.ts';
import { nodeHashing } from '../luck.ts';
import type { Founding, Store } from '../store/store.ts';
import { fold, type GameEntry } from './load.ts';
import { seatInfo } from './picture.ts';
import type { Table } from './table.ts';

type Begun = Pick<Archive['opening'], 'draws' | 'hash'>;

export async function archiveText(
  store: Store,
  { founding, entry }: { founding: Founding; entry: GameEntry },
): Promise<string> {
  let begun: Begun | undefined;
  const made: ArchivedMove[] = [];
  const table = await fold(store, founding, ({ steps }, { n: j, at, entry: happened }) => {
    if (happened.type === 'started') begun = happened;
    if (happened.type !== 'moved') return;
    const { seat, move, draws, hash, by } = happened;
    made.push({ n: steps.length, seat, move, draws, hash, at, j, by });
  });
  invariant(begun !== undefined, 'a game that ended had begun');
  const counts = new Set(table.steps.map(({ n }) => n));
  const moves = made.map((move) => (counts.has(move.j) ? move : { ...move, takenBack: true }));
  const archive = {
    game: entry.game,
    opening: openingOf(table, begun),
    table: tableOf(table, founding.seed),
    moves,
  };
  return archiveOf(archive, nodeHashing);
}

function openingOf({ opened }: Table, { draws, hash }: Begun): Archive['opening'] {
  const { game, version, options, seats } = opened;
  return { game, version, options, seats, draws, hash };
}

function tableOf({ id, opened, seats }: Table, seed: string): Archive['table'] {
  const nonces = seats.map((seat) => seat!.nonce);
  const sitters = seats.map((seat) => {
    const { name, kind } = seatInfo(seat, '');
    return { name, kind: kind === 'person' ? ('person' as const) : ('bot' as const) };
  });
  return { id, commitment: opened.commitment, seed, nonces, seats: sitters };
}
