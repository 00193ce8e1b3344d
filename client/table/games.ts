/** A game's rules, words and board, loaded when somebody opens a table of it. */
import type { Component } from 'svelte';
import type { Rules } from '../../core/frozen.ts';
import type { GameText } from '../../text/game-text.ts';
import type { Language } from '../../text/languages.ts';
import type { BoardProps } from '../kit/board.ts';
import { loadRules, loadRulesAt } from './rules.ts';

type Words = { readonly text: (language: Language) => Promise<GameText> };
type Drawing = { readonly default: Component<BoardProps> };

const WORDS = import.meta.glob<Words>('../../games/*/text/index.ts');
/** Not every game has been drawn. */
const BOARDS = import.meta.glob<Drawing>('../../games/*/board/Board.svelte');

export interface GameCode extends Rules {
  readonly words: Words['text'];
  readonly board: Component<BoardProps> | undefined;
}

/** Everything about a game as it was in a version, or undefined for one that this client does not know. */
export async function loadGame(id: string, version: number): Promise<GameCode | undefined> {
  const [rules, words, drawing] = await Promise.all([
    loadRulesAt(id, version),
    WORDS[`../../games/${id}/text/index.ts`]?.(),
    BOARDS[`../../games/${id}/board/Board.svelte`]?.(),
  ]);
  return rules && words && { ...rules, words: words.text, board: drawing?.default };
}

/** The same with the newest rules. */
export async function loadNewest(id: string): Promise<GameCode | undefined> {
  const newest = await loadRules(id);
  return newest && (await loadGame(id, newest.version));
}
