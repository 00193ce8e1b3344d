/** How the seats of a table are called and coloured. */

import type { SeatInfo } from '../../protocol/picture.ts';
import type { Who } from '../../text/game-text.ts';
import type { SeatLook } from '../kit/board.ts';
import type { TableWords } from './text/words.ts';

const COLOURS = ['blue', 'red', 'yellow', 'green', 'purple'] as const;

/** A bot is called by its level; where two would have one name, they are counted. */
export function namesOf(seats: readonly SeatInfo[], { seats: words }: TableWords): string[] {
  const plain = seats.map((seat, i) => nameOf(seat, i, words));
  return plain.map((name, i) => {
    const before = plain.slice(0, i).filter((other) => other === name).length;
    const alone = plain.filter((other) => other === name).length === 1;
    return alone ? name : `${name} ${before + 1}`;
  });
}

function nameOf({ kind, name }: SeatInfo, seat: number, words: TableWords['seats']): string {
  if (kind === 'bot') return levelOf(name, words);
  return kind === 'free' ? words.seat(seat + 1) : name;
}

/** Levels that a game adds later are shown as they are. */
export const levelOf = (level: string, { levels }: TableWords['seats']): string =>
  (levels as Readonly<Record<string, string>>)[level] ?? level;

export const colourOf = (seat: number): SeatLook['colour'] => COLOURS[seat % COLOURS.length] ?? 'blue';

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
