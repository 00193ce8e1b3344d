/** The adviser: what it weighs, how the table stands, and what it says about a move. */
import { describe, expect, test } from 'vitest';
import type { Adviser, Asking, Point, Weighed } from '../../../bots/advice.ts';
import { seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { LANGUAGES } from '../../../text/languages.ts';
import { cargoNoir } from '../rules/index.ts';
import { type Table, table } from '../rules/testing.ts';
import { BASE, trial } from '../rules/trial.ts';
import type { CargoNoir, Move, MoveOf, Options, State, View } from '../rules/types.ts';
import { points as textIn } from '../text/points/index.ts';
import { adviserWith } from './adviser.ts';
import { adviser, bots } from './index.ts';
import { lastShips, lastTrade } from './last-round.ts';
import { readMinds } from './minds.ts';
import { WEIGHTS } from './weights.ts';

const ask = (view: View, seat: Seat = view.turn): Asking<CargoNoir> => ({ view, seat, seen: [] });

const weigh = (of: Adviser<CargoNoir>, view: View, nodes: number, about?: Move[]): Weighed<CargoNoir>[] => [
  ...(of.weigh(ask(view), { nodes, chance: seeded('weigh') }, about) as readonly Weighed<CargoNoir>[]),
];

const sharesIn = (of: Adviser<CargoNoir>, state: State): readonly number[] =>
  of.shares(state) as readonly number[];

/** Positions of a game in which the first-sight player and chance take turns; the last is the end. */
function positions(seats: number, seed: string, options: Options = BASE): State[] {
  const luck = seeded(seed);
  const state = cargoNoir.start(options, seats, luck);
  const found = [cargoNoir.clone(state)];
  for (let [seat] = cargoNoir.toAct(state); seat !== undefined; [seat] = cargoNoir.toAct(state)) {
    const medium = bots['medium']!.choose(state, seat, [], { nodes: 0, chance: luck }) as Move;
    cargoNoir.apply(state, seat, luck.draw(3) === 0 ? cargoNoir.sample(state, seat, luck) : medium, luck);
    found.push(cargoNoir.clone(state));
  }
  return found;
}

/** One game for each number of seats, played once. */
const GAMES = new Map([2, 3, 4, 5].map((seats) => [seats, positions(seats, `game of ${seats}`)]));
const inGame = (seats: number): State[] => GAMES.get(seats)!;
const undecided = (seats: number): State[] => inGame(seats).slice(0, -1);

const BLIND = adviserWith(() => undefined);
const ADVISERS = { 'with weights': adviser, 'without any': BLIND };

describe.each(Object.entries(ADVISERS))('an adviser %s', (_, of) => {
  test('splits one win among all seats', () => {
    for (const seats of [2, 3, 4, 5]) {
      for (const state of inGame(seats)) {
        const shares = sharesIn(of, state);
        expect(shares.length).toBe(seats);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
      }
    }
  });

  test('7.3 knows who has won in the end', () => {
    for (const game of GAMES.values()) {
      const end = game.at(-1)!;
      const { places } = cargoNoir.outcome(end)!;
      const winners = places.filter((place) => place === 1).length;
      expect(sharesIn(of, end)).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
    }
  });

  test('names legal moves only, best first, and those asked about among them', () => {
    const luck = seeded('asked');
    for (const [name, options] of Object.entries(trial.optionSets)) {
      for (const state of positions(3, name, options).filter((_state, at) => at % 25 === 5)) {
        if (state.phase === 'over') continue;
        const asked = cargoNoir.sample(state, state.turn, luck);
        const all = weigh(of, state, 20, [asked]);
        expect(all.map(({ move }) => move)).toContainEqual(asked);
        for (const [at, { move, share }] of all.entries()) {
          expect(cargoNoir.check(state, state.turn, move)).toBeUndefined();
          expect(share >= 0 && share <= (all[at - 1]?.share ?? 1)).toBe(true);
        }
      }
    }
  });

  test('has something to say about every move, and not too much', () => {
    const luck = seeded('say');
    for (const state of undecided(4)) {
      const points = of.points(ask(state), cargoNoir.sample(state, state.turn, luck));
      expect(points.length >= 1 && points.length <= 3, JSON.stringify(points)).toBe(true);
    }
  });
});

describe('the moves it weighs', () => {
  test('the best is what the expert plays with the same budget and luck', () => {
    for (const state of undecided(2).filter((_, at) => at % 9 === 4)) {
      for (const nodes of [0, 60]) {
        const played = bots['expert']!.choose(state, state.turn, [], { nodes, chance: seeded('weigh') });
        expect(weigh(adviser, state, nodes)[0]?.move).toEqual(played);
      }
    }
  });

  test('1.4 nothing hidden makes a difference', () => {
    for (const [at, state] of undecided(3).entries()) {
      if (at % 15 !== 3) continue;
      const other = cargoNoir.guess(cargoNoir.view(state, state.turn), state.turn, seeded(`${at}`));
      expect(weigh(adviser, other, 30)).toEqual(weigh(adviser, state, 30));
    }
  });

  test('a trade whose sets are named in another order is the same trade', () => {
    const t = table({}, { seats: 2, round: 11, turn: 1, bernard: { goods: '2 gold, 2 art', coins: 9 } });
    const all = weigh(adviser, t.state, 40);
    const trade = all[0]!.move as MoveOf<'trade'>;
    const asked = { ...trade, sets: [...trade.sets].reverse() };
    expect(asked.sets.length).toBe(2);
    expect(weigh(adviser, t.state, 40, [asked])).toEqual([{ ...all[0], move: asked }, ...all.slice(1)]);
  });

  test('a move that is not allowed is left out', () => {
    const t = table({}, { seats: 2 });
    expect(weigh(adviser, t.state, 20, [{ type: 'casino' }]).map(({ move }) => move.type)).not.toContain(
      'casino',
    );
  });
});

test('weights that are damaged for one table are not used there', () => {
  const minds = readMinds(WEIGHTS.replace(/contest -?\d+/, 'contest x'));
  const damaged = adviserWith((seats) => minds.get(seats));
  const [state] = undecided(2);
  expect(weigh(damaged, state!, 50)).toEqual(weigh(BLIND, state!, 50));
});

describe('what it says', () => {
  const said = (t: Table, move: Move): readonly Point[] => adviser.points(ask(t.state), move);
  const codes = (t: Table, move: Move): string[] => said(t, move).map(({ code }) => code);
  const sending = (stacks: number[], casino = 0, market = 0): Move => ({
    type: 'send',
    casino,
    market,
    stacks: [...stacks, ...new Array<number>(8 - stacks.length).fill(0)],
  });

  const buyingNothing = (discard = new Array<number>(10).fill(0)): Move => ({
    type: 'trade',
    sets: [],
    coins: 0,
    cards: new Array(13).fill(0),
    discard,
  });

  test('5.1 a cargo that completes a set', () => {
    const t = table(
      {},
      { seats: 2, round: 5, ports: { capeTown: 'gold' }, anna: { goods: '4 gold', ports: { capeTown: 1 } } },
    );
    expect(said(t, { type: 'takeCargo', port: 'capeTown' })).toEqual([
      { code: 'cargoAdds', params: { port: 'capeTown', worth: 9 } },
      { code: 'sameSet', params: { token: 'gold', size: 5, worth: 25 } },
    ]);
  });

  test('6.3 a bid that no rival can reach, and one that some can', () => {
    const t = table(
      {},
      {
        seats: 2,
        round: 5,
        phase: 'send',
        ports: { rotterdam: '4 gold' },
        anna: { coins: 9 },
        bernard: { coins: 3, goods: '3 gold' },
      },
    );
    const held = { port: 'rotterdam', bid: 3, seat: 1, coins: 3 };
    expect(said(t, sending([3], 2))).toContainEqual({ code: 'outOfReach', params: held });
    expect(codes(t, sending([1], 2))).toContain('mayBeOutbid');
  });

  test('4.6 why to withdraw', () => {
    const setting = { seats: 2, bernard: { ports: { capeTown: 5 } }, ports: { capeTown: 'art' } } as const;
    const leave: Move = { type: 'withdraw', port: 'capeTown' };
    const rich = table({}, { ...setting, round: 5, anna: { coins: 9, ports: { capeTown: 1 } } });
    expect(said(rich, leave)[0]).toEqual({
      code: 'staying',
      params: { port: 'capeTown', coins: 5, worth: 1 },
    });
    const poor = table({}, { ...setting, round: 5, anna: { coins: 2, ports: { capeTown: 1 } } });
    expect(codes(poor, leave)).toContain('cannotRaise');
    const late = table({}, { ...setting, round: 11, anna: { coins: 9, ports: { capeTown: 1 } } });
    expect(codes(late, leave)[0]).toBe('comesTooLate');
  });

  test('4.3 a swap, and what lies in the market if one draws instead', () => {
    const t = table(
      {},
      { seats: 2, round: 5, market: '2 gold, 4 art', anna: { goods: '5 gold, cars', market: 1 } },
    );
    expect(said(t, { type: 'swap', give: 'cars', take: 'gold' })[0]).toEqual({
      code: 'swapMakes',
      params: { before: 26, after: 36 },
    });
    expect(codes(t, { type: 'draw' })[0]).toBe('marketOffers');
  });

  test('7.2 in the last round coins help, and points may be left', () => {
    const t = lastTrade();
    const [best] = weigh(adviser, t.state, 40);
    expect(codes(t, best!.move)).toContain('coinsHelp');
    expect(said(t, buyingNothing())).toContainEqual({ code: 'leavesPoints', params: { points: 50 } });
  });

  test('5.6 what does not fit is thrown away', () => {
    const t = table({}, { seats: 2, round: 5, anna: { goods: '4 gold, 2 art, 2 cars' } });
    expect(codes(t, buyingNothing([0, 0, 1, 1, 0, 0, 0, 0, 0, 0]))).toContain('throwsAway');
  });

  test('4.4 in the last round a ship can only stand in the way', () => {
    const t = lastShips();
    expect(codes(t, sending([3], 2))[0]).toBe('keepsFrom');
    expect(codes(t, sending([], 3))).toEqual(['nothingMore']);
  });
});

test('every point has a whole sentence in seven languages', async () => {
  const luck = seeded('words');
  const said = new Map<string, Point>();
  for (const seats of [2, 3, 4, 5]) {
    for (const state of undecided(seats)) {
      const moves = [cargoNoir.sample(state, state.turn, luck), ...(await best(state))];
      for (const move of moves)
        for (const point of adviser.points(ask(state), move)) said.set(point.code, point);
    }
  }
  expect(said.size).toBeGreaterThan(20);
  for (const language of LANGUAGES) {
    const text = await textIn(language);
    for (const { code, params } of said.values()) {
      const sentence = text[code]!(params, (seat) => `Player ${seat + 1}`);
      expect(sentence, `${language} ${code}`).toMatch(/^\S.+[.]$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});

const best = async (state: State): Promise<Move[]> => [
  await bots['medium']!.choose(state, state.turn, [], { nodes: 0, chance: seeded('best') }),
];
