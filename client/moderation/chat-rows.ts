/** A chat as somebody reads it: what muted people wrote is folded, and what moderators removed is blank. */
import type { Happening } from '../../protocol/messages.ts';

export interface ChatLine {
  readonly n: number;
  readonly who: string;
  readonly name: string;
  readonly text: string;
  readonly removed: boolean;
}

/** A line; or so many muted lines of one person that follow each other, with the number of the first. */
export type ChatRow =
  | ({ readonly folded?: never } & ChatLine)
  | { readonly n: number; readonly who: string; readonly name: string; readonly folded: number };

type Ids = ReadonlySet<string>;

/** A line without words that nobody removed is not for this viewer, or its author has left for good. */
const linesOf = (log: readonly Happening[]): ChatLine[] =>
  log.flatMap(({ n, what }) =>
    what.type === 'said' && (what.text !== '' || what.removed)
      ? [{ n, who: what.who, name: what.name, text: what.text, removed: what.removed ?? false }]
      : [],
  );

export function chatRows(log: readonly Happening[], muted: Ids): ChatRow[] {
  const rows: ChatRow[] = [];
  for (const line of linesOf(log)) {
    const { n, who, name } = line;
    const last = rows.at(-1);
    if (!muted.has(who)) rows.push(line);
    else if (last?.folded !== undefined && last.who === who)
      rows[rows.length - 1] = { ...last, folded: last.folded + 1 };
    else rows.push({ n, who, name, folded: 1 });
  }
  return rows;
}

/** How many lines came after a certain entry that somebody wants to read. */
export const unreadAfter = (log: readonly Happening[], muted: Ids, read: number): number =>
  linesOf(log).filter(({ n, who, removed }) => n > read && !removed && !muted.has(who)).length;

/** Whether an entry is nothing to look up for: chat of muted people, or the work of a moderator. */
export const isQuiet = ({ what }: Happening, muted: Ids): boolean =>
  what.type === 'removed' || (what.type === 'said' && muted.has(what.who));

/** The log after it has heard of something: a line that was removed is shown no longer. */
export function withNews(log: readonly Happening[], news: readonly Happening[]): Happening[] {
  const removed = new Set(
    news.flatMap(({ what }) => (what.type === 'removed' ? [`${what.saidAt} ${what.who}`] : [])),
  );
  const all = [...log, ...news];
  return removed.size === 0 ? all : all.map((entry) => blanked(entry, removed));
}

function blanked(entry: Happening, removed: ReadonlySet<string>): Happening {
  const { at, what } = entry;
  if (what.type !== 'said' || !removed.has(`${at} ${what.who}`)) return entry;
  return { ...entry, what: { ...what, text: '', removed: true } };
}
