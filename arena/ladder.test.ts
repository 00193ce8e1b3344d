import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
const file = (name: string): string => join(folder, name);

/** Plays a match and keeps its results. */
async function played(game: string, bots: string, games: number): Promise<string> {
  const out = file(`${game} ${bots}`);
  const match = ['--bots', bots, '--games', String(games), '--workers', '1'];
  await captured(['tournament', game, ...match, '--out', out]);
  return out;
}

/** The same in every run; LADDER=30 npx vitest run arena/ladder.test.ts plays more of them. */
const GAMES = Number(process.env['LADDER'] ?? 12);

test('bots that never met stand in one order, by whom they met', async () => {
  const matches = [
    await played('shanghaien', 'greedy,random', GAMES),
    await played('shanghaien', 'sensible,greedy', GAMES),
  ];
  const { out, code } = await captured(['ladder', ...matches, '--json']);
  const { game, rungs } = JSON.parse(out) as { game: string; rungs: { bot: string; games: number }[] };
  expect([code, game]).toEqual([0, 'shanghaien']);
  expect(rungs.map(({ bot, games }) => [bot, games])).toEqual([
    ['sensible', GAMES],
    ['greedy', 2 * GAMES],
    ['random', GAMES],
  ]);
  const table = await captured(['ladder', ...matches]);
  expect(table.out.split('\n')[0]).toMatch(/^bot +rating +give or take +games$/);
});

test('only results of one game make a ladder', async () => {
  const matches = [
    await played('shanghaien', 'greedy,random', 2),
    await played('cargo-noir', 'greedy,random', 2),
  ];
  const mixed = await captured(['ladder', ...matches]);
  expect([mixed.code, mixed.err]).toEqual([
    1,
    'These are results of different games: shanghaien, cargo-noir.',
  ]);
  writeFileSync(file('log'), 'nothing of the kind\n');
  const other = await captured(['ladder', file('log')]);
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('holds no results of a tournament')]);
});
