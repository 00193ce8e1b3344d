import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import { cargoNoir } from '../rules/index.ts';
import { BASE, trial } from '../rules/trial.ts';
import type { Options, State } from '../rules/types.ts';
import { bots } from './index.ts';

async function play(options: Options, names: readonly string[], seed: string): Promise<State> {
  const luck = seeded(seed);
  const own = names.map((_, seat) => ({ nodes: 1000, chance: seeded(`${seed}/${seat}`) }));
  const state = cargoNoir.start(options, names.length, luck);
  for (let [seat] = cargoNoir.toAct(state); seat !== undefined; [seat] = cargoNoir.toAct(state)) {
    const move = await bots[names[seat]!]!.choose(state, seat, [], own[seat]!);
    expect(cargoNoir.check(state, seat, move), JSON.stringify(move)).toBeUndefined();
    cargoNoir.apply(state, seat, move, luck);
  }
  return state;
}

describe('every bot finishes a legal game with every option', () => {
  for (const [name, options] of Object.entries(trial.optionSets)) {
    test(name, async () => {
      for (const names of [
        ['sensible', 'random'],
        ['greedy', 'sensible', 'random', 'sensible', 'random'],
      ]) {
        expect(cargoNoir.outcome(await play(options, names, `${name} ${names.length}`))).toBeDefined();
      }
    });
  }
});

test('one sensible bot beats three greedy ones', async () => {
  let wins = 0;
  for (let i = 0; i < 4; i++) {
    const names = ['greedy', 'greedy', 'greedy', 'greedy'].with(i, 'sensible');
    if (cargoNoir.outcome(await play(BASE, names, `mixed ${i}`))?.places[i] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(3);
});

test('sensible bots spend their coins in the end', async () => {
  let coins = 0;
  for (let i = 0; i < 6; i++)
    coins += total((await play(BASE, ['sensible', 'sensible', 'sensible'], `end ${i}`)).coins);
  expect(coins / 18).toBeLessThan(5);
});
