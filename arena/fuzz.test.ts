import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { GAMES } from '../games/index.ts';
import { captured } from './captured.ts';
import { sparingFor } from './fuzz.ts';

afterEach(() => vi.restoreAllMocks());

test('without a finding it says how much was tried', async () => {
  const { code, out } = await captured([
    'fuzz',
    'shanghaien',
    '--games',
    '21',
    '--sparing',
    '9',
    '--workers',
    '1',
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/^21 games, \d+ moves, 20 option sets: no law broken \(\d+ games\/s\)\.$/);
});

test('a broken law is a sentence, an exit code and a log that can be replayed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-'));
  const file = join(folder, 'fuzz-shanghaien-conservation-7.jsonl');
  vi.spyOn(GAMES['shanghaien']!.trial, 'audit').mockImplementation((state) =>
    (state as { round: number }).round === 3 ? 'a die fell overboard' : undefined,
  );
  try {
    const argv = [
      'fuzz',
      'shanghaien',
      '--games',
      '5',
      '--seed',
      '7',
      '--sparing',
      '99',
      '--workers',
      '1',
      '--out',
      folder,
    ];
    const { code, err } = await captured(argv);
    expect(code).toBe(1);
    expect(err).toContain('The law "conservation" is broken (a die fell overboard)');
    expect(err).toContain(`npx quayside replay ${file}`);
    expect(readdirSync(folder)).toHaveLength(1);
    expect((await captured(['replay', file, '--quiet'])).out).toContain('not finished');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('many games are tried more sparingly than few', () => {
  expect(sparingFor(200)).toBe(1);
  expect(sparingFor(100_000)).toBe(50);
});
