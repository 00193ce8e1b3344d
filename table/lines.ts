/** Lines of a table's chat, found in its journal. Nothing is played again for that. */
import type { Viewer } from '../core/game.ts';
import type { Entry } from './entries.ts';
import { unseenBy } from './evolve.ts';
import { numbered, type StoredEntry } from './journal.ts';
import { type Numbered, placeOf, type Table } from './table.ts';

/** Something that was said at a table. */
export interface SaidLine {
  readonly who: string;
  readonly name: string;
  readonly text: string;
  readonly saidAt: number;
}

/** The line that has this number in a viewer's stream; undefined if there is none, or a moderator has removed it. */
export function lineAt(
  entries: readonly StoredEntry[],
  table: Table,
  viewer: Viewer,
  n: number,
): SaidLine | undefined {
  const place = placeOf(table, viewer);
  let shown = 0;
  for (const stored of entries) {
    const next = numbered(stored);
    if (unseenBy(table, next.entry).includes(place)) continue;
    shown += 1;
    if (shown === n) return lineOf(next);
  }
  return undefined;
}

function lineOf({ at: saidAt, entry }: Numbered): SaidLine | undefined {
  if (entry.type !== 'said' || entry.removed) return undefined;
  const { who, name, text } = entry;
  return { who, name, text, saidAt };
}

/** A line as moderators read it. */
export interface ChatLine extends SaidLine {
  readonly removed: boolean;
  /** Said by a viewer without a seat while the game was on. */
  readonly aside: boolean;
}

/** What was said just before and after an instant. */
export function linesAround(entries: readonly StoredEntry[], at: number, most: number): ChatLine[] {
  const said = entries.map(numbered).flatMap(chatLine);
  const first = said.findIndex(({ saidAt }) => saidAt >= at);
  const here = first < 0 ? said.length : first;
  return said.slice(Math.max(0, here - most), here + most + 1);
}

function chatLine({ at: saidAt, entry }: Numbered): ChatLine[] {
  if (entry.type !== 'said') return [];
  const { who, name, text, aside, removed = false } = entry;
  return [{ who, name, text, saidAt, aside, removed }];
}

/** Viewers that a line was kept from: those who play, or those who watch. */
type Hearers = Pick<Said, 'aside' | 'amongPlayers'>;
type Said = Extract<Entry, { readonly type: 'said' }>;

export function hearersOf(
  entries: readonly StoredEntry[],
  { who, saidAt }: Pick<SaidLine, 'who' | 'saidAt'>,
): Hearers {
  for (const stored of entries) {
    const { at, entry } = numbered(stored);
    if (at !== saidAt || entry.type !== 'said' || entry.who !== who) continue;
    const { aside, amongPlayers } = entry;
    return amongPlayers ? { aside, amongPlayers } : { aside };
  }
  return { aside: false };
}
