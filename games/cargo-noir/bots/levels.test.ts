/** The levels: what they may know, that their parts agree with the rules, and moves that are surely best. */
import { describe, expect, test } from 'vitest';
import { type Chance, seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { ACTIONS } from '../rules/actions/index.ts';
import { bestSets, exchanges } from '../rules/exchange.ts';
import { cargoNoir } from '../rules/index.ts';
import { CARDS, TOKEN_KINDS } from '../rules/tables.ts';
import { table } from '../rules/testing.ts';
import { BASE, trial } from '../rules/trial.ts';
import type { Move, Options, State, View } from '../rules/types.ts';
import { hoardOf, worthOfGoods } from './hoard.ts';
import { bots } from './index.ts';
import { lastShips, lastTrade } from './last-round.ts';
import { mindFor, readMinds, writeMinds } from './minds.ts';
import { asTrade, purchases } from './purchases.ts';
import { featuresOf, stanceOf } from './stance.ts';
import { future } from './value.ts';
import { WEIGHTS } from './weights.ts';

const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;

const choose = (name: string, view: View, seat: Seat, seed: string, nodes = 60): Move =>
  bots[name]!.choose(view, seat, [], { nodes, chance: seeded(seed) }) as Move;

/** Positions of games in which quick bots and chance take turns. */
function positions(seats: number, seed: string, options: Options = BASE): State[] {
  const luck = seeded(seed);
  const state = cargoNoir.start(options, seats, luck);
  const found: State[] = [];
  for (let [seat] = cargoNoir.toAct(state); seat !== undefined; [seat] = cargoNoir.toAct(state)) {
    found.push(cargoNoir.clone(state));
    const move =
      luck.draw(4) === 0
        ? cargoNoir.sample(state, seat, luck)
        : choose('medium', state, seat, `${seed}/${found.length}`);
    cargoNoir.apply(state, seat, move, luck);
  }
  return found;
}

// The whole number is a command: POSITIONS=10000 npx vitest run games/cargo-noir/bots/levels.test.ts
const WANTED = Number(process.env['POSITIONS'] ?? 90);

test('1.4 what a bot does depends on nothing that is hidden from its seat', { timeout: 3_600_000 }, () => {
  let seen = 0;
  for (let game = 0; seen < WANTED; game++) {
    for (const state of positions(2 + (game % 4), `hidden ${game}`)) {
      const seat = state.turn;
      const before = JSON.stringify(state);
      const other = cargoNoir.guess(cargoNoir.view(state, seat), seat, seeded(`other ${seen}`));
      for (const name of seen % 10 === 0 ? LEVELS : (['easy', 'medium'] as const)) {
        const move = choose(name, cargoNoir.view(state, seat), seat, `${seen}`, 40);
        expect(choose(name, cargoNoir.view(other, seat), seat, `${seen}`, 40)).toEqual(move);
        expect(cargoNoir.check(state, seat, move)).toBeUndefined();
      }
      expect(JSON.stringify(state)).toBe(before);
      if (++seen >= WANTED) return;
    }
  }
});

test('every level plays legally with other prints and rules', () => {
  for (const [name, options] of Object.entries(trial.optionSets)) {
    for (const [at, state] of positions(3, name, options).entries()) {
      if (at % 7 !== 0) continue;
      for (const level of LEVELS)
        expect(cargoNoir.check(state, state.turn, choose(level, state, state.turn, 'x'))).toBeUndefined();
    }
  }
});

test('the smallest budget is enough for a move', () => {
  const [state] = positions(2, 'budget');
  expect(cargoNoir.check(state!, state!.turn, choose('expert', state!, state!.turn, 'x', 1))).toBeUndefined();
});

describe('what goods are worth', () => {
  const randomGoods = (chance: Chance): number[] => {
    const goods = new Array<number>(TOKEN_KINDS).fill(0);
    const kinds = 1 + chance.draw(9);
    for (let n = chance.draw(13); n > 0; n--) goods[chance.draw(kinds)]!++;
    goods[TOKEN_KINDS - 1] = chance.draw(3);
    return goods;
  };

  test('5.1, 5.2 is what the rules say', () => {
    const chance = seeded('worth');
    for (let i = 0; i < 300; i++) {
      const goods = randomGoods(chance);
      expect(worthOfGoods(goods), goods.join()).toBe(bestSets(goods).at(-1)?.worth);
    }
  });

  test('does not depend on the names of the goods', () => {
    const chance = seeded('names');
    for (let i = 0; i < 50; i++) {
      const goods = randomGoods(chance);
      const renamed = [...goods.slice(0, -1).reverse(), goods.at(-1)!];
      expect(hoardOf(renamed)).toBe(hoardOf(goods));
    }
  });
});

describe('purchases', () => {
  test('5.3 are legal, and none of the rules brings more points in the last round', () => {
    const model = mindFor(3)!.model;
    for (const state of positions(3, 'trades').filter(({ phase }) => phase === 'trade')) {
      const seat = state.turn;
      const ways = purchases(state, seat, model, false);
      for (const way of ways.filter((_, at) => at % 20 === 0)) {
        const move = asTrade(state, seat, model, way, false);
        expect(ACTIONS.trade.check(state, seat, move), JSON.stringify(move)).toBeUndefined();
      }
      if (state.round < 11) continue;
      const most = Math.max(...exchanges(state, seat).map(({ points }) => points));
      expect(Math.max(...ways.map(({ worth }) => worth))).toBe(most);
    }
  });
});

describe('weights', () => {
  test('are there for every table, and are read as they were written', () => {
    const minds = readMinds(WEIGHTS);
    expect([...minds.keys()]).toEqual([2, 3, 4, 5]);
    expect(writeMinds(minds)).toBe(WEIGHTS);
    expect(WEIGHTS.length).toBeLessThan(120_000);
  });

  test('that are damaged are left out, and those for other rules or features too', () => {
    const readable = (text: string): number[] => [...readMinds(text).keys()];
    expect(readable('')).toEqual([]);
    expect(readable(WEIGHTS.replace('rules 2', 'rules 1'))).toEqual([]);
    expect(readable(WEIGHTS.replace('tokens, ', ''))).toEqual([]);
    expect(readable(WEIGHTS.replace(/contest -?\d+/, 'contest x'))).toEqual([3, 4, 5]);
    expect(readable(WEIGHTS.slice(0, -500))).toEqual([2, 3, 4]);
  });

  test('stand in the order of the features', () => {
    const { model } = mindFor(3)!;
    for (const state of positions(3, 'features').slice(40, 60)) {
      const stance = stanceOf(state, 0);
      const line = model.away[5]!;
      const sum = featuresOf(stance).reduce((all, x, i) => all + x * line.weights[i]!, 0);
      expect(future(line, stance)).toBeCloseTo(sum, 9);
    }
  });
});

describe('moves that are surely best', () => {
  /** What a level that looks ahead does here, with several lucks. */
  const always = (state: State, level = 'expert'): Move[] =>
    ['a', 'b', 'c'].map((seed) => choose(level, state, state.turn, seed, 200));

  test('7.2 in the last round coins fill up for the dearest card', () => {
    const t = lastTrade();
    for (const level of LEVELS) {
      for (const move of always(t.state, level)) {
        const bought = move.type === 'trade' ? CARDS.filter((_, i) => move.cards[i]! > 0) : [];
        expect(bought).toEqual(['militia']);
      }
    }
  });

  test('4.4 in the last round a ship above a rival keeps him from his cargo', () => {
    const t = lastShips();
    for (const move of always(t.state))
      expect(move).toMatchObject({ type: 'send', stacks: [3, 0, 0, 0, 0, 0, 0, 0] });
  });

  test('4.3 the token that completes a set is swapped for', () => {
    const t = table(
      {},
      { seats: 2, round: 10, market: 'gold, 5 art', anna: { goods: '7 gold, cars', market: 1 } },
    );
    for (const move of always(t.state)) expect(move).toEqual({ type: 'swap', give: 'cars', take: 'gold' });
  });

  test('4.6 nobody raises in his last turn', () => {
    const t = table(
      {},
      {
        seats: 2,
        round: 11,
        anna: { coins: 9, ports: { rotterdam: 1 } },
        bernard: { ports: { rotterdam: 2 } },
      },
    );
    for (const level of LEVELS)
      for (const move of always(t.state, level))
        expect(move).toEqual({ type: 'withdraw', port: 'rotterdam' });
  });
});
