/** Broken promise of ours, never a player's mistake: the table stops and its log stays intact. */
export function invariant(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`invariant broken: ${what}`);
}
