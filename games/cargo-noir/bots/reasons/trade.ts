/** Why goods are traded, kept or thrown away. */
import { total } from '../../../../core/counts.ts';
import { available, costOf, leftOver } from '../../rules/actions/trade.ts';
import { capacity, goodsOf } from '../../rules/places.ts';
import { worthOfSets } from '../../rules/sets.ts';
import { CARDS, COPIES, EDGES, KINDS, PORTS, TOKEN_KINDS, TOKENS } from '../../rules/tables.ts';
import type { MoveOf, View } from '../../rules/types.ts';
import { worthOfGoods } from '../hoard.ts';
import { pointsFor } from '../prices.ts';
import { isLastTrade, tradesLeft } from '../stance.ts';
import { type Reason, reason, type Scene } from './reason.ts';

type Trade = MoveOf<'trade'>;

export function tradeReasons(scene: Scene, move: Trade): Reason[] {
  const last = isLastTrade(scene.view, scene.seat);
  return [
    ...(total(move.cards) > 0 ? buyingReasons(scene, move, last) : waitingReasons(scene, last)),
    ...(last ? missedReasons(scene, move) : thrownReasons(scene, move)),
  ];
}

const pointsOf = ({ view }: Scene, cards: readonly number[]): number =>
  cards.reduce((sum, n, card) => sum + n * view.options.printed.points[CARDS[card]!], 0);

function buyingReasons(scene: Scene, move: Trade, last: boolean): Reason[] {
  const { view, seat } = scene;
  const worth = worthOfSets(move.sets) + move.coins;
  const points = pointsOf(scene, move.cards);
  const lost = worth - costOf(view, move.cards);
  const over = total(goodsOf(view, seat)) - capacity(view, seat);
  return [
    reason('cardsBring', { worth, points }, points),
    ...cardReasons(scene, move.cards),
    ...(lost > 0 ? [reason('noChange', { lost }, 1.5 * lost)] : []),
    ...(move.coins > 0 ? [reason('coinsHelp', { coins: move.coins }, move.coins)] : []),
    ...(over > 0 && !last ? [reason('makesRoom', { tokens: over }, 3 * over)] : []),
    ...(last ? [] : keptReasons(scene, move)),
  ];
}

/** What is special about the cards. */
function cardReasons({ view, seat }: Scene, cards: readonly number[]): Reason[] {
  const { costs, points } = view.options.printed;
  const rounds = tradesLeft(view, seat) - 1;
  return CARDS.flatMap((card, at) => {
    if (cards[at] === 0) return [];
    const more = points[card] - costs[card];
    if (at < EDGES.length) return rounds > 0 ? [reason('edgeWorks', { card, rounds }, 2 * rounds)] : [];
    return COPIES[at] === 1 && more > 0 ? [reason('onlyCopy', { card, more }, 2 * more)] : [];
  });
}

function keptReasons({ view, seat }: Scene, { sets, discard }: Trade): Reason[] {
  const kept = leftOver(view, seat, sets).map((n, kind) => n - discard[kind]!);
  const [tokens, worth] = [total(kept), worthOfGoods(kept)];
  return tokens > 0 ? [reason('keepsGoods', { tokens, worth }, 0.5 * worth)] : [];
}

/** Nothing is bought: too dear as yet, or the sets may still grow. */
function waitingReasons({ view, seat }: Scene, last: boolean): Reason[] {
  const goods = goodsOf(view, seat);
  const worth = worthOfGoods(goods);
  const means = worth + (last ? view.coins[seat]! : 0);
  const prices = CARDS.flatMap((card, at) =>
    available(view, seat, at) > 0 ? [view.options.printed.costs[card]] : [],
  );
  const least = Math.min(...prices);
  const dear =
    means < least && prices.length > 0 ? [reason('nothingToBuy', { worth: means, least }, least)] : [];
  if (last) return dear;
  const gains = Array.from(
    { length: KINDS },
    (_, kind) => worthOfGoods(goods.with(kind, goods[kind]! + 1)) - worth,
  );
  const most = Math.max(...gains);
  // Of equals one that is to be had.
  const wanted = gains.findIndex((gain, kind) => gain === most && isOffered(view, kind));
  const token = TOKENS[wanted < 0 ? gains.indexOf(most) : wanted]!;
  return [...dear, reason('couldGrow', { token, worth: most }, most)];
}

const isOffered = (view: View, kind: number): boolean =>
  view.market[kind]! > 0 || PORTS.some((_, port) => view.ports[port * TOKEN_KINDS + kind]! > 0);

function thrownReasons({ view, seat }: Scene, { sets, discard }: Trade): Reason[] {
  const tokens = total(discard);
  if (tokens === 0) return [];
  const left = leftOver(view, seat, sets);
  const worth = worthOfGoods(left) - worthOfGoods(left.map((n, kind) => n - discard[kind]!));
  return [reason('throwsAway', { tokens, worth }, 2 * worth + tokens)];
}

/** Points that the last trade could bring beyond this one: edge cards bring fewer than they cost and stay out of it. */
function missedReasons(scene: Scene, { cards }: Trade): Reason[] {
  const { view, seat } = scene;
  const possible = pointsFor(view, worthOfGoods(goodsOf(view, seat)) + view.coins[seat]!);
  const points = possible - pointsOf(scene, cards);
  return points > 0 ? [reason('leavesPoints', { points }, 3 * points)] : [];
}
