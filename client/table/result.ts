/** How a result is told. */
import type { GameText, OptionText } from '../../text/game-text.ts';
import type { ReplayWords } from '../replay/text/words.ts';

type ResultWords = ReplayWords['result'];

/** What posts and pieces are called; a game names its pieces where they can be chosen, and its own names come first. */
export function namesIn(
  { options }: Pick<GameText, 'options'>,
  { posts }: ResultWords,
): Readonly<Record<string, string>> {
  const parts = Object.values(options as Readonly<Record<string, OptionText>>).map((option) => option.parts);
  return Object.assign({}, posts, ...parts);
}

/** By how much the winner is ahead of somebody, who may have as many points. */
export const leadInWords = (
  words: ResultWords,
  lead: number,
  say: (n: number) => string,
  name: string,
): string => (lead > 0 ? words.ahead(say(lead), name) : words.level(name));
