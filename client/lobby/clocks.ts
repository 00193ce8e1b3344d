/** The clocks a table can be opened with. */
import type { Clock } from '../../protocol/commands.ts';
import type { ClientText } from '../text/client-text.ts';

const DAY = 24;

export const CLOCKS: readonly Clock[] = [
  { type: 'untimed' },
  { type: 'live', turn: 20, bank: 120 },
  { type: 'live', turn: 60, bank: 300 },
  { type: 'live', turn: 120, bank: 600 },
  { type: 'correspondence', hours: DAY },
  { type: 'correspondence', hours: 3 * DAY },
  { type: 'correspondence', hours: 7 * DAY },
];

export function clockWords({ clock: words }: ClientText, clock: Clock): string {
  if (clock.type === 'untimed') return words.untimed;
  return clock.type === 'live' ? words.live(clock.turn) : words.correspondence(clock.hours);
}
