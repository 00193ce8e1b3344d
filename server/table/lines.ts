/** Lines of a table's chat, found in its journal. Nothing is played again for that. */
import type { Viewer } from '../../core/game.ts';
import type { SaidLine } from '../hub.ts';
import type { Store } from '../store/store.ts';
import type { Entry } from './entries.ts';
import { unseenBy } from './evolve.ts';
import { placeOf } from './history.ts';
import { numbered } from './pieces.ts';
import type { Numbered, Table } from './table.ts';

type Journal = Pick<Store, 'entries'>;

/** The line that has this number in a viewer's stream; undefined if there is none, or a moderator has removed it. */
export async function lineAt(
  store: Journal,
  table: Table,
  viewer: Viewer,
  n: number,
): Promise<SaidLine | undefined> {
  const place = placeOf(table, viewer);
  let shown = 0;
  for (const stored of await store.entries(table.id, 0)) {
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
  /** By who only watched a running game. */
  readonly aside: boolean;
}

/** What was said just before and after an instant. */
export async function linesAround(
  store: Journal,
  table: string,
  at: number,
  most: number,
): Promise<ChatLine[]> {
  const said = (await store.entries(table, 0)).map(numbered).flatMap(chatLine);
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

export async function hearersOf(
  store: Journal,
  table: string,
  { who, saidAt }: Pick<SaidLine, 'who' | 'saidAt'>,
): Promise<Hearers> {
  for (const stored of await store.entries(table, 0)) {
    const { at, entry } = numbered(stored);
    if (at !== saidAt || entry.type !== 'said' || entry.who !== who) continue;
    const { aside, amongPlayers } = entry;
    return amongPlayers ? { aside, amongPlayers } : { aside };
  }
  return { aside: false };
}
