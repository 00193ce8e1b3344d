/** The table as text: the row with its dice and who would get each card, then crews and tricks. */
import type { Seat } from '../../../core/game.ts';
import type { Who } from '../../../text/game-text.ts';
import { taker } from '../rules/distribution.ts';
import { held, jokersOf, sailorsOf, strength } from '../rules/hand.ts';
import { sharedOut } from '../rules/outlook.ts';
import { diceOn, isSunk, placeOf } from '../rules/row.ts';
import { scores } from '../rules/scoring.ts';
import {
  BASE_TRICKS,
  isSailor,
  NATIONS,
  type Nation,
  nationOf,
  PIPS,
  strengthOf,
  TRICKS,
  type Trick,
  trickOf,
} from '../rules/tables.ts';
import type { Announced, Award, View, Why } from '../rules/types.ts';

export type Awarded = { readonly [W in Why]: (award: Award, name: string) => string };

/** Both counts, the winner's first: the higher one takes the card (rules 4.2, 4.3). */
export function higherFirst([first, second]: Award['dice']): readonly number[] {
  return first < second ? [second, first] : [first, second];
}

export interface BoardWords {
  readonly card: (card: number) => string;
  readonly nations: Readonly<Record<Nation, string>>;
  readonly tricks: Readonly<Record<Trick, string>>;
  readonly round: (round: number) => string;
  /** "If it ended now", before the points with the cards shared out. */
  readonly score: string;
  readonly faceDown: string;
  readonly nobody: string;
  /** Heading of the dice just thrown. */
  readonly thrown: string;
  readonly crews: string;
  /** Heading of the trick cards. */
  readonly hand: string;
  readonly captain: (name: string) => string;
  readonly banned: string;
  /** The sharks take the card of the next die (rule 9.2). */
  readonly hungry: string;
  /** Whose trick of this round is played (rule 1.4). */
  readonly tricked: (name: string) => string;
  /** Who has so many dice less in this round (rule 11.4). */
  readonly spent: (name: string, dice: number) => string;
  readonly doublesInMiddle: string;
  readonly wants: (name: string, move: Announced) => string;
}

/** "Spaniards 3", or the name of a trick card. */
export function cardNamer(
  nations: Readonly<Record<Nation, string>>,
  tricks: Readonly<Record<Trick, string>>,
): (card: number) => string {
  return (card) =>
    isSailor(card)
      ? `${nations[NATIONS[nationOf(card)]!]} ${strengthOf(card)}`
      : tricks[BASE_TRICKS[trickOf(card)]!];
}

export function boardWith(words: BoardWords): (view: View, who: Who) => string[] {
  return (view, who) => {
    const head = `${words.round(view.round)}  ·  ${words.score}: ${scores(sharedOut(view)).join(' : ')}`;
    return [head, ...row(view, who, words), ...standing(view, who, words), ...owned(view, who, words)];
  };
}

/** One line per card: number, name, dice of both, and who would get it now. */
function row(view: View, who: Who, words: BoardWords): string[] {
  if (view.tavern.length === 0) return [];
  const lines = [['', '', `${who(0)} (${view.supply[0]})`, `${who(1)} (${view.supply[1]})`, '→']];
  for (let number = 1; number <= PIPS; number++) {
    const name = words.card(view.tavern[placeOf(view.end ?? 'left', number)]!);
    const to = taker(view, number);
    const pips = (seat: Seat): string => '●'.repeat(diceOn(view, seat, number)) || '·';
    lines.push([
      view.end === null ? '·' : String(number),
      isSunk(view, number) ? `${name} (${words.faceDown})` : name,
      pips(0),
      pips(1),
      to === null ? words.nobody : who(to),
    ]);
  }
  return columns(lines);
}

function columns(lines: readonly (readonly string[])[]): string[] {
  const width = (cell: string | undefined): number => [...(cell ?? '')].length;
  const widths = lines[0]?.map((_, i) => Math.max(...lines.map((line) => width(line[i])))) ?? [];
  return lines.map((line) =>
    line
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd(),
  );
}

function standing(view: View, who: Who, words: BoardWords): string[] {
  const lines: string[] = [];
  if (view.dice.length > 0) lines.push(`${words.thrown}: ${view.dice.join('  ')}`);
  if (view.pending !== null) lines.push(words.wants(who(view.turn), view.pending));
  if (view.captain !== null) lines.push(words.captain(who(view.captain)));
  if (view.banned) lines.push(words.banned);
  if (view.hungry) lines.push(words.hungry);
  for (const seat of [0, 1]) lines.push(...marks(view, seat, who(seat), words));
  const inMiddle = view.options.doubles && held(view, 0, 'doubles') + held(view, 1, 'doubles') === 0;
  if (inMiddle && view.phase !== 'over') lines.push(words.doublesInMiddle);
  return lines;
}

/** What a seat has used up in this round. */
function marks(view: View, seat: Seat, name: string, words: BoardWords): string[] {
  const spent = view.spent[seat]!;
  return [
    ...(view.tricked[seat] === 1 ? [words.tricked(name)] : []),
    ...(spent > 0 ? [words.spent(name, spent)] : []),
  ];
}

function owned(view: View, who: Who, words: BoardWords): string[] {
  return [0, 1].flatMap((seat) => [
    `${who(seat)} · ${words.crews}: ${crews(view, seat, words) || '–'}`,
    `${who(seat)} · ${words.hand}: ${hand(view, seat, words) || '–'}`,
  ]);
}

function crews(view: View, seat: Seat, words: BoardWords): string {
  const own = NATIONS.map((nation, i) => {
    if (sailorsOf(view, seat, i) === 0) return '';
    const jokers = jokersOf(view, seat, i);
    return `${words.nations[nation]} ${strength(view, seat, i)}${jokers > 0 ? ` (★×${jokers})` : ''}`;
  });
  return own.filter(Boolean).join(', ');
}

function hand(view: View, seat: Seat, words: BoardWords): string {
  const cards = TRICKS.map((trick) => {
    const n = held(view, seat, trick);
    return n === 0 ? '' : `${words.tricks[trick]}${n > 1 ? ` ×${n}` : ''}`;
  });
  return cards.filter(Boolean).join(', ');
}
