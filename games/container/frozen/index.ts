/** The rules of Container in earlier versions, as "quayside freeze" kept them. */
import type { Frozen } from '../../../core/frozen.ts';
import { WAREHOUSE_COSTS } from '../rules/tables.ts';
import type { Container, Options, View } from '../rules/types.ts';

interface View1 extends Omit<View, 'options'> {
  readonly options: Omit<Options, 'buyMoored' | 'cargoShields'>;
}

/** Warehouses were counted then, and stood on the first spaces; every ship could load where it lay. */
function from1(view: View1): View {
  return {
    ...view,
    options: { ...view.options, buyMoored: 'yes', cargoShields: false },
    warehouses: view.warehouses.flatMap((count) =>
      WAREHOUSE_COSTS.map((_, space) => (space < count ? 1 : 0)),
    ),
  };
}

export const frozen: Frozen<Container> = {
  1: {
    load: async () => (await import('./1.mjs')).container,
    today: (view) => from1(view as View1),
  },
};
