/** Tables, entries and people for the tests of the store. */
import type { Summary } from '../../protocol/summary.ts';
import type { Decision } from './moderation-store.ts';
import type { Account, Report } from './people-store.ts';
import type { Append, NewRating, NewTable, RowChange, Settlement, Store } from './store.ts';

export function summary(id: string, over: Partial<Summary> = {}): Summary {
  return {
    ...{ id, game: 'container', options: {}, clock: { type: 'untimed' }, visibility: 'public', rated: true },
    ...{ owner: 'anna', status: 'playing', created: 1, updated: 1, seats: [], toAct: [0], places: null },
    ...over,
  };
}

/** What a row says: the status is that of the summary. */
export function row(id: string, over: Partial<Summary> = {}, more: Partial<RowChange> = {}): RowChange {
  const said = summary(id, over);
  return { status: said.status, summary: said, wakeAt: null, ...more };
}

export function newTable(id: string, change: RowChange = row(id)): NewTable {
  return { id, game: 'container', version: 3, key: `key of ${id}`, seed: 'c0ffee', created: 1, row: change };
}

export function entry(table: string, n: number, over: Partial<Append> = {}): Append {
  const id = `${table}-${n}`;
  return { table, n, id, at: 1000 + n, body: `{"type":"moved","n":${n}}`, row: row(table), ...over };
}

export async function openTable(
  store: Pick<Store, 'openTables'>,
  table: NewTable,
  entries: readonly Append[],
): Promise<void> {
  const [refused] = await store.openTables([{ table, entries }]);
  if (refused) throw refused;
}

export function entriesOf(table: string, from: number, to: number): Append[] {
  return Array.from({ length: to - from + 1 }, (_, i) => entry(table, from + i));
}

export function said(table: string, n: number, who: string, text: string): Append {
  return entry(table, n, { body: JSON.stringify({ type: 'said', who, name: who, text }) });
}

export function sat(table: string, n: number, who: string): Append {
  const body = JSON.stringify({ type: 'sat', seat: 0, who, name: who });
  return entry(table, n, { body, row: row(table, {}, { players: [who] }) });
}

export function account(id: string, over: Partial<Account> = {}): Account {
  const settings = {
    ...{ language: 'de', timeZone: 'Europe/Berlin', quietFrom: 22, quietTo: 8 },
    ...{ mail: `${id}@example.org`, mailAlerts: true, pushAlerts: false },
  };
  return {
    id,
    name: id,
    kind: 'person',
    passwordHash: `hash of ${id}`,
    created: 5,
    seen: 6,
    settings,
    confirmedMail: '',
    ...over,
  };
}

/** Of a line by Bert. */
export function report(id: string, over: Partial<Report> = {}): Report {
  return {
    ...{ id, by: 'anna', about: 'bert', table: 't', n: 7, saidAt: 1001, words: 'tsk "\' 🙊' },
    ...{ reason: 'insult', why: 'rude', at: 5 },
    ...over,
  };
}

/** A warning of Bert. */
export function decision(id: string, over: Partial<Decision> = {}): Decision {
  return {
    ...{
      id,
      by: 'mia',
      whom: 'bert',
      what: 'warn',
      why: 'Be kind',
      at: 10,
      until: null,
      table: '',
      report: '',
    },
    ...over,
  };
}

/** A game that has ended, and the ratings it leads to, whatever they were before. */
export function settlement(
  table: string,
  { ratings = [], ...over }: Partial<Settlement> & { readonly ratings?: readonly NewRating[] } = {},
): Settlement {
  return {
    table,
    game: 'container',
    at: 50,
    players: 3,
    results: [],
    rated: ratings.map(({ who }) => who),
    ratingsAfter: () => ratings,
    ...over,
  };
}
