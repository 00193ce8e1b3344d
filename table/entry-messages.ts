/** The messages that tell viewers of one entry, as text. What several viewers share is worked out and written once. */
import type { What } from '../protocol/messages.ts';
import { type Patch, patchOf } from '../protocol/patch.ts';
import type { Picture, TableInfo } from '../protocol/picture.ts';

interface Entry {
  readonly table: string;
  readonly at: number;
  readonly what: What;
}

/** A change that several viewers may share. */
interface Change {
  readonly before: object;
  readonly after: object;
  readonly text: string;
}

export class EntryMessages {
  /** The info of the table as it is now. */
  readonly info: TableInfo;
  readonly #head: string;
  #infoChange: Change | undefined;
  #viewChange: Change | undefined;
  #events: { readonly list: readonly object[]; readonly text: string } | undefined;

  constructor({ table, at, what }: Entry, info: TableInfo) {
    this.info = info;
    this.#head = `{"type":"entry","table":${JSON.stringify(table)},"at":${at},"what":${JSON.stringify(what)}`;
  }

  /** The message for viewers who were shown `before` and are shown `after` now. */
  messageFor(n: number, events: readonly object[], before: Picture | undefined, after: Picture): string {
    const changes = this.#between(before, after);
    return `${this.#head},"n":${n},"events":${this.#eventsText(events)},"patch":[${changes}]}`;
  }

  /** Most viewers had the same info before, and where a game hides nothing the same view too. */
  #between(before: Picture | undefined, after: Picture): string {
    if (!before?.view || !after.view) return changesOf(before, after, '');
    this.#infoChange = changeOf(before.info, after.info, 'info', this.#infoChange);
    this.#viewChange = changeOf(before.view, after.view, 'view', this.#viewChange);
    const shared = listed(this.#infoChange.text, this.#viewChange.text);
    return listed(shared, ownChanges(before, after));
  }

  #eventsText(list: readonly object[]): string {
    if (this.#events?.list !== list) this.#events = { list, text: JSON.stringify(list) };
    return this.#events.text;
  }
}

/** The change that is known already, if it is the same. */
function changeOf(before: object, after: object, path: string, known: Change | undefined): Change {
  if (known?.before === before && known.after === after) return known;
  return { before, after, text: changesOf(before, after, path) };
}

function ownChanges(before: Picture, after: Picture): string {
  const changes: [string, unknown][] = [];
  patchOf(before.you, after.you, 'you', changes);
  patchOf(before.toAct, after.toAct, 'toAct', changes);
  patchOf(before.takeBack, after.takeBack, 'takeBack', changes);
  return written(changes);
}

const changesOf = (before: object | undefined, after: object, path: string): string =>
  Object.is(before, after) ? '' : written(patchOf(before, after, path));

/** Without the brackets around them; mostly there are none. */
const written = (changes: Patch): string =>
  changes.length === 0 ? '' : JSON.stringify(changes).slice(1, -1);

const listed = (some: string, more: string): string =>
  some === '' || more === '' ? some + more : `${some},${more}`;
