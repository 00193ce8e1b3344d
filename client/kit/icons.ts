/** Each icon is one line of ink. */
export const ICONS = {
  caret: 'M5 8l5 5 5-5',
  sun: 'M2 14h16M5 14a5 5 0 0 1 10 0M10 3v3M3.5 6.5l2 2M16.5 6.5l-2 2M5 17h10',
  moon: 'M15 11.5A6.5 6.5 0 0 1 7.5 3.200a6.5 6.5 0 1 0 7.5 8.300zM4 18h12',
  device: 'M2.5 4h15v9.5h-15zM7 17h6M10 13.5V17',
  glass: 'M5 2h10M5 18h10M6 2c0 5 3 5.5 4 8 1-2.5 4-3 4-8M6 18c0-5 3-5.5 4-8 1 2.5 4 3 4 8',
  mail: 'M2.5 5h15v10.5h-15zM2.5 5.5L10 11l7.5-5.5',
  anchor: 'M10 6a2 2 0 1 1 0-4a2 2 0 0 1 0 4v12M6 9h8M3 12c.5 4 3.5 6 7 6s6.5-2 7-6',
  eye: 'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10zM10 12.5a2.5 2.5 0 1 1 0-5a2.5 2.5 0 0 1 0 5',
  light: 'M4 18h12M7 18l1-9h4l1 9M8 9V5h4v4M10 2v2M3 5l3 1M17 5l-3 1',
  again: 'M4 10a6 6 0 1 1 2 4.5M4 16v-4h4',
  search: 'M8.5 14a5.5 5.5 0 1 1 0-11a5.5 5.5 0 0 1 0 11M12.5 12.5L17.5 17.5',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  done: 'M3.5 10.5l4.5 4.5 8.5-10',
} as const;

export type IconName = keyof typeof ICONS;
