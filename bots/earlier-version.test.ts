import { expect, test } from 'vitest';
import { seeded } from '../core/chance.ts';
import type { Game, Shape } from '../core/game.ts';
import { flotsam } from '../games/_example/rules/index.ts';
import type { Adviser, Asking } from './advice.ts';
import { adviserAt, botAt } from './earlier-version.ts';

const game = flotsam as unknown as Game;
const rules = { game, today: (view: Shape['View']) => view };
const chance = seeded('earlier');
const state = game.start({}, 2, chance);
const [seat = 0] = game.toAct(state);
const view = game.view(state, seat);
const legal = game.sample(view, seat, chance);
const budget = { nodes: 1, chance };

const played = (move: object) =>
  botAt(rules, { choose: () => move as Shape['Move'] }).choose(view, seat, [], budget);

test('a legal move of a bot of today is played', async () => {
  expect(await played(legal)).toEqual(legal);
});

test('a move that the earlier rules refuse or could not read from a log is replaced by their fallback', async () => {
  const fallback = game.fallback(view, seat);
  expect(await played({ ...legal, space: 3 })).toEqual(fallback);
  expect(await played({ type: 'unheardOf' })).toEqual(fallback);
});

test('an adviser names nothing that the earlier rules refuse', async () => {
  const adviser: Adviser = {
    weigh: () => [
      { move: { ...legal, space: 3 } as Shape['Move'], share: 0.9 },
      { move: legal, share: 0.5 },
    ],
    shares: () => [],
    points: () => [],
  };
  const asking = { view, seat, seen: [] } as unknown as Asking;
  expect(await adviserAt(rules, adviser).weigh(asking, budget)).toEqual([{ move: legal, share: 0.5 }]);
});
