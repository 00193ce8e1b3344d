/** The words of the games, rulebooks and all: each is loaded where it is read. */
import type { GameText } from '../../text/game-text.ts';
import type { Language } from '../../text/languages.ts';

type Words = (language: Language) => Promise<GameText>;

const LOAD: Readonly<Record<string, () => Promise<Words>>> = {
  container: async () => (await import('../../games/container/text/index.ts')).text as unknown as Words,
  shanghaien: async () => (await import('../../games/shanghaien/text/index.ts')).text as unknown as Words,
  'cargo-noir': async () => (await import('../../games/cargo-noir/text/index.ts')).text as unknown as Words,
};

/** Undefined for a game that this client does not know. */
export async function gameText(game: string, language: Language): Promise<GameText | undefined> {
  const words = await LOAD[game]?.();
  return words?.(language);
}
