/** How the seats of a table are called and coloured. */

import type { SeatInfo } from '../../protocol/picture.ts';
import type { Who } from '../../text/game-text.ts';
import { isolated } from '../../text/isolate.ts';
import type { SeatLook } from '../kit/board.ts';
import type { TableWords } from './text/words.ts';

const COLOURS = ['blue', 'red', 'yellow', 'green', 'purple'] as const;

/** Bots by level, as the lobby calls them. */
type Levels = Readonly<Record<string, string>>;

/** A name and its number stay in one line. */
const NO_BREAK = '\u00a0';

/** A bot is called by its level; where two would have one name, they are counted. */
export function namesOf(seats: readonly SeatInfo[], { seats: words }: TableWords, levels: Levels): string[] {
  const plain = seats.map(({ kind, name }, seat) => {
    if (kind === 'bot') return levelOf(name, levels);
    return kind === 'free' ? words.seat(seat + 1) : isolated(name);
  });
  return plain.map((name, i) => {
    const before = plain.slice(0, i).filter((other) => other === name).length;
    const alone = plain.filter((other) => other === name).length === 1;
    return alone ? name : `${name}${NO_BREAK}${before + 1}`;
  });
}

/** Levels that a game adds later are shown as they are. */
export const levelOf = (level: string, levels: Levels): string => levels[level] ?? level;

export const colourOf = (seat: number): SeatLook['colour'] => COLOURS[seat % COLOURS.length] ?? 'blue';

/** The colour a seat flies; nobody's while it is free. */
export const flown = (seats: readonly SeatInfo[], seat: number): SeatLook['colour'] | undefined =>
  seats[seat]?.kind === 'free' ? undefined : colourOf(seat);

export function looksOf(seats: readonly SeatInfo[], names: readonly string[]): SeatLook[] {
  return seats.map(({ kind }, seat) => ({
    name: names[seat] ?? '',
    colour: colourOf(seat),
    bot: kind === 'bot',
  }));
}

export const whoOf =
  (names: readonly string[]): Who =>
  (seat) =>
    names[seat] ?? String(seat + 1);
