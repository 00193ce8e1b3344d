/** What became of an auction: kept from when its bids lay open, for the game goes on at once. */
import type { News } from '../../../client/kit/board.ts';
import type { Seat } from '../../../core/game.ts';
import { pileOf } from '../rules/outlook.ts';
import type { Container, Event, View } from '../rules/types.ts';

/** An auction that waits for the seller's answer. */
export interface Opened {
  readonly seller: Seat;
  readonly cargo: readonly number[];
  readonly offers: readonly number[];
}

export interface Settled extends Opened {
  /** The number of the news that it was settled. */
  readonly n: number;
  readonly end: Extract<Event, { type: 'accepted' | 'declined' }>;
}

/** The bids as they lie open (rule 10.2); undefined while they do not. */
export const openedIn = (view: View): Opened | undefined =>
  view.phase === 'answer'
    ? { seller: view.turn, cargo: pileOf(view, 'cargo', view.turn), offers: [...view.offers] }
    : undefined;

const isEnd = (event: Event): event is Settled['end'] =>
  event.type === 'accepted' || event.type === 'declined';

/** The auction these news settled (rules 10.4, 10.5). */
export function settledBy(
  opened: Opened | undefined,
  news: News<Container> | undefined,
): Settled | undefined {
  const end = news?.events.find(isEnd);
  return opened && news && end ? { ...opened, n: news.n, end } : undefined;
}

/** The bidders, the highest offer first, and who has the cargo now. */
export function biddersOf({ seller, offers, end }: Settled): { seat: Seat; offer: number; won: boolean }[] {
  return offers
    .map((offer, seat) => ({ seat, offer, won: end.type === 'accepted' && end.winner === seat }))
    .filter(({ seat }) => seat !== seller)
    .sort((a, b) => Number(b.won) - Number(a.won) || b.offer - a.offer);
}
