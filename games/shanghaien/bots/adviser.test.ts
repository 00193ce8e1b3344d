/** What the adviser says must be true, whole, legal, and the same whatever is hidden. */
import { describe, expect, test } from 'vitest';
import type { Asking } from '../../../bots/advice.ts';
import { seeded } from '../../../core/chance.ts';
import { LANGUAGES } from '../../../text/languages.ts';
import { shanghaien } from '../rules/index.ts';
import { sailor } from '../rules/tables.ts';
import { BASE, trial } from '../rules/trial.ts';
import type { Move, Options, Shanghaien, State } from '../rules/types.ts';
import { points } from '../text/points/index.ts';
import { adviserWith } from './adviser.ts';
import { levels } from './levels.ts';
import { mindWith } from './mind.ts';
import { BASE as WEIGHTS } from './weights/base.ts';

const mind = mindWith(async () => WEIGHTS);
const adviser = adviserWith(mind);
const { expert } = levels(mind);
const EVERYTHING = trial.optionSets['captain+noShanghai+sharks+doubles']!;

const budget = (nodes = 200) => ({ nodes, chance: seeded('own') });
const askingAt = (state: State): Asking<Shanghaien> => {
  const seat = shanghaien.toAct(state)[0]!;
  return { view: shanghaien.view(state, seat), seat, seen: [] };
};

/** Positions from random games, one in so many. */
function some(options: Options, count: number, oneIn: number): State[] {
  const chance = seeded(`adviser ${oneIn}`);
  const found: State[] = [];
  while (found.length < count) {
    const state = shanghaien.start(options, 2, chance);
    for (let [seat] = shanghaien.toAct(state); seat !== undefined; [seat] = shanghaien.toAct(state)) {
      if (chance.draw(oneIn) === 0) found.push(shanghaien.clone(state));
      shanghaien.apply(state, seat, shanghaien.sample(state, seat, chance), chance);
    }
  }
  return found.slice(0, count);
}

/** A row in the middle of a round: Turks and others, two dice each. */
function midRound(change: Partial<State> = {}): State {
  const state = shanghaien.start(BASE, 2, seeded('middle'));
  const tavern = [sailor(0, 4), sailor(1, 3), sailor(2, 3), sailor(3, 1), sailor(4, 2), sailor(5, 4)];
  const placed = [1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1];
  const usual = { phase: 'turn', turn: 0, end: 'left', tavern, placed, supply: [4, 4] } as const;
  return Object.assign(state, usual, change);
}

const codes = (state: State, move: Move): string[] =>
  adviser.points(askingAt(state), move).map(({ code }) => code);

// Many more, for those with time: ADVISED=12 npx vitest run games/shanghaien/bots/adviser.test.ts
const COUNT = Number(process.env['ADVISED'] ?? 4);

describe('shares', () => {
  test.each(Object.entries({ base: BASE, everything: EVERYTHING }))(
    'add up to 1 (%s)',
    async (_, options) => {
      for (const state of some(options, COUNT, 30)) {
        const shares = await adviser.shares(state);
        expect(shares).toHaveLength(2);
        expect(shares[0]! + shares[1]!).toBeCloseTo(1);
        for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
      }
    },
  );

  test('at the end are the result, and a tie is shared', async () => {
    const over = midRound({ phase: 'over', round: 8 });
    expect(await adviser.shares(over)).toEqual([0.5, 0.5]);
    over.crews[0]!++;
    expect(await adviser.shares(over)).toEqual([1, 0]);
  });

  test('are those of the best move', async () => {
    const state = midRound();
    const [top] = await adviser.weigh(askingAt(state), budget(200));
    expect((await adviser.shares(state))[0]).toBeCloseTo(top!.share);
  });

  test('leave the state as it was', async () => {
    const [state] = some(EVERYTHING, 1, 20);
    const copy = shanghaien.clone(state!);
    await adviser.shares(state!);
    expect(state).toEqual(copy);
  });
});

