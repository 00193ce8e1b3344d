/** What has been said at the table, and to whom. Several people may share one screen, one after the other. */
import type { Game, Shape, Viewer } from '../core/game.ts';

type Event = Shape['Event'];

interface Told {
  readonly event: Event;
  /** The forms in which it has been on the screen. */
  readonly shown: Set<string>;
}

export interface Feed {
  add(event: Event): void;
  /** What this viewer may know and this screen has not shown in that form. */
  unread(viewer: Viewer): Event[];
  /** All that a viewer was ever told, oldest first. */
  heard(viewer: Viewer): Event[];
}

export function openFeed(game: Game): Feed {
  const all: Event[] = [];
  let fresh: Told[] = [];
  return {
    add(event) {
      all.push(event);
      fresh.push({ event, shown: new Set() });
    },
    unread(viewer) {
      const news = fresh.flatMap(({ event, shown }) => unseen(game.redact(event, viewer), shown));
      // What everybody could read as it stands need not be kept for the next reader.
      fresh = fresh.filter(({ event, shown }) => !shown.has(JSON.stringify(event)));
      return news;
    },
    heard: (viewer) => all.flatMap((event) => game.redact(event, viewer) ?? []),
  };
}

function unseen(form: Event | undefined, shown: Set<string>): Event[] {
  if (form === undefined || shown.has(JSON.stringify(form))) return [];
  shown.add(JSON.stringify(form));
  return [form];
}
