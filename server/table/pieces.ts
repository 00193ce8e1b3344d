/** A journal read in pieces, between which others have their turn: however long it is, it holds nothing up. */
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Store, StoredEntry } from '../store/store.ts';
import type { Numbered } from './table.ts';

/** Entries that are read, and played, at a time: a few milliseconds' work. */
export const PIECE = 200;

export function numbered({ n, id, at, body }: StoredEntry): Numbered {
  return { n, id, at, entry: JSON.parse(body) };
}

/** The entries after one number, up to another. */
export async function* entriesAfter(
  store: Store,
  table: string,
  after: number,
  upTo = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<StoredEntry> {
  for (let read = after; read < upTo; read += PIECE) {
    if (read > after) await othersFirst();
    const size = Math.min(PIECE, upTo - read);
    const entries = await store.entries(table, read, size);
    yield* entries;
    if (entries.length < size) return;
  }
}
