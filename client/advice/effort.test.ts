import { expect, test } from 'vitest';
import { FIRST_LOOK } from '../../bots/review.ts';
import { paced } from './effort.ts';

/** So many decisions, each of which takes so long for every position looked at. */
function firstLook(decisions: number, secondsPerNode: number) {
  let clock = 0;
  const pace = paced(() => clock * 1000);
  const thought = Array.from({ length: decisions }, (_, i) => {
    const { nodes } = pace;
    clock += nodes * secondsPerNode;
    pace.done = (FIRST_LOOK * (i + 1)) / decisions;
    return nodes;
  });
  return { pace, thought, seconds: clock };
}

test('who is quick enough thinks as hard as it may', () => {
  const { thought } = firstLook(100, 0.000_05);
  expect(Math.min(...thought)).toBe(Math.max(...thought));
});

test('a long game on a slow device is looked at in time, with less care', () => {
  for (const secondsPerNode of [0.000_1, 0.000_2]) {
    const { thought, seconds } = firstLook(400, secondsPerNode);
    expect(seconds).toBeLessThan(14);
    expect(thought.at(-1)).toBeLessThan(thought[0]!);
  }
});

test('the second look is no less careful than the first ended', () => {
  const { pace, thought } = firstLook(400, 0.000_5);
  expect(pace.nodes).toBeGreaterThanOrEqual(thought.at(-1)! * 0.6);
  expect(pace.nodes).toBe(pace.nodes);
});
