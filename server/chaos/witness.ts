/** What one viewer was told about one table: checked while it is told, and kept to be checked against the journal. */
import { difference } from '../../core/data.ts';
import type { Happening, Tell } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import type { Picture } from '../../protocol/picture.ts';
import { type Finding, type FindingCode, finding } from './findings.ts';

type Told<T extends Tell['type']> = Extract<Tell, { readonly type: T }>;

export class Witness {
  readonly table: string;
  /** By number in this viewer's stream. */
  readonly told = new Map<number, Happening>();
  /** Number of the last entry that was shown, 0 before the first picture. */
  n = 0;
  picture: Picture | undefined;
  /** How many entries were skipped by a whole picture, which the protocol allows. */
  skipped = 0;
  /** How often a picture made of patches was compared with a fresh one. */
  compared = 0;

  constructor(table: string) {
    this.table = table;
  }

  hear(tell: Tell): Finding[] {
    switch (tell.type) {
      case 'sync':
        return this.#sync(tell);
      case 'catchUp':
        return this.#catchUp(tell);
      case 'entry':
        return this.#entry(tell);
      default:
        return [];
    }
  }

  #sync({ n, picture }: Told<'sync'>): Finding[] {
    const found = this.#against(n, picture);
    // Who sits down sees with other eyes from then on, and is shown everything anew.
    if (this.picture?.you === picture.you) this.skipped += Math.max(0, n - this.n);
    this.#show(n, picture);
    return found;
  }

  #catchUp({ missed, n, picture }: Told<'catchUp'>): Finding[] {
    const found = this.#against(n, picture);
    // What came while the question was on its way may be told again.
    let before = Math.min(this.n, (missed[0]?.n ?? n + 1) - 1);
    for (const happening of missed) {
      if (happening.n !== before + 1)
        found.push(this.#found('gap', `catching up, ${happening.n} after ${before}`));
      before = happening.n;
      found.push(...this.#keep(happening));
    }
    if (before !== n) found.push(this.#found('gap', `caught up to ${before}, but the picture is of ${n}`));
    this.#show(n, picture);
    return found;
  }

  #entry({ n, at, what, events, patch }: Told<'entry'>): Finding[] {
    if (!this.picture) return [this.#found('gap', `entry ${n} before any picture`)];
    const found = this.#keep({ n, at, what, events });
    if (n !== this.n + 1) found.push(this.#found('gap', `entry ${n} after ${this.n}`));
    try {
      this.#show(n, patched(this.picture, patch));
    } catch (error) {
      found.push(this.#found('pictureDiffers', `the patch of entry ${n} does not fit: ${String(error)}`));
    }
    return found;
  }

  /** A fresh picture against the one made of patches. */
  #against(n: number, fresh: Picture): Finding[] {
    if (n < this.n) return [this.#found('wentBack', `shown ${this.n}, then ${n}`)];
    if (n > this.n || !this.picture || this.picture.you !== fresh.you) return [];
    this.compared++;
    const where = difference(timeless(this.picture), timeless(fresh));
    return where === undefined ? [] : [this.#found('pictureDiffers', `after entry ${n}: ${where}`)];
  }

  #keep(happening: Happening): Finding[] {
    const before = this.told.get(happening.n);
    this.told.set(happening.n, happening);
    const where = before && differenceOf(before, happening);
    return where ? [this.#found('streamDiffers', `entry ${happening.n} was told twice: ${where}`)] : [];
  }

  #show(n: number, picture: Picture): void {
    this.n = n;
    this.picture = picture;
  }

  #found(code: FindingCode, what: string): Finding {
    return finding(code, this.table, `${what} (viewer ${this.picture?.you ?? 'table'})`);
  }
}

/** While no server lives clocks stand still: after an outage every deadline is later, and nothing has happened. */
function timeless({ info, ...rest }: Picture): object {
  return { ...rest, info: { ...info, clocks: info.clocks.map(({ bank, since }) => ({ bank, since })) } };
}

/** Events are left out: once a game is over, they are told with nothing hidden. */
function differenceOf(before: Happening, after: Happening): string | undefined {
  return difference({ ...before, events: [] }, { ...after, events: [] });
}
