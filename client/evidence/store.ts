/** Where this browser keeps its evidence: in a database of its own, or in memory where it allows none. */
import { type Evidence, newEvidence } from '../../protocol/evidence.ts';

const DATABASE = 'quayside-evidence';
const TABLES = 'tables';
/** Tables of which there is evidence; the one that was looked at least recently is dropped, those one only watched first. */
const MOST_TABLES = 60;
/** What tables promised, as older pages noted it. */
const PROMISES = 'quayside.promises';

interface Kept {
  readonly table: string;
  /** When it was last changed. */
  readonly touched: number;
  readonly evidence: Evidence;
}

let opened: Promise<IDBDatabase | undefined> | undefined;
const inMemory = new Map<string, Kept>();

function database(): Promise<IDBDatabase | undefined> {
  opened ??= new Promise<IDBDatabase | undefined>((resolve) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'table' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  }).catch(() => undefined);
  return opened;
}

/** Resolves when the transaction is complete: what is kept outlives the page from then on. */
function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function evidenceOf(table: string): Promise<Evidence | undefined> {
  const base = await database();
  const kept = base && (await read(base, table).catch(() => undefined));
  return (kept ?? inMemory.get(table))?.evidence;
}

async function read(base: IDBDatabase, table: string): Promise<Kept | undefined> {
  const transaction = base.transaction(TABLES, 'readonly');
  const request: IDBRequest<Kept | undefined> = transaction.objectStore(TABLES).get(table);
  await done(transaction);
  return request.result;
}

/** What the table shows now; it is noted if nothing was noted before. */
export interface Shown {
  readonly table: string;
  readonly commitment: string;
}

type Change = (evidence: Evidence) => Evidence;

/** Changes the evidence in one transaction, for the same table may be open in another tab. Resolves when it is kept. */
export async function changeEvidence(shown: Shown, change: Change): Promise<Evidence> {
  const base = await database();
  const kept = base && (await changed(base, shown, change).catch(() => undefined));
  return kept ?? changedInMemory(shown, change);
}

async function changed(base: IDBDatabase, shown: Shown, change: Change): Promise<Evidence> {
  const transaction = base.transaction(TABLES, 'readwrite');
  const tables = transaction.objectStore(TABLES);
  const known: IDBRequest<Kept | undefined> = tables.get(shown.table);
  let evidence: Evidence | undefined;
  known.onsuccess = () => {
    const before = known.result?.evidence;
    evidence = change(before ?? firstNoted(shown));
    if (evidence === before) return;
    tables.put({ table: shown.table, touched: Date.now(), evidence } satisfies Kept);
    if (!before) dropOldest(tables);
  };
  await done(transaction);
  return evidence ?? firstNoted(shown);
}

function dropOldest(tables: IDBObjectStore): void {
  const all: IDBRequest<Kept[]> = tables.getAll();
  all.onsuccess = () => {
    const inOrder = all.result.toSorted((a, b) => worth(a) - worth(b) || a.touched - b.touched);
    for (const { table } of inOrder.slice(0, -MOST_TABLES)) tables.delete(table);
  };
}

/** Whether somebody sat down there. */
const worth = ({ evidence }: Kept): number => Math.sign(evidence.sits.length);

function changedInMemory(shown: Shown, change: Change): Evidence {
  const { table } = shown;
  const evidence = change(inMemory.get(table)?.evidence ?? firstNoted(shown));
  inMemory.set(table, { table, touched: Date.now(), evidence });
  return evidence;
}

function firstNoted({ table, commitment }: Shown): Evidence {
  const earlier = promiseOf(table);
  return newEvidence(table, earlier?.commitment ?? commitment, earlier?.at ?? Date.now());
}

interface Promised {
  readonly table: string;
  readonly commitment: string;
  readonly at: number;
}

function promiseOf(table: string): Promised | undefined {
  try {
    const promises: readonly Promised[] = JSON.parse(localStorage.getItem(PROMISES) ?? '[]');
    return promises.find((promise) => promise.table === table);
  } catch {
    return undefined;
  }
}
