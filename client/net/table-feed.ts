/** What a table page needs to know of a table, wherever it stands: on the server, or in this browser. */
import type { Command } from '../../protocol/commands.ts';
import type { NotedFinding } from '../../protocol/evidence.ts';
import type { Happening } from '../../protocol/messages.ts';
import type { Picture } from '../../protocol/picture.ts';
import type { Refused } from '../../protocol/refusals.ts';
import type { Learning } from '../lessons/learning.svelte.ts';

export interface TableFeed {
  readonly table: string;
  readonly picture: Picture | undefined;
  readonly log: readonly Happening[];
  /** Why there is no table to be seen. */
  readonly refused: Refused | undefined;
  /** What happened just now, for motion and for those who listen. */
  readonly news: Happening | undefined;
  /** Milliseconds by which the table's clock is ahead of this one. */
  readonly ahead: number;
  /** The number of the last entry that was seen. */
  readonly n: number;
  /** What is being learnt at this table; undefined where everybody knows how to play. */
  readonly learning?: Learning | undefined;
  /** What the table shows otherwise than before; a table in this browser has nobody to deceive. */
  readonly differs?: readonly NotedFinding[];
  do(command: Command): Promise<Refused | undefined>;
  close(): void;
}
