/** Tells moves apart: the same for the same move, in whichever order it names its parts. */
export const keyOf = (move: object): string =>
  JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
