import { describe, expect, test } from 'vitest';
import { type Flotsam, flotsam } from '../games/_example/rules/index.ts';
import { trial as flotsamTrial } from '../games/_example/rules/trial.ts';
import { GAMES } from '../games/index.ts';
import { ACTIONS } from '../games/shanghaien/rules/actions/index.ts';
import { shanghaien } from '../games/shanghaien/rules/index.ts';
import { trial as shanghaienTrial } from '../games/shanghaien/rules/trial.ts';
import type { Shanghaien } from '../games/shanghaien/rules/types.ts';
import type { Game, Shape } from './game.ts';
import { LAWS, type Trial } from './laws.ts';
import { type Finding, tryLaws } from './try-laws.ts';

const TRIALS: readonly Trial[] = [
  flotsamTrial as unknown as Trial,
  ...Object.values(GAMES).map(({ trial }) => trial),
];

/** Games with each set of options; LAWS=3 npx vitest run core/laws.test.ts plays more of them. */
const GAMES_EACH = Number(process.env['LAWS'] ?? 1);

describe('every game keeps the laws', () => {
  for (const trial of TRIALS) {
    test(trial.game.id, () => {
      const games = Object.keys(trial.optionSets).length * GAMES_EACH;
      expect(tryLaws(trial, { games, seed: 'laws' })).toBeUndefined();
    });
  }
});

/** Runs the laws over a game with something broken in it. */
function caught<G extends Shape>(
  trial: Trial<G>,
  broken: Partial<Game<G>>,
  rest: Partial<Trial<G>> = {},
): Finding | undefined {
  const mutant: Trial<G> = { ...trial, ...rest, game: { ...trial.game, ...broken } };
  return tryLaws(mutant, { games: 60, seed: 'mutants' });
}

const shanghaienWith = (broken: Partial<Game<Shanghaien>>): Finding | undefined =>
  caught(shanghaienTrial, broken);
const flotsamWith = (broken: Partial<Game<Flotsam>>): Finding | undefined => caught(flotsamTrial, broken);

describe('a broken game is caught', () => {
  test('replay: luck from elsewhere than the chance parameter', () => {
    let calls = 0;
    const finding = shanghaienWith({
      apply(state, seat, move, chance, emit) {
        shanghaien.apply(state, seat, move, chance, emit);
        if (move.type === 'roll') state.dice[0] = (calls++ % 6) + 1;
      },
    });
    expect(finding?.law).toBe('replay');
  });

  test('clone: a shared reference', () => {
    const finding = shanghaienWith({
      clone: (state) => ({ ...shanghaien.clone(state), crews: state.crews }),
    });
    expect(finding).toMatchObject({ law: 'clone', detail: expect.stringContaining('crews') });
  });

  test('clone: a forgotten field', () => {
    const finding = shanghaienWith({ clone: (state) => ({ ...shanghaien.clone(state), objected: false }) });
    expect(finding?.law).toBe('clone');
  });

  test('json: a value that JSON does not know', () => {
    const finding = flotsamWith({
      start: (...args) => Object.assign(flotsam.start(...args), { crate: Number.NaN }),
      outcome: () => undefined,
    });
    expect(finding?.law).toBe('json');
  });

  test('fairCheck: a refusal that depends on a secret', () => {
    const finding = flotsamWith({
      check(view, seat, move) {
        const secret = view.bids.some((bid, other) => other !== seat && bid === 3);
        if (secret) return { code: 'tooFewCoins', rule: '1.3', params: { coins: 0, wanted: move.coins } };
        return flotsam.check(view, seat, move);
      },
    });
    expect(finding?.law).toBe('fairCheck');
  });

  test('enumeration: a broken rule offers what check refuses', () => {
    const { roll } = ACTIONS;
    const finding = shanghaienWith({
      check: (view, seat, move) =>
        move.type === 'roll' && view.supply[seat] === 2
          ? roll.check({ ...view, supply: [0, 0] }, seat, move)
          : shanghaien.check(view, seat, move),
    });
    expect(finding?.law).toBe('enumeration');
  });

  test('enumeration: a move that is never sampled', () => {
    const finding = flotsamWith({
      sample: (view, seat, chance) => ({
        type: 'bid',
        coins: Math.min(flotsam.sample(view, seat, chance).coins, 4),
      }),
    });
    expect(finding).toMatchObject({ law: 'enumeration', detail: expect.stringContaining('never sampled') });
  });

  test('enumeration: a table that is stuck', () => {
    const finding = shanghaienWith({ toAct: (view) => (view.round === 3 ? [] : shanghaien.toAct(view)) });
    expect(finding).toMatchObject({ law: 'enumeration', detail: expect.stringContaining('stuck') });
  });

  test('guess: a world that does not fit the view', () => {
    const finding = flotsamWith({
      guess: (view, viewer, chance) => ({
        ...flotsam.guess(view, viewer, chance),
        coins: view.coins.map(() => 0),
      }),
    });
    expect(finding?.law).toBe('guess');
  });

  test('nonInterference: a secret in the view', () => {
    const finding = flotsamWith({
      view: (state, viewer) => ({ ...flotsam.view(state, viewer), favourites: [...state.favourites] }),
    });
    expect(finding).toMatchObject({ law: 'nonInterference', detail: expect.stringContaining('favourites') });
  });

  test('nonInterference: a secret in an event', () => {
    const finding = flotsamWith({
      apply(state, seat, move, chance, emit) {
        flotsam.apply(state, seat, move, chance, emit);
        emit?.({ type: 'drifted', crate: state.favourites[0]! });
      },
    });
    expect(finding).toMatchObject({ law: 'nonInterference', detail: expect.stringContaining('events') });
  });

  test('nonInterference: something is hidden that the trial does not name', () => {
    const finding = shanghaienWith({
      view: (state, viewer) => (viewer === 1 ? { ...state, hands: state.hands.map(() => 0) } : state),
      moves: shanghaien.moves,
      guess: (view) => shanghaien.clone(view),
      check: () => undefined,
    });
    expect(finding).toBeDefined();
  });

  test('sealedCommute: the first to bid has an advantage', () => {
    const finding = flotsamWith({
      apply(state, seat, move, chance, emit) {
        const first = state.bids.every((bid) => bid === null);
        flotsam.apply(state, seat, first ? { ...move, coins: Math.min(move.coins, 1) } : move, chance, emit);
      },
    });
    expect(finding?.law).toBe('sealedCommute');
  });

  test('conservation: a broken rule loses a card', () => {
    const finding = shanghaienWith({
      apply(state, seat, move, chance, emit) {
        shanghaien.apply(state, seat, move, chance, emit);
        if (move.type === 'shanghai') state.gone[0] = 0;
      },
    });
    expect(finding?.law).toBe('conservation');
  });

  test('termination: a game without end', () => {
    const finding = caught(shanghaienTrial, {}, { bound: 20 });
    expect(finding?.law).toBe('termination');
  });

  test('crash: an exception is a finding with its log', () => {
    const finding = shanghaienWith({
      apply(state, seat, move, chance, emit) {
        if (state.round === 2) throw new Error('the mast broke');
        shanghaien.apply(state, seat, move, chance, emit);
      },
    });
    expect(finding).toMatchObject({ law: 'crash', detail: 'the mast broke' });
    expect(finding?.log.entries.length).toBeGreaterThan(5);
  });

  test('there are ten laws', () => expect(LAWS).toHaveLength(10));
});
