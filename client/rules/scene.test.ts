import { describe, expect, test } from 'vitest';
import { book as cargoNoirBook } from '../../games/cargo-noir/plates/index.ts';
import { book as containerBook } from '../../games/container/plates/index.ts';
import { GAMES } from '../../games/index.ts';
import { book as shanghaienBook } from '../../games/shanghaien/plates/index.ts';
import { LANGUAGES } from '../../text/languages.ts';
import type { Plates } from '../../text/plate.ts';
import { sceneOf } from './scene.ts';

const BOOKS: Readonly<Record<string, unknown>> = {
  container: containerBook,
  shanghaien: shanghaienBook,
  'cargo-noir': cargoNoirBook,
};

describe.each(Object.values(GAMES))('the figures of $game.id', ({ game, text }) => {
  const { plates, words } = BOOKS[game.id] as Plates;

  test('stand beside paragraphs of the book, with words in every language', async () => {
    for (const language of LANGUAGES) {
      const [{ rules }, captions] = await Promise.all([text(language), words(language)]);
      for (const { id, rule } of plates) {
        expect(rules).toHaveProperty([rule]);
        expect(captions[id]?.caption.length).toBeGreaterThan(20);
        expect(captions[id]?.alt.length).toBeGreaterThan(20);
      }
    }
  });

  test('show positions in which the move they speak of can be made', () => {
    for (const plate of plates) {
      const { view, after } = sceneOf(game, plate);
      if (!plate.draft) continue;
      expect(game.check(view, plate.you, plate.draft), plate.id).toBeUndefined();
      expect(after(plate.draft), plate.id).toBeDefined();
    }
  });
});
