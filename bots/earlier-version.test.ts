/** Players of today at a table whose rules are narrower than theirs. */
import { expect, test } from 'vitest';
import { seeded } from '../core/chance.ts';
import type { Rules } from '../core/frozen.ts';
import type { Game, Shape } from '../core/game.ts';
import { flotsam } from '../games/_example/rules/index.ts';
import type { Adviser } from './advice.ts';
import type { Bot } from './bot.ts';
import { adviserAt, botAt } from './earlier-version.ts';

const game = flotsam as unknown as Game;
const state = game.start({}, 2, seeded('earlier'));
const [seat = 0] = game.toAct(state);
const view = game.view(state, seat);
const [legal, other] = [...game.moves(view, seat)] as [Shape['Move'], Shape['Move']];
const unreadable = { type: 'dance' };
const refused = { type: 'bid', coins: 11 };
const budget = { nodes: 1, chance: seeded('bot') };

/** What today's boards and bots read. */
const rules: Rules = { game, today: (earlier) => ({ ...earlier, sinceToday: true }) };

const bot = (move: Shape['Move']): Bot => ({
  choose: (shown) => ((shown as { sinceToday?: boolean }).sinceToday ? move : unreadable),
});

test('a bot reads the view as today, and a legal move is made', async () => {
  expect(await botAt(rules, bot(legal)).choose(view, seat, [], budget)).toEqual(legal);
});

test.each([unreadable, refused])(
  '%j, which the rules do not allow, is replaced by their fallback',
  async (move) => {
    expect(await botAt(rules, bot(move)).choose(view, seat, [], budget)).toEqual(game.fallback(view, seat));
  },
);

const adviser = (...moves: readonly Shape['Move'][]): Adviser => ({
  weigh: () => moves.map((move, i) => ({ move, share: 0.7 - i / 10 })),
  shares: () => [0.5, 0.5],
  points: () => [],
});

test('of the moves that an adviser names, those are kept that the rules allow', async () => {
  const named = await adviserAt(rules, adviser(refused, legal)).weigh({ view, seat, seen: [] }, budget);
  expect(named).toEqual([{ move: legal, share: expect.closeTo(0.6) }]);
});

test('an adviser that names nothing legal is replaced by the fallback', async () => {
  const named = await adviserAt(rules, adviser(unreadable)).weigh({ view, seat, seen: [] }, budget);
  expect(named).toEqual([{ move: game.fallback(view, seat), share: 0 }]);
});

test('a move that was asked about is among the answers, and nothing speaks against it', async () => {
  const asking = { view, seat, seen: [] };
  const named = await adviserAt(rules, adviser(legal)).weigh(asking, budget, [legal, other]);
  expect(named).toEqual([
    { move: legal, share: 0.7 },
    { move: other, share: 0.7 },
  ]);
});
