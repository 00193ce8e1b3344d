/** The words of the pages, in the language of the moment. */
import type { Language } from '../text/languages.ts';
import type { ClientText } from './text/client-text.ts';
import { clientText } from './text/index.ts';

class Words {
  #text = $state.raw<ClientText | undefined>(undefined);
  #wanted: Language | undefined;

  /** Pages are drawn only once there are words. */
  get text(): ClientText {
    if (!this.#text) throw new Error('No words have been loaded yet.');
    return this.#text;
  }

  /** The last language asked for wins, whichever arrives first. */
  async load(language: Language): Promise<void> {
    this.#wanted = language;
    const text = await clientText(language);
    if (this.#wanted === language) this.#text = text;
  }
}

export const words = new Words();
