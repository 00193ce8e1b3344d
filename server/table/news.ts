/** What is told of one entry, as text: what several are told alike is worked out and written once. */
import type { What } from '../../protocol/messages.ts';
import { patchOf } from '../../protocol/patch.ts';
import type { Picture, TableInfo } from '../../protocol/picture.ts';

interface Entry {
  readonly table: string;
  readonly at: number;
  readonly what: What;
}

export class News {
  /** Of the table as it is now. */
  readonly info: TableInfo;
  readonly #head: string;
  readonly #changes = new Map<object, { readonly after: object; readonly text: string }>();
  #events: { readonly list: readonly object[]; readonly text: string } | undefined;

  constructor(entry: Entry, info: TableInfo) {
    this.info = info;
    this.#head = JSON.stringify({ type: 'entry', ...entry }).slice(0, -1);
  }

  /** The message for who was shown one picture before and is shown another now. */
  tell(n: number, events: readonly object[], before: Picture | undefined, after: Picture): string {
    const changes = this.#between(before, after);
    return `${this.#head},"n":${n},"events":${this.#written(events)},"patch":[${changes}]}`;
  }

  /** Most viewers had the same info before, and where a game hides nothing the same view too. */
  #between(before: Picture | undefined, after: Picture): string {
    if (!before?.view || !after.view) return changesOf(before, after, '');
    const info = this.#shared(before.info, after.info, 'info');
    const view = this.#shared(before.view, after.view, 'view');
    const own = changesOf(ownOf(before), ownOf(after), '');
    return [info, view, own].filter((text) => text !== '').join(',');
  }

  #shared(before: object, after: object, path: string): string {
    const known = this.#changes.get(before);
    if (known?.after === after) return known.text;
    const text = changesOf(before, after, path);
    this.#changes.set(before, { after, text });
    return text;
  }

  #written(list: readonly object[]): string {
    if (this.#events?.list !== list) this.#events = { list, text: JSON.stringify(list) };
    return this.#events.text;
  }
}

/** The changes of a patch, without the brackets around them. */
const changesOf = (before: object | undefined, after: object, path: string): string =>
  JSON.stringify(patchOf(before, after, path)).slice(1, -1);

const ownOf = ({ you, toAct, takeBack }: Picture) => ({ you, toAct, takeBack });
