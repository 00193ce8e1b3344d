/** Shares of the win, with nothing hidden. */
import type { State } from '../../rules/types.ts';
import { type Style, ZOO } from '../styles.ts';
import { hopes, type Net } from './net.ts';

/**
 * What strong players are like: choosier than the sensible bot. Of what was tried, the mean of what is said with these
 * styles came nearest to how games between them ended.
 */
const STRONG: readonly Style[] = ZOO.slice(1, 3).map(({ style }) => style);

/** Each seat's share if all play well. */
export function fairShares(net: Net, state: State): number[] {
  const said = STRONG.map((style) => hopes(net, state, new Array<Style>(state.seats).fill(style)).shares);
  return Array.from({ length: state.seats }, (_, seat) => mean(said.map((shares) => shares[seat]!)));
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
