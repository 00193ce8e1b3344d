/** The portable log of a table that has ended. */
import { invariant } from '../core/invariant.ts';
import { type Archive, type ArchivedMove, archiveOf } from '../protocol/archive.ts';
import type { Hashing } from '../protocol/luck.ts';
import type { Moved } from './entries.ts';
import { entriesAfter, numbered, type TableJournal } from './journal.ts';
import { seatInfo } from './picture.ts';
import { replayFromStart } from './replay.ts';
import type { Numbered, Table } from './table.ts';

type Begun = Pick<Archive['opening'], 'draws' | 'hash'>;
type MoveMade = Numbered & { readonly entry: Moved };

interface EndedTable {
  readonly table: Table;
  /** No longer secret. */
  readonly seed: string;
  readonly journal: TableJournal;
}

/** The table knows which moves counted, so the journal is read and not played again. */
export async function archiveText({ table, seed, journal }: EndedTable, hashing: Hashing): Promise<string> {
  const made: MoveMade[] = [];
  let begun: Begun | undefined;
  for await (const stored of entriesAfter(journal, 0)) {
    const one = numbered(stored);
    if (one.entry.type === 'started') begun = one.entry;
    if (isMove(one)) made.push(one);
  }
  invariant(begun !== undefined, 'a game that ended had begun');
  const archive = {
    game: journal.game,
    opening: openingOf(table, begun),
    table: tableOf(table, seed),
    moves: made.length === table.steps.length ? inOrder(made) : await withTakenBack(journal, made),
  };
  return archiveOf(archive, hashing);
}

const isMove = (one: Numbered): one is MoveMade => one.entry.type === 'moved';

const inOrder = (made: readonly MoveMade[]): ArchivedMove[] => made.map((move, i) => archived(move, i + 1));

/** Only playing again shows where a move stood that was taken back. */
async function withTakenBack(journal: TableJournal, made: readonly MoveMade[]): Promise<ArchivedMove[]> {
  const places: number[] = [];
  const { steps } = await replayFromStart(journal, (table, { entry }) => {
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
