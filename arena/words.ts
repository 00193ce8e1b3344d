/** Saying things in the language of the table. Here a game's own types are unknown, so codes are looked up. */
import type { Fault } from '../core/decode.ts';
import type { Params, Seat, Shape } from '../core/game.ts';
import type { LogFault, Opening } from '../core/log.ts';
import type { ChoiceAt, GameText, OptionText, Who } from '../text/game-text.ts';
import { tableText } from '../text/index.ts';
import { isolated } from '../text/isolate.ts';
import type { Language } from '../text/languages.ts';
import type { Notation } from '../text/notation.ts';
import type { TableText } from '../text/table-text.ts';
import type { Misread } from '../text/typed-items.ts';
import type { GameEntry } from './find.ts';

export interface Words {
  readonly table: TableText;
  readonly game: GameText;
  readonly notation?: Notation;
}

export async function wordsOf(entry: GameEntry, language: Language): Promise<Words> {
  const [table, game, notation] = await Promise.all([
    tableText(language),
    entry.text(language),
    entry.notation?.(language),
  ]);
  return notation ? { table, game, notation } : { table, game };
}

interface AnyRefusal {
  readonly code: string;
  readonly rule: string;
  readonly params: Params;
}

/** Why a move is refused, in words with the number of the rule; or undefined. */
export function refusalOf(
  { game }: GameEntry,
  words: Words,
  { view, seat, move, who }: { view: object; seat: Seat; move: Shape['Move']; who: Who },
): string | undefined {
  const refusal = game.check(view, seat, move) as AnyRefusal | undefined;
  if (!refusal) return undefined;
  const say = (words.game.refusals as Readonly<Record<string, (params: Params, who: Who) => string>>)[
    refusal.code
  ];
  return words.table.withRule(say?.(refusal.params, who) ?? refusal.code, refusal.rule);
}

/** What happened, or an empty text where that is not worth a line. */
export function sayEvent({ game }: Words, event: Shape['Event'], who: Who): string {
  return game.events[event.type]?.(event, who) ?? event.type;
}

export function sayMove({ game }: Words, move: Shape['Move'], who: Who): string {
  return game.moves[move.type]?.(move, who) ?? move.type;
}

/** A move in a list of choices, where the position can say more than the move, such as a cost. */
export function sayChoice(words: Words, move: Shape['Move'], at: ChoiceAt): string {
  return words.game.choices?.[move.type]?.(move, at) ?? sayMove(words, move, at.who);
}

export function sayMisread({ play }: TableText, misread: Misread): string {
  const say = play.misread[misread.code] as (said: object) => string;
  return say('known' in misread ? { ...misread, known: misread.known.join(', ') } : misread);
}

/** The names of those who sat there by the log. */
export function sayName({ table }: Opening, seat: Seat, { play }: TableText): string {
  return isolated(table?.seats[seat]?.name ?? '') || play.player(seat + 1);
}

export function optionText({ game }: Words, option: string): OptionText | undefined {
  return (game.options as Readonly<Record<string, OptionText>>)[option];
}

export function sayFault(table: TableText, { path, code, params }: Fault): string {
  return table.faults[code](path, params);
}

/** A fault of a log, with its line. */
export function sayLogFault(table: TableText, fault: LogFault): string {
  type Say = (fault: LogFault, say: (fault: Fault) => string) => string;
  const say = table.logFaults[fault.code] as Say;
  return table.atLine(
    fault.line,
    say(fault, (inner) => sayFault(table, inner)),
  );
}
