/** Which entries of a batch follow on what is stored. Pure, for two nodes must come to the same answer. */
import type { Append } from './store.ts';

/** What is stored of one table: the number of its last entry, and the ids at the numbers in question. */
export interface Known {
  readonly n: number;
  readonly ids: ReadonlyMap<number, string>;
}

export interface Judged {
  /** Entries to store, gapless. */
  readonly chain: readonly Append[];
  /** For each entry, whether it is stored once the chain is. */
  readonly answers: ReadonlyMap<Append, boolean>;
}

export function byTable(batch: readonly Append[]): Map<string, Append[]> {
  const groups = new Map<string, Append[]>();
  for (const entry of batch) {
    const group = groups.get(entry.table);
    if (group === undefined) groups.set(entry.table, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** Entries that all follow on each other need no question beforehand: the first one's number decides for all. */
export function isChain(entries: readonly Append[]): boolean {
  const first = entries[0]?.n ?? 0;
  return entries.every((entry, i) => entry.n === first + i);
}

/** Only the number that follows is stored: an entry after one that was refused would rest on nothing. */
export function judge(entries: readonly Append[], known: Known | undefined): Judged {
  const chain: Append[] = [];
  const answers = new Map<Append, boolean>();
  const ids = new Map(known?.ids);
  let n = known?.n ?? Number.NaN;
  for (const entry of entries) {
    if (entry.n === n + 1) {
      n = entry.n;
      ids.set(n, entry.id);
      chain.push(entry);
    }
    answers.set(entry, entry.n <= n && ids.get(entry.n) === entry.id);
  }
  return { chain, answers };
}
