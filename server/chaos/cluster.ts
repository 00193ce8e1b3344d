/** What chaos needs to know of servers, whether they are processes or, in a test, only objects. */
import type { Store } from '../store/store.ts';

/** Something that can be killed and starts again. */
export interface Victim {
  readonly name: string;
  /** Since when it answers (performance.now()); undefined while it does not. */
  readonly since: number | undefined;
  /** At once and without a goodbye. */
  kill(): Promise<void>;
  /** Resolves when it answers, or was killed before it did. */
  start(): Promise<void>;
}

export interface ServerNode extends Victim {
  readonly url: string;
}

export interface Cluster {
  readonly name: string;
  readonly nodes: readonly ServerNode[];
  /** Where the database is a process of its own. */
  readonly database: Victim | undefined;
  /** What the servers complained about. */
  readonly complaints: readonly string[];
  /** How many milliseconds a new process takes to read the code: how fast the machine is, and how busy. */
  reading(): number;
  /** The store itself; where it is for one process alone, no node may run. */
  openStore(): Promise<Store>;
  close(): Promise<void>;
}

/** Since when somebody can be reached who can answer; undefined while nobody can. */
export function availableSince({ nodes, database }: Cluster): number | undefined {
  const since = nodes.flatMap((node) => node.since ?? []);
  if (since.length === 0 || (database && database.since === undefined)) return undefined;
  return Math.max(Math.min(...since), database?.since ?? 0);
}
