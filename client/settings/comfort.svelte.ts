/** How the table behaves on this device; kept here, for a phone wants other things than a desk. */
import { prefersReducedMotion } from 'svelte/motion';
import { pace } from '../kit/pace.ts';

export const SPEEDS = ['calm', 'usual', 'quick', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much longer than usual things are under way. */
const LONGER: Readonly<Record<Speed, number>> = { calm: 1.8, usual: 1, quick: 0.55, none: 0 };

const KEPT = { sound: 'quayside.sound', speed: 'quayside.speed', confirm: 'quayside.confirm' } as const;
const [YES, NO] = ['yes', 'no'];

class Comfort {
  /** Phones are silent until they are told otherwise. */
  sound = $state(flag(KEPT.sound, matchMedia('(pointer: fine)').matches));
  speed = $state<Speed>(SPEEDS.find((speed) => speed === localStorage.getItem(KEPT.speed)) ?? 'usual');
  confirm = $state(flag(KEPT.confirm, true));

  constructor() {
    pace.longer = this.longer;
  }

  get motion(): boolean {
    return this.speed !== 'none' && !prefersReducedMotion.current;
  }

  get longer(): number {
    return LONGER[this.speed];
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem(KEPT.sound, on ? YES : NO);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    pace.longer = this.longer;
    localStorage.setItem(KEPT.speed, speed);
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    localStorage.setItem(KEPT.confirm, on ? YES : NO);
  }
}

function flag(key: string, usual: boolean): boolean {
  const kept = localStorage.getItem(key);
  return kept === null ? usual : kept === YES;
}

export const comfort = new Comfort();
