/** Chapter 5: goods for cards, then the warehouse is cleared down to its size. */
import type { Chance } from '../../../../core/chance.ts';
import { drawFrom, noneOf, total } from '../../../../core/counts.ts';
import { frozen } from '../../../../core/data.ts';
import type { Seat } from '../../../../core/game.ts';
import { afterTrade } from '../flow.ts';
import { CARD_KINDS, capacity, cardsOf, goodsOf, isLastRound } from '../places.ts';
import { refuse, type Why } from '../refuse.ts';
import { collections, notOwned, sampleCollection, tokensIn, worthOfSets, wrongSet } from '../sets.ts';
import {
  CARDS,
  EDGES,
  MOST_OF_AN_EDGE,
  PER_WAREHOUSE_CARD,
  type Printed,
  SHIP,
  TOKEN_KINDS,
  TOKENS,
  WAREHOUSE_CARD,
} from '../tables.ts';
import type { ActionOf, Emit, GoodsSet, MoveOf, State, View } from '../types.ts';
import { notNow } from './common.ts';

type Trade = MoveOf<'trade'>;

/** Costs by the number of a card, kept for the print that was asked about last. */
let known:
  | { readonly printed: Printed; readonly costs: readonly number[]; readonly least: number }
  | undefined;

function prices({ options: { printed } }: View): NonNullable<typeof known> {
  if (known?.printed !== printed) {
    const costs = CARDS.map((name) => printed.costs[name]);
    known = { printed, costs, least: Math.min(...costs) };
  }
  return known;
}

export function costOf(view: View, cards: readonly number[]): number {
  const { costs } = prices(view);
  return cards.reduce((sum, n, card) => sum + n * costs[card]!, 0);
}

/** How many of a card the seat may still take: of an edge card two in all (rule 5.4). */
export function available(view: View, seat: Seat, card: number): number {
  const limit = card < EDGES.length ? MOST_OF_AN_EDGE - cardsOf(view, seat, card) : view.stock[card]!;
  return Math.min(view.stock[card]!, limit);
}

function notForSale(view: View, seat: Seat, cards: readonly number[]): Why {
  const card = cards.findIndex((n, i) => n > available(view, seat, i));
  if (card < 0) return undefined;
  const code = cards[card]! > view.stock[card]! ? 'soldOut' : 'twoAtMost';
  return refuse(code, { card: CARDS[card]! });
}

const stored = (view: View, seat: Seat): number =>
  total(view.goods, seat * TOKEN_KINDS, (seat + 1) * TOKEN_KINDS);

/** What is left in the warehouse after a trade, and how much of it is too much (rule 5.6). */
export function surplus(view: View, seat: Seat, sets: readonly GoodsSet[], cards: readonly number[]): number {
  let left = stored(view, seat);
  for (const { tokens } of sets) left -= total(tokens);
  return Math.max(0, left - capacity(view, seat) - PER_WAREHOUSE_CARD * cards[WAREHOUSE_CARD]!);
}

function wrongPayment(view: View, seat: Seat, { sets, coins, cards }: Trade): Why {
  if (coins > 0 && !isLastRound(view)) return refuse('coinsOnlyAtTheEnd', {});
  const safe = view.coins[seat]!;
  if (coins > safe) return refuse('tooFewCoins', { wanted: coins, coins: safe }, '7.2');
  if (total(cards) === 0) return sets.length + coins > 0 ? refuse('nothingBought', {}) : undefined;
  const [cost, value] = [costOf(view, cards), worthOfSets(sets) + coins];
  return cost > value ? refuse('tooExpensive', { cost, value }) : undefined;
}

function wrongDiscard(view: View, seat: Seat, { sets, cards, discard }: Trade): Why {
  const [wanted, got] = [surplus(view, seat, sets, cards), total(discard)];
  if (wanted !== got) return refuse('discardExactly', { wanted, got });
  const spent = tokensIn(sets);
  const goods = goodsOf(view, seat);
  const kind = discard.findIndex((n, k) => n > goods[k]! - spent[k]!);
  if (kind < 0) return undefined;
  const short = { token: TOKENS[kind]!, wanted: discard[kind]!, have: goods[kind]! - spent[kind]! };
  return refuse('tooFewTokens', short, '5.6');
}

function firstWrongSet(sets: readonly GoodsSet[]): Why {
  for (const set of sets) {
    const wrong = wrongSet(set);
    if (wrong) return wrong;
  }
  return undefined;
}

export const trade: ActionOf<'trade'> = {
  check(view, seat, move) {
    return (
      notNow(view, seat, 'trade') ??
      firstWrongSet(move.sets) ??
      notOwned(move.sets, goodsOf(view, seat)) ??
      notForSale(view, seat, move.cards) ??
      wrongPayment(view, seat, move) ??
      wrongDiscard(view, seat, move)
    );
  },
  apply(state, seat, move, _chance, emit) {
    if (move !== NO_TRADE) carryOut(state, seat, move, emit);
    afterTrade(state, emit);
  },
  can: (view) => view.phase === 'trade',
  *moves(view, seat) {
    for (const sets of collections(goodsOf(view, seat))) {
      const most = isLastRound(view) ? view.coins[seat]! : 0;
      for (let coins = 0; coins <= most; coins++) yield* purchases(view, seat, sets, coins);
    }
  },
  sample(view, seat, chance) {
    const purchase = samplePurchase(view, seat, chance);
    const { sets, coins, cards } = purchase;
    const tooMany = surplus(view, seat, sets, cards);
    if (tooMany === 0) return purchase;
    const discard = sampleDiscard(leftOver(view, seat, sets), tooMany, chance);
    return { type: 'trade', sets, coins, cards, discard };
  },
};

