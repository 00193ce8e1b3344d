/** Tables of version 1 on today's board: what is pointed at becomes a move that version 1 knows. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { gameAt } from '../../versions.ts';
import { machinesOf, storeOf, warehousesOf } from '../rules/outlook.ts';
import { COLOURS } from '../rules/tables.ts';
import type { Move, View } from '../rules/types.ts';
import { movesAt, seizedSpace } from './drafting.ts';
import type { Target } from './targets.ts';

const SEATS = 3;
const [BLACK, BROWN, TAN] = [0, 1, 3];

async function version1() {
  const { game, today } = (await gameAt('container', 1))!;
  const options = game.decode.options.decode({ forcedLoan: false });
  if (options.fault) throw new Error(options.fault.code);
  return { game, options: options.value, see: (view: object): View => today!(view) as View };
}

/** Warehouses were counted. */
interface State1
  extends Record<'cash' | 'ledger' | 'loans' | 'warehouses' | 'machines' | 'factory', number[]> {
  readonly turn: Seat;
}

/** What can be pointed at, and seems to be what a move takes or sells. */
function* targetsOn(view: View): Generator<Target> {
  for (let seat = 0; seat < view.seats; seat++) {
    for (const [space, built] of warehousesOf(view, seat).entries())
      if (built === 'shed') yield { what: 'shed', seat, space };
    for (const [space, colour] of machinesOf(view, seat).entries())
      if (typeof colour === 'string' && colour !== 'shed') yield { what: 'plant', seat, colour, space };
    for (const store of ['factory', 'harbour'] as const)
      for (const [cell, n] of storeOf(view, store, seat).entries())
        if (n > 0) yield { what: 'box', store, seat, cell, nth: n - 1 };
    for (const colour of COLOURS) {
      yield { what: 'goods', place: 'island', seat, colour };
      yield { what: 'goods', place: 'ship', seat, colour };
    }
    yield { what: 'harbour', seat };
  }
  for (const colour of COLOURS) yield { what: 'machine', colour };
  for (const what of ['warehouse', 'sea', 'island', 'loan', 'repay'] as const) yield { what };
}

describe('a building is to be seized', async () => {
  const { game, options, see } = await version1();
  const state = game.start(options, SEATS, seeded('debts'));
  const { turn: neighbour, ...has } = state as State1;
  const debtor = (neighbour + 1) % SEATS;
  has.cash[debtor] = 1;
  has.ledger[debtor] = 1;
  has.loans[debtor] = 2;
  has.warehouses[debtor] = 4;
  has.factory.fill(0, 20 * debtor, 20 * debtor + 20);
  has.machines.splice(4 * debtor, 3, TAN, BROWN, BLACK);
  game.apply(state, neighbour, { type: 'pass' }, seeded('pass'));
  const own = game.view(state, neighbour);
  const view = see(own);
  const moves = [...game.moves(own, neighbour)] as Move[];
  const at = (target: Target) => movesAt(target, { view, you: neighbour, draft: null, moves });

  test('the last warehouse is the one that goes, and machines by their colour', () => {
    expect(view.phase).toBe('seize');
    expect(at({ what: 'shed', seat: debtor, space: 3 })).toEqual([{ type: 'seizeBuilding', machine: null }]);
    for (const space of [0, 1, 2]) expect(at({ what: 'shed', seat: debtor, space })).toEqual([]);
    expect(at({ what: 'plant', seat: debtor, colour: 'black', space: 2 })).toEqual([
      { type: 'seizeBuilding', machine: 'black' },
    ]);
  });

  test('it leaves from the space that was pointed at', () => {
    const [move] = at({ what: 'shed', seat: debtor, space: 3 }) as [Extract<Move, { type: 'seizeBuilding' }>];
    expect(seizedSpace(view, move)).toBe(3);
    const next = game.clone(state);
    game.apply(next, neighbour, move, seeded('seized'));
    expect(warehousesOf(see(game.view(next, neighbour)), debtor)).toEqual(['shed', 'shed', 'shed', 6, 7]);
  });
});

test('whatever is pointed at in a game becomes a move of version 1, or is refused', async () => {
  const { game, options, see } = await version1();
  const chance = seeded('pointing');
  const state = game.start(options, SEATS, chance);
  const seized = new Set<string>();
  for (let n = 0; n < 600 && !game.outcome(state); n++) {
    const [you = 0] = game.toAct(state);
    const own = game.view(state, you);
    const view = see(own);
    const moves = view.phase === 'seize' ? ([...game.moves(own, you)] as Move[]) : [];
    for (const target of targetsOn(view)) {
      for (const move of movesAt(target, { view, you, draft: null, moves })) {
        if (game.check(own, you, move)) continue;
        expect(game.decode.move.decode(move), JSON.stringify(move)).toEqual({ value: move });
        if (view.phase === 'seize') seized.add(move.type);
      }
    }
    game.apply(state, you, game.sample(own, you, chance), chance);
  }
  expect(seized.size).toBeGreaterThan(0);
});
