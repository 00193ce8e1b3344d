/** The built command line, with its threads. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const BIN = join(ROOT, 'arena', 'bin.mjs');
beforeAll(() => void execFileSync(process.execPath, [BIN, 'games']));

const built = (...argv: string[]) => spawnSync(process.execPath, [BIN, ...argv], { encoding: 'utf8' });

test('fuzz in two threads plays all its games', () => {
  const { status, stdout } = built(
    'fuzz',
    'shanghaien',
    '--games',
    '50',
    '--sparing',
    '100',
    '--workers',
    '2',
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^50 games, \d+ moves, 20 option sets: no law broken/);
});

test('a tournament is the same in one thread and in two', () => {
  const figures = ['1', '2'].map((workers) => {
    const argv = ['--bots', 'random,greedy', '--games', '10', '--json', '--workers', workers];
    const { standings } = JSON.parse(built('tournament', 'shanghaien', ...argv).stdout);
    return standings.map(({ wins, points }: { wins: number; points: number }) => [wins, points.toFixed(6)]);
  });
  expect(figures[0]).toEqual(figures[1]);
});

test('a mistake is one line without a stack trace', () => {
  const { status, stdout, stderr } = built('play', 'chess');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

test('when time is up all threads stop', () => {
  const argv = ['--games', '1000000', '--sparing', '100', '--minutes', '0.01', '--workers', '2'];
  const { status, stdout } = built('fuzz', 'shanghaien', ...argv);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\d+ games, /);
});
