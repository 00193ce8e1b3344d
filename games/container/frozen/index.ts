/** The rules of Container in earlier versions, as "quayside freeze" kept them. */
import type { Frozen } from '../../../core/frozen.ts';
import type { Container, View } from '../rules/types.ts';

export const frozen: Frozen<Container> = {
  1: {
    load: async () => (await import('./1.mjs')).container,
    today: (view) => view as View,
  },
};
