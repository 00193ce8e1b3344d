/** A clock that no one sets back: deadlines are points in time, and would move away from those who wait for them. */

/**
 * Follows the wall clock ahead, as after a sleep, but goes on by itself where that is set back. `wall` is the time of
 * day, `elapsed` what has passed since some moment, by a clock that nobody sets; both in milliseconds.
 */
export function steadyClock(wall: () => number, elapsed: () => number): () => number {
  let ahead = Number.NEGATIVE_INFINITY;
  return () => {
    const passed = elapsed();
    ahead = Math.max(ahead, wall() - passed);
    return Math.round(passed + ahead);
  };
}
