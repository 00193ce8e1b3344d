/** Chapter 6: every ship goes out again. */
import { noneOf, total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { endTurn } from '../flow.ts';
import { leastBid, listOf, PORT_COUNT, setStack, stackOf } from '../places.ts';
import { refuse, type Why } from '../refuse.ts';
import { PORTS } from '../tables.ts';
import type { ActionOf, View } from '../types.ts';
import { notNow } from './common.ts';

/** Whether a ship may go to this port at all (rules 4.6, 6.2). */
const mayEnter = (view: View, seat: Seat, port: number): boolean =>
  view.open[port] === 1 && view.left[port] === 0 && stackOf(view, seat, port) === 0;

/** Why a ship may not go to this port with so many coins (rules 6.2, 6.3). */
function wrongPort(view: View, seat: Seat, at: number, bid: number): Why {
  const port = PORTS[at]!;
  if (view.open[at] === 0) return refuse('portClosed', { port });
  if (view.left[at] === 1) return refuse('portJustLeft', { port });
  if (stackOf(view, seat, at) > 0) return refuse('oneShipPerPort', { port });
  const least = leastBid(view, seat, at);
  return bid < least ? refuse('bidTooLow', { bid, least }) : undefined;
}

function firstWrongPort(view: View, seat: Seat, stacks: readonly number[]): Why {
  for (let port = 0; port < PORT_COUNT; port++) {
    const wrong = stacks[port]! > 0 ? wrongPort(view, seat, port, stacks[port]!) : undefined;
    if (wrong) return wrong;
  }
  return undefined;
}

export const send: ActionOf<'send'> = {
  check(view, seat, { casino, market, stacks }) {
    const early = notNow(view, seat, 'send');
    if (early) return early;
    const [ships, sent] = [view.ships[seat]!, casino + market + stacks.filter((coins) => coins > 0).length];
    if (ships !== sent) return refuse('sendAll', { ships, sent });
    const wrong = firstWrongPort(view, seat, stacks);
    if (wrong) return wrong;
    const [wanted, coins] = [total(stacks), view.coins[seat]!];
    return wanted > coins ? refuse('tooFewCoins', { wanted, coins }) : undefined;
  },
  apply(state, seat, { casino, market, stacks }, _chance, emit) {
    state.ships[seat] = 0;
    state.inCasino[seat]! += casino;
    state.inMarket[seat]! += market;
    for (let port = 0; port < PORT_COUNT; port++) {
      if (stacks[port] === 0) continue;
      setStack(state, seat, port, stacks[port]!);
      state.coins[seat]! -= stacks[port]!;
    }
    emit?.({ type: 'sent', seat, casino, market, stacks });
    endTurn(state, emit);
  },
  can: (view) => view.phase === 'send',
  *moves(view, seat) {
    const stacks = noneOf(PORT_COUNT);
    function* from(port: number, ships: number, coins: number): Generator<{ ships: number }> {
      if (port === PORT_COUNT) return yield { ships };
      stacks[port] = 0;
      yield* from(port + 1, ships, coins);
      if (ships === 0 || !mayEnter(view, seat, port)) return;
      for (let bid = leastBid(view, seat, port); bid <= coins; bid++) {
        stacks[port] = bid;
        yield* from(port + 1, ships - 1, coins - bid);
      }
      stacks[port] = 0;
    }
    for (const { ships } of from(0, view.ships[seat]!, view.coins[seat]!)) {
      for (let casino = 0; casino <= ships; casino++) {
        yield { type: 'send', casino, market: ships - casino, stacks: [...stacks] };
      }
    }
  },
  sample(view, seat, chance) {
    const stacks = NO_STACKS.slice();
    let casino = 0;
    let market = 0;
    let coins = view.coins[seat]!;
    let open = ALL_PORTS;
    for (let ship = view.ships[seat]!; ship > 0; ship--) {
      open = affordable(view, seat, coins, open);
      const ports = listOf(open);
      const to = chance.draw(ports.length + 2);
      if (to === 0) casino++;
      else if (to === 1) market++;
      else {
        const port = ports[to - 2]!;
        const least = leastBid(view, seat, port);
        stacks[port] = least + chance.draw(coins - least + 1);
        coins -= stacks[port]!;
        open &= ~(1 << port);
      }
    }
    return { type: 'send', casino, market, stacks };
  },
};

const NO_STACKS = noneOf(PORT_COUNT);
const ALL_PORTS = (1 << PORT_COUNT) - 1;

/** Those of some ports that so many coins can win, as bits. */
function affordable(view: View, seat: Seat, coins: number, ports: number): number {
  if (coins === 0) return 0;
  let bits = 0;
  for (const port of listOf(ports)) {
    if (mayEnter(view, seat, port) && leastBid(view, seat, port) <= coins) bits |= 1 << port;
  }
  return bits;
}
