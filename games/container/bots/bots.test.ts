import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { figures } from '../figures.ts';
import { container } from '../rules/index.ts';
import { ANNIVERSARY, BASE_2007, trial, WITH_BANK } from '../rules/trial.ts';
import type { Event, Options, State } from '../rules/types.ts';
import { bots } from './index.ts';

interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A game between these bots, each seeing only the view of its seat. */
async function play(options: Options, names: readonly string[], seed: string, nodes = 1000): Promise<Played> {
  const luck = seeded(seed);
  const own = names.map((_, seat) => ({ nodes, chance: seeded(`${seed}/${seat}`) }));
  const events: Event[] = [];
  const emit = (event: Event): unknown => events.push(event);
  const state = container.start(options, names.length, luck, emit);
  for (let [seat] = container.toAct(state); seat !== undefined; [seat] = container.toAct(state)) {
    const view = container.view(state, seat);
    const bot = bots[names[seat]!]!;
    const seen = bot.remembers ? events.flatMap((event) => container.redact(event, seat!) ?? []) : [];
    const move = await bot.choose(view, seat, seen, own[seat]!);
    expect(container.check(view, seat, move), JSON.stringify(move)).toBeUndefined();
    container.apply(state, seat, move, luck, emit);
  }
  return { state, events };
}

describe('every bot finishes a legal game with every option', () => {
  for (const [name, options] of Object.entries(trial.optionSets)) {
    test(name, async () => {
      const { state } = await play(options, ['sensible', 'greedy', 'random'], name);
      expect(container.outcome(state)).toBeDefined();
    });
  }
});

test('one sensible bot beats three greedy ones', async () => {
  let wins = 0;
  for (let i = 0; i < 8; i++) {
    const seat = i % 4;
    const names = ['greedy', 'greedy', 'greedy', 'greedy'].with(seat, 'sensible');
    const { state } = await play(BASE_2007, names, `mixed ${i}`);
    if (container.outcome(state)?.places[seat] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(6);
});

test('one expert beats three sensible ones, even in a hurry', async () => {
  let wins = 0;
  for (const seat of [0, 2]) {
    const names = ['sensible', 'sensible', 'sensible', 'sensible'].with(seat, 'expert');
    const { state } = await play(WITH_BANK, names, 'hurry', 100);
    if (container.outcome(state)?.places[seat] === 1) wins++;
  }
  expect(wins).toBe(2);
});

test('experts among themselves trade too', async () => {
  const { state, events } = await play(BASE_2007, ['expert', 'expert', 'expert'], 'alive', 100);
  const { stagnation, ...of } = figures(events, state);
  expect(stagnation).toBe(0);
  expect(of['auctions per player']).toBeGreaterThan(2);
});

describe('four sensible bots keep the economy alive', () => {
  for (const [name, options] of Object.entries({
    2007: BASE_2007,
    anniversary: ANNIVERSARY,
    bank: WITH_BANK,
  })) {
    test(name, async () => {
      const sums: Record<string, number> = {};
      const games = 12;
      for (let i = 0; i < games; i++) {
        const { state, events } = await play(
          options,
          ['sensible', 'sensible', 'sensible', 'sensible'],
          `alive ${i}`,
        );
        for (const [key, value] of Object.entries(figures(events, state)))
          sums[key] = (sums[key] ?? 0) + value / games;
      }
      expect(sums['stagnation']).toBe(0);
      expect(sums['auctions per player']).toBeGreaterThan(2.5);
      expect(sums['share that reaches the island']).toBeGreaterThan(0.6);
      expect(sums['price levels, factory stores']).toBeGreaterThanOrEqual(2.7);
      expect(sums['price levels, harbour stores']).toBeGreaterThanOrEqual(2.7);
    });
  }
});
