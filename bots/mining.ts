/** For tests that keep positions whose best move is sure. */

interface Depths {
  readonly glance: number;
  readonly deep: number;
}

/** Found three times: at a glance, which spares the rest most of the time, and twice for good. */
export async function foundAgain<T>(
  find: (nodes: number, time: number) => T | undefined | Promise<T | undefined>,
  isSame: (a: T, b: T) => boolean,
  { glance, deep }: Depths,
): Promise<T | undefined> {
  let found: T | undefined;
  for (const [time, nodes] of [glance, deep, deep].entries()) {
    const again = await find(nodes, time);
    if (again === undefined || (found !== undefined && !isSame(found, again))) return undefined;
    found = again;
  }
  return found;
}
