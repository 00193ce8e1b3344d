import { describe, expect, test } from 'vitest';
import { type Event, type Flotsam, flotsam } from '../games/_example/rules/index.ts';
import { every, noChance, scripted } from './chance.ts';
import type { Action } from './game.ts';
import { actionOf, movesOf, sampleOf, tryPlay } from './play.ts';

/** Two players know 1 and 2 as their favourites; the first crate is worth 3. */
const start = () => flotsam.start({}, 2, scripted(0, 1, 2));

describe('tryPlay', () => {
  test('a legal move gives a new state and leaves the old one alone', () => {
    const state = start();
    const events: Event[] = [];
    const played = tryPlay(
      flotsam,
      state,
      0,
      { type: 'bid', coins: 3 },
      { chance: noChance, emit: (e) => events.push(e) },
    );
    if (played.refusal || played.fault) throw new Error('a bid of 3 is legal');
    expect(played.move).toEqual({ type: 'bid', coins: 3 });
    expect(played.state.bids).toEqual([3, null]);
    expect(state).toEqual(start());
    expect(events).toEqual([{ type: 'bid', seat: 0, coins: 3 }]);
  });

  test('a refused one says why', () => {
    const state = start();
    state.coins[0] = 2;
    const before = structuredClone(state);
    const played = tryPlay(flotsam, state, 0, { type: 'bid', coins: 3 }, { chance: noChance });
    expect(played).toEqual({
      refusal: { code: 'tooFewCoins', rule: '1.3', params: { coins: 2, wanted: 3 } },
    });
    expect(state).toEqual(before);
  });

  test('what is no move at all is a fault', () => {
    const played = tryPlay(flotsam, start(), 0, { type: 'bid', coins: '3' }, { chance: noChance });
    expect(played).toEqual({ fault: { path: 'coins', code: 'type', params: { wanted: 'integer' } } });
  });

  test('an exception on the way does not hurt the table', () => {
    const state = start();
    state.bids[1] = 1;
    const before = structuredClone(state);
    expect(() => tryPlay(flotsam, state, 0, { type: 'bid', coins: 3 }, { chance: noChance })).toThrow();
    expect(state).toEqual(before);
  });
});

/** An action that offers these bids, or none. */
function offering(...coins: number[]): Action<Flotsam> {
  return {
    check: () => undefined,
    apply: () => undefined,
    can: () => coins.length > 0,
    *moves() {
      for (const n of coins) yield { type: 'bid', coins: n };
    },
    sample: (_view, _seat, chance) => ({ type: 'bid', coins: coins[chance.draw(coins.length)]! }),
  };
}

/** An action that lists moves but cannot be done now. */
const impossible: Action<Flotsam> = { ...offering(9), can: () => false };

describe('movesOf and sampleOf', () => {
  const actions = [impossible, offering(1, 2), offering(), offering(3)];

  test('list the moves of what is possible, in order', () => {
    const coins = [...movesOf(actions, start(), 0)].map((move) => move.coins);
    expect(coins).toEqual([1, 2, 3]);
  });

  test('sample a kind of move first, then a move of that kind', () => {
    const sampled = [...every((chance) => sampleOf(actions, start(), 0, chance).coins)];
    expect(sampled.map(({ value, probability }) => [value, probability])).toEqual([
      [1, 1 / 4],
      [2, 1 / 4],
      [3, 1 / 2],
    ]);
  });

  test('draw nothing where there is one kind only', () => {
    expect(sampleOf([offering(4)], start(), 0, scripted(0)).coins).toBe(4);
    expect(sampleOf([impossible, offering(5), offering()], start(), 0, scripted(0)).coins).toBe(5);
  });

  test('where nothing is possible nobody may ask', () => {
    expect(() => sampleOf([impossible, offering()], start(), 0, noChance)).toThrow('none is possible');
  });

  test('an action is found by the type of its move', () => {
    const bid = offering(1);
    expect(actionOf<Flotsam>({ bid }, 'bid')).toBe(bid);
  });
});
