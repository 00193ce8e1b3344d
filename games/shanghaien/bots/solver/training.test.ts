import { expect, test } from 'vitest';
import { seeded } from '../../../../core/chance.ts';
import { NATIONS } from '../../rules/tables.ts';
import { fitRows } from './fit.ts';
import { cellAt, firstWeights } from './net.ts';
import { ROW_AT } from './sample.ts';
import { training } from './training.ts';
import { readWeights } from './weights.ts';

test('the same seed collects the same positions and fits the same weights', async () => {
  const start = training.start('s');
  const [one, two] = [await training.collect('8', start, 'a'), await training.collect('8', start, 'a')];
  expect(one).toEqual(two);
  expect(one[0]).toHaveLength(ROW_AT.value + 1);
  const fitted = training.fit('8', start, one, 'f');
  expect(training.fit('8', start, two, 'f')).toEqual(fitted);
  expect(readWeights(fitted.weights)).toBeDefined();
});

test('a fit learns: whoever leads in a nation nobody can change wins more often', () => {
  const chance = seeded('fit');
  const uniform = (): number => chance.draw(1000) / 1000;
  const rows = Array.from({ length: 120 }, () => {
    const lead = chance.draw(11) - 5;
    const cells = NATIONS.map((_, nation) => (nation === 0 ? cellAt(0, 6 + lead, 6) : cellAt(0, 0, 0)));
    return [...cells, 0, 0, 0, 0, 0, 0, 0, 0, 0, lead === 0 ? 0.5 : lead > 0 ? 0.8 : 0.2];
  });
  const { weights, error } = fitRows(firstWeights(uniform), rows, chance);
  expect(Math.sqrt(error)).toBeLessThan(0.05);
  expect(weights.every(Number.isFinite)).toBe(true);
});
