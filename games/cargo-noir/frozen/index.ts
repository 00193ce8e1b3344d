/** The rules of Cargo Noir in earlier versions, as "quayside freeze" kept them. */
import type { Frozen } from '../../../core/frozen.ts';
import type { CargoNoir, View } from '../rules/types.ts';

export const frozen: Frozen<CargoNoir> = {
  1: {
    load: async () => (await import('./1.mjs')).cargoNoir,
    today: (view) => view as View,
  },
};
