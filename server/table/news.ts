/** What is told of one entry: what several are told alike is worked out once, and written once. */
import type { Tell, What } from '../../protocol/messages.ts';
import { type Patch, patchOf } from '../../protocol/patch.ts';
import type { Picture, TableInfo } from '../../protocol/picture.ts';

interface Entry {
  readonly table: string;
  readonly at: number;
  readonly what: What;
}

export class News {
  /** Of the table as it is now. */
  readonly info: TableInfo;
  readonly #entry: Entry;
  readonly #head: string;
  readonly #patches = new Map<object, { readonly after: object; readonly patch: Patch }>();
  readonly #texts = new Map<object, string>();

  constructor(entry: Entry, info: TableInfo) {
    this.info = info;
    this.#entry = entry;
    this.#head = JSON.stringify({ type: 'entry', ...entry }).slice(0, -1);
  }

  /** For who was shown one picture before and has another now: the message, and its text. */
  tell(n: number, events: readonly object[], before: Picture | undefined, after: Picture): [Tell, string] {
    const patches = this.#between(before, after);
    const tell: Tell = { type: 'entry', ...this.#entry, n, events, patch: patches.flat() };
    const changes = patches
      .filter((patch) => patch.length > 0)
      .map((patch) => this.#text(patch).slice(1, -1));
    return [tell, `${this.#head},"n":${n},"events":${this.#text(events)},"patch":[${changes.join(',')}]}`];
  }

  /** Most viewers had the same info before, and where a game hides nothing the same view too. */
  #between(before: Picture | undefined, after: Picture): Patch[] {
    if (!before?.view || !after.view) return [patchOf(before, after)];
    return [
      this.#patch(before.info, after.info, 'info'),
      this.#patch(before.view, after.view, 'view'),
      patchOf(own(before), own(after)),
    ];
  }

  #patch(before: object, after: object, path: string): Patch {
    const known = this.#patches.get(before);
    if (known?.after === after) return known.patch;
    const patch = patchOf(before, after, path);
    this.#patches.set(before, { after, patch });
    return patch;
  }

  #text(part: object): string {
    const text = this.#texts.get(part) ?? JSON.stringify(part);
    this.#texts.set(part, text);
    return text;
  }
}

const own = ({ you, toAct, takeBack }: Picture) => ({ you, toAct, takeBack });
