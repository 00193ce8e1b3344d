import { expect, test } from 'vitest';
import { seeded } from '../core/chance.ts';
import { GAMES } from '../games/index.ts';
import { en } from '../text/en.ts';
import { calibrationOf } from './calibration.ts';
import { type Forecast, forecast } from './forecast.ts';
import { readOptions } from './options.ts';

/** Games in which the first seat wins so often, while this is said. */
function games(count: number, won: number, said: number): Forecast[] {
  const chance = seeded(`${won} ${said}`);
  return Array.from({ length: count }, (_, n) => {
    const wins = chance.draw(1000) < won * 1000 ? [1, 0] : [0, 1];
    const one = { move: 0, shares: [said, 1 - said] };
    return { seed: String(n), said: [one, one, one], moves: 3, wins };
  });
}

test('who says what happens has no error but that of luck', () => {
  const { error, interval, power, bins } = calibrationOf(
    [...games(500, 0.75, 0.75), ...games(500, 0.55, 0.55)],
    '1',
  );
  expect(error).toBeLessThan(0.03);
  expect(interval[0]).toBeLessThan(0.01);
  expect(power).toBeGreaterThan(0.8);
  expect(power).toBeLessThan(1.25);
  expect(bins.map(({ count }) => count)).toEqual([0, 0, 1500, 0, 1500, 1500, 0, 1500, 0, 0]);
});

test('who says too much is found out', () => {
  const { error, interval, power } = calibrationOf(games(500, 0.6, 0.8), '1');
  expect(error).toBeGreaterThan(0.15);
  expect(interval[0]).toBeGreaterThan(0.1);
  expect(power).toBeLessThan(0.6);
});

test('who says too little is found out', () => {
  const { power, quarters } = calibrationOf(games(500, 0.8, 0.6), '1');
  expect(power).toBeGreaterThan(1.5);
  expect(quarters[0]).toBe(power);
});

test('forecasts of a game belong to what happened in it', async () => {
  const { shanghaien } = GAMES;
  const adviser = { weigh: () => [], points: () => [], shares: () => [0.4, 0.6] };
  const work = { seed: 'a', botSeed: 'a', nodes: 1, counted: false, bots: ['random', 'random'] };
  const entry = { ...shanghaien!, adviser };
  const options = readOptions(entry, [], en);
  const all = await forecast(entry, { kind: 'forecast', game: 'shanghaien', options, sparing: 1, ...work });
  expect(all.said).toHaveLength(all.moves);
  expect(all.said.map(({ move }) => move)).toEqual([...all.said.keys()]);
  expect(all.wins.reduce((a, b) => a + b)).toBe(1);
  const few = await forecast(entry, { kind: 'forecast', game: 'shanghaien', options, sparing: 5, ...work });
  expect([few.moves, few.wins]).toEqual([all.moves, all.wins]);
  expect(few.said.length).toBeLessThan(all.said.length / 2);
});
