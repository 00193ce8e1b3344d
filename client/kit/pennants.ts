/** The shapes of the pennants, 18 by 12, hoisted at the left: a seat is known by colour and shape. */
import type { SeatLook } from './board.ts';

export const PENNANTS: Readonly<Record<SeatLook['colour'], string>> = {
  blue: 'M0 0 18 6 0 12Z',
  red: 'M0 0H18L12 6 18 12H0Z',
  yellow: 'M0 0H15V12H0Z',
  green: 'M0 0H9A6 6 0 0 1 9 12H0Z',
  purple: 'M0 0H16V12L8 8 0 12Z',
};
