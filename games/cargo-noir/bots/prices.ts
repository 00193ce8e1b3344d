/** The best cards for every budget, remembered for the cards on sale. */
import { noneOf } from '../../../core/counts.ts';
import { CARD_KINDS } from '../rules/places.ts';
import { CARDS, EDGES, type Printed } from '../rules/tables.ts';
import type { View } from '../rules/types.ts';

/** More than goods and coins are ever worth at once. */
const MOST = 200;

/** By budget, without edge cards: the most points, and which cards bring them. */
interface Shelf {
  readonly points: readonly number[];
  readonly bundles: readonly (readonly number[])[];
}

let known: { readonly printed: Printed; readonly shelves: Map<number, Shelf> } | undefined;
const MOST_SHELVES = 500;

function shelfOf(view: View): Shelf {
  const { printed } = view.options;
  if (known?.printed !== printed || known.shelves.size > MOST_SHELVES)
    known = { printed, shelves: new Map() };
  let key = 0;
  for (let card = EDGES.length; card < CARD_KINDS; card++) key = key * 7 + view.stock[card]!;
  const shelf = known.shelves.get(key) ?? filled(view);
  known.shelves.set(key, shelf);
  return shelf;
}

/** One copy of a card after another, so that none is bought more often than it is there. */
function filled(view: View): Shelf {
  const { costs, points: worths } = view.options.printed;
  const points = noneOf(MOST + 1);
  const bundles: (readonly number[])[] = points.map(() => []);
  for (let card = EDGES.length; card < CARD_KINDS; card++) {
    const [cost, worth] = [costs[CARDS[card]!], worths[CARDS[card]!]];
    for (let copy = view.stock[card]!; copy > 0; copy--) {
      for (let budget = MOST; budget >= cost; budget--) {
        // Of equals the later, which is the dearer in most prints: it breaks ties (rule 7.4).
        if (worth === 0 || points[budget - cost]! + worth < points[budget]!) continue;
        points[budget] = points[budget - cost]! + worth;
        bundles[budget] = [...bundles[budget - cost]!, card];
      }
    }
  }
  return { points, bundles };
}

/** The most points that cards without an edge bring for a budget. */
export const pointsFor = (view: View, budget: number): number =>
  shelfOf(view).points[Math.min(MOST, budget)]!;

/** These edge cards, and the best others for what is left, as counts of all cards. */
export function bundleFor(view: View, edges: readonly number[], budget: number): number[] {
  const cards = [...edges, ...noneOf(CARD_KINDS - edges.length)];
  for (const card of shelfOf(view).bundles[Math.min(MOST, budget)]!) cards[card]!++;
  return cards;
}
