/** The items of a move in short notation, read one after another: `2tan@3 white@2>5 / black@4`. */

/** What was not understood. `part` is what was typed. */
export type Misread =
  | { readonly code: 'unclear'; readonly part: string }
  | { readonly code: 'unknownWord'; readonly part: string; readonly known: readonly string[] }
  | { readonly code: 'severalWords'; readonly part: string; readonly known: readonly string[] }
  | { readonly code: 'outOfRange'; readonly part: string; readonly min: number; readonly max: number }
  | { readonly code: 'tooMany'; readonly part: string; readonly most: number }
  | { readonly code: 'noNumber'; readonly part: string }
  | { readonly code: 'notThere'; readonly part: string }
  | { readonly code: 'incomplete' };

export type MisreadCode = Misread['code'];

/** Names that may be typed for one thing; the first is shown. */
export type Spellings = readonly string[];

/** `2tan@3>5`: how many, of what, at which number, and to which other number. */
export interface Part {
  readonly text: string;
  readonly count: number;
  readonly name: number;
  readonly at: number | null;
  readonly to: number | null;
}

/** Parts the items before it from those after it. */
export const SECTION = '/';

const PART =
  /^(\d{1,3})?[*×]?(\p{L}[\p{L}\p{M}\p{N}.’'\u00AD-]*)(?:@\$?(\d{1,6})\$?)?(?:>\$?(\d{1,6})\$?)?$/u;
const NO_WORD = /[^\p{L}\p{N}]/gu;

/** A name as it is typed: one word without signs. */
export const spelled = (name: string): string => name.toLowerCase().replace(NO_WORD, '');

/** The same for everybody who types it, with and without accents. */
export const plain = (name: string): string =>
  spelled(name).replaceAll('ß', 'ss').replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');

/** A count before a name, left out if it is one. */
export const counted = (n: number, name: string): string => `${n === 1 ? '' : n}${name}`;

const exactly = (typed: string, names: readonly Spellings[]): number =>
  names.findIndex((spellings) => spellings.some((name) => plain(name) === plain(typed)));

export class TypedItems {
  /** The first thing that was not understood; what is read after it does not matter. */
  misread: Misread | undefined;
  /** How many items were understood. */
  understood = 0;
  private readonly items: readonly string[];

  constructor(text: string) {
    const joined = text.replace(/\s*([@>+])\s*|\s+(&)\s*/g, '$1$2').replaceAll(SECTION, ` ${SECTION} `);
    this.items = joined.split(/[\s,;]+/).filter((item) => item !== '');
  }

  fail(misread: Misread): void {
    this.misread ??= misread;
  }

  /** Whether a sign follows that parts the items; it is taken. */
  takeSection(): boolean {
    if (this.next !== SECTION) return false;
    this.understood++;
    return true;
  }

  /** The next item, or undefined at the end of a section. */
  take(): string | undefined {
    if (this.misread || this.next === undefined || this.next === SECTION) return undefined;
    return this.items[this.understood++];
  }

  /** A name out of these; it may be typed in two words: `Mate 2`. */
  word(names: readonly Spellings[]): number {
    const item = this.takeNamed(names);
    if (item !== undefined) return this.find(item, item, names);
    this.fail({ code: 'incomplete' });
    return 0;
  }

  number(): number {
    const item = this.take();
    const digits = /^\$?(\d{1,7})\$?$/.exec(item ?? '')?.[1];
    if (digits === undefined) this.failAt(item);
    return Number(digits ?? 0);
  }

  /** All items to the end of the section. */
  parts(names: readonly Spellings[]): Part[] {
    const parts: Part[] = [];
    for (let item = this.takeNamed(names); item !== undefined; item = this.takeNamed(names)) {
      parts.push(this.part(item, names));
    }
    return parts;
  }

  part(text: string, names: readonly Spellings[]): Part {
    const [, count = '1', name, at = null, to = null] = PART.exec(text) ?? [];
    if (name === undefined || Number(count) === 0) this.failAt(text);
    return {
      text,
      count: Number(count),
      name: this.misread ? 0 : this.find(name ?? '', text, names),
      at: at === null ? null : Number(at),
      to: to === null ? null : Number(to),
    };
  }

  /** A number of a part, which must be there and within these bounds. */
  within(value: number | null, { text }: Part, [min, max]: readonly [number, number]): number {
    if (value === null) this.fail({ code: 'noNumber', part: text });
    else if (value < min || value > max) this.fail({ code: 'outOfRange', part: text, min, max });
    return value !== null && value >= min && value <= max ? value : min;
  }

  failAt(part: string | undefined): void {
    this.fail(part === undefined ? { code: 'incomplete' } : { code: 'unclear', part });
  }

  /** Nothing may be left. */
  end(): void {
    if (this.next !== undefined) this.failAt(this.next);
  }

  /** The next item, with the one after it where only both are a name: `New York@3`. */
  private takeNamed(names: readonly Spellings[]): string | undefined {
    const item = this.take();
    if (item === undefined || this.next === undefined || this.next === SECTION) return item;
    const both = `${item}${this.next}`;
    const name = both.replace(/[@>].*$/, '').replace(/^\d{1,3}[*×]?/, '');
    if (!/[@>]/.test(item) && exactly(name, names) >= 0) {
      this.understood++;
      return both;
    }
    return item;
  }

  private get next(): string | undefined {
    return this.items[this.understood];
  }

  /** The exact name, or the only one that begins so. */
  private find(typed: string, part: string, names: readonly Spellings[]): number {
    const exact = exactly(typed, names);
    if (exact >= 0) return exact;
    const wanted = plain(typed);
    const found = names.flatMap((spellings, index) =>
      spellings.some((name) => plain(name).startsWith(wanted)) ? [index] : [],
    );
    const [first] = found;
    if (first !== undefined && found.length === 1) return first;
    const known = (found.length > 0 ? found : [...names.keys()]).map((i) => spelled(names[i]?.[0] ?? ''));
    this.fail({ code: found.length > 0 ? 'severalWords' : 'unknownWord', part, known });
    return 0;
  }
}
