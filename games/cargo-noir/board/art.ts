/** The drawings: goods on 24 by 24, cards on 40 by 26. What cuts lets the ground show through. */
import type { Card, Token } from '../rules/tables.ts';

export interface Shape {
  readonly d: string;
  readonly cut?: true;
}

export const MARKS: Readonly<Record<Token, readonly Shape[]>> = {
  alcohol: [
    {
      d: 'M10 2h4v5c0 1.6 3 2.6 3 5.6V21a1.2 1.2 0 0 1-1.2 1.2H8.2A1.2 1.2 0 0 1 7 21v-8.4C7 9.6 10 8.6 10 7z',
    },
    { d: 'M7 14h10v5H7z', cut: true },
  ],
  arms: [
    { d: 'M2 6.5h18.5l1.5 1v3.5h-9.5l-.6 2.5c-.2.9-.8 1.3-1.7 1.3H8.6L7 20.5H2.6L5 11.5 2 10z' },
    { d: 'M9.3 11.2h2l-.4 1.7H8.9z', cut: true },
  ],
  art: [
    { d: 'M3 3h18v18H3z' },
    { d: 'M5.5 5.5h13v13h-13z', cut: true },
    { d: 'M6.5 17.5l4-7 2.8 4.4 1.7-2 2.5 4.6zM15.7 7a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z' },
  ],
  cars: [
    { d: 'M1 12.5l2.5-1.5 4-4.5h7.5l4 4 4-.8v6.3H1z' },
    { d: 'M3.6 16.3a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0z' },
    { d: 'M14.6 16.3a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0z' },
    { d: 'M6.5 11l2.3-2.8h2.4V11zM12.6 8.2h1.9L17 11h-4.4z', cut: true },
    { d: 'M5.4 16.3a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z', cut: true },
    { d: 'M16.4 16.3a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z', cut: true },
  ],
  cigars: [
    { d: 'M2.5 17.3L16 9.5a2.7 2.7 0 0 1 2.7 4.7L5.2 22a2.7 2.7 0 0 1-2.7-4.7z' },
    { d: 'M7 14.7l2.2-1.3 2.7 4.7-2.2 1.3z', cut: true },
    { d: 'M19 8.5c-2-2 1-3 0-6 3 2 .8 3.5 2 6z' },
  ],
  ivory: [
    { d: 'M5.5 1.5C4 12 9.5 18.5 22.5 21 8 24.5-1 15 1.2 2.5z' },
    { d: 'M13.5 1.5C12.5 7.5 16 11.5 23 13.5 13 16.5 7.5 10.5 9.2 2.5z' },
  ],
  jewels: [
    { d: 'M6.5 4h11L22 9.5 12 21 2 9.5z' },
    { d: 'M3.8 9h16.4v1.2H3.8zM8.3 10.2h1.2L12 18l2.5-7.8h1.2L12 20z', cut: true },
  ],
  gold: [
    { d: 'M8.3 5h7.4l2 6.5H6.3zM3.3 13h6.9l1.6 6.5H1.5zM13.8 13h6.9l1.8 6.5H12.2z' },
    { d: 'M9.6 6.5h4.8l.4 1.3H9.2zM4.5 14.5h4.3l.4 1.3H4.1zM15 14.5h4.3l.4 1.3h-5.1z', cut: true },
  ],
  uranium: [
    { d: 'M9.7 12a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z' },
    {
      d: 'M10 8.5L6 1.7a12 12 0 0 1 12 0l-4 6.8a4 4 0 0 0-4 0zM16 12h7.8a12 12 0 0 1-5.9 10.3L14 15.5A4 4 0 0 0 16 12zM8 12H.2a12 12 0 0 0 5.9 10.3L10 15.5A4 4 0 0 1 8 12z',
    },
  ],
  wild: [
    { d: 'M6.5 13.5C6.5 7 8 4 9.5 4c1 0 1.5.8 2.5.8S13.5 4 14.5 4c1.5 0 3 3 3 9.5z' },
    { d: 'M1 14.5c3 3.8 19 3.8 22 0-.3 3.8-5 6-11 6s-10.7-2.2-11-6z' },
    { d: 'M6.4 11.5h11.2l.2 2.5H6.2z', cut: true },
  ],
};

/** What cuts a card's picture is drawn as a line. */
export const PICTURES: Readonly<Record<Card, readonly Shape[]>> = {
  ship: [{ d: 'M3 16h30l4-3-3 11H7zM7 16V9h8v7z' }, { d: 'M19 15h4v-4h-4zM25 15h4v-4h-4z', cut: true }],
  warehouse: [{ d: 'M4 24V11L20 3l16 8v13z' }, { d: 'M10 24V14h20v10M10 17.5h20M10 21h20', cut: true }],
  syndicate: [
    { d: 'M8 10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' },
    { d: 'M22 10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' },
    { d: 'M4 25c0-12 18-12 18 0zM18 25c0-12 18-12 18 0z' },
  ],
  villa: [
    { d: 'M5 24V12h13V6h17v18z' },
    { d: 'M9 16h5v4H9zM22 10h4v4h-4zM29 10h3v4h-3zM23 24v-6h6v6', cut: true },
  ],
  yacht: [{ d: 'M4 18h32l-5 6H9zM19 2v14H8zM22 6v10h10z' }],
  bar: [{ d: 'M8 4h24L21 15v7h6v2H13v-2h6v-7z' }, { d: 'M13 8h14', cut: true }],
  club: [{ d: 'M17 3l14-1v16a4.5 4 0 1 1-3-4V8l-8 .7V21a4.5 4 0 1 1-3-4z' }],
  show: [{ d: 'M20 2l3.5 7.5 8.5 1-6.2 5.7 1.7 8.3L20 20.3l-7.5 4.2 1.7-8.3L8 10.5l8.5-1z' }],
  paparazzi: [
    { d: 'M5 8h8l2-4h10l2 4h8v16H5z' },
    { d: 'M14.5 15.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z', cut: true },
    { d: 'M17.5 15.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z' },
  ],
  militia: [
    { d: 'M20 2l13 4v8c0 6-6 9-13 11C13 23 7 20 7 14V6z' },
    { d: 'M12 12l8 4 8-4M12 16l8 4 8-4', cut: true },
  ],
  cronies: [{ d: 'M12 8c0-6 16-6 16 0zM7 8h26v2H7zM13 12h14c0 6-3 8-7 8s-7-2-7-8zM9 25c3-4 19-4 22 0z' }],
  bank: [{ d: 'M4 9L20 2l16 7v2H4zM7 13h4v8H7zM14.5 13h4v8h-4zM21.5 13h4v8h-4zM29 13h4v8h-4zM4 22h32v3H4z' }],
  principality: [{ d: 'M6 22L3 7l9 6 8-11 8 11 9-6-3 15z' }, { d: 'M7 18.5h26', cut: true }],
};

/** A crate with its corners cut, of this size. */
export function crate(size: number, inset = 0): string {
  const [a, b, c] = [inset, size - inset, inset + size * 0.14];
  const e = size - c;
  return `M${c} ${a}H${e}L${b} ${c}V${e}L${e} ${b}H${c}L${a} ${e}V${c}Z`;
}
