/**
 * What is made of things that change with every move, yet hardly ever changes itself. Svelte asks everything that may
 * hang on a change whether it does; who looks at this instead is asked only once it has changed.
 */
import { untrack } from 'svelte';

export function seldom<T>(make: () => T): { readonly current: T } {
  let current = $state.raw(untrack(make));
  $effect.pre(() => {
    current = make();
  });
  return {
    get current() {
      return current;
    },
  };
}
