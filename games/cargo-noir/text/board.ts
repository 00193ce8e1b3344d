/** The table as text: ports with their goods and stacks, Macao, cards on sale, and one block per player. */
import type { Seat } from '../../../core/game.ts';
import type { Who } from '../../../text/game-text.ts';
import { cardsOf, goodsOf, leastToLead, PORT_COUNT, portGoods, stackOf } from '../rules/places.ts';
import { points } from '../rules/scoring.ts';
import { CARDS, type Card, PORTS, type Port, rounds, TOKENS, type Token } from '../rules/tables.ts';
import type { View } from '../rules/types.ts';

/** How a language counts things: "2 gold, 1 wild". */
export interface Counted {
  readonly nothing: string;
  token(n: number, token: Token): string;
  card(n: number, card: Card): string;
}

/** Tokens or cards by name, those there are. */
export function tokensInWords(counts: readonly number[], words: Counted): string {
  const parts = counts.flatMap((n, kind) => (n > 0 ? [words.token(n, TOKENS[kind]!)] : []));
  return parts.join(', ') || words.nothing;
}

export function cardsInWords(counts: readonly number[], words: Counted): string {
  const parts = counts.flatMap((n, card) => (n > 0 ? [words.card(n, CARDS[card]!)] : []));
  return parts.join(', ') || words.nothing;
}

export interface BoardWords {
  readonly counted: Counted;
  readonly ports: Readonly<Record<Port, string>>;
  readonly cards: Readonly<Record<Card, string>>;
  readonly round: (round: number, of: number) => string;
  readonly market: string;
  readonly casino: string;
  readonly ships: (n: number) => string;
  readonly coins: (n: number) => string;
  readonly points: (n: number) => string;
  readonly goods: string;
  readonly owned: string;
  readonly onSale: string;
  /** "from 4": the least stack that would lead. */
  readonly from: (bid: number) => string;
  /** "10 for 5 points". */
  readonly price: (cost: number, points: number) => string;
}

export function boardWith(words: BoardWords): (view: View, who: Who) => string[] {
  return (view, who) => [
    words.round(view.round, rounds(view.seats)),
    ...ports(view, who, words),
    `${words.market}: ${tokensInWords(view.market, words.counted)}${visitors(view.inMarket, who)}`,
    `${words.casino}:${visitors(view.inCasino, who) || ' –'}`,
    `${words.onSale}: ${sale(view, words)}`,
    ...Array.from({ length: view.seats }, (_, seat) => player(view, seat, who, words)).flat(),
  ];
}

function ports(view: View, who: Who, words: BoardWords): string[] {
  return PORTS.flatMap((name, port) => {
    if (view.open[port] === 0) return [];
    const stacks = Array.from({ length: view.seats }, (_, seat) => ({
      seat,
      coins: stackOf(view, seat, port),
    }));
    const there = stacks.flatMap(({ seat, coins }) => (coins > 0 ? [`${who(seat)} ${coins}`] : []));
    const bids = there.length > 0 ? `  [${there.join(', ')}]` : '';
    return [
      `${words.ports[name]}: ${tokensInWords(portGoods(view, port), words.counted)}${bids}  ${least(view, port, words)}`,
    ];
  });
}

const least = (view: View, port: number, words: BoardWords): string => words.from(leastToLead(view, port));

function visitors(ships: readonly number[], who: Who): string {
  const there = ships.flatMap((n, seat) => (n > 0 ? [`${who(seat)}${n > 1 ? ` ×${n}` : ''}`] : []));
  return there.length > 0 ? `  [${there.join(', ')}]` : '';
}

function sale(view: View, words: BoardWords): string {
  const { costs, points: worths } = view.options.printed;
  const cards = CARDS.flatMap((card, i) =>
    view.stock[i]! > 0
      ? [`${words.cards[card]} ×${view.stock[i]} (${words.price(costs[card], worths[card])})`]
      : [],
  );
  return cards.join(', ');
}

function player(view: View, seat: Seat, who: Who, words: BoardWords): string[] {
  const inPorts = Array.from({ length: PORT_COUNT }, (_, port) => stackOf(view, seat, port)).filter(
    (n) => n > 0,
  );
  const owned = CARDS.map((_, card) => cardsOf(view, seat, card));
  const turn = seat === view.turn && view.phase !== 'over' ? ' ◀' : '';
  return [
    `── ${who(seat)}${turn}  ${words.coins(view.coins[seat]!)}, ${words.ships(view.ships[seat]!)} (+${inPorts.length + view.inCasino[seat]! + view.inMarket[seat]!}), ${words.points(points(view, seat))}`,
    `   ${words.goods}: ${tokensInWords(goodsOf(view, seat), words.counted)}`,
    `   ${words.owned}: ${cardsInWords(owned, words.counted)}`,
  ];
}
