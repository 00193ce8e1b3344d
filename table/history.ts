/** The history of a table as one viewer was shown it, with the viewer's own numbers. */
import type { Game, Shape, Viewer } from '../core/game.ts';
import type { Happening } from '../protocol/messages.ts';
import { unseenBy } from './evolve.ts';
import { PIECE, type TableJournal } from './journal.ts';
import type { Sealing } from './luck.ts';
import { whatOf } from './picture.ts';
import { Replay, type Visit } from './replay.ts';
import { type Numbered, placeOf, type Table } from './table.ts';

/** What happened, and what the viewer saw afterwards if that was asked for. */
export interface Remembered extends Happening {
  readonly view?: object | null;
}

const isShown = (table: Table, { entry }: Numbered, viewer: Viewer): boolean =>
  !unseenBy(table, entry).includes(placeOf(table, viewer));

type Events = readonly Shape['Event'][];

/** The same list object where nothing is hidden from the viewer. */
export function redacted(game: Game, events: Events, viewer: Viewer): Events {
  for (const event of events)
    if (game.redact(event, viewer) !== event)
      return events.flatMap((each) => game.redact(each, viewer) ?? []);
  return events;
}

/** A part of a viewer's history: at most `limit` entries after number `after`. */
export interface Page {
  readonly after: number;
  readonly limit: number;
  /** Nothing is hidden, as after the end. */
  readonly open: boolean;
  readonly views?: boolean;
}

/** A table's past up to now. */
export interface Past {
  readonly journal: TableJournal;
  /** Number of the last entry. */
  readonly length: number;
  readonly sealing: Sealing;
}

/** Costs as much as the page and the way to it from the nearest keyframe, however long the journal is. */
export async function historyOf(
  { journal, length, sealing }: Past,
  viewer: Viewer,
  { after, limit, open, views = false }: Page,
): Promise<Remembered[]> {
  const { game } = journal;
  const told: Remembered[] = [];
  const seen = ({ state }: Table) => state && (open ? state : game.view(state, viewer));
  const visit: Visit = (table, numbered, { events, turned }) => {
    const n = table.shown[placeOf(table, viewer)]!;
    if (n <= after || !isShown(table, numbered, viewer)) return;
    const what = whatOf(table, numbered, turned, sealing);
    const happening = {
      n,
      at: numbered.at,
      what,
      events: open ? events : redacted(game, events, viewer),
    };
    told.push(views ? { ...happening, view: seen(table) } : happening);
  };
  const replay = await Replay.of(journal, length);
  await playPage(replay, viewer, after, after + limit, visit);
  return told;
}

/** Plays until the viewer has been shown `upTo` entries. */
async function playPage(
  replay: Replay,
  viewer: Viewer,
  after: number,
  upTo: number,
  visit: Visit,
): Promise<void> {
  const place = viewer === 'table' ? -1 : viewer;
  const shown = (): number => replay.shownTo(place);
  for (let more = true; more && shown() < upTo; ) {
    await replay.skipTo(place, Math.max(after, shown()));
    more = await replay.play(Math.min(PIECE, upTo - shown()), visit);
  }
}
