import { describe, expect, test } from 'vitest';
import { book as cargoNoirBook } from '../../games/cargo-noir/plates/index.ts';
import { book as containerBook } from '../../games/container/plates/index.ts';
import { GAMES } from '../../games/index.ts';
import { book as shanghaienBook } from '../../games/shanghaien/plates/index.ts';
import { paragraphIn } from '../../text/game-text.ts';
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

  test('show positions in which the move they speak of can be made', async () => {
    const { editions = {} } = await text('en');
    const known = Object.keys(editions);
    for (const edition of known.length > 0 ? known : [undefined]) {
      for (const plate of plates) {
        const { view, after } = sceneOf(game, plate, edition);
        if (!plate.draft) continue;
        expect(game.check(view, plate.you, plate.draft), plate.id).toBeUndefined();
        expect(after(plate.draft), plate.id).toBeDefined();
      }
    }
  });

  test('stand in editions that have their paragraph', async () => {
    const { rules, editions = {} } = await text('en');
    for (const { id, rule, edition } of plates) {
      if (edition === undefined) continue;
      expect(Object.keys(editions), id).toContain(edition);
      expect(paragraphIn(rules[rule as keyof typeof rules] ?? '', edition), id).toBeDefined();
    }
  });
});
