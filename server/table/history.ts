/** What happened at a table, as one viewer was shown it. */
import type { Game, Shape, Viewer } from '../../core/game.ts';
import type { Remembered } from '../hub.ts';
import type { Founding, Store } from '../store/store.ts';
import { unseenBy } from './evolve.ts';
import { fold, type GameEntry } from './load.ts';
import { whatOf } from './picture.ts';
import type { Numbered, Table } from './table.ts';

/** The viewer's place in `shown`. */
export const placeOf = (table: Table, viewer: Viewer): number =>
  viewer === 'table' ? table.seats.length : viewer;

const isShown = (table: Table, { entry }: Numbered, viewer: Viewer): boolean =>
  !unseenBy(table, entry).includes(placeOf(table, viewer));

type Events = readonly Shape['Event'][];

/** The very list where nothing is hidden from the viewer. */
export function redacted(game: Game, events: Events, viewer: Viewer): Events {
  for (const event of events)
    if (game.redact(event, viewer) !== event)
      return events.flatMap((each) => game.redact(each, viewer) ?? []);
  return events;
}

export async function historyOf(
  store: Store,
  { founding, game: { game } }: { founding: Founding; game: GameEntry },
  viewer: Viewer,
  { after, limit, open, views = false }: { after: number; limit: number; open: boolean; views?: boolean },
): Promise<Remembered[]> {
  const told: Remembered[] = [];
  const seen = ({ state }: Table) => state && (open ? state : game.view(state, viewer));
  await fold(store, founding, (table, numbered, { events, turned }) => {
    const n = table.shown[placeOf(table, viewer)]!;
    if (n <= after || told.length >= limit || !isShown(table, numbered, viewer)) return;
    const what = whatOf(table, numbered, turned, founding.seed);
    const happening = {
      n,
      at: numbered.at,
      what,
      events: open ? events : redacted(game, events, viewer),
    };
    told.push(views ? { ...happening, view: seen(table) } : happening);
  });
  return told;
}
