/** What may not change a bot's mind, and what happens when its weights are no good. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { container } from '../rules/index.ts';
import { ANNIVERSARY, BASE_2007, trial, WITH_BANK } from '../rules/trial.ts';
import type { Event, Move, Options } from '../rules/types.ts';
import { candidates } from './expert/candidates.ts';
import { dealsBehind } from './expert/cards.ts';
import { beliefsAbout } from './expert/rivals.ts';
import { training } from './expert/training.ts';
import { FITS, readWeights, writeWeights } from './expert/weights.ts';
import { type Levels, levels } from './levels.ts';
import { type Position, redrawn, seenBy, some } from './positions.ts';
import { response } from './response.ts';
import { ZOO } from './styles.ts';
import { BASE as WEIGHTS } from './weights/base.ts';

const fresh = (text = WEIGHTS): Levels => levels(async () => text);
const NAMES = ['easy', 'medium', 'hard', 'expert'] as const;

function choice(bots: Levels, name: (typeof NAMES)[number], position: Position, nodes = 100): Promise<Move> {
  const { view, seat, seen } = seenBy(position);
  return Promise.resolve(bots[name].choose(view, seat, seen, { nodes, chance: seeded('own') }));
}

describe('nothing hidden changes a move', () => {
  // Many more, for those with time: POSITIONS=834 makes 10,008 of all levels and editions.
  const count = Number(process.env['POSITIONS'] ?? 8);
  const sets: readonly [string, Options, number][] = [
    ['2007', BASE_2007, 3],
    ['anniversary', ANNIVERSARY, 5],
    ['bank', WITH_BANK, 4],
  ];
  for (const [title, options, seats] of sets) {
    test.each(NAMES)(`${title}: %s`, { timeout: 3_600_000 }, async (name) => {
      const used = fresh();
      for (const [n, position] of some(options, seats, 'hidden', count).entries()) {
        const move = await choice(used, name, position);
        expect(
          container.check(container.view(position.state, position.seat), position.seat, move),
        ).toBeUndefined();
        expect(await choice(fresh(), name, redrawn(position, `other ${n}`))).toEqual(move);
      }
    });
  }
});

describe('weights', () => {
  test('are small, and read as they were written', () => {
    expect(WEIGHTS.length).toBeLessThan(120_000);
    expect(writeWeights(readWeights(WEIGHTS)!)).toBe(WEIGHTS);
  });

  const damaged: Readonly<Record<string, string>> = {
    nothing: '',
    'other rules': WEIGHTS.replace(/^container \d+/, 'container 999'),
    'other features': WEIGHTS.replace(FITS.split(' ')[2]!, '00000000'),
    'a changed digit': WEIGHTS.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
    'a lost end': WEIGHTS.slice(0, -20),
    'text instead': `${FITS}\nweights`,
  };
  test.each(Object.entries(damaged))('%s: refused, and the level below plays on', async (_, text) => {
    expect(readWeights(text)).toBeUndefined();
    const [position] = some(BASE_2007, 4, 'damaged', 1);
    const bots = fresh(text);
    expect(await choice(bots, 'expert', position!)).toEqual(await choice(bots, 'medium', position!));
  });

  test('the same seed makes the same ones', async () => {
    const [one, two] = [await training.collect('styles', '', 'a'), await training.collect('styles', '', 'a')];
    expect(one).toEqual(two);
    const fitted = training.fit('styles', training.start('s'), one, 'f');
    expect(training.fit('styles', training.start('s'), two, 'f')).toEqual(fitted);
    expect(readWeights(fitted.weights)).toBeDefined();
  });

  test('a best response learns from the shipped ones, the same from the same seed', async () => {
    expect(response.start('s')).toBe(WEIGHTS);
    const rows = await response.collect('response', WEIGHTS, 'a');
    expect(rows.length).toBeGreaterThan(5);
    const { weights } = response.fit('response', WEIGHTS, rows, 'f');
    expect(response.fit('response', WEIGHTS, rows, 'f').weights).toBe(weights);
    expect(weights).not.toBe(WEIGHTS);
    expect(readWeights(weights)).toBeDefined();
  });
});

test('with a budget of nothing the level below plays', async () => {
  const bots = fresh();
  for (const position of some(BASE_2007, 4, 'poor', 5))
    expect(await choice(bots, 'expert', position, 0)).toEqual(await choice(bots, 'medium', position, 0));
});

describe('what kind of player somebody is', () => {
  const state = container.start(BASE_2007, 3, seeded('kinds'));
  const likeliest = (events: readonly Event[]): number => {
    const weights = beliefsAbout(container.view(state, 0), 0, events)[1]!.styles;
    return weights.indexOf(Math.max(...weights));
  };

  test('a stranger is most likely sensible', () => expect(likeliest([])).toBe(0));

  test('who does nothing for ten turns is idle', () => {
    const turns = Array.from({ length: 10 }, (): Event => ({ type: 'turn', seat: 1 }));
    expect(ZOO[likeliest(turns)]!.style.idle).toBeGreaterThan(50);
  });

  test('who bids more than anything is worth is wild', () => {
    const auction: Event = { type: 'auction', seat: 0, cargo: [1, 0, 0, 0, 0] };
    const bids: Event = { type: 'revealed', bids: [null, 30, 2], loans: [0, 0, 0] };
    expect(ZOO[likeliest([auction, bids, auction, bids, auction, bids])]!.style.share[1]).toBeGreaterThan(
      100,
    );
  });
});

describe('which cards the others have', () => {
  const state = container.start(BASE_2007, 4, seeded('cards'));
  const view = container.view(state, 0);
  const revealed = (bid: number): Event => ({
    type: 'revealed',
    bids: [null, bid, 0, 0],
    loans: [0, 0, 0, 0],
  });
  const chanceOf = (events: readonly Event[], card: number): number =>
    dealsBehind(view, events).reduce((sum, { cards, likely }) => sum + (cards[1] === card ? likely : 0), 0);
  const mine = state.valueCards[0]!;
  const card = (mine + 2) % 5;
  const dearest: Event = {
    type: 'auction',
    seat: 0,
    cargo: [0, 1, 2, 3, 4].map((kind) => (kind === card ? 3 : 0)),
  };

  test('before any bid all deals are equally likely', () => {
    const deals = dealsBehind(view, []);
    expect(deals).toHaveLength(24);
    for (const { cards, likely } of deals) {
      expect(likely).toBeCloseTo(1 / 24);
      expect(cards[0]).toBe(mine);
    }
  });

  test('who bids much for a colour likely has the card that values it', () => {
    expect(chanceOf([dearest, revealed(18)], card)).toBeGreaterThan(0.35);
    expect(chanceOf([dearest, revealed(1)], card)).toBeLessThan(0.25);
  });
});

test('after an idle lap an expert does something', async () => {
  for (const [name, options] of Object.entries(trial.optionSets)) {
    const state = container.start(options, 4, seeded(name));
    state.idleTurns = 4;
    const move = await choice(fresh(), 'expert', { state, seat: state.turn, events: [] });
    expect(['produce', 'buy', 'buildMachine', 'buildWarehouse']).toContain(move.type);
  }
});

test('an expert does not think of building down to the last dollars', () => {
  const state = container.start(BASE_2007, 4, seeded('prudent'));
  const seat = state.turn;
  const builds = (cash: number): boolean => {
    state.cash[seat] = cash;
    state.ledger[seat] = cash;
    return candidates(state, seat, seeded('own')).some(({ type }) => type === 'buildMachine');
  };
  expect(builds(12)).toBe(true);
  expect(builds(11)).toBe(false);
});
