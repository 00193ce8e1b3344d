/** Values a port by what it adds to its sets, bids what a rival would have to beat, and spends all in the end. */
import type { Bot } from '../../../bots/bot.ts';
import type { Chance } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { ACTIONS } from '../rules/actions/index.ts';
import { type Exchange, exchanges } from '../rules/exchange.ts';
import { cargoNoir } from '../rules/index.ts';
import { capacity, cardsOf, goodsOf, leastBid, PORT_COUNT, stackOf } from '../rules/places.ts';
import { tokensIn } from '../rules/sets.ts';
import { PER_WAREHOUSE_CARD, PORTS, SHIP, SYNDICATE, TOKENS, WAREHOUSE_CARD } from '../rules/tables.ts';
import type { CargoNoir, Move, MoveOf, View } from '../rules/types.ts';
import { worthOfGoods } from './hoard.ts';
import { COIN, dearest, gainInPort, leastMissed, roundsLeft } from './worth.ts';

export const sensibleBot: Bot<CargoNoir> = {
  choose(view, seat, _seen, { chance }) {
    return sensibleMove(view, seat, chance);
  },
};

export function sensibleMove(view: View, seat: Seat, chance: Chance): Move {
  const move = decide(view, seat, chance);
  return cargoNoir.check(view, seat, move) ? cargoNoir.fallback(view, seat) : move;
}

function decide(view: View, seat: Seat, chance: Chance): Move {
  if (view.phase === 'resolve') return resolve(view, seat);
  return view.phase === 'trade' ? trade(view, seat) : send(view, seat, chance);
}

/** Coins first, then cargo, then what was outbid, the black market last. */
function resolve(view: View, seat: Seat): Move {
  if (ACTIONS.casino.can(view, seat)) return { type: 'casino' };
  for (const type of ['takeCargo', 'withdraw'] as const) {
    for (const move of ACTIONS[type].can(view, seat) ? ACTIONS[type].moves(view, seat) : []) {
      return type === 'withdraw' ? stayOrLeave(view, seat, move.port) : move;
    }
  }
  return bestSwap(view, seat);
}

/** Raises as far as the cargo is worth it and time is left to take it. */
function stayOrLeave(view: View, seat: Seat, port: MoveOf<'raise'>['port']): Move {
  const at = PORTS.indexOf(port);
  const coins = leastBid(view, seat, at) - stackOf(view, seat, at);
  const wanted = leastBid(view, seat, at) <= dearest(view, gainInPort(view, seat, at));
  const raise = { type: 'raise', port, coins } as const;
  const stay = wanted && roundsLeft(view) > 0 && cargoNoir.check(view, seat, raise) === undefined;
  return stay ? raise : { type: 'withdraw', port };
}

/** The swap that adds most, if it adds more than a token from the bag might. */
function bestSwap(view: View, seat: Seat): Move {
  const goods = goodsOf(view, seat);
  const before = worthOfGoods(goods);
  const full = total(goods) >= capacity(view, seat);
  let best: Move = { type: 'draw' };
  let most = full ? 0.5 : 2.5;
  for (const move of ACTIONS.swap.can(view, seat) ? ACTIONS.swap.moves(view, seat) : []) {
    const after = [...goods];
    after[TOKENS.indexOf(move.give)]!--;
    after[TOKENS.indexOf(move.take)]!++;
    const gain = worthOfGoods(after) - before;
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}

/** The way to trade that leaves it best off: points now, better tools, and what the kept goods may become. */
function trade(view: View, seat: Seat): Move {
  let best: Exchange | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const way of exchanges(view, seat)) {
    const worth = worthOfWay(view, seat, way);
    if (worth > most) [best, most] = [way, worth];
  }
  return asMove(view, seat, best);
}

function worthOfWay(view: View, seat: Seat, way: Exchange): number {
  const left = roundsLeft(view);
  const spent = tokensIn(way.sets);
  const kept = goodsOf(view, seat).map((n, kind) => n - spent[kind]!);
  const future = left === 0 ? 0 : worthOfGoods(kept);
  const { cards } = way;
  const tools = left * (1.5 * cards[SHIP]! + 1.1 * cards[WAREHOUSE_CARD]! + 0.9 * cards[SYNDICATE]!);
  return way.points + future + tools - (left === 0 ? 0 : 0.3 * way.coins);
}

function asMove(view: View, seat: Seat, way: Exchange | undefined): Move {
  const [sets, coins] = [way?.sets ?? [], way?.coins ?? 0];
  const cards = way?.cards ?? new Array<number>(view.stock.length).fill(0);
  const spent = tokensIn(sets);
  const kept = goodsOf(view, seat).map((n, kind) => n - spent[kind]!);
  const room = capacity(view, seat) + PER_WAREHOUSE_CARD * cards[WAREHOUSE_CARD]!;
  const bought = total(cards) > 0;
  const surplus = Math.max(0, total(bought ? kept : goodsOf(view, seat)) - room);
  const discard = leastMissed(bought ? kept : goodsOf(view, seat), surplus);
  return { type: 'trade', sets: bought ? sets : [], coins: bought ? coins : 0, cards, discard };
}

/** Each ship goes where it is worth most; the casino is always open. */
function send(view: View, seat: Seat, chance: Chance): Move {
  const stacks = new Array<number>(PORT_COUNT).fill(0);
  const gains = stacks.map((_, port) => (mayEnter(view, seat, port) ? gainInPort(view, seat, port) : 0));
  let [casino, market, coins] = [0, 0, view.coins[seat]!];
  for (let ship = view.ships[seat]!; ship > 0; ship--) {
    const bids = stacks.map((stack, port) =>
      stack === 0 ? bid(view, seat, { port, gain: gains[port]!, coins }, chance) : 0,
    );
    const worths = bids.map((b, port) =>
      b === 0 ? Number.NEGATIVE_INFINITY : gains[port]! * survival(view, seat, b) - COIN * b,
    );
    const most = Math.max(...worths);
    const port = worths.indexOf(most);
    const barrel = total(goodsOf(view, seat)) > 0 && market === 0 ? 2.6 : 1.8;
    if (most > Math.max(barrel, casinoWorth(coins))) {
      stacks[port] = bids[port]!;
      coins -= bids[port]!;
    } else if (casinoWorth(coins) >= barrel) casino++;
    else market++;
  }
  return { type: 'send', casino, market, stacks };
}

/** Two coins are worth more to who has few. */
const casinoWorth = (coins: number): number => (coins < 4 ? 3.4 : coins < 8 ? 2.4 : 1.5);

const mayEnter = (view: View, seat: Seat, port: number): boolean =>
  view.open[port] === 1 && view.left[port] === 0 && stackOf(view, seat, port) === 0;

/** A coin or two above the least, never more than the cargo is worth; 0 for not at all. */
function bid(
  view: View,
  seat: Seat,
  { port, gain, coins }: { port: number; gain: number; coins: number },
  chance: Chance,
): number {
  const least = leastBid(view, seat, port);
  const most = Math.min(coins, dearest(view, gain));
  return gain <= 0 || least > most ? 0 : Math.min(most, least + 1 + chance.draw(2));
}

/** How likely a stack is to stand until the next turn: the richer the others, the less. */
function survival(view: View, seat: Seat, stack: number): number {
  const rivals = view.coins.filter((coins, other) => other !== seat && coins > stack).length;
  return Math.max(0.35, 1 - 0.16 * rivals) * (cardsOf(view, seat, SYNDICATE) > 0 ? 1.05 : 1);
}
