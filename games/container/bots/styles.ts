/** Ways to play sensibly: the same plans, but another idea of what goods are worth. */
export interface Style {
  /** What a container in the own harbour store is thought to be sold for. */
  readonly resale: number;
  /** What a container aboard is thought to bring on the island. */
  readonly freight: number;
  /** Bids are between these shares of the own value, in percent. */
  readonly share: readonly [number, number];
  /** Turns given away, in percent. */
  readonly idle: number;
  /** Calls of others that are outbid where they are worth it, in percent; by default only if nothing better is found. */
  readonly keen?: number;
}

export const SENSIBLE: Style = { resale: 4.4, freight: 6.5, share: [60, 85], idle: 0 };

/** Who might sit opposite, how often that is to be expected of a stranger, and how much each does in a turn. */
export const ZOO: readonly { readonly style: Style; readonly usual: number; readonly pace: number }[] = [
  { style: SENSIBLE, usual: 40, pace: 1.3 },
  { style: { resale: 3.4, freight: 5.2, share: [50, 85], idle: 10 }, usual: 22, pace: 1.1 },
  { style: { resale: 2.4, freight: 4.2, share: [35, 75], idle: 25 }, usual: 18, pace: 0.8 },
  { style: { resale: 1.6, freight: 2.6, share: [10, 60], idle: 70 }, usual: 10, pace: 0.2 },
  { style: { resale: 1.6, freight: 2.6, share: [0, 1000], idle: 60 }, usual: 10, pace: 0.2 },
];
