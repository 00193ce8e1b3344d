import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import { untold } from '../../../core/telling.ts';
import { tryLaws } from '../../../core/try-laws.ts';
import { storiesIn } from '../../../tools/stories.mjs';
import { en } from '../text/en.ts';
import { fleet } from './flow.ts';
import { cargoNoir } from './index.ts';
import { cardsOf, PORT_COUNT, stackOf } from './places.ts';
import { RULE_OF } from './reasons.ts';
import { RULES, rounds } from './tables.ts';
import { ANNA, BERNARD, cards, goods, NO_STACKS, type Table, table } from './testing.ts';
import { trial } from './trial.ts';
import type { Event, Move, State } from './types.ts';

describe('a player whose time ran out', () => {
  const fallback = (t: Table) => cargoNoir.fallback(t.state, ANNA);

  test('4.2, 4.3, 4.4, 4.6 takes coins, then cargo, gives up, and draws', () => {
    const t = table(
      {},
      {
        anna: { cards: 'ship', casino: 1, market: 1, ports: { capeTown: 1, rotterdam: 1 } },
        bernard: { ports: { rotterdam: 2 } },
      },
    );
    expect(fallback(t)).toEqual({ type: 'casino' });
    t.anna.takesCoins();
    expect(fallback(t)).toEqual({ type: 'takeCargo', port: 'capeTown' });
    t.anna.takesCargo('capeTown', 'art');
    expect(fallback(t)).toEqual({ type: 'withdraw', port: 'rotterdam' });
    t.anna.withdraws('rotterdam');
    expect(fallback(t)).toEqual({ type: 'draw' });
  });

  test('5.6 trades nothing, and keeps what is wild', () => {
    const nothing = { type: 'trade', sets: [], coins: 0, cards: cards('') };
    const t = table({}, { anna: { goods: '6 gold' } });
    expect(fallback(t)).toEqual({ ...nothing, discard: goods('') });
    const full = table({}, { anna: { goods: '2 art, 4 gold, 3 wild' } });
    expect(fallback(full)).toEqual({ ...nothing, discard: goods('2 art, gold') });
  });

  test('5.6 throws away what is missed least, whatever its name', () => {
    const full = table({}, { anna: { goods: '5 alcohol, gold, uranium' } });
    expect(fallback(full)).toMatchObject({ cards: cards(''), discard: goods('gold') });
  });

  test('7.2, 7.3 in the last round buys the most points that goods and coins can pay for', () => {
    const anna = { goods: '4 jewels, wild', coins: 3 };
    expect(fallback(table({}, { round: 10, anna }))).toMatchObject({ cards: cards('') });
    const t = table({}, { round: 11, anna });
    expect(fallback(t)).toMatchObject({ cards: cards('show'), coins: 3, discard: goods('') });
  });

  test('6.1 sends all ships to the casino', () => {
    const t = table({}, { phase: 'send', anna: { cards: 'ship', ports: { rotterdam: 1 } } });
    expect(fallback(t)).toEqual({ type: 'send', casino: 3, market: 0, stacks: NO_STACKS });
  });

  test('7.1 can be left alone to the end', () => {
    for (const seats of [2, 3, 4, 5]) {
      const chance = seeded(seats);
      const state = cargoNoir.start(trial.optionSets['base']!, seats, chance);
      let moves = 0;
      for (let [seat] = cargoNoir.toAct(state); seat !== undefined; [seat] = cargoNoir.toAct(state)) {
        const move = cargoNoir.fallback(state, seat);
        expect(cargoNoir.check(state, seat, move)).toBeUndefined();
        cargoNoir.apply(state, seat, move, chance);
        moves++;
      }
      // Every round but the first three coins, a trade and, but for the very last, ships sent.
      expect(moves).toBe(seats + seats * (rounds(seats) - 1) * 5 - 1);
      // The coins of all rounds buy cards in the last.
      expect(state.cards.every((n) => n === 0)).toBe(false);
      expect(Math.max(...state.coins)).toBeLessThan(7 + 6 * (rounds(seats) - 1));
    }
  });
});

test('3.1 who is not asked has no move', () => {
  const t = table();
  expect([...cargoNoir.moves(t.state, BERNARD)]).toEqual([]);
  const over = table({}, { phase: 'over' });
  expect([...cargoNoir.moves(over.state, ANNA)]).toEqual([]);
  expect(cargoNoir.toAct(over.state)).toEqual([]);
  expect(() => cargoNoir.sample(over.state, ANNA, seeded(1))).toThrow('nobody asks');
});

/** Plays a random game and tells of every step. */
function randomGame(
  seed: number,
  seats: number,
  options: string,
  visit: (before: State, after: State, events: readonly Event[], move: Move) => void,
): void {
  const chance = seeded(seed);
  const state = cargoNoir.start(trial.optionSets[options]!, seats, chance);
  for (let [seat] = cargoNoir.toAct(state); seat !== undefined; [seat] = cargoNoir.toAct(state)) {
    const before = cargoNoir.clone(state);
    const events: Event[] = [];
    const move = cargoNoir.sample(state, seat, chance);
    cargoNoir.apply(state, seat, move, chance, (event) => events.push(event));
    visit(before, state, events, move);
  }
}

const anyGame = [
  fc.nat(),
  fc.integer({ min: 2, max: 5 }),
  fc.constantFrom(...Object.keys(trial.optionSets)),
] as const;
const GAMES = { numRuns: 16, seed: 1 };