function carryOut(state: State, seat: Seat, { sets, coins, cards, discard }: Trade, emit?: Emit): void {
  for (const { tokens } of sets) throwAway(state, seat, tokens);
  throwAway(state, seat, discard);
  state.coins[seat]! -= coins;
  state.pile -= coins;
  takeCards(state, seat, cards);
  if (emit && total(cards) > 0) {
    emit({ type: 'traded', seat, value: worthOfSets(sets), coins, cards, goods: tokensIn(sets) });
  }
  if (emit && total(discard) > 0) emit({ type: 'thrownAway', seat, goods: discard });
}

function throwAway(state: State, seat: Seat, tokens: readonly number[]): void {
  for (let kind = 0; kind < TOKEN_KINDS; kind++) {
    state.goods[seat * TOKEN_KINDS + kind]! -= tokens[kind]!;
    state.discard[kind]! += tokens[kind]!;
  }
}

/** Edge cards work at once: a new ship sails in this very turn (rule 5.5). */
function takeCards(state: State, seat: Seat, cards: readonly number[]): void {
  for (let card = 0; card < CARD_KINDS; card++) {
    state.stock[card]! -= cards[card]!;
    state.cards[seat * CARD_KINDS + card]! += cards[card]!;
  }
  state.ships[seat]! += cards[SHIP]!;
}

/** Every choice of cards these sets and coins can pay, with every discard. */
function* purchases(view: View, seat: Seat, sets: readonly GoodsSet[], coins: number): Generator<Trade> {
  for (const cards of affordable(view, seat, worthOfSets(sets) + coins)) {
    if (total(cards) === 0 && sets.length + coins > 0) continue;
    for (const discard of discards(view, seat, sets, cards))
      yield { type: 'trade', sets, coins, cards, discard };
  }
}

function* affordable(view: View, seat: Seat, value: number): Generator<number[]> {
  const { costs } = prices(view);
  const cards = noneOf(CARD_KINDS);
  function* from(card: number, left: number): Generator<number[]> {
    if (card === CARD_KINDS) return yield [...cards];
    const most = Math.min(available(view, seat, card), Math.trunc(left / costs[card]!));
    for (let n = 0; n <= most; n++) {
      cards[card] = n;
      yield* from(card + 1, left - n * costs[card]!);
    }
    cards[card] = 0;
  }
  yield* from(0, value);
}

export function leftOver(view: View, seat: Seat, sets: readonly GoodsSet[]): number[] {
  const left = goodsOf(view, seat);
  for (const { tokens } of sets) for (let kind = 0; kind < TOKEN_KINDS; kind++) left[kind]! -= tokens[kind]!;
  return left;
}

function* discards(
  view: View,
  seat: Seat,
  sets: readonly GoodsSet[],
  cards: readonly number[],
): Generator<number[]> {
  const left = leftOver(view, seat, sets);
  const chosen = noneOf(TOKEN_KINDS);
  function* from(kind: number, wanted: number): Generator<number[]> {
    if (kind === TOKEN_KINDS) {
      if (wanted === 0) yield [...chosen];
      return;
    }
    for (let n = Math.min(left[kind]!, wanted); n >= 0; n--) {
      chosen[kind] = n;
      yield* from(kind + 1, wanted - n);
    }
  }
  yield* from(0, surplus(view, seat, sets, cards));
}

/** The commonest trade, made once: none. */
export const NO_TRADE: Trade = frozen({
  type: 'trade',
  sets: [],
  coins: 0,
  cards: noneOf(CARD_KINDS),
  discard: noneOf(TOKEN_KINDS),
});

/** A trade with nothing thrown away yet. */
function samplePurchase(view: View, seat: Seat, chance: Chance): Trade {
  const purse = isLastRound(view) ? view.coins[seat]! : 0;
  const { least } = prices(view);
  if (stored(view, seat) ** 2 + purse < least || chance.draw(4) === 0) return NO_TRADE;
  const sets = sampleCollection(goodsOf(view, seat), chance);
  const coins = purse > 0 ? chance.draw(purse + 1) : 0;
  const value = worthOfSets(sets) + coins;
  if (value < least) return NO_TRADE;
  const cards = sampleCards(view, seat, value, chance);
  return total(cards) > 0 ? { type: 'trade', sets, coins, cards, discard: NO_TRADE.discard } : NO_TRADE;
}

function sampleCards(view: View, seat: Seat, value: number, chance: Chance): number[] {
  const { costs } = prices(view);
  const cards = noneOf(CARD_KINDS);
  let left = value;
  for (let card = 0; card < CARD_KINDS; card++) {
    if (left < costs[card]!) continue;
    const most = Math.min(available(view, seat, card), Math.trunc(left / costs[card]!));
    cards[card] = most > 0 ? chance.draw(most + 1) : 0;
    left -= cards[card]! * costs[card]!;
  }
  return cards;
}

/** So many of the tokens that are left; they are taken from there. */
function sampleDiscard(left: number[], n: number, chance: Chance): number[] {
  const chosen = noneOf(TOKEN_KINDS);
  let size = total(left);
  for (let i = 0; i < n; i++) chosen[drawFrom(left, size--, chance)]!++;
  return chosen;
}
