/**
 * What a store lets go of, some at a time, each time in a short transaction. "Before" is a time: only what is older goes.
 * Two nodes may ask for the same at once; each thing goes once.
 */
export interface RetentionStore {
  /** Removes up to `limit` rows that have served their purpose; says how many. */
  drop(what: Droppable, before: number, limit: number): Promise<number>;
  /** How many would go, if all went at once. */
  count(what: Removable, before: number): Promise<number>;

  /** Guests not seen since, in the order in which they were last seen: those who sit at no unfinished table. */
  staleGuests(before: number, page: Page): Promise<Found>;
  /** Leaves the shell of a guest, as erasing an account does; false for one who has come back or is a person now. */
  eraseGuest(id: string, before: number, now: number): Promise<boolean>;

  /** Tables that were not begun and have not changed since, the oldest first. */
  staleTables(before: number, limit: number): Promise<string[]>;
  /** Removes such a table with all its rows; false if it has begun or changed meanwhile, or is gone already. */
  removeTable(id: string, before: number): Promise<boolean>;

  /** Logs that were brought along before then, in that order, and that nobody who is still here calls a game of theirs. */
  staleLogs(before: number, page: Page): Promise<Found>;
  /** Removes such a log; false if somebody has claimed it meanwhile, or it is gone already. */
  removeLog(id: string, before: number): Promise<boolean>;

  /** What counts against the quotas of an account. */
  held(account: string): Promise<Held>;
}

/** Rows that nothing else hangs on; of erased accounts also the shells that no game needs. */
export const DROPPABLE = [
  ...(['sessions', 'erased', 'mailed', 'used', 'nodes', 'outages'] as const),
  ...(['reports', 'decisions'] as const),
] as const;
export type Droppable = (typeof DROPPABLE)[number];
export type Removable = Droppable | 'guests' | 'tables' | 'logs';

/** A place in an order by time: after this one comes the next. */
export interface Mark {
  readonly at: number;
  readonly id: string;
}

export interface Page {
  readonly after: Mark;
  /** So many are looked at; those of them that may not go are passed over. */
  readonly limit: number;
}

export interface Found {
  readonly ids: readonly string[];
  /** Where to look on; null at the end. */
  readonly next: Mark | null;
}

export interface Held {
  /** Unfinished tables it has opened, and seats it has at unfinished tables. */
  readonly tables: number;
  readonly seats: number;
  /** Logs it has brought along, and their bytes. */
  readonly logs: number;
  readonly bytes: number;
}
