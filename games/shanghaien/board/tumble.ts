/** Dice tumble when they are thrown, the bell swings when Shanghai is called. */
import type { Event } from '../rules/types.ts';
import { has } from './arrival.ts';

const ROLL: KeyframeAnimationOptions = { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };
const SWING: KeyframeAnimationOptions = { duration: 700, easing: 'ease-in-out' };

export function tumble(board: Element, events: readonly Event[]): void {
  const dice = [...board.querySelectorAll('[data-tumble]')];
  if (has(events, 'rolled')) roll(dice);
  // Of a double the second die is thrown again (rule 10.2).
  if (has(events, 'rerolledOne')) roll(dice.slice(1));
  if (has(events, 'called')) swing(board);
}

function roll(dice: readonly Element[]): void {
  for (const [i, die] of dice.entries()) {
    die.animate({ rotate: [`${i % 2 ? 540 : -540}deg`, '0deg'], scale: ['0.7', '1.12', '1'] }, ROLL);
  }
}

function swing(board: Element): void {
  const rotate = ['0deg', '24deg', '-20deg', '14deg', '-8deg', '0deg'];
  board.querySelector('[data-bell]')?.animate({ rotate }, SWING);
}
