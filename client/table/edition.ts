/** What the rulebook must know of a table. */
import type { GameText } from '../../text/game-text.ts';

interface Known {
  readonly shown: object | null | undefined;
  readonly info: { readonly options: object } | undefined;
  readonly loaded: { readonly text: Pick<GameText, 'editionOf'> } | undefined;
}

/** The options as today's words read them: those of an earlier version stand in the view, brought up to date. */
export function optionsOf({ shown, info }: Pick<Known, 'shown' | 'info'>): object {
  const view: { readonly options?: object } = shown ?? {};
  return view.options ?? info?.options ?? {};
}

/** The edition that is played, of a game that has several. */
export const editionOf = (table: Known): string | undefined =>
  table.loaded?.text.editionOf?.(optionsOf(table));
