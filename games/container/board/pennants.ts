/** The pennants of the seats as paths, for drawings: the shapes of client/kit/Pennant.svelte. */
import type { SeatLook } from '../../../client/kit/board.ts';

export const PENNANTS: Readonly<Record<SeatLook['colour'], string>> = {
  blue: 'M0 0 18 6 0 12Z',
  red: 'M0 0H18L12 6 18 12H0Z',
  yellow: 'M0 0H15V12H0Z',
  green: 'M0 0H9A6 6 0 0 1 9 12H0Z',
  purple: 'M0 0H16V12L8 8 0 12Z',
};
