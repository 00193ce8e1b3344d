import { expect, test } from 'vitest';
import { memoryTable, speedTable, targetLines } from './report.ts';
import type { Rival } from './rival.ts';
import type { Result } from './run.ts';

const usage = (resident: number) => ({ processor: 0, resident, heap: resident / 2 });

function result(id: string, movesPerSecond: number, p99: number, tables = 1000): Result {
  const rival = { id, name: id.toUpperCase(), connectsFirst: id !== 'colyseus' } as Rival;
  const pass = {
    moves: 1,
    movesPerSecond,
    p50: 1,
    p99,
    unanswered: 0,
    processorPerMove: 50,
    clientsPerMove: 40,
  };
  return {
    rival,
    tables,
    passes: [
      { ...pass, pace: 0 },
      { ...pass, pace: 1 },
    ],
    memory: { empty: usage(50e6), connected: usage(80e6), seated: usage(95e6), played: usage(120e6) },
  };
}

test('every promise that could be measured is kept or not', () => {
  const results = [
    result('quayside', 8000, 30),
    result('boardgame.io', 1000, 50),
    result('colyseus', 16_000, 10),
  ];
  expect(targetLines(results)).toEqual([
    'at 1,000 tables: moves/s, : boardgame.io 8.00; target ≥ 4: reached',
    'at 1,000 tables: moves/s, : Colyseus 0.500; target ≥ 0.7: not reached',
    'at 1,000 tables: p99, : boardgame.io 0.600; target ≤ 0.5: not reached',
    'at 1,000 tables, a move a second each: p99 in ms 30.0; target ≤ 20: not reached',
    'at 1,000 tables: kB a table that waits 15.0; target ≤ 20: reached',
  ]);
});

test('what was not measured is not promised', () => {
  expect(targetLines([result('colyseus', 1, 1)])).toEqual([]);
  expect(targetLines([result('quayside', 1, 1, 20)])).toEqual([
    'at 20 tables: kB a table that waits 750; target ≤ 20: not reached',
  ]);
});

test('sockets are told apart from tables where they can be', () => {
  const [, ours, rooms] = memoryTable([result('quayside', 1, 1), result('colyseus', 1, 1)]).split('\n');
  expect(ours?.split(/\s{2,}/)).toEqual(['QUAYSIDE', '1,000', '50', '95', '120', '15.0', '45.0', '7.5']);
  expect(rooms?.split(/\s{2,}/)).toEqual(['COLYSEUS', '1,000', '50', '95', '120', '-', '45.0', '-']);
});

test('a row for every pace', () => {
  const rows = speedTable([result('quayside', 12_345, 7)]).split('\n');
  expect(rows[1]?.split(/\s{2,}/)).toEqual([
    'QUAYSIDE',
    '1,000',
    'flat out',
    '12,345',
    '1.0',
    '7.0',
    '50',
    '40',
    '0',
  ]);
  expect(rows[2]).toContain('1/s each');
});
