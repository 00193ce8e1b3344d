/** What the next machine or warehouse costs, in a list of choices. */
import type { ChoiceAt, GameText } from '../../../text/game-text.ts';
import { type Building, machinesOf, warehousesOf } from '../rules/outlook.ts';
import type { Colour } from '../rules/tables.ts';
import type { Container, View } from '../rules/types.ts';

export interface BuildingWords {
  readonly warehouse: (cost: number) => string;
  readonly machine: (colour: Colour, cost: number) => string;
}

/** The price on the next empty space (rule 6.1). */
const costOf = (spaces: readonly Building[]): number =>
  spaces.find((space): space is number => typeof space === 'number') ?? 0;

export function buildingsWith(words: BuildingWords): NonNullable<GameText<Container>['choices']> {
  return {
    buildWarehouse: (_, { view, seat }: ChoiceAt<View>) => words.warehouse(costOf(warehousesOf(view, seat))),
    buildMachine: ({ colour }, { view, seat }: ChoiceAt<View>) =>
      words.machine(colour, costOf(machinesOf(view, seat))),
  };
}
