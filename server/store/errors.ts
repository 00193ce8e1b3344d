/** What a store may answer instead of doing as it was asked. */

/** Another process works with this data folder. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
  constructor(file: string) {
    super(`Another process is using ${file}. Stop it first, or give this one a data folder of its own.`);
  }
}

/** The data were written by a newer Quayside, whose tables this one does not know. */
export class StoreTooNew extends Error {
  override readonly name = 'StoreTooNew';
  constructor(migration: string) {
    super(`This store was changed by a newer version of Quayside (${migration}). Install that version.`);
  }
}

/** A name, a table's id or a key belongs to somebody else. */
export class Taken extends Error {
  override readonly name = 'Taken';
  constructor(what: string) {
    super(`${what} is taken`);
  }
}

/** The store cannot do it just now: its disk is full, its file locked, or its server does not answer. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