describe('weighed moves', () => {
  test.each(Object.entries({ base: BASE, everything: EVERYTHING }))(
    'are legal, in order, and begin with the move the expert chooses (%s)',
    async (_, options) => {
      for (const state of some(options, COUNT, 25)) {
        const asking = askingAt(state);
        const weighed = await adviser.weigh(asking, budget());
        expect(weighed[0]!.move).toEqual(await expert.choose(asking.view, asking.seat, [], budget()));
        const shares = weighed.map(({ share }) => share);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
        for (const { move } of weighed) expect(shanghaien.check(state, asking.seat, move)).toBeUndefined();
      }
    },
  );

  test.each(Object.entries({ base: BASE, everything: EVERYTHING }))(
    'include every legal move that is asked about, and no other change (%s)',
    async (_, options) => {
      for (const state of some(options, COUNT, 25)) {
        const asking = askingAt(state);
        const all = [...shanghaien.moves(state, asking.seat)];
        const illegal: Move = { type: 'spread', back: 9, end: null };
        const asked = await adviser.weigh(asking, budget(), [...all, illegal]);
        expect(new Set(asked.map(({ move }) => JSON.stringify(move)))).toEqual(
          new Set(all.map((move) => JSON.stringify(move))),
        );
        const alone = await adviser.weigh(asking, budget());
        for (const one of alone) expect(asked).toContainEqual(one);
      }
    },
  );

  test('asked about or found by itself, a trick is worth the same', async () => {
    const hands = Array.from({ length: 20 }, (_, i) => (i === 0 || i === 1 ? 1 : 0));
    const state = midRound({ phase: 'rolled', dice: [2, 3], hands, round: 8 });
    state.crews[0]!++;
    state.crews[5]!++;
    const weighed = await adviser.weigh(askingAt(state), budget(), [...shanghaien.moves(state, 0)]);
    const joker = (card: string): number[] =>
      weighed.flatMap(({ move, share }) =>
        move.type === 'joker' && move.card === card && move.nation === 'american' ? [share] : [],
      );
    expect(joker('jokerShift')).toHaveLength(1);
    expect(joker('jokerShift')[0]).toBeCloseTo(joker('jokerReroll')[0]!);
  });

  test('do not depend on what is hidden, nor on what was asked before', async () => {
    for (const [n, state] of some(EVERYTHING, COUNT, 30).entries()) {
      const asking = askingAt(state);
      const guessed = shanghaien.guess(asking.view, asking.seat, seeded(`other ${n}`));
      const fresh = adviserWith(mindWith(async () => WEIGHTS));
      const again = await fresh.weigh({ ...asking, view: shanghaien.view(guessed, asking.seat) }, budget());
      expect(again).toEqual(await adviser.weigh(asking, budget()));
    }
  });

  test('are there without weights and without a budget', async () => {
    const poor = adviserWith(mindWith(async () => 'damaged'));
    for (const state of some(EVERYTHING, 4, 30)) {
      const asking = askingAt(state);
      const weighed = await poor.weigh(asking, budget());
      expect(weighed).toEqual(await adviser.weigh(asking, budget(0)));
      expect(weighed).toHaveLength([...shanghaien.moves(state, asking.seat)].length);
      const [first, second] = await poor.shares(state);
      expect(first! + second!).toBeCloseTo(1);
    }
  });
});

describe('points', () => {
  test('every move has one to three, and each has a sentence in every language', async () => {
    const texts = await Promise.all(LANGUAGES.map(points));
    const said = new Set<string>();
    for (const state of [...some(BASE, 150, 7), ...some(EVERYTHING, 400, 7)]) {
      const asking = askingAt(state);
      for (const move of shanghaien.moves(state, asking.seat)) {
        const found = adviser.points(asking, move);
        expect(found.length, JSON.stringify(move)).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const { code, params } of found) {
          said.add(code);
          for (const text of texts) {
            const sentence = text[code]!(params, String);
            expect(sentence).toMatch(/^\S.*[.!]$/);
            expect(sentence).not.toMatch(/undefined|NaN|null|\[object/);
          }
        }
      }
    }
    expect([...Object.keys(texts[0]!)].filter((code) => !said.has(code))).toEqual([]);
  });

  test('a die that wins a card says so, with its nation', () => {
    const state = midRound({ phase: 'rolled', dice: [3, 5] });
    expect(adviser.points(askingAt(state), { type: 'place', die: 3, end: null })).toEqual([
      { code: 'takes', params: { card: sailor(2, 3), number: 3 } },
      { code: 'alone', params: { nation: 'german', strength: 3 } },
    ]);
    expect(codes(state, { type: 'place', die: 5, end: null })).toEqual(['safer', 'alone']);
  });

  test('a die on the other one’s card denies it or catches up', () => {
    expect(
      codes(midRound({ phase: 'rolled', dice: [6, 6] }), { type: 'place', die: 6, end: null }),
    ).toContain('pips');
    const behind = midRound({ phase: 'rolled', dice: [2, 2], placed: [1, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0] });
    expect(codes(behind, { type: 'place', die: 2, end: null })).toEqual(['chases']);
  });

  test('a call says what it brings, the last one who wins', () => {
    expect(adviser.points(askingAt(midRound()), { type: 'shanghai' })[0]).toEqual({
      code: 'row',
      params: { mine: 2, theirs: 2 },
    });
    expect(codes(midRound({ round: 8 }), { type: 'shanghai' })[0]).toBe('final');
  });

  test('a call does not speak of throws that would help', () => {
    expect(codes(midRound(), { type: 'shanghai' })).not.toContain('odds');
    const won = midRound({ placed: [2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0], supply: [0, 5] });
    expect(codes(won, { type: 'shanghai' })[0]).toBe('only');
    const ahead = midRound({ placed: [1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0], supply: [2, 6] });
    expect(adviser.points(askingAt(ahead), { type: 'shanghai' })).toContainEqual({
      code: 'odds',
      params: { percent: 31 },
    });
  });

  test('a roll says how likely it helps; before the second die it is the only thing to do', () => {
    expect(codes(midRound(), { type: 'roll' })).toEqual(['odds', 'row', 'begins']);
    const early = midRound({ placed: [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], supply: [5, 5] });
    expect(codes(early, { type: 'roll' })[0]).toBe('tooFew');
  });

  test('there are none for a move that may not be made', () => {
    expect(codes(midRound(), { type: 'place', die: 3, end: null })).toEqual([]);
  });
});
