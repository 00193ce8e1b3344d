/** Shares of the win. */

/** What each seat has of it in the end: those who come first share it. */
export function winShares(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** Raised to a power and made a whole again: a power below 1 makes them less bold. */
export function tempered(shares: readonly number[], power: number): number[] {
  const raised = shares.map((share) => share ** power);
  const whole = raised.reduce((a, b) => a + b, 0);
  return raised.map((share) => share / whole);
}
