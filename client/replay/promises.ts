/** What tables promised about their luck, noted in this browser while it was still secret. */
const KEPT = 'quayside.promises';
const MOST = 60;

export interface Noted {
  readonly table: string;
  readonly commitment: string;
  readonly at: number;
}

function noted(): Noted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export const promiseOf = (table: string): Noted | undefined => noted().find((note) => note.table === table);

/** The first one counts: that is the point of it. */
export function notePromise(table: string, commitment: string, at: number): void {
  const before = noted();
  if (before.some((note) => note.table === table)) return;
  localStorage.setItem(KEPT, JSON.stringify([{ table, commitment, at }, ...before].slice(0, MOST)));
}
