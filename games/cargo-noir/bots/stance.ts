/** How a seat stands, as numbers: the features of its value. */
import type { Seat } from '../../../core/game.ts';
import { capacity, cardsOf, highestOther, PORT_COUNT, stackOf } from '../rules/places.ts';
import { CASINO_INCOME, rounds, SHIP, SYNDICATE, TOKEN_KINDS, WAREHOUSE_CARD } from '../rules/tables.ts';
import type { View } from '../rules/types.ts';
import { HOARD_FEATURES, type Hoard, hoardOf, worthOfGoods } from './hoard.ts';

/**
 * When a seat is looked at: `landing` while its ships come home, `trading` with goods still to trade,
 * `sending` after its trade, `away` while others are at it and its ships are out.
 */
export const MOMENTS = ['landing', 'trading', 'sending', 'away'] as const;
export type Moment = (typeof MOMENTS)[number];

const OWN_FEATURES = [
  'one',
  'coins',
  'ships',
  'warehouses',
  'syndicates',
  'tokens too many',
  'place in the round',
  'coins of the richest rival',
  'ships in the market',
  'cargo in sight',
  'coins under leading ships',
] as const;

export const FEATURES = [...HOARD_FEATURES, ...OWN_FEATURES] as const;

/** What a seat can work with. */
export interface Stance {
  readonly hoard: Hoard;
  readonly coins: number;
  readonly ships: number;
  readonly warehouses: number;
  readonly syndicates: number;
  readonly room: number;
  readonly place: number;
  /** The richest rival's coins. */
  readonly rival: number;
  readonly market: number;
  readonly cargo: number;
  readonly stakes: number;
}

/** Trades a seat still has, a trade that is going on or yet to come in this round included. */
export function tradesLeft(view: View, seat: Seat): number {
  const rest = rounds(view.seats) - view.round;
  return hasTraded(view, seat) ? rest : rest + 1;
}

/** Nothing that comes later can be traded any more. */
export const isLastTrade = (view: View, seat: Seat): boolean => tradesLeft(view, seat) <= 1;

const orderOf = (view: View, seat: Seat): number => (seat - view.first + view.seats) % view.seats;

function hasTraded(view: View, seat: Seat): boolean {
  if (view.round === 1) return true;
  const [own, now] = [orderOf(view, seat), orderOf(view, view.turn)];
  return own < now || (own === now && (view.phase === 'send' || view.phase === 'over'));
}

/** Coins in the safe, and those that come back for certain. */
export function purse(view: View, seat: Seat): number {
  let coins = view.coins[seat]! + CASINO_INCOME * view.inCasino[seat]!;
  for (let port = 0; port < PORT_COUNT; port++) {
    const stack = stackOf(view, seat, port);
    if (stack > 0 && stack < highestOther(view, seat, port)) coins += stack;
  }
  return coins;
}

/** The most a seat could have under its ship in a port at the end of its next turn. */
export function reach(view: View, seat: Seat, port: number): number {
  const stack = stackOf(view, seat, port);
  return purse(view, seat) + (stack > highestOther(view, seat, port) ? stack : 0);
}

function richestRival(view: View, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < view.seats; other++) {
    if (other !== seat) most = Math.max(most, purse(view, other));
  }
  return most;
}

/** Where the seat leads: what lies there added to its goods, and the coins it will leave there. */
function inSight(view: View, seat: Seat): { cargo: number; stakes: number } {
  const own = seat * TOKEN_KINDS;
  let both: number[] | undefined;
  let stakes = 0;
  for (let port = 0; port < PORT_COUNT; port++) {
    const stack = stackOf(view, seat, port);
    if (stack === 0 || stack < highestOther(view, seat, port)) continue;
    both ??= view.goods.slice(own, own + TOKEN_KINDS);
    stakes += stack;
    for (let kind = 0; kind < TOKEN_KINDS; kind++) both[kind]! += view.ports[port * TOKEN_KINDS + kind]!;
  }
  return { cargo: both ? worthOfGoods(both) - worthOfGoods(view.goods, own) : 0, stakes };
}

export function stanceOf(view: View, seat: Seat): Stance {
  return {
    hoard: hoardOf(view.goods, seat * TOKEN_KINDS),
    coins: purse(view, seat),
    ships: cardsOf(view, seat, SHIP),
    warehouses: cardsOf(view, seat, WAREHOUSE_CARD),
    syndicates: cardsOf(view, seat, SYNDICATE),
    room: capacity(view, seat),
    place: orderOf(view, seat) / (view.seats - 1),
    rival: richestRival(view, seat),
    market: view.inMarket[seat]!,
    ...inSight(view, seat),
  };
}

/** In the order of FEATURES. */
export function featuresOf(stance: Stance): number[] {
  const { hoard, coins, room } = stance;
  return [
    ...hoard.features,
    1,
    coins,
    stance.ships,
    stance.warehouses,
    stance.syndicates,
    Math.max(0, hoard.tokens - room),
    stance.place,
    stance.rival,
    stance.market,
    stance.cargo,
    stance.stakes,
  ];
}
