import { expect, test } from 'vitest';
import { steadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;

function clocks() {
  const real = { wall: 1_800_000_000_000, elapsed: 12.5 };
  const now = steadyClock(
    () => real.wall,
    () => real.elapsed,
  );
  const pass = (ms: number): void => {
    real.wall += ms;
    real.elapsed += ms;
  };
  return { real, now, pass };
}

test('audit 12: a clock that is set back goes on all the same', () => {
  const { real, now, pass } = clocks();
  expect(now()).toBe(1_800_000_000_000);
  real.wall -= HOUR;
  pass(5_000);
  expect(now()).toBe(1_800_000_005_000);
});

test('one that is set ahead, or has slept, is followed', () => {
  const { real, now, pass } = clocks();
  now();
  real.wall += HOUR;
  expect(now()).toBe(1_800_000_000_000 + HOUR);
  real.wall -= HOUR;
  pass(1_000);
  expect(now()).toBe(1_800_000_001_000 + HOUR);
});

test('its times are whole milliseconds and never run back', () => {
  const { real, now } = clocks();
  let last = now();
  for (const step of [0.4, 0.4, 0.4, -0.7, 0.2]) {
    real.elapsed += Math.abs(step);
    real.wall = Math.trunc(real.wall + step);
    expect(Number.isInteger(now())).toBe(true);
    expect(now()).toBeGreaterThanOrEqual(last);
    last = now();
  }
});
