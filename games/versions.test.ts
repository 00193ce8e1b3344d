/** Games of earlier versions, with the words and players of today. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../core/chance.ts';
import { type Game, type Seat, type Shape, viewers } from '../core/game.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { Entry } from './entry.ts';
import { GAMES } from './index.ts';
import { findRules, gameAt } from './versions.ts';

const versions = Object.values(GAMES).flatMap((newest) =>
  Object.keys(newest.frozen).map((version) => ({ id: newest.game.id, version: Number(version), newest })),
);

const who = (seat: Seat): string => `Seat ${seat + 1}`;
const same = (view: Shape['View']) => view;
/** Random games end before; a game that does not fails the test. */
const MOST_MOVES = 5_000;
/** So many moves of a game are a bot's. */
const BOTS_MOVES = 8;
const WRONG = /undefined|NaN|\[object/;

const optionsOf = ({ decode }: Game): object => {
  const options = decode.options.decode({});
  if (options.fault) throw new Error(options.fault.code);
  return options.value;
};

/** Those of today's options that a version has. */
function known({ decode }: Game, wanted: object): object {
  const { spec } = decode.options;
  if (spec.kind !== 'fields') throw new Error('options are fields');
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => Object.hasOwn(spec.fields, key)));
}

describe.each(versions)('$id@$version', ({ id, version, newest }) => {
  const load = async () => (await gameAt(id, version)) as Entry;

  test('says its own version, and is found by logs', async () => {
    const { game } = await load();
    expect([game.id, game.version]).toEqual([id, version]);
    expect(await findRules(id, version)).toEqual({ game, newest: newest.game.version });
  });

  const sets = Object.entries(newest.trial.optionSets);
  test.each(sets)('a game with the options "%s" is told in every language', async (_set, wanted) => {
    const { game, today = same } = await load();
    const options = game.decode.options.decode(known(game, wanted));
    if (options.fault) return;
    const texts = await Promise.all(LANGUAGES.map((language) => newest.text(language)));
    const chance = seeded(`${id} ${version}`);
    const seats = game.players.max;
    const told: string[] = [];
    const hear = (event: Shape['Event']): void => {
      for (const text of texts) told.push(text.events[event.type]!(event as never, who));
    };
    const state = game.start(options.value, seats, chance, hear);
    for (let moves = 0; moves < MOST_MOVES && !game.outcome(state); moves++) {
      const [seat = 0] = game.toAct(state);
      const move = game.sample(state, seat, chance);
      for (const text of texts) {
        told.push(text.moves[move.type]!(move as never, who));
        if (moves % 25 > 0) continue;
        for (const viewer of viewers(seats)) told.push(...text.board(today(game.view(state, viewer)), who));
      }
      game.apply(state, seat, move, chance, hear);
    }
    expect(game.outcome(state)).toBeDefined();
    expect(told.filter((line) => WRONG.test(line))).toEqual([]);
  });

  test.each(Object.keys(newest.bots))('the bot "%s" makes legal moves', async (name) => {
    const { game, bots } = await load();
    const chance = seeded(name);
    const state = game.start(optionsOf(game), game.players.min, chance);
    for (let moves = 0; moves < MOST_MOVES && !game.outcome(state); moves++) {
      const [seat = 0] = game.toAct(state);
      const view = game.view(state, seat);
      const budget = { nodes: 20, chance };
      const move =
        moves < BOTS_MOVES
          ? await bots[name]!.choose(view, seat, [], budget)
          : game.sample(view, seat, chance);
      expect(game.decode.move.decode(move).fault).toBeUndefined();
      expect(game.check(view, seat, move)).toBeUndefined();
      game.apply(state, seat, move, chance);
    }
    expect(game.outcome(state)).toBeDefined();
  });
});

test('a version that was never released is not found', async () => {
  for (const { game } of Object.values(GAMES)) {
    expect(await gameAt(game.id, 99)).toBeUndefined();
    expect(await findRules(game.id, 99)).toEqual({ game: undefined, newest: game.version });
  }
  expect(await gameAt('chess', 1)).toBeUndefined();
  expect(await findRules('chess', 1)).toBeUndefined();
});
