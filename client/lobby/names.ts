/** How games, bots and seats are called. */
import type { Summary } from '../../protocol/summary.ts';
import { isolated } from '../../text/isolate.ts';
import type { SeatLook } from '../kit/board.ts';
import type { ClientText } from '../text/client-text.ts';
import { LEVELS, TITLES, type Title } from './fleet.ts';

type Table = Pick<Summary, 'game' | 'options'>;

/** Undefined for a game that this client does not know yet. */
export function titleOf({ game, options }: Table): Title | undefined {
  if (game !== 'container') return TITLES.find((title) => title === game);
  return 'edition' in options && options.edition === 'anniversary' ? 'anniversary' : 'container';
}

/** "Container, 10th anniversary" */
export function nameOf(text: ClientText, table: Table): string {
  const title = titleOf(table);
  if (!title) return table.game;
  const { name, edition } = text.titles[title];
  return edition === '' ? name : `${name}, ${edition}`;
}

/** "Mate (bot, medium)"; levels that a game adds later are shown as they are. */
export function botName(text: ClientText, bot: string): string {
  const level = LEVELS.find((known) => known === bot);
  return level ? text.open.bot(text.levels[level], text.strengths[level]) : text.open.bot(bot, '');
}

const COLOURS: readonly SeatLook['colour'][] = ['blue', 'red', 'yellow', 'green', 'purple'];

export const colourOf = (seat: number): SeatLook['colour'] => COLOURS[seat % COLOURS.length] ?? 'blue';

/** How somebody at a table is called in a list; `me` is the reader's id. */
export function seatName(text: ClientText, seat: Summary['seats'][number], me: string | undefined): string {
  if (seat.kind === 'free') return text.open.freeSeat;
  if (seat.kind === 'bot') return botName(text, seat.bot || seat.name);
  return seat.who === me ? text.mine.you : isolated(seat.name);
}
