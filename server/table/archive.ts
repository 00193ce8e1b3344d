/** The portable log of a table that has ended. */
import { invariant } from '../../core/invariant.ts';
import { type Archive, type ArchivedMove, archiveOf } from '../../protocol/archive.ts';
import { nodeHashing } from '../luck.ts';
import type { Founding, Store } from '../store/store.ts';
import type { Moved } from './entries.ts';
import { fold } from './load.ts';
import { seatInfo } from './picture.ts';
import { entriesAfter, numbered } from './pieces.ts';
import type { GameEntry } from './rules.ts';
import type { Numbered, Table } from './table.ts';

type Begun = Pick<Archive['opening'], 'draws' | 'hash'>;
type MoveMade = Numbered & { readonly entry: Moved };

export interface Ended {
  readonly founding: Founding;
  readonly entry: GameEntry;
  readonly table: Table;
}

export type LogOrigin = 'stored' | 'made';

/** The log is written once, when it is first asked for: nothing that happens after the end changes it. */
export async function logOf(store: Store, ended: Ended): Promise<{ text: string; from: LogOrigin }> {
  const { id } = ended.founding;
  const stored = await store.log(id);
  if (stored !== undefined) return { text: stored, from: 'stored' };
  const text = await archiveText(store, ended);
  // A log that cannot be stored is made again.
  await store.keepLog(id, text).catch(() => undefined);
  return { text, from: 'made' };
}

/** The table knows which moves counted, so the journal is read and not played again. */
async function archiveText(store: Store, { founding, entry, table }: Ended): Promise<string> {
  const made: MoveMade[] = [];
  let begun: Begun | undefined;
  for await (const stored of entriesAfter(store, founding.id, 0)) {
    const one = numbered(stored);
    if (one.entry.type === 'started') begun = one.entry;
    if (isMove(one)) made.push(one);
  }
  invariant(begun !== undefined, 'a game that ended had begun');
  const archive = {
    game: entry.game,
    opening: openingOf(table, begun),
    table: tableOf(table, founding.seed),
    moves: made.length === table.steps.length ? inOrder(made) : await withTakenBack(store, founding, made),
  };
  return archiveOf(archive, nodeHashing);
}

const isMove = (one: Numbered): one is MoveMade => one.entry.type === 'moved';

const inOrder = (made: readonly MoveMade[]): ArchivedMove[] => made.map((move, i) => archived(move, i + 1));

/** Where a move stood that counts no more is only known by playing again. */
async function withTakenBack(
  store: Store,
  founding: Founding,
  made: readonly MoveMade[],
): Promise<ArchivedMove[]> {
  const places: number[] = [];
  const { steps } = await fold(store, founding, (table, { entry }) => {
    if (entry.type === 'moved') places.push(table.steps.length);
  });
  const counts = new Set(steps.map(({ n }) => n));
  const moves = made.map((move, i) => archived(move, places[i]!));
  return moves.map((move) => (counts.has(move.j) ? move : { ...move, takenBack: true }));
}

function archived({ n: j, at, entry }: MoveMade, n: number): ArchivedMove {
  const { seat, move, draws, hash, by } = entry;
  return { n, seat, move, draws, hash, at, j, by };
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
