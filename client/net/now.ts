/** The time of this device, which no longer jumps back once the page is open. */
import { steadyClock } from '../../protocol/steady-clock.ts';

export const steadyNow = steadyClock(
  () => Date.now(),
  () => performance.now(),
);
