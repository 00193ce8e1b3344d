/**
 * Svelte asks everything that may hang on a change whether it does: with every move, that is everything made of the
 * view. Who looks at one of these instead is asked only once it has changed itself.
 */
import { untrack } from 'svelte';

class Kept<T> {
  current: T = $state.raw() as T;

  constructor(first: T) {
    this.current = first;
  }
}

/** What is made of things that change with every move, yet hardly ever changes itself. */
export function seldom<T>(make: () => T): { readonly current: T } {
  const kept = new Kept(untrack(make));
  $effect.pre(() => {
    kept.current = make();
  });
  return kept;
}

/** A view whose parts are looked at one by one. It always has the same parts. */
export function inParts<T extends object>(view: () => T): T {
  const first = Object.entries(untrack(view));
  const parts = new Map(first.map(([name, part]) => [name, new Kept<unknown>(part)]));
  $effect.pre(() => {
    const now = view();
    for (const [name, kept] of parts) kept.current = now[name as keyof T];
  });
  const looks = [...parts].map(([name, kept]) => [name, { enumerable: true, get: () => kept.current }]);
  return Object.defineProperties({} as T, Object.fromEntries(looks));
}
