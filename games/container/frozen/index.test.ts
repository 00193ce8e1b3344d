/** Views of earlier versions, as today's boards and bots read them. */
import { expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { filling, warehousesOf } from '../rules/outlook.ts';
import type { View } from '../rules/types.ts';
import { frozen } from './index.ts';

test('4.11 in version 1 warehouses were counted: they stand on the first spaces', async () => {
  const { load, today } = frozen[1]!;
  const game = await load();
  const options = game.decode.options.decode({});
  if (options.fault) throw new Error(options.fault.code);
  const chance = seeded('counted');
  const state = game.start(options.value, 4, chance);
  let most = 0;
  for (let moves = 0; moves < 400 && !game.outcome(state); moves++) {
    const [seat = 0] = game.toAct(state);
    const before = game.view(state, 'table') as { readonly warehouses: readonly number[] };
    const view: View = today(before);
    for (const [owner, count] of before.warehouses.entries()) {
      expect(filling(view, 'harbour', owner).room).toBe(count);
      expect(warehousesOf(view, owner)).toEqual([
        ...Array(count).fill('shed'),
        ...[4, 5, 6, 7].slice(count - 1),
      ]);
      most = Math.max(most, count);
    }
    game.apply(state, seat, game.sample(state, seat, chance), chance);
  }
  expect(most).toBeGreaterThan(3);
});

test('9.5, 14.9 what could be chosen only later is as it was then', () => {
  const view = { options: { edition: 'anniversary', forcedLoan: true }, warehouses: [] };
  expect(frozen[1]!.today(view).options).toEqual({
    edition: 'anniversary',
    forcedLoan: true,
    buyMoored: 'yes',
    cargoShields: false,
  });
});
