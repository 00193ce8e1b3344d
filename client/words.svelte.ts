/** The words of the pages, in the language of the moment. */
import type { Language } from '../text/languages.ts';
import { clientText } from './text/index.ts';

class Words<T> {
  readonly #ask: (language: Language) => Promise<T>;
  #text = $state.raw<T | undefined>(undefined);
  #wanted: Language | undefined;

  constructor(ask: (language: Language) => Promise<T>) {
    this.#ask = ask;
  }

  /** Pages are drawn only once there are words. */
  get text(): T {
    if (!this.#text) throw new Error('No words have been loaded yet.');
    return this.#text;
  }

  /** The last language asked for wins, whichever arrives first. */
  async load(language: Language): Promise<void> {
    this.#wanted = language;
    const text = await this.#ask(language);
    if (this.#wanted === language) this.#text = text;
  }
}

export const words = new Words(clientText);

const loaded: Words<unknown>[] = [words];

/** Words that only some pages need: those who import them wait for them. */
export async function moreWords<T>(
  ask: (language: Language) => Promise<T>,
  language: Language,
): Promise<{ readonly text: T }> {
  const more = new Words(ask);
  loaded.push(more);
  await more.load(language);
  return more;
}

/** Says everything in another language. */
export async function speakAll(language: Language): Promise<void> {
  await Promise.all(loaded.map((each) => each.load(language)));
}
