/** What each seat has of the win in the end: those who come first share it. */
export function winShares(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
