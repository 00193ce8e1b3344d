/** Motion in a component: whenever the view changes, pieces go from where they lay to where they lie. */
import { tick, untrack } from 'svelte';
import type { Leg } from './legs.ts';
import { type Lies, lyingIn } from './lying.ts';
import { follow, type Pace, settle } from './motion.ts';
import { Rest } from './rest.ts';

interface Moving extends Pace {
  /** Where the pieces are; nowhere, as long as nobody should see them move. */
  readonly board: () => Element | undefined;
  readonly view: () => unknown;
  /** Is told what went where. */
  readonly went?: (legs: readonly Leg[]) => void;
}

export function movePieces({ board, view, went, ...pace }: Moving): void {
  const rest = new Rest();
  let before: Lies | undefined;
  $effect.pre(() => {
    view();
    untrack(() => {
      const now = board();
      before = now && (rest.end(now) ?? lyingIn(now));
    });
  });
  $effect(() => {
    view();
    // What is watched part by part (seldom.svelte.ts) is drawn in a second round, after the effects of the first.
    void tick().then(show);
  });
  $effect(() => () => rest.stop());

  async function show(): Promise<void> {
    const now = board();
    const last = before;
    if (now) settle(now);
    if (!now || !last) return went?.([]);
    const lying = lyingIn(now, rest.since(last));
    const legs = follow(now, last, lying, pace);
    went?.(legs);
    await tick();
    // Unless the next move is being drawn already.
    if (before === last) rest.begin(now, lying);
  }
}
