import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { shanghaien } from '../rules/index.ts';
import { NATIONS, sailor } from '../rules/tables.ts';
import { BASE, trial } from '../rules/trial.ts';
import type { Move, Options, State } from '../rules/types.ts';
import { bots } from './index.ts';
import { nationValue, REMAINDERS, remainder } from './nations.ts';
import { ahead, outlook } from './outlook.ts';

const budget = (seed: string, nodes = 1000) => ({ nodes, chance: seeded(seed) });

/** Those that solve rounds; here with little time. */
const SOLVERS = ['medium', 'hard', 'expert'];
const others = Object.keys(bots).filter((name) => !SOLVERS.includes(name));

async function play(options: Options, names: readonly [string, string], seed: string): Promise<State> {
  const luck = seeded(seed);
  const own = [budget(`${seed}/0`, 100), budget(`${seed}/1`, 100)] as const;
  const state = shanghaien.start(options, 2, luck);
  for (let [seat] = shanghaien.toAct(state); seat !== undefined; [seat] = shanghaien.toAct(state)) {
    const move = await bots[names[seat as 0 | 1]]!.choose(state, seat, [], own[seat as 0 | 1]);
    expect(shanghaien.check(state, seat, move), JSON.stringify(move)).toBeUndefined();
    shanghaien.apply(state, seat, move, luck);
  }
  return state;
}

describe('every bot finishes a legal game with every option', () => {
  for (const [name, options] of Object.entries(trial.optionSets)) {
    test(name, async () => {
      for (const bot of others) {
        const state = await play(options, [bot, 'random'], `${name}/${bot}`);
        expect(shanghaien.outcome(state)).toBeDefined();
      }
    });
  }
});

describe('the solvers finish a legal game with all expansions', () => {
  test.each(['everyTrick', 'doublesSpent', 'doublesFree'])('%s', async (name) => {
    const chance = seeded(name);
    const state = shanghaien.start(trial.optionSets[name]!, 2, chance);
    while (shanghaien.outcome(state) === undefined) {
      const seat = shanghaien.toAct(state)[0]!;
      // The first rounds at random: thinking takes time.
      const move =
        state.round < 7
          ? shanghaien.sample(state, seat, chance)
          : await bots[SOLVERS[(state.round + seat) % SOLVERS.length]!]!.choose(
              state,
              seat,
              [],
              budget('late', 100),
            );
      expect(shanghaien.check(state, seat, move), JSON.stringify(move)).toBeUndefined();
      shanghaien.apply(state, seat, move, chance);
    }
  });
});

/** The share of wins of the first bot over mirrored pairs. */
async function share(first: string, second: string, pairs: number): Promise<number> {
  let wins = 0;
  for (let i = 0; i < pairs; i++) {
    const a = shanghaien.outcome(await play(BASE, [first, second], `pair ${i}`));
    const b = shanghaien.outcome(await play(BASE, [second, first], `pair ${i}`));
    wins += score(a?.places, 0) + score(b?.places, 1);
  }
  return wins / (2 * pairs);
}

const score = (places: readonly number[] | undefined, seat: number): number =>
  places === undefined || places[0] === places[1] ? 0.5 : places[seat] === 1 ? 1 : 0;

/** The same in every run; PAIRS=40 npx vitest run games/shanghaien/bots/bots.test.ts plays more of them. */
const PAIRS = Number(process.env['PAIRS'] ?? 20);

describe('they stand in order of strength', () => {
  test('greedy beats random', async () =>
    expect(await share('greedy', 'random', PAIRS)).toBeGreaterThan(0.9));
  test('sensible beats greedy', async () =>
    expect(await share('sensible', 'greedy', PAIRS)).toBeGreaterThan(0.58));
});

/** A table in the last round, with six Spaniards and Italians in the row, cards counting from the left. */
function lastRound(change: Partial<State>): State {
  const state = shanghaien.start(BASE, 2, seeded('last'));
  const row = [1, 2, 3, 4, 3, 2].map((value, i) =>
    sailor(NATIONS.indexOf(i < 4 ? 'spanish' : 'italian'), value),
  );
  return { ...state, round: 8, turn: 0, deck: state.deck.map(() => 0), tavern: row, end: 'left', ...change };
}

const sensible = (state: State): Move | Promise<Move> =>
  bots['sensible']!.choose(state, 0, [], budget('story'));

describe('the sensible bot is not stupid', () => {
  test('it calls before the other can spoil a nation it has alone', async () => {
    const spanish = NATIONS.indexOf('spanish');
    const tavern = [1, 2, 3, 3, 4, 4].map((value) => sailor(spanish, value));
    const state = lastRound({ tavern, placed: [0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 1, 1], supply: [2, 4] });
    expect(await sensible(state)).toEqual({ type: 'shanghai' });
  });

  test('it places where that wins a card, not where the card is safe already', async () => {
    const placed = [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1];
    const state = lastRound({ phase: 'rolled', dice: [4, 6], placed, supply: [4, 5] });
    expect(await sensible(state)).toMatchObject({ type: 'place', die: 6 });
  });

  test('it plays a joker where it decides a nation in the last round', async () => {
    const state = lastRound({
      phase: 'rolled',
      dice: [1, 2],
      placed: [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
      supply: [5, 5],
    });
    state.hands[0] = 1;
    const german = NATIONS.indexOf('german');
    state.crews[german * 5 + 3] = 1;
    state.crews[(NATIONS.length + german) * 5 + 3] = 1;
    expect(await sensible(state)).toMatchObject({ type: 'joker', nation: 'german' });
  });
});

test('who has no roll left to look ahead looks no further', () => {
  const early = outlook(lastRound({}));
  expect(ahead(early, 0, -1)).toBe(ahead(early, 0, 0));
});

describe('the worth of a nation', () => {
  test('is exact when no sailor is left', () => {
    expect(nationValue(0, 6, 7)).toBe(-6);
    expect(nationValue(0, 7, 0)).toBe(7);
    expect(nationValue(0, 5, 5)).toBe(0);
  });
  test('is the same for both seats', () => {
    for (let left = 0; left < REMAINDERS; left++) {
      expect(nationValue(left, 4, 7)).toBeCloseTo(-nationValue(left, 7, 4), 10);
      expect(nationValue(left, 3, 3)).toBeCloseTo(0, 10);
    }
  });
  test('knows every remainder by its own number', () => {
    expect(remainder([1, 1, 2, 1], 0)).toBe(REMAINDERS - 1);
    expect(remainder([9, 0, 0, 0, 0], 1)).toBe(0);
  });
});
