/** Stores with things of every age, and all that is let go of at a given time. Only for tests. */
import { account, entry, newTable, openTable, row, sat } from '../store/samples.ts';
import type { Store } from '../store/store.ts';
import { KEEP } from './keep.ts';
import { purge, type Removed } from './retention.ts';
import { type Rule, rulesAlone } from './rules.ts';

const DAY = 86_400_000;
export const NOW = 2_000 * DAY;
export const ago = (days: number): number => NOW - days * DAY;

export const nothing = Object.fromEntries(Object.keys(KEEP).map((name) => [name, 0]));

export const rules = (store: Store, keep = KEEP): readonly Rule[] => rulesAlone(store, keep, () => NOW);

export const purged = async (store: Store, keep = KEEP): Promise<Removed> => purge(rules(store, keep), NOW);

const seat = (who: string) => ({ kind: 'person', who, name: who, bot: '', resigned: false }) as const;

export type Status = 'open' | 'playing' | 'over' | 'stopped';

/** A table that last changed so many days ago. */
export async function put(store: Store, id: string, status: Status, days: number, players: string[] = []) {
  const said_ = row(id, { status, updated: ago(days), seats: players.map(seat) }, { players });
  await openTable(store, newTable(id, said_), [
    entry(id, 1, { row: said_, body: '{"type":"opened"}' }),
    ...players.map((who, i) => ({ ...sat(id, i + 2, who), row: said_ })),
  ]);
}

export const guest = (id: string, days: number) =>
  account(id, { kind: 'guest', passwordHash: null, seen: ago(days), created: ago(400) });

/** Ten bytes. */
export const LOG = { text: '{"log":1}\n', origin: null, by: 'anna' };
export const bring = (store: Store, id: string, days: number, who: string | null) =>
  store.keepArchive(
    newTable(id, row(id, { status: 'over', owner: '' })),
    { ...LOG, at: ago(days) },
    who === null ? null : { account: who, seat: 0, place: 1, score: 3 },
  );
