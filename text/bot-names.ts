/** What bots are called at a table: their ranks, by the names they are asked for with. */
import type { Language } from './languages.ts';

type Ranks = readonly [weak: string, middling: string, strong: string, best: string];

const named = ([weak, middling, strong, best]: Ranks) => ({
  random: weak,
  greedy: middling,
  sensible: strong,
  easy: weak,
  medium: middling,
  hard: strong,
  expert: best,
});

export const BOT_NAMES: Readonly<Record<Language, ReturnType<typeof named>>> = {
  en: named(['Deckhand', 'Mate', 'Captain', 'Admiral']),
  de: named(['Matrose', 'Maat', 'Kapitän', 'Admiral']),
  fr: named(['Matelot', 'Second', 'Capitaine', 'Amiral']),
  it: named(['Mozzo', 'Marinaio', 'Capitano', 'Ammiraglio']),
  nl: named(['Matroos', 'Stuurman', 'Kapitein', 'Admiraal']),
  es: named(['Grumete', 'Marinero', 'Capitán', 'Almirante']),
  ru: named(['Матрос', 'Старпом', 'Капитан', 'Адмирал']),
};
