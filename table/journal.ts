/** The journal of a table as its host lets it be read: in pieces, and from keyframes on. */
import type { Game } from '../core/game.ts';
import type { Entry } from './entries.ts';
import type { Keyframe, KeyframePlace } from './keyframe.ts';
import type { Numbered } from './table.ts';

/** Entries that are read, and played, at a time: a few milliseconds' work. */
export const PIECE = 200;

/** An entry as a host stores it. */
export interface StoredEntry {
  readonly n: number;
  readonly id: string;
  readonly at: number;
  /** JSON. */
  readonly body: string;
}

/** The journal of one table and the rules that replay it. A host without keyframes has an empty list of them. */
export interface TableJournal {
  /** The table's id. */
  readonly table: string;
  readonly game: Game;
  /** Entries after number `after`, in order, at most `limit`. */
  entries(after: number, limit: number): Promise<readonly StoredEntry[]>;
  /** Places of the keyframes, in order. */
  keyframes(): Promise<readonly KeyframePlace[]>;
  keyframe(n: number): Promise<Keyframe | undefined>;
  /** Keeps a keyframe, and drops those whose number is no multiple of `apart`. */
  keepKeyframe(keyframe: Keyframe, apart: number): Promise<void>;
  /** Lets other work have its turn between two pieces: a long journal holds nothing up. */
  pause(): Promise<unknown>;
}

export function numbered({ n, id, at, body }: StoredEntry): Numbered {
  return { n, id, at, entry: JSON.parse(body) as Entry };
}

/** The entries after one number, up to another. */
export async function* entriesAfter(
  journal: TableJournal,
  after: number,
  upTo = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<StoredEntry> {
  for (let read = after; read < upTo; read += PIECE) {
    if (read > after) await journal.pause();
    const size = Math.min(PIECE, upTo - read);
    const entries = await journal.entries(read, size);
    yield* entries;
    if (entries.length < size) return;
  }
}
