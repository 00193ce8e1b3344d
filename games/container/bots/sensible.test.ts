/** What a sensible player does in the steps that are no action. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { container } from '../rules/index.ts';
import { ANNA, BERNARD, type Holding, type Table, table } from '../rules/testing.ts';
import type { Options } from '../rules/types.ts';
import { bots } from './index.ts';

const choose = (t: Table, seat: Seat) =>
  bots['sensible']!.choose(container.view(t.state, seat), seat, [], { nodes: 0, chance: seeded('own') });

/** Anna has sold her cargo on the island for $10 from Bernard and has so much then. */
function sold(cash: number, supply = {}): Table {
  const t = table(
    {},
    { seats: 3, anna: { loans: 1, cash: cash - 20, cargo: 'tan' }, bernard: { cash: 30 }, supply },
  );
  t.state.ending = 'black' in supply;
  t.anna.sails('island');
  t.bernard.bids(10);
  t.clara.bids(0);
  t.anna.accepts(BERNARD);
  return t;
}

describe('after the auction', () => {
  test('10.7 repays from plenty', async () => {
    expect(await choose(sold(26), ANNA)).toEqual({ type: 'repay' });
    expect(await choose(sold(20), ANNA)).toEqual({ type: 'repay' });
  });

  test('10.7 keeps what it needs to trade, but not in the last turn', async () => {
    const poor = table({}, { seats: 3, anna: { loans: 1, cash: 1, cargo: 'tan' }, bernard: { cash: 30 } });
    poor.anna.sails('island');
    poor.bernard.bids(5);
    poor.clara.bids(0);
    poor.anna.accepts(BERNARD);
    expect(await choose(poor, ANNA)).toEqual({ type: 'pass' });
    poor.state.ending = true;
    expect(await choose(poor, ANNA)).toEqual({ type: 'repay' });
  });
});

test('11.2, 12.4 in the last turn it repays before it passes', async () => {
  const t = table(
    {},
    {
      seats: 3,
      anna: { loans: 2, cash: 11, ship: 'island', harbour: 'tan $2' },
      supply: { black: 0, white: 0 },
    },
  );
  t.state.ending = true;
  t.state.produced = true;
  t.state.actions = 1;
  for (let moves = 0; t.waitsFor === 'Anna' && moves < 5; moves++) {
    const move = await choose(t, ANNA);
    container.apply(t.state, ANNA, move, seeded(moves));
  }
  expect(t.anna.loans).toBe(1);
});

test('4.11 of another’s buildings it takes the one that costs most to build again', async () => {
  const due = (bernard: Holding, options: Partial<Options> = {}) => {
    const t = table(options, { bernard: { loans: 2, cash: 1, factory: '', ...bernard } });
    t.anna.passes();
    return choose(t, ANNA);
  };
  expect(await due({ warehouses: 5 })).toEqual({ type: 'seizeBuilding', machine: null, space: 4 });
  expect(await due({ warehouses: 5, machines: ['brown', 'tan', 'black'] })).toEqual({
    type: 'seizeBuilding',
    machine: 'black',
    space: 2,
  });
  expect(await due({ island: 'tan, white' })).toEqual({ type: 'seizeGoods', place: 'island', colour: 'tan' });
});
