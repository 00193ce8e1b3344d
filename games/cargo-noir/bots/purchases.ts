/** Ways to trade by what they leave: any tokens given, any edge cards, the best other cards for the rest. */
import { noneOf, total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { available } from '../rules/actions/trade.ts';
import { bestSets } from '../rules/exchange.ts';
import { goodsOf, isLastRound } from '../rules/places.ts';
import {
  CARDS,
  EDGES,
  PER_WAREHOUSE_CARD,
  SHIP,
  SYNDICATE,
  TOKEN_KINDS,
  WAREHOUSE_CARD,
} from '../rules/tables.ts';
import type { MoveOf, View } from '../rules/types.ts';
import { hoardOf, worthOfGoods } from './hoard.ts';
import { bundleFor, pointsFor } from './prices.ts';
import { spend } from './spendings.ts';
import { type Stance, stanceOf, tradesLeft } from './stance.ts';
import { futureWith, lineOf, type Model, type Outlook, outlookOf } from './value.ts';

/** Tokens for cards, and how well off one is then, in points. */
export interface Purchase {
  readonly spent: readonly number[];
  readonly edges: Edges;
  /** What the tokens and coins are worth beyond the edge cards. */
  readonly rest: number;
  readonly worth: number;
}

interface Edges {
  readonly cards: readonly number[];
  readonly cost: number;
  readonly points: number;
}

/** All that can be bought; `sparing` looks only at whole kinds, and at one of each. */
export function purchases(view: View, seat: Seat, model: Model, sparing: boolean): Purchase[] {
  const goods = goodsOf(view, seat);
  const trades = tradesLeft(view, seat) - 1;
  const stance = stanceOf(view, seat);
  const line = lineOf(model, 'sending', trades);
  const scene: Scene = {
    view,
    goods,
    last: trades === 0,
    coins: stance.coins,
    purse: isLastRound(view) ? view.coins[seat]! : 0,
    edges: edgeChoices(view, seat).map((edges) => ({
      edges,
      outlook: outlookOf(line, withEdges(stance, edges)),
    })),
  };
  const found: Purchase[] = [];
  if (trades === 0) for (const spent of [goods, noneOf(TOKEN_KINDS)]) addPurchases(scene, spent, found);
  else spend(goods, sparing, (spent) => addPurchases(scene, spent, found));
  return found;
}

interface Scene {
  readonly view: View;
  readonly goods: readonly number[];
  /** Nothing counts but the cards. */
  readonly last: boolean;
  readonly coins: number;
  /** Coins that can be paid with. */
  readonly purse: number;
  readonly edges: readonly { readonly edges: Edges; readonly outlook: Outlook }[];
}

function withEdges(stance: Stance, { cards }: Edges): Stance {
  return {
    ...stance,
    room: stance.room + PER_WAREHOUSE_CARD * cards[WAREHOUSE_CARD]!,
    ships: stance.ships + cards[SHIP]!,
    warehouses: stance.warehouses + cards[WAREHOUSE_CARD]!,
    syndicates: stance.syndicates + cards[SYNDICATE]!,
  };
}

/** None, one or two of each edge card, as far as the seat may take them. */
function edgeChoices(view: View, seat: Seat): Edges[] {
  const { costs, points } = view.options.printed;
  let choices: Edges[] = [{ cards: [], cost: 0, points: 0 }];
  for (const [edge, name] of EDGES.entries()) {
    const most = available(view, seat, edge);
    choices = choices.flatMap(({ cards, ...sum }) =>
      Array.from({ length: most + 1 }, (_, n) => ({
        cards: [...cards, n],
        cost: sum.cost + n * costs[name],
        points: sum.points + n * points[name],
      })),
    );
  }
  return choices;
}

function addPurchases(scene: Scene, spent: readonly number[], found: Purchase[]): void {
  const budget = worthOfGoods(spent) + scene.purse;
  const nothing = total(spent) === 0;
  let kept: number[] | undefined;
  for (const { edges, outlook } of scene.edges) {
    if (edges.cost > budget) continue;
    const rest = budget - edges.cost;
    const points = edges.points + pointsFor(scene.view, rest);
    if (!nothing && points + edges.cost === 0) continue;
    kept ??= scene.goods.map((n, kind) => n - spent[kind]!);
    const worth = scene.last ? points : points + later(outlook, kept, scene.coins);
    found.push({ spent: spent.slice(), edges, rest, worth });
  }
}

/** What these goods may still become. */
function later(outlook: Outlook, goods: readonly number[], coins: number): number {
  const hoard = hoardOf(goods);
  const surplus = hoard.tokens - outlook.room;
  if (surplus <= 0) return futureWith(outlook, hoard, coins);
  const left = goods.slice();
  throwAway(outlook, left, surplus);
  return futureWith(outlook, hoardOf(left), coins);
}

/** Takes away token after token, each time the one that is missed least. */
function throwAway(outlook: Outlook, goods: number[], surplus: number): void {
  for (let n = surplus; n > 0; n--) {
    let [least, most] = [-1, Number.NEGATIVE_INFINITY];
    for (let kind = 0; kind < TOKEN_KINDS; kind++) {
      if (goods[kind] === 0) continue;
      goods[kind]!--;
      const worth = futureWith(outlook, hoardOf(goods), 0);
      goods[kind]!++;
      if (worth > most) [least, most] = [kind, worth];
    }
    goods[least]!--;
  }
}

export function best(list: readonly Purchase[]): Purchase {
  return list.reduce((a, b) => (b.worth > a.worth ? b : a));
}

/** The purchase as a move; a quick one names its tokens as one heap, which nobody but the rules' apply() accepts. */
export function asTrade(
  view: View,
  seat: Seat,
  model: Model,
  { spent, edges, rest }: Purchase,
  quick: boolean,
): MoveOf<'trade'> {
  const cards = bundleFor(view, edges.cards, rest);
  const bought = total(cards) > 0;
  const given = bought ? spent : noneOf(TOKEN_KINDS);
  const cost = cards.reduce((sum, n, card) => sum + n * view.options.printed.costs[CARDS[card]!], 0);
  const coins = Math.max(0, cost - worthOfGoods(given));
  const sets = quick ? [{ kind: 'same' as const, tokens: given }] : (bestSets(given).at(-1)?.sets ?? []);
  return { type: 'trade', sets, coins, cards, discard: discardAfter(view, seat, model, given, cards) };
}

function discardAfter(
  view: View,
  seat: Seat,
  model: Model,
  given: readonly number[],
  cards: readonly number[],
): number[] {
  const kept = goodsOf(view, seat).map((n, kind) => n - given[kind]!);
  const stance = stanceOf(view, seat);
  const surplus = total(kept) - stance.room - PER_WAREHOUSE_CARD * cards[WAREHOUSE_CARD]!;
  const left = kept.slice();
  // In the end nothing is missed, so any line will do.
  const line = lineOf(model, 'sending', Math.max(1, tradesLeft(view, seat) - 1));
  if (surplus > 0) throwAway(outlookOf(line, stance), left, surplus);
  return kept.map((n, kind) => n - left[kind]!);
}
