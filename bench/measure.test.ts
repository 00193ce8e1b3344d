import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Rates, ratesTable, sideBySide } from './measure.ts';

/** Time, and the processor's time, pass only while a game is played. */
let milliseconds: number;
beforeEach(() => {
  milliseconds = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => milliseconds);
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: milliseconds * 1_000, system: 0 }));
});
afterEach(() => void vi.restoreAllMocks());

/** A game of 10 moves, 5 of them decisions, that lasts this long. */
function slowGame(takes: number) {
  return (games: number) => {
    milliseconds += games * takes;
    return { games, moves: games * 10, decisions: games * 5 };
  };
}

function rates(name: string, decisions: number): Rates {
  return { name, games: decisions / 50, moves: decisions * 2, decisions, slices: 1 };
}

it('gives rates per second', () => {
  const [rates] = sideBySide([{ name: 'game', run: slowGame(1) }], 0.1);
  const { games, moves, decisions } = rates!;
  expect(games).toBeCloseTo(1_000);
  expect(moves / games).toBeCloseTo(10);
  expect(decisions / games).toBeCloseTo(5);
});

it('puts the slower behind the faster', () => {
  const [fast, slow] = sideBySide(
    [
      { name: 'fast', run: slowGame(0.2) },
      { name: 'slow', run: slowGame(1) },
    ],
    0.1,
  );
  expect(fast?.games).toBeCloseTo(5_000);
  expect(slow?.games).toBeCloseTo(1_000);
});

it('prints ratios to the yardstick', () => {
  const lines = ratesTable([rates('plain', 3_111_111), rates('ours', 2_800_000)], ['plain']).split('\n');
  expect(lines).toEqual([
    'what   games/s    moves/s  decisions/s  : plain',
    'plain   62,200  6,220,000    3,110,000        1',
    'ours    56,000  5,600,000    2,800,000      0.9',
  ]);
});

it('prints no ratio to a yardstick that did not run', () => {
  expect(ratesTable([rates('ours', 2_800_000)], ['plain'])).toMatch(/-$/);
});
