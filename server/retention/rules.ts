/** The rules by which things go. One more is one more object here, and one more row in keep.ts. */
import { People } from '../people/people.ts';
import {
  DROPPABLE,
  type Droppable,
  type Found,
  type Mark,
  type Page,
  type Removable,
} from '../store/retention-store.ts';
import type { Store } from '../store/store.ts';
import type { Keep } from './keep.ts';

export interface Rule {
  readonly name: string;
  /** 0 keeps everything for ever. */
  readonly days: number;
  /** Looks at up to `limit` things that nobody has touched since `before`, and removes those that may go. */
  step(before: number, limit: number): Promise<Step>;
  /** How many would go. */
  count(before: number): Promise<number>;
}

export interface Step {
  readonly removed: number;
  /** Whether there may be more to look at. */
  readonly more: boolean;
}

export interface RuleParts {
  readonly store: Pick<Store, 'retention'>;
  /** Erases a guest who was not seen since, everywhere; false for one who is back. */
  eraseGuest(id: string, before: number): Promise<boolean>;
  /** Told which table is no more, so that what is in memory here forgets it. */
  removed(table: string): Promise<void>;
}

export function rulesFor(parts: RuleParts, keep: Keep): readonly Rule[] {
  const { retention } = parts.store;
  const counted = (name: Removable) => ({
    name,
    days: keep[name],
    count: (before: number) => retention.count(name, before),
  });
  const dropping = (name: Droppable): Rule => ({
    ...counted(name),
    async step(before, limit) {
      const removed = await retention.drop(name, before, limit);
      return { removed, more: removed === limit };
    },
  });
  return [
    { ...counted('tables'), step: (before, limit) => removeTables(parts, before, limit) },
    // After the tables: a guest who waits at one that goes now may go too.
    {
      ...counted('guests'),
      step: inOrder({
        find: (before, page) => retention.staleGuests(before, page),
        remove: (id, before) => parts.eraseGuest(id, before),
      }),
    },
    {
      ...counted('logs'),
      step: inOrder({
        find: (before, page) => retention.staleLogs(before, page),
        remove: (id, before) => retention.removeLog(id, before),
      }),
    },
    ...DROPPABLE.map(dropping),
  ];
}

/** For a program that serves no tables of its own: nodes that do hear of what went from the store. */
export function rulesAlone(store: Store, keep: Keep, now: () => number): readonly Rule[] {
  const people = new People(store, now);
  const eraseGuest = people.eraseGuest.bind(people);
  return rulesFor({ store, eraseGuest, removed: () => Promise.resolve() }, keep);
}

async function removeTables({ store, removed }: RuleParts, before: number, limit: number): Promise<Step> {
  const ids = await store.retention.staleTables(before, limit);
  let count = 0;
  for (const id of ids) {
    if (!(await store.retention.removeTable(id, before))) continue;
    count += 1;
    await removed(id);
  }
  return { removed: count, more: ids.length === limit && count > 0 };
}

interface Order {
  find(before: number, page: Page): Promise<Found>;
  remove(id: string, before: number): Promise<boolean>;
}

const START: Mark = { at: -1, id: '' };

/** Goes through all there is, page by page, and begins anew at the end: what may not go holds up nothing behind it. */
function inOrder({ find, remove }: Order): Rule['step'] {
  let after = START;
  return async (before, limit) => {
    const { ids, next } = await find(before, { after, limit });
    let removed = 0;
    for (const id of ids) if (await remove(id, before)) removed += 1;
    after = next ?? START;
    return { removed, more: next !== null };
  };
}
