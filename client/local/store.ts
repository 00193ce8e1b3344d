/** Where games of this browser are kept: in its database, or in memory where it allows none. */
import type { HereRecord } from './record.ts';

const DATABASE = 'quayside';
const TABLES = 'tables';

let opened: Promise<IDBDatabase | undefined> | undefined;
const inMemory = new Map<string, HereRecord>();

function database(): Promise<IDBDatabase | undefined> {
  opened ??= new Promise((resolve) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
  return opened;
}

/** Asks the database; where there is none, `instead` answers. */
async function ask<T>(
  mode: IDBTransactionMode,
  question: (tables: IDBObjectStore) => IDBRequest<T>,
  instead: () => T,
): Promise<T> {
  const base = await database();
  if (!base) return instead();
  return new Promise((resolve, reject) => {
    const transaction = base.transaction(TABLES, mode);
    const request = question(transaction.objectStore(TABLES));
    // Not only after the page has heard of it, which may be left the next moment.
    transaction.commit();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export async function keep(record: HereRecord): Promise<void> {
  await ask<IDBValidKey>(
    'readwrite',
    (tables) => tables.put(record),
    () => {
      inMemory.set(record.id, record);
      return record.id;
    },
  );
}

export function find(id: string): Promise<HereRecord | undefined> {
  return ask<HereRecord | undefined>(
    'readonly',
    (tables) => tables.get(id),
    () => inMemory.get(id),
  );
}

export function allHere(): Promise<readonly HereRecord[]> {
  return ask<HereRecord[]>(
    'readonly',
    (tables) => tables.getAll(),
    () => [...inMemory.values()],
  );
}

export async function remove(id: string): Promise<void> {
  await ask<undefined>(
    'readwrite',
    (tables) => tables.delete(id),
    () => {
      inMemory.delete(id);
    },
  );
}
