/** How long quiet hours may be: they stop a clock for which others wait. */
export const LONGEST_QUIET = 12;

/** From an hour of the day to another; the same hour twice means none. */
export const quietHours = (from: number, to: number): number => (to - from + 24) % 24;
