/** Figures as people read them. */

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

export function bytes(count: number): string {
  let [value, unit] = [count, 0];
  while (value >= 1000 && unit < UNITS.length - 1) [value, unit] = [value / 1000, unit + 1];
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}

/** "1 passkey", "2 passkeys". */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
