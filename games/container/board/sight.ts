/** Where to look on a board that is higher than its stage. */

export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Around what is shown, so that it does not stick to the edge. */
const MARGIN = 8;

/** How far to scroll for as many things as possible to be in sight: no further than that takes. */
export function sightOf(things: readonly Span[], now: Span): number {
  const height = now.bottom - now.top;
  const seen = (from: number): number =>
    things.filter(({ top, bottom }) => top >= from && bottom <= from + height).length;
  // Whatever shows most still does when it is moved until a thing touches an edge.
  const edges = things.flatMap(({ top, bottom }) => [top - MARGIN, bottom + MARGIN - height]);
  const nearness = (from: number): number => Math.abs(from - now.top);
  return edges
    .map((edge) => Math.max(0, edge))
    .reduce((best, edge) => {
      const gain = seen(edge) - seen(best);
      return gain > 0 || (gain === 0 && nearness(edge) < nearness(best)) ? edge : best;
    }, now.top);
}
