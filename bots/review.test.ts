import { describe, expect, test } from 'vitest';
import { seeded } from '../core/chance.ts';
import { type Log, record } from '../core/log.ts';
import { type Flotsam, flotsam } from '../games/_example/rules/index.ts';
import type { Adviser, Asking } from './advice.ts';
import { type Progress, review, type Step } from './review.ts';
import { MARKED_FROM, markOf } from './review-marks.ts';
import { accuracyOf, costlyIn, sumsOf } from './review-sums.ts';
import { winShares } from './win-shares.ts';

const SEATS = 3;
const EFFORT = { nodes: 5, seed: 'test' };

/** Thinks that one coin is the right bid, and that each coin more or less costs so much of the win. */
interface Opinion {
  readonly perCoin?: number;
  /** The same after a closer look. */
  readonly closer?: number;
}

function opinionated({ perCoin = 0.05, closer = perCoin }: Opinion = {}) {
  const asked: { asking: Asking<Flotsam>; nodes: number }[] = [];
  const adviser: Adviser<Flotsam> = {
    weigh(asking, { nodes }, about = []) {
      asked.push({ asking, nodes });
      const cost = nodes > EFFORT.nodes ? closer : perCoin;
      const coins = [...new Set([0, 1, 2, ...about.map((move) => move.coins)])];
      return coins
        .filter((n) => n <= asking.view.coins[asking.seat]!)
        .map((n) => ({ move: { type: 'bid' as const, coins: n }, share: 0.5 - cost * Math.abs(n - 1) }))
        .toSorted((a, b) => b.share - a.share);
    },
    shares(state) {
      const { places } = flotsam.outcome(state) ?? {};
      if (!places) return state.coins.map((coins) => (coins + 1) / (sum(state.coins) + SEATS));
      return winShares(places);
    },
    points: (_, { coins }) => [{ code: 'cheap', params: { coins } }],
  };
  return { adviser, asked };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Everybody bids as the list says for each round, as far as the coins go; who has none left is forced. */
function played(bids: readonly number[], luck = 'one'): Log<Flotsam> {
  const game = record(flotsam, {}, SEATS, { chance: seeded(luck) });
  for (let i = 0; !flotsam.outcome(game.state); i++) {
    const seat = flotsam.toAct(game.state)[0]!;
    const coins = Math.min(bids[i % bids.length]!, game.state.coins[seat]!);
    game.play(seat, { type: 'bid', coins });
  }
  return game.log;
}

async function reviewed(log: Log<Flotsam>, opinion: Opinion = {}) {
  const { adviser, asked } = opinionated(opinion);
  const { steps } = review(flotsam, adviser, log, EFFORT);
  const progress: Progress<Flotsam>[] = [];
  for await (const one of steps!) progress.push(one);
  const kept: Step<Flotsam>[] = [];
  for (const { step } of progress) kept[step.n - 1] = step;
  return { steps: kept, progress, asked };
}

describe('a review', () => {
  test('judges each decision by what the best move was worth', async () => {
    const { steps } = await reviewed(played([1, 3, 0]));
    expect(steps.slice(0, 3).map(({ decision }) => decision?.loss)).toEqual([
      0,
      expect.closeTo(0.1),
      expect.closeTo(0.05),
    ]);
    expect(steps[1]?.decision?.worth).toBeCloseTo(0.4);
    expect(steps[1]?.decision?.best[0]).toEqual({ move: { type: 'bid', coins: 1 }, share: 0.5 });
  });

  test('asks with the view and the events of the seat that moved, and nothing else', async () => {
    const { asked } = await reviewed(played([1, 2, 3]));
    for (const { asking } of asked) {
      const { view, seat, seen } = asking;
      expect(view.favourites.map((f) => f === null)).toEqual([0, 1, 2].map((other) => other !== seat));
      expect(view.bids.every((bid, other) => other === seat || bid === null || bid === 'sealed')).toBe(true);
      const others = seen.filter((event) => event.type === 'bid' && event.seat !== seat);
      expect(others.every((event) => event.type === 'bid' && event.coins === null)).toBe(true);
    }
    expect(asked[0]?.asking.seen.map(({ type }) => type)).toEqual(['drifted']);
    expect(asked.at(-1)?.asking.seen.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['revealed', 'drifted']),
    );
  });

  test('skips forced moves and what the clock did', async () => {
    const broke = await reviewed(played([10, 0, 0]));
    expect(broke.steps[3]?.decision).toBeUndefined();
    const log = played([1, 2, 3]);
    const [first, ...others] = log.entries;
    const flagged = { ...log, entries: [{ ...first!, by: 'clock' as const }, ...others] };
    expect((await reviewed(flagged)).steps[0]?.decision).toBeUndefined();
  });

  test('does not blame somebody for what a stand-in did, but a bot for its own moves', async () => {
    const log = played([3, 3, 3]);
    const entries = log.entries.map((entry) => ({ ...entry, by: 'bot' as const }));
    const sitters = [
      { name: 'Ada', kind: 'person' as const },
      { name: 'hard', kind: 'bot' as const },
      { name: 'Bo', kind: 'person' as const },
    ];
    const table = { id: 't', commitment: '', seed: '', nonces: ['', '', ''], seats: sitters };
    const { steps } = await reviewed({ opening: { ...log.opening, table }, entries });
    const sums = sumsOf(steps, SEATS);
    expect(sums.map(({ decisions }) => decisions > 0)).toEqual([false, true, false]);
    expect(sums[0]?.accuracy).toBeNull();
    expect(sum(sums.map(({ luck }) => luck))).toBeCloseTo(0);
  });

  test('tells of a game that broke off how it stood then', async () => {
    const { opening, entries } = played([1, 3, 0, 2, 5]);
    const { steps } = await reviewed({ opening, entries: entries.slice(0, 7) });
    expect(steps).toHaveLength(7);
    const { after } = steps.at(-1)!;
    expect(sumsOf(steps, SEATS).map(({ end }) => end)).toEqual(after);
    expect(Math.max(...after)).toBeLessThan(1);
    expect(costlyIn(steps)).not.toHaveLength(0);
  });

  test('marks only what a closer look confirms, and says why', async () => {
    const sure = await reviewed(played([1, 3, 1]));
    expect(costlyIn(sure.steps)).not.toHaveLength(0);
    expect(sure.steps[1]?.decision).toMatchObject({
      mark: 'bad',
      why: [{ code: 'cheap', params: { coins: 1 } }],
    });
    expect(sure.asked.some(({ nodes }) => nodes === 5 * EFFORT.nodes)).toBe(true);
    const cleared = await reviewed(played([1, 3, 1]), { closer: 0.01 });
    expect(costlyIn(cleared.steps)).toEqual([]);
    expect(cleared.steps[1]?.decision?.loss).toBeCloseTo(0.02);
  });

  test('looks at the costliest first once it looks again, and tells how far it is', async () => {
    const { progress, steps } = await reviewed(played([0, 3, 5, 2]));
    const again = progress.slice(steps.length).map(({ step }) => step.decision!.loss);
    expect(again.length).toBeGreaterThan(3);
    expect(again).toEqual(again.toSorted((a, b) => b - a));
    const done = progress.map((one) => one.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBe(1);
  });

  test('can be stopped: what was not looked at twice has no mark', async () => {
    const { adviser } = opinionated();
    const { steps } = review(flotsam, adviser, played([3]), EFFORT);
    const kept: Step<Flotsam>[] = [];
    for await (const { step, done } of steps!) {
      kept.push(step);
      if (done >= 0.5) break;
    }
    expect(kept).toHaveLength(18);
    expect(costlyIn(kept)).toEqual([]);
  });
});

test('who only had bad luck with the first opinion is not blamed: the second one counts', async () => {
  const { adviser } = opinionated();
  const guessing: Adviser<Flotsam> = {
    ...adviser,
    // Two coins look good or bad by chance alone.
    weigh: async (asking, { nodes, chance }, about) => {
      const luck = (chance.draw(1000) - 500) / 2000;
      const all = await adviser.weigh(asking, { nodes, chance }, about);
      return all
        .map(({ move }) => ({ move, share: move.coins === 2 ? 0.5 + luck : 0.5 }))
        .toSorted((a, b) => b.share - a.share);
    },
  };
  const losses: number[] = [];
  for (const luck of Array.from({ length: 20 }, (_, i) => String(i))) {
    const { steps } = review(flotsam, guessing, played([1, 0], luck), { ...EFFORT, seed: luck });
    for await (const { step, done } of steps!) {
      if (step.decision) losses.push(step.decision.loss);
      if (done >= 0.5) break;
    }
  }
  expect(losses.length).toBeGreaterThan(200);
  expect(Math.abs(sum(losses) / losses.length)).toBeLessThan(0.02);
});

describe('luck and decisions', () => {
  test.each(['one', 'two', 'three'])('add up to the result (%s)', async (luck) => {
    const log = played([1, 3, 0, 2, 5], luck);
    const { steps } = await reviewed(log);
    const sums = sumsOf(steps, SEATS);
    const end = steps.at(-1)!.after;
    for (const [seat, { own, others, luck: rest }] of sums.entries())
      expect(1 / SEATS + own + others + rest).toBeCloseTo(end[seat]!);
    // What one gives away the others get, so that luck is a game of its own that nobody wins.
    expect(sum(sums.map(({ luck: rest }) => rest))).toBeCloseTo(0);
    expect(sum(sums.map(({ own, others }) => own + others))).toBeCloseTo(0);
  });

  test('the decision part of a move is what it was worth less than the best', async () => {
    const { steps } = await reviewed(played([1, 3, 1]));
    const [, second] = sumsOf(steps, SEATS);
    const own = steps.flatMap((step) => (step.seat === 1 && step.decision ? [step.decision] : []));
    expect(second?.own).toBeCloseTo(sum(own.map(({ worth, best }) => worth - best[0]!.share)));
    expect(second?.decisions).toBe(own.length);
  });

  test('who decides well is accurate, and who has nothing to decide is not judged', async () => {
    const [first, second] = sumsOf((await reviewed(played([1, 3, 1]))).steps, SEATS);
    expect(first?.accuracy).toBeCloseTo(100);
    expect(second!.accuracy!).toBeLessThan(90);
    expect(sumsOf([], 2)[0]).toMatchObject({ accuracy: null, luck: 0 });
    expect([0, 0.1, 1].map((loss) => Math.round(accuracyOf(loss)))).toEqual([100, 64, 0]);
  });
});

test('marks begin where they are said to begin', () => {
  expect([0.029, 0.03, 0.06, 0.119, 0.12, 0.9].map(markOf)).toEqual([
    null,
    'doubtful',
    'bad',
    'bad',
    'veryBad',
    'veryBad',
  ]);
  expect(Object.values(MARKED_FROM)).toEqual(Object.values(MARKED_FROM).toSorted((a, b) => a - b));
});

describe('what cannot be reviewed is refused', () => {
  const { adviser } = opinionated();
  const log = played([1, 2, 3]);
  const refused = (changed: Log<Flotsam>) => review(flotsam, adviser, changed, EFFORT).refusal;
  const { opening, entries } = log;

  test('a game in which nobody moved', () => {
    expect(refused({ opening, entries: [] })).toEqual({ code: 'noMoves' });
  });

  test('another game, another version', () => {
    expect(refused({ entries, opening: { ...opening, game: 'chess' } })).toEqual({
      code: 'otherGame',
      game: 'chess',
    });
    expect(refused({ entries, opening: { ...opening, version: 99 } })).toMatchObject({
      code: 'broken',
      fault: { code: 'unknownVersion', version: 99 },
    });
  });

  test('a log that does not follow the rules, with its line', () => {
    const forged = entries.with(2, { ...entries[2]!, hash: 1 });
    expect(refused({ opening, entries: forged })).toEqual({
      code: 'broken',
      fault: { line: 4, code: 'hashDiffers' },
    });
  });
});
