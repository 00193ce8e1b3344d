/** Chapter 4 asked all at once: what the ships that wait to come home can do. Sets of ports and kinds are bits. */
import type { Seat } from '../../../core/game.ts';
import { isUnresolved } from './flow.ts';
import { highestOther, kindsIn, leastBid, listOf, maySend, PORT_COUNT, stackOf } from './places.ts';
import { TOKEN_KINDS } from './tables.ts';
import type { MoveType, View } from './types.ts';

/** The kinds of move that bring a ship home or let it stay, in the order of the rulebook. */
export const RESOLVING = ['casino', 'swap', 'draw', 'takeCargo', 'raise', 'withdraw'] as const;
export type Resolving = (typeof RESOLVING)[number] & MoveType;

function portsWaiting(view: View): number {
  let bits = 0;
  for (let port = 0; port < PORT_COUNT; port++) if (isUnresolved(view, port)) bits |= 1 << port;
  return bits;
}

/** Ports where the seat is alone. */
export const portsAlone = (view: View, seat: Seat): number => portsWaiting(view) & ~portsOutbid(view, seat);

/** Ports where somebody else is higher. */
export function portsOutbid(view: View, seat: Seat): number {
  let bits = 0;
  for (const port of listOf(portsWaiting(view))) if (highestOther(view, seat, port) > 0) bits |= 1 << port;
  return bits;
}

/** Coins needed to be highest again. */
export const toRaise = (view: View, seat: Seat, port: number): number =>
  leastBid(view, seat, port) - stackOf(view, seat, port);

/** Ports where the seat can pay for a raise. */
export function portsToRaise(view: View, seat: Seat): number {
  if (!maySend(view)) return 0;
  let bits = 0;
  for (const port of listOf(portsOutbid(view, seat))) {
    if (toRaise(view, seat, port) <= view.coins[seat]!) bits |= 1 << port;
  }
  return bits;
}

const bit = (yes: boolean, at: number): number => (yes ? 1 << at : 0);

/** Which of the RESOLVING kinds are possible. */
export function possible(view: View, seat: Seat): number {
  const outbid = portsOutbid(view, seat);
  const market = view.inMarket[seat]! > 0;
  return (
    bit(view.inCasino[seat]! > 0, 0) |
    bit(market && kindsIn(view.goods, seat * TOKEN_KINDS) !== 0, 1) |
    bit(market, 2) |
    bit(portsWaiting(view) !== outbid, 3) |
    bit(outbid !== 0 && portsToRaise(view, seat) !== 0, 4) |
    bit(outbid !== 0, 5)
  );
}

/** Whether a kind of move is possible. */
export const canBe =
  (kind: Resolving) =>
  (view: View, seat: Seat): boolean =>
    view.phase === 'resolve' && (possible(view, seat) & (1 << RESOLVING.indexOf(kind))) !== 0;
