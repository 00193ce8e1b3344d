/** The table as text: supply, brokers, and one block per player. */
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import type { Who } from '../../../text/game-text.ts';
import { worthOf } from '../rules/scoring.ts';
import { byColour, cellsOf, colourAt, pileOf, priceAt, storeOf } from '../rules/stores.ts';
import { COLOURS, type Colour, KINDS, WAREHOUSE_COSTS } from '../rules/tables.ts';
import type { StoreName, View } from '../rules/types.ts';

/** How a language counts containers. */
export interface GoodsWords {
  /** "2 black", where it is clear that containers are meant. */
  some(n: number, colour: Colour): string;
  /** "2 black for $3". */
  priced(some: string, price: number): string;
  readonly nothing: string;
  /** "2 black containers" and "3 containers (2 black, 1 tan)", where a language cannot do without the noun. */
  alone?(n: number, colour: Colour): string;
  mixed?(n: number, list: string): string;
}

/** Says containers by colour, also with the prices they lie at. */
export interface Goods {
  (counts: readonly number[]): string;
  priced(cells: readonly number[], store: StoreName): string;
  some(n: number, kind: number): string;
}

export function goodsNamer(words: GoodsWords): Goods {
  const some = (n: number, kind: number): string => words.some(n, COLOURS[kind]!);
  const priced = (cells: readonly number[], store: StoreName): string => {
    const parts = cells.flatMap((n, cell) =>
      n > 0 ? [words.priced(some(n, colourAt(cell)), priceAt(store, cell))] : [],
    );
    return parts.join(', ') || words.nothing;
  };
  return Object.assign((counts: readonly number[]) => byName(counts, words), { priced, some });
}

function byName(counts: readonly number[], words: GoodsWords): string {
  const kinds = byColour(counts).flatMap((n, kind) => (n > 0 ? [{ n, colour: COLOURS[kind]! }] : []));
  const [first, second] = kinds;
  if (!first) return words.nothing;
  if (!second && words.alone) return words.alone(first.n, first.colour);
  const list = kinds.map(({ n, colour }) => words.some(n, colour)).join(', ');
  return words.mixed?.(total(counts), list) ?? list;
}

interface Seized {
  readonly machine: Colour | null;
  readonly space: number;
}

/** Names a building that is seized: a warehouse by the price of its space, which version 1 did not say. */
export const seizedNamer =
  (any: (machine: Colour | null) => string, warehouseFor: (cost: number) => string) =>
  ({ machine, space }: Seized): string => {
    const cost = WAREHOUSE_COSTS[space];
    return machine !== null || cost === undefined ? any(machine) : warehouseFor(cost);
  };

export interface BoardWords {
  readonly goods: Goods;
  readonly money: (amount: number) => string;
  /** Names of the colours: of machines, and on the value card. */
  readonly colours: readonly string[];
  readonly supply: string;
  readonly cash: string;
  readonly loans: string;
  readonly machines: string;
  readonly warehouses: string;
  readonly factory: string;
  readonly harbour: string;
  readonly ship: string;
  readonly island: string;
  readonly bankPort: string;
  readonly valueCard: string;
  /** Stands for what this viewer may not know. */
  readonly hidden: string;
  /** Where a ship lies. */
  readonly at: (to: number, who: Who) => string;
  readonly brokers: string;
  readonly brokerNames: readonly string[];
  readonly card: (name: string, bid: string) => string;
  readonly offers: string;
  /** "2 actions" left. */
  readonly actions: (n: number) => string;
  readonly ending: string;
}

export function boardWith(words: BoardWords): (view: View, who: Who) => string[] {
  return (view, who) => [
    `${words.supply}: ${view.supply.map((n, kind) => words.goods.some(n, kind)).join(', ')}`,
    ...brokers(view, who, words),
    ...auction(view, who, words),
    ...Array.from({ length: view.seats }, (_, seat) => player(view, seat, who, words)).flat(),
    ...(view.ending && view.phase !== 'over' ? [words.ending] : []),
  ];
}

function brokers(view: View, who: Who, words: BoardWords): string[] {
  if (!view.options.investmentBank) return [];
  const cells = words.brokerNames.map((name, b) => {
    const goods = words.goods(view.brokerContainers.slice(b * KINDS, (b + 1) * KINDS));
    return `${name}: ${goods} / ${words.money(view.brokerMoney[b]!)}`;
  });
  const lines = [`${words.brokers}: ${cells.join('  ·  ')}`];
  if (view.holder !== null && view.cell !== null) {
    const bid = view.cell.holds === 'containers' ? words.money(view.bidMoney) : words.goods(view.bidGoods);
    lines.push(words.card(who(view.holder), `${bid} → ${words.brokerNames[view.cell.broker]}`));
  }
  return lines;
}

function auction(view: View, who: Who, words: BoardWords): string[] {
  if (view.phase !== 'answer') return [];
  const offers = view.offers.flatMap((offer, seat) =>
    seat === view.turn ? [] : [`${who(seat)}: ${words.money(offer)}`],
  );
  return [`${words.offers}: ${offers.join(', ')}`];
}

function player(view: View, seat: Seat, who: Who, words: BoardWords): string[] {
  const turn = seat === view.turn && view.phase !== 'over' ? ` ◀ ${words.actions(view.actions)}` : '';
  const cash = view.cash[seat] ?? null;
  const warehouses = total(view.warehouses, 5 * seat, 5 * seat + 5);
  const machines = view.machines
    .slice(4 * seat, 4 * seat + 4)
    .flatMap((kind) => (kind < 0 ? [] : [words.colours[kind]]));
  return [
    `── ${who(seat)}${turn}`,
    `   ${words.cash}: ${cash === null ? words.hidden : words.money(cash)}  ${words.loans}: ${view.loans[seat]}  ` +
      `${words.machines}: ${machines.join(', ')}  ${words.warehouses}: ${warehouses}`,
    `   ${words.factory}: ${store(view, 'factory', seat, words)}`,
    `   ${words.harbour}: ${store(view, 'harbour', seat, words)}`,
    `   ${words.ship}: ${words.at(view.ships[seat]!, who)}, ${words.goods(pileOf(view, 'cargo', seat))}  ` +
      `${words.island}: ${words.goods(pileOf(view, 'island', seat))}`,
    ...bankPort(view, seat, words),
    ...valueCard(view, seat, words),
  ];
}

function store(view: View, name: StoreName, seat: Seat, words: BoardWords): string {
  const cells = storeOf(view, name, seat);
  return cells.length === cellsOf(name) ? words.goods.priced(cells, name) : '';
}

function bankPort(view: View, seat: Seat, words: BoardWords): string[] {
  return view.options.investmentBank
    ? [`   ${words.bankPort}: ${words.goods(pileOf(view, 'bankPorts', seat))}`]
    : [];
}

function valueCard(view: View, seat: Seat, words: BoardWords): string[] {
  const card = view.valueCards[seat] ?? null;
  if (card === null) return [];
  const worths = words.colours.map((name, kind) => {
    const [low, high] = [worthOf(card, kind, false), worthOf(card, kind, true)];
    return `${name} ${low === high ? low : `${low}/${high}`}`;
  });
  return [`   ${words.valueCard}: ${worths.join(', ')}`];
}
