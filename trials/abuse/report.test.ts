import { expect, test } from 'vitest';
import { burst } from './attacks/burst.ts';
import { halfOpen, STILL_OPEN } from './attacks/half-open.ts';
import { abuseTable, failuresOf, missesOf } from './report.ts';
import type { Aftermath } from './run.ts';
import { Tally } from './tally.ts';

const CALM = { p99: 4, botsP50: 20, unanswered: 0 };

const aftermath = (more: Partial<Aftermath> = {}): Aftermath => ({
  attack: burst,
  before: CALM,
  during: { p99: 8, botsP50: 30, unanswered: 0 },
  memory: { start: 20, highest: 140, later: 21 },
  answers: [
    ['socket tooLarge', 760],
    ['200', 9],
  ],
  took: 12,
  ...more,
});

test('a server that stood has no failure and misses nothing', () => {
  expect([failuresOf(aftermath()), missesOf(aftermath())]).toEqual([[], []]);
});

test('the table shows times, ratios, memory, and what was answered how often', () => {
  const [head, row, , answers] = abuseTable([aftermath()]).split('\n');
  expect(head).toMatch(/^attack +audit +s +p99 ms +beside +times/);
  expect(row?.trim().split(/ +/).slice(0, 12)).toEqual([
    'burst',
    '1',
    '12',
    '4.0',
    '8.0',
    '2.0',
    '20.0',
    '30.0',
    '1.5',
    '20',
    '140',
    '21',
  ]);
  expect(answers).toContain('socket tooLarge × 760, 200 × 9');
});

test('moves left without an answer, memory that stays and connections that stay are failures', () => {
  expect(failuresOf(aftermath({ during: { ...CALM, unanswered: 2 } }))).toEqual([
    'burst: 2 honest moves were not answered',
  ]);
  expect(failuresOf(aftermath({ memory: { start: 20, highest: 200, later: 53 } }))).toEqual([
    'burst: 33 MB are still in use, 32 may be',
  ]);
  expect(failuresOf(aftermath({ attack: halfOpen, answers: [[STILL_OPEN, 3]] }))).toEqual([
    'half-open: 3 connections were open after 30 s',
  ]);
});

test('what depends on the machine is told as missed', () => {
  expect(missesOf(aftermath({ during: { p99: 21, botsP50: 41, unanswered: 0 } }))).toEqual([
    'burst: p99 is 5.25 times as long, 5 at most',
    'burst: bots are 2.05 times as slow, 2 at most',
  ]);
});

test('a tally puts the most frequent answer first', () => {
  const tally = new Tally();
  tally.count('busy');
  tally.count('tooMany', 3);
  tally.count('busy');
  expect(tally.rows).toEqual([
    ['tooMany', 3],
    ['busy', 2],
  ]);
});
