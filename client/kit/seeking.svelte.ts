/** Leads to the part of a board that is a player's, whenever somebody asks for it. */
import { tick, untrack } from 'svelte';
import type { BoardProps } from './board.ts';

interface Seeking {
  readonly props: () => Pick<BoardProps, 'sought' | 'motion'>;
  /** Where it lies, once it is there to be seen. */
  readonly part: (seat: number) => HTMLElement | SVGElement | null | undefined;
  /** Told first, to turn to it; what it returns is done before the next one is asked for. */
  readonly turn?: (seat: number) => (() => void) | undefined;
}

export function seekSeats({ props, part, turn }: Seeking): void {
  // What was asked for before the board was there has been shown.
  let last = untrack(props).sought;
  $effect(() => {
    const { sought } = props();
    if (!sought || sought === last) return undefined;
    last = sought;
    void tick().then(() => show(sought.seat));
    return untrack(() => turn?.(sought.seat));
  });

  function show(seat: number): void {
    const found = part(seat);
    found?.scrollIntoView({ block: 'center', behavior: untrack(props).motion ? 'smooth' : 'instant' });
    // Whoever reads on does so there.
    found?.focus({ preventScroll: true });
  }
}
