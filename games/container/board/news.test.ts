import { describe, expect, test } from 'vitest';
import { table } from '../rules/testing.ts';
import type { EventOf } from '../rules/types.ts';
import { fitted, planBoard } from './layout.ts';
import { emptiedIn, paymentsIn, placesIn } from './news.ts';
import { rectOf } from './places.ts';

test('payments are added up by seat', () => {
  const events = [
    { type: 'interest', seat: 0, paid: 2, owed: 0 },
    { type: 'bought', seat: 0, seller: 2, goods: [1], cost: 3 },
    { type: 'produced', seat: 1, made: [1], boss: 0 },
    { type: 'accepted', seat: 2, winner: 1, amount: 7 },
  ] as const;
  expect(paymentsIn(events, 3)).toEqual([-2 - 3 + 1, -1 - 7, 3 + 14]);
});

test('one looks where something happened, once', () => {
  const events = [
    { type: 'bought', seat: 0, seller: 2, goods: [1], cost: 3 },
    { type: 'priced', seat: 0, store: 'harbour', cells: [1] },
    { type: 'turn', seat: 1 },
  ] as const;
  expect(placesIn(events)).toEqual(['factory-2', 'harbour-0']);
});

describe('4.11 a building that was seized', () => {
  const warehouse = {
    type: 'buildingSeized',
    seat: 1,
    by: 0,
    machine: null,
    space: 3,
    loanSettled: true,
  } as const;
  const machine = { ...warehouse, machine: 'tan', space: 2 } as const;
  const { state } = table({}, { seats: 3, bernard: { warehouses: 5 } });
  const plan = planBoard(fitted({ width: 1200, height: 800, seats: 3, near: 0, bank: false }).stage);

  test('is missed on the space where it stood', () => {
    expect(placesIn([warehouse, machine])).toEqual(['harbour-1-3', 'factory-1-2']);
    const [harbour, factory] = plan.ports[1]!.blocks;
    for (const [place, { slots }] of [
      ['harbour-1-3', harbour],
      ['factory-1-2', factory],
    ] as const) {
      const space = Number(place.at(-1));
      const rect = rectOf(place, plan, state)!;
      const within = slots.filter(({ x }) => x > rect.x && x < rect.x + rect.w);
      expect(within).toEqual([slots[space]]);
    }
  });

  test('is missed even where pieces are seen to move; a loan that is settled is no payment', () => {
    expect(emptiedIn([{ type: 'turn', seat: 1 }, warehouse])).toEqual(['harbour-1-3']);
    expect(paymentsIn([warehouse], 3)).toEqual([0, 0, 0]);
  });

  test('stood anywhere in its store in version 1, which did not say', () => {
    const { space: _, loanSettled: __, ...unnamed } = warehouse;
    const places = placesIn([unnamed as EventOf<'buildingSeized'>]);
    expect(places).toEqual(['harbour-1']);
    expect(rectOf(places[0]!, plan, state)).toEqual(plan.ports[1]!.blocks[0].rect);
  });
});
