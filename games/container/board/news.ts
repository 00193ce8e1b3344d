/** What just happened, as a picture shows it: who paid and got how much, and where one should look. */
import type { Seat } from '../../../core/game.ts';
import { type Colour, LOAN, SALE_PRICE, UNION_FEE } from '../rules/tables.ts';
import type { Event, EventOf, StoreName } from '../rules/types.ts';

/** A place on the board, as in its `data-place`; behind a store and its seat, the space of a building. */
export type Place = string;

/** By how much the purses have changed, as far as everybody could see it. */
export function paymentsIn(events: readonly Event[], seats: number): number[] {
  const purse = new Array<number>(seats).fill(0);
  const pay = (seat: Seat, amount: number): void => {
    purse[seat] = (purse[seat] ?? 0) + amount;
  };
  for (const event of events) {
    switch (event.type) {
      case 'interest':
        pay(event.seat, -event.paid);
        break;
      case 'loan':
        pay(event.seat, LOAN);
        break;
      case 'repaid':
        pay(event.seat, -LOAN);
        break;
      case 'sold':
        pay(event.seat, SALE_PRICE);
        break;
      case 'built':
        pay(event.seat, -event.cost);
        break;
      case 'produced':
        pay(event.seat, -UNION_FEE);
        pay(event.boss, UNION_FEE);
        break;
      case 'bought':
      case 'loaded':
        pay(event.seat, -event.cost);
        pay(event.seller, event.cost);
        break;
      case 'accepted':
        pay(event.winner, -event.amount);
        pay(event.seat, 2 * event.amount);
        break;
      case 'declined':
        pay(event.seat, -event.amount);
        break;
      case 'called':
        pay(event.seat, -event.money);
        break;
      case 'returned':
      case 'brokerWon':
        pay(event.seat, event.money);
        break;
      default:
    }
  }
  return purse;
}

/** Where something happened. */
export const placesIn = (events: readonly Event[]): Place[] => [...new Set(events.flatMap(placesOf))];

/** Where a building stood that nothing shows any more: it is gone, and its space is empty. */
export const emptiedIn = (events: readonly Event[]): Place[] =>
  events.flatMap((event) => (event.type === 'buildingSeized' ? [emptied(event)] : []));

const storeOf = ({ machine }: { readonly machine: Colour | null }): StoreName =>
  machine === null ? 'harbour' : 'factory';

/** The space of a building; version 1 named none. */
function emptied(event: EventOf<'buildingSeized'>): Place {
  const block = `${storeOf(event)}-${event.seat}`;
  return 'space' in event ? `${block}-${event.space}` : block;
}

function placesOf(event: Event): Place[] {
  switch (event.type) {
    case 'priced':
      return [`${event.store}-${event.seat}`];
    case 'produced':
      return [`factory-${event.seat}`];
    case 'built':
      return [`${storeOf(event)}-${event.seat}`];
    case 'buildingSeized':
      return [emptied(event)];
    case 'bought':
      return [`factory-${event.seller}`, `harbour-${event.seat}`];
    case 'loaded':
      return [`harbour-${event.seller}`, `ship-${event.seat}`];
    case 'sailed':
    case 'fetched':
    case 'auction':
      return [`ship-${event.seat}`];
    case 'accepted':
      return [`island-${event.winner}`];
    case 'declined':
      return [`island-${event.seat}`];
    case 'called':
    case 'brokerWon':
    case 'brokersPaid':
      return ['bank'];
    case 'sold':
      return ['supply', `factory-${event.seat}`];
    case 'ending':
      return ['supply'];
    case 'interest':
    case 'loan':
    case 'repaid':
    case 'seized':
    case 'waived':
    case 'returned':
      return [`port-${event.seat}`];
    default:
      return [];
  }
}
