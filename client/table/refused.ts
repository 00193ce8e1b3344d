/** A refusal in the words of its game. */
import type { Refusal } from '../../core/game.ts';
import type { GameText, Who } from '../../text/game-text.ts';

/** A sentence why something cannot be, and the rule it rests on. */
export interface Why {
  readonly sentence: string;
  readonly rule: string | undefined;
}

type Tell = Readonly<Record<string, (params: unknown, who: Who) => string>>;

export const whyOf = (text: GameText | undefined, { code, rule, params }: Refusal, who: Who): Why => ({
  sentence: (text?.refusals as Tell | undefined)?.[code]?.(params, who) ?? '',
  rule,
});

/** What is still to be chosen, if that is all that is wrong; else ''. */
export const stillOf = (text: GameText | undefined, { code, params }: Refusal, who: Who): string =>
  (text?.unfinished as Tell | undefined)?.[code]?.(params, who) ?? '';
