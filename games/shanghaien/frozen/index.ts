/** The rules of Shanghaien in earlier versions, as "quayside freeze" kept them. */
import type { Frozen } from '../../../core/frozen.ts';
import type { Shanghaien, View } from '../rules/types.ts';

export const frozen: Frozen<Shanghaien> = {
  1: {
    load: async () => (await import('./1.mjs')).shanghaien,
    today: (view) => view as View,
  },
};
