/** `games`: what can be played, with which options and against whom. */
import { GAMES } from '../games/index.ts';
import { findLanguage, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { optionLines } from './option-lines.ts';
import { type Words, wordsOf } from './words.ts';

export async function listGames(wish: { readonly lang?: string }, io: Io): Promise<number> {
  const language = findLanguage(wish.lang, io.env);
  for (const entry of Object.values(GAMES)) {
    const words = await wordsOf(entry, language);
    for (const line of describe(entry, words, io)) io.out(line);
    io.out('');
  }
  return 0;
}

function describe({ game, bots }: GameEntry, words: Words, { paint }: Io): string[] {
  const { min, max } = game.players;
  return [
    `${paint.bold(words.game.title)}  ${game.id} ${game.version}  ·  ${min === max ? min : `${min}–${max}`}  ·  ${Object.keys(bots).join(', ')}`,
    ...optionLines(game, words),
  ];
}
