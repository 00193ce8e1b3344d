/** A game's rules, words and board, loaded when somebody opens a table of it. */
import type { Component } from 'svelte';
import type { Game } from '../../core/game.ts';
import type { GameText } from '../../text/game-text.ts';
import type { Language } from '../../text/languages.ts';
import type { BoardProps } from '../kit/board.ts';
import { loadRules } from './rules.ts';

type Words = { readonly text: (language: Language) => Promise<GameText> };
type Drawing = { readonly default: Component<BoardProps> };

const WORDS = import.meta.glob<Words>('../../games/*/text/index.ts');
/** Not every game has been drawn. */
const BOARDS = import.meta.glob<Drawing>('../../games/*/board/Board.svelte');

export interface GameCode {
  readonly game: Game;
  readonly words: Words['text'];
  readonly board: Component<BoardProps> | undefined;
}

/** Everything about a game, or undefined for one that this client does not know. */
export async function loadGame(id: string): Promise<GameCode | undefined> {
  const [game, words, drawing] = await Promise.all([
    loadRules(id),
    WORDS[`../../games/${id}/text/index.ts`]?.(),
    BOARDS[`../../games/${id}/board/Board.svelte`]?.(),
  ]);
  return game && words && { game, words: words.text, board: drawing?.default };
}
