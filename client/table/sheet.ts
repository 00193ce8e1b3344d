/** What lies over the board on a phone. */
export const SHEETS = ['none', 'log', 'chat', 'seats'] as const;
export type Sheet = (typeof SHEETS)[number];
