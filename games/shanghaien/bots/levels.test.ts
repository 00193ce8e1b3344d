/** What may not change a bot's mind, and what happens when its weights are no good. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { shanghaien } from '../rules/index.ts';
import { BASE, trial } from '../rules/trial.ts';
import type { Move, Options, State } from '../rules/types.ts';
import { type Levels, levels } from './levels.ts';
import { mindWith } from './mind.ts';
import { slipping } from './rated.ts';
import { FITS, readWeights, writeWeights } from './solver/weights.ts';
import { BASE as WEIGHTS } from './weights/base.ts';

const fresh = (text = WEIGHTS): Levels => levels(mindWith(async () => text));
const NAMES = ['easy', 'medium', 'hard', 'expert'] as const;

/** Positions with something to decide, from random games. */
function* positions(options: Options, seed: string): Generator<State> {
  const chance = seeded(seed);
  for (;;) {
    const state = shanghaien.start(options, 2, chance);
    for (let [seat] = shanghaien.toAct(state); seat !== undefined; [seat] = shanghaien.toAct(state)) {
      const [first, second] = shanghaien.moves(state, seat);
      if (first && second && chance.draw(10) === 0) yield shanghaien.clone(state);
      shanghaien.apply(state, seat, shanghaien.sample(state, seat, chance), chance);
    }
  }
}

function some(options: Options, seed: string, count: number): State[] {
  const found: State[] = [];
  for (const state of positions(options, seed)) {
    found.push(state);
    if (found.length === count) return found;
  }
  return found;
}

const choice = (bots: Levels, name: (typeof NAMES)[number], state: State, nodes = 100): Promise<Move> =>
  Promise.resolve(
    bots[name].choose(state, shanghaien.toAct(state)[0]!, [], { nodes, chance: seeded('own') }),
  );

/** The deck with its order unknown is all that is hidden; and what a bot remembers is hidden from us. */
describe('nothing hidden changes a move', () => {
  // Many more, for those with time: POSITIONS=2500 makes 10,000 of all levels.
  const count = Number(process.env['POSITIONS'] ?? 4);
  test.each(NAMES)('%s', { timeout: 3_600_000 }, async (name) => {
    const used = fresh();
    for (const [n, state] of some(BASE, 'hidden', count).entries()) {
      const seat = shanghaien.toAct(state)[0]!;
      const move = await choice(used, name, state);
      const redrawn = shanghaien.guess(shanghaien.view(state, seat), seat, seeded(`other ${n}`));
      const copy = JSON.parse(JSON.stringify(shanghaien.view(redrawn, seat))) as State;
      expect(await choice(fresh(), name, copy)).toEqual(move);
    }
  });

  test("the other seat's bot thinking in the same thread does not either", async () => {
    const shared = fresh();
    for (const state of some(BASE, 'shared', 6)) {
      const other = shanghaien.clone(state);
      other.hands[0]!++;
      await choice(shared, 'expert', other);
      expect(await choice(shared, 'expert', state)).toEqual(await choice(fresh(), 'expert', state));
    }
  });
});

describe('weights', () => {
  test('are small, and read as they were written', () => {
    expect(WEIGHTS.length).toBeLessThan(120_000);
    const weights = readWeights(WEIGHTS)!;
    expect(writeWeights(weights)).toBe(WEIGHTS);
  });

  const damaged: Readonly<Record<string, string>> = {
    nothing: '',
    'other rules': WEIGHTS.replace(/^shanghaien \d+/, 'shanghaien 999'),
    'other features': WEIGHTS.replace(FITS.split(' ')[2]!, '00000000'),
    'a changed digit': WEIGHTS.replace(/\d(?=\n?$)/, (digit) => String((Number(digit) + 1) % 10)),
    'a lost end': WEIGHTS.slice(0, -20),
    'text instead': `${FITS}\nweights`,
  };
  test.each(Object.entries(damaged))(
    '%s: refused, and the level that needs none plays on',
    async (_, text) => {
      expect(readWeights(text)).toBeUndefined();
      const [state] = some(BASE, 'damaged', 1);
      const bots = fresh(text);
      expect(await choice(bots, 'expert', state!)).toEqual(await choice(bots, 'easy', state!));
    },
  );
});

test('with a budget of nothing the level that needs none plays', async () => {
  const bots = fresh();
  for (const state of some(BASE, 'poor', 3))
    expect(await choice(bots, 'expert', state, 0)).toEqual(await choice(bots, 'easy', state, 0));
});

test('weak play is not absurd: a move that loses too much is never chosen', () => {
  const [roll, call]: Move[] = [{ type: 'roll' }, { type: 'shanghai' }];
  const rated = [
    { move: roll!, worth: 0.5 },
    { move: call!, worth: 0.3 },
  ];
  const picks = (most: number): Set<string> => {
    const chance = seeded('slips');
    return new Set(
      Array.from({ length: 200 }, () => slipping(rated, { warmth: 0.2, most }, chance)!.move.type),
    );
  };
  expect(picks(0.1)).toEqual(new Set(['roll']));
  expect(picks(0.5)).toEqual(new Set(['roll', 'shanghai']));
});

test('an expert sees with every expansion that a won round should be called', async () => {
  const state = shanghaien.start(trial.optionSets['captain+noShanghai+sharks+doubles']!, 2, seeded('won'));
  Object.assign(state, { round: 8, turn: 0, end: 'left', supply: [2, 4], deck: state.deck.map(() => 0) });
  state.placed = [0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 1, 1];
  state.tavern = [24, 25, 26, 26, 27, 27];
  expect(await choice(fresh(), 'expert', state)).toEqual({ type: 'shanghai' });
});