describe('in random games', () => {
  const coinsOf = (state: State, seat: number): number =>
    state.coins[seat]! + total(state.stacks, seat * PORT_COUNT, (seat + 1) * PORT_COUNT);

  test('2.5, 4.2, 4.4, 4.7, 7.2 coins come from casino and Syndicate, and go for cargo and cards', () => {
    fc.assert(
      fc.property(...anyGame, (seed, seats, options) =>
        randomGame(seed, seats, options, (before, after, events) => {
          for (let seat = 0; seat < seats; seat++) {
            let coins = coinsOf(before, seat);
            for (const event of events) {
              if (!('seat' in event) || event.seat !== seat) continue;
              if (event.type === 'income') coins += event.coins;
              if (event.type === 'taken' || event.type === 'traded') coins -= event.coins;
            }
            expect(coinsOf(after, seat)).toBe(coins);
            expect(after.coins[seat]).toBeGreaterThanOrEqual(0);
          }
        }),
      ),
      GAMES,
    );
  });

  test('1.3, 5.5, 6.1 a fleet is three ships and those that were bought; after a turn all are out', () => {
    fc.assert(
      fc.property(...anyGame, (seed, seats, options) =>
        randomGame(seed, seats, options, (before, after, _events, move) => {
          for (let seat = 0; seat < seats; seat++) {
            expect(fleet(after, seat)).toBe(3 + cardsOf(after, seat, 0));
            expect(fleet(after, seat)).toBeLessThanOrEqual(5);
          }
          if (move.type === 'send') expect(after.ships[before.turn]).toBe(0);
        }),
      ),
      GAMES,
    );
  });

  test('4.4, 4.5, 6.3 whose turn it is stands alone in a port or is outbid, at every step', () => {
    let [alone, outbid] = [0, 0];
    fc.assert(
      fc.property(...anyGame, (seed, seats, options) =>
        randomGame(seed, seats, options, (_before, after) => {
          for (let port = 0; port < PORT_COUNT; port++) {
            const stacks = Array.from({ length: seats }, (_, seat) => stackOf(after, seat, port)).filter(
              (n) => n > 0,
            );
            expect(new Set(stacks).size, 'no ties').toBe(stacks.length);
            const mine = stackOf(after, after.turn, port);
            if (after.phase !== 'resolve' || mine === 0 || after.raised[port] === 1) continue;
            if (stacks.length === 1) alone++;
            else {
              expect(Math.max(...stacks)).toBeGreaterThan(mine);
              outbid++;
            }
          }
        }),
      ),
      GAMES,
    );
    expect(Math.min(alone, outbid)).toBeGreaterThan(50);
  });

  test('2.2, 5.6 the market stays full, and after trading no warehouse is too full', () => {
    fc.assert(
      fc.property(...anyGame, (seed, seats, options) =>
        randomGame(seed, seats, options, (before, after, _events, move) => {
          expect(total(after.market)).toBe(after.options.printed.market);
          if (move.type !== 'trade') return;
          const seat = before.turn;
          const held = total(after.goods, seat * 10, seat * 10 + 10);
          expect(held).toBeLessThanOrEqual(6 + 2 * cardsOf(after, seat, 1));
        }),
      ),
      GAMES,
    );
  });
});

/** A taste of core/laws.test.ts, for who changes a rule and runs only these tests; too slow for a thousand mutants. */
test.skipIf(process.env['MUTATED'] !== undefined)('the laws of all games hold', () => {
  expect(tryLaws(trial, { games: 12, seed: 'stories', sparing: 12 })?.detail).toBeUndefined();
});

test('what random players do can be written down and read again', () => {
  for (const options of Object.keys(trial.optionSets)) {
    randomGame(7, 4, options, (_before, _after, _events, move) => {
      expect(cargoNoir.decode.move.decode(JSON.parse(JSON.stringify(move)))).toEqual({ value: move });
    });
  }
});

describe('what the laws count', () => {
  const audit = (change: (state: State) => void): string | undefined => {
    const { state } = table(
      {},
      { anna: { goods: 'gold', casino: 1, ports: { rotterdam: 1 } }, bernard: { ports: { rotterdam: 2 } } },
    );
    expect(trial.audit(state, 3)).toBeUndefined();
    change(state);
    return trial.audit(state, 3);
  };

  test('tokens, coins, cards and ships', () => {
    expect(audit((state) => state.bag[0]!--)).toBe('tokens of kind 0: 13 of 14');
    expect(audit((state) => state.goods[9]!++)).toBe('tokens of kind 9: 4 of 3');
    expect(audit((state) => state.coins[0]!--)).toBe('coins: 20 of 21');
    expect(
      audit((state) => {
        state.coins[0]! -= 10;
        state.coins[1]! += 10;
      }),
    ).toBe('coins: -3, 17, 7');
    expect(audit((state) => state.stock[3]!--)).toBe('card 3: 5 of 6');
    expect(audit((state) => state.ships[2]!++)).toBe('seat 2 has 4 ships of 3');
  });

  test('stacks in ports', () => {
    const stack = (coins: number) => (state: State) => {
      state.pile += coins - state.stacks[0]!;
      state.stacks[0] = coins;
    };
    expect(audit(stack(2))).toBe('two stacks of 2 in port 0');
    expect(audit(stack(3))).toBe('highest but not alone in port 0');
  });
});

test('each refusal names a paragraph of the rules', () => {
  expect(
    Object.values(RULE_OF)
      .flat()
      .filter((rule) => !RULES.includes(rule)),
  ).toEqual([]);
  expect(Object.keys(en.rules)).toEqual([...RULES]);
});

test('each refusal, event and rule is told in a story', () => {
  expect(
    untold(storiesIn(new URL('.', import.meta.url)), { ruleOf: RULE_OF, events: en.events, rules: RULES }),
  ).toEqual([]);
});
