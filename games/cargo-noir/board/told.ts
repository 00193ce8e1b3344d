/** The places that events speak of, by the names the board gives them in `data-place`. */
import { CARDS, PORTS } from '../rules/tables.ts';
import type { Event } from '../rules/types.ts';
import { at } from './counted.ts';

export const portPlace = (port: string): string => `port:${port}`;
export const cardPlace = (card: string): string => `card:${card}`;
export const seatPlace = (seat: number): string => `seat:${seat}`;

export function toldBy(events: readonly Event[]): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) => [...places(event), ...('seat' in event ? [seatPlace(event.seat)] : [])]),
  );
}

function places(event: Event): string[] {
  switch (event.type) {
    case 'income':
      return event.from === 'casino' ? ['casino'] : [cardPlace('syndicate')];
    case 'swapped':
      return ['market'];
    case 'drawn':
      return ['bag'];
    case 'taken':
    case 'refilled':
    case 'raised':
    case 'withdrawn':
      return [portPlace(event.port)];
    case 'traded':
      return named(event.cards, CARDS).map(cardPlace);
    case 'sent':
      return sentTo(event);
    default:
      return [];
  }
}

const named = (counts: readonly number[], names: readonly string[]): string[] =>
  names.filter((_, i) => at(counts, i) > 0);

const sentTo = ({ casino, market, stacks }: Extract<Event, { type: 'sent' }>): string[] => [
  ...(casino > 0 ? ['casino'] : []),
  ...(market > 0 ? ['market'] : []),
  ...named(stacks, PORTS).map(portPlace),
];
