/** What kind of players the others are, by what they have done so far. */
import type { Chance } from '../../../../core/chance.ts';
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { cellPrices, roomIn, roomOnShip, storeOf } from '../../rules/stores.ts';
import type { Event, StoreName, View } from '../../rules/types.ts';
import { SENSIBLE, type Style, ZOO } from '../styles.ts';
import { drawWeighted } from './draw.ts';

/** What is believed of a seat. */
export interface Belief {
  /** How likely each style of the zoo is. */
  readonly styles: readonly number[];
  /** How often it outbids who has called a broker, in percent. */
  readonly keen: number;
}
export type Beliefs = readonly Belief[];

/** How far what was seen is trusted: styles are caricatures. */
const TRUST = 0.5;
/** A player who would have bought something does something else in so many cases. */
const BUSY_ELSEWHERE = 0.75;
/** Of a stranger it is believed that he outbids one call in three, as if that had been seen three times. */
const USUAL_OUTBIDS = 1;
const USUAL_CHANCES = 3;
/** Somebody pays more than a style would: not quite impossible. */
const OUT_OF_STYLE = 0.1;

export function beliefsAbout(view: View, seat: Seat, seen: readonly Event[]): Beliefs {
  const record = recordOf(view.seats, seat, seen);
  return Array.from({ length: view.seats }, (_, rival) => ({
    styles: weigh(view, seat, rival, record),
    keen: keenness(record, rival),
  }));
}

interface Record {
  readonly turns: number[];
  /** Useful things done. */
  readonly deeds: number[];
  /** What a container cost on average, purchase by purchase. */
  readonly bought: number[][];
  readonly loaded: number[][];
  /** What was bid for a container on average, auction by auction. */
  readonly bids: number[][];
  /** Containers in the auction that was opened last. */
  lot: number;
  /** Turns since the own prices were last set or something was sold there. */
  readonly waited: { readonly factory: number[]; readonly harbour: number[] };
  /** Who has called a broker, if an auction is open there. */
  caller: Seat | null;
  /** How often each could outbid somebody, and did. */
  readonly chances: number[];
  readonly outbids: number[];
}

const none = (seats: number): number[] => new Array<number>(seats).fill(0);
const lists = (seats: number): number[][] => Array.from({ length: seats }, () => []);

function recordOf(seats: number, own: Seat, seen: readonly Event[]): Record {
  const record: Record = {
    turns: none(seats),
    deeds: none(seats),
    bought: lists(seats),
    loaded: lists(seats),
    bids: lists(seats),
    lot: 0,
    waited: { factory: none(seats), harbour: none(seats) },
    caller: null,
    chances: none(seats),
    outbids: none(seats),
  };
  for (const event of seen) {
    note(record, own, event);
    noteCalls(record, event);
  }
  return record;
}

const DEEDS: ReadonlySet<Event['type']> = new Set([
  'produced',
  'bought',
  'loaded',
  'built',
  'auction',
  'called',
]);

function note(record: Record, own: Seat, event: Event): void {
  const { turns, deeds, bought, loaded, waited } = record;
  if ('seat' in event && DEEDS.has(event.type)) deeds[event.seat]!++;
  if (event.type === 'turn') {
    turns[event.seat]!++;
    waited.factory[event.seat]!++;
    waited.harbour[event.seat]!++;
  } else if (event.type === 'bought') {
    bought[event.seat]!.push(event.cost / total(event.goods));
    if (event.seller === own) waited.factory[event.seat] = 0;
  } else if (event.type === 'loaded') {
    loaded[event.seat]!.push(event.cost / total(event.goods));
    if (event.seller === own) waited.harbour[event.seat] = 0;
  } else if (event.type === 'priced' && event.seat === own) waited[event.store].fill(0);
  else if (event.type === 'auction') record.lot = total(event.cargo);
  else if (event.type === 'revealed') {
    for (const [seat, bid] of event.bids.entries())
      if (bid !== null) record.bids[seat]!.push(bid / record.lot);
  }
}

/** Who calls outbids whoever has called before; who wins, or has no auction to bid in, does not. */
function noteCalls(record: Record, event: Event): void {
  if (event.type === 'turn' && record.caller !== null && record.caller !== event.seat)
    record.chances[event.seat]!++;
  else if (event.type === 'brokerWon') record.caller = null;
  else if (event.type === 'called') {
    if (record.caller !== null) record.outbids[event.seat]!++;
    record.caller = event.seat;
  }
}

function keenness({ chances, outbids }: Record, rival: Seat): number {
  return Math.round((100 * (outbids[rival]! + USUAL_OUTBIDS)) / (chances[rival]! + USUAL_CHANCES));
}

function weigh(view: View, seat: Seat, rival: Seat, record: Record): number[] {
  const logs = ZOO.map(({ style, usual, pace }) => {
    const active = record.deeds[rival]! * Math.log(pace) - pace * record.turns[rival]!;
    const paid = dearer(record.bought[rival]!, style.resale) + dearer(record.loaded[rival]!, style.freight);
    const refused =
      declined(view, { seat, rival, store: 'factory', worth: style.resale }, record) +
      declined(view, { seat, rival, store: 'harbour', worth: style.freight }, record);
    return Math.log(usual) + TRUST * (active + paid + refused + wild(record.bids[rival]!, style));
  });
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const sum = total(weights);
  return weights.map((weight) => weight / sum);
}

/** How unlikely it is that somebody with this limit made these purchases. */
const dearer = (costs: readonly number[], limit: number): number =>
  costs.reduce((sum, cost) => sum + (cost > limit ? Math.log(OUT_OF_STYLE) : 0), 0);

/** No container is worth more than 10: who bids more is wild, and who is wild would do so often. */
function wild(bids: readonly number[], { share }: Style): number {
  const isWild = share[1] > 100;
  return bids.reduce((sum, bid) => {
    if (bid > 11) return sum + (isWild ? 0 : Math.log(OUT_OF_STYLE));
    return sum + (isWild ? Math.log(bid > 7 ? 0.8 : 0.5) : 0);
  }, 0);
}

/** How unlikely it is that somebody with this limit left the own wares alone for so long. */
function declined(
  view: View,
  { seat, rival, store, worth }: { seat: Seat; rival: Seat; store: StoreName; worth: number },
  { waited }: Record,
): number {
  const room = store === 'factory' ? roomIn(view, 'harbour', rival) : roomOnShip(view, rival);
  const cheapest = cellPrices(store)[storeOf(view, store, seat).findIndex((n) => n > 0)] ?? 99;
  const would = room > 0 && cheapest < worth && view.ledger[rival]! >= cheapest + 2;
  return would ? waited[store][rival]! * Math.log(BUSY_ELSEWHERE) : 0;
}

/** A style for each seat; the seat itself plays sensibly. */
export const drawStyles = (beliefs: Beliefs, seat: Seat, chance: Chance): Style[] =>
  beliefs.map(({ styles, keen }, rival) =>
    rival === seat ? SENSIBLE : { ...ZOO[drawWeighted(styles, chance)]!.style, keen },
  );
