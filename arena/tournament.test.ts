import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seeded } from '../core/chance.ts';
import { BASE } from '../games/container/bots/weights/base.ts';
import { captured } from './captured.ts';
import { fixtures } from './contestants.ts';
import { trialOf } from './promotion.ts';
import type { Played } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'tournament-'));
const line = (games: number, file: string, nodes = 10): string[] =>
  `tournament shanghaien --bots random,greedy --games ${games} --workers 1 --nodes ${nodes} --out ${file}`.split(
    ' ',
  );
/** The table of a report without its speeds. */
const figures = (out: string): string[] =>
  out.split('\n').map((row) => row.replace(/ +\d+ +\d\.\d{3}/, '').replace(/ +/g, ' '));

test('a tournament goes on where it stopped, and says the same as one that never stopped', async () => {
  const [whole, broken] = [join(folder, 'whole.jsonl'), join(folder, 'broken.jsonl')];
  const { out } = await captured(line(12, whole));
  await captured(line(6, broken));
  writeFileSync(broken, readFileSync(broken, 'utf8').slice(0, -40));
  const resumed = await captured(line(12, broken));
  expect(figures(resumed.out)).toEqual(figures(out));
  const lines = readFileSync(broken, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(13);
  expect(JSON.parse(lines[0]!)).toMatchObject({ game: 'shanghaien', version: 2, nodes: 10 });
  expect(JSON.parse(lines[1]!)).toMatchObject({
    block: 'development/1/0/random,greedy',
    bots: { length: 2 },
  });
});

test('results of another tournament are left alone', async () => {
  const file = join(folder, 'other.jsonl');
  await captured(line(2, file));
  const before = readFileSync(file, 'utf8');
  const { code, err } = await captured(line(2, file, 11));
  expect([code, err]).toEqual([1, `${file} holds results of other games: name another file.`]);
  writeFileSync(file, `${before}{"block":\n`);
  expect((await captured(line(2, file))).err).toContain('is damaged in line 4.');
});

test('one hero at a table of three others', async () => {
  const argv = 'tournament cargo-noir --bots greedy,random --hero --players 4 --games 4 --workers 1 --json';
  const { games, standings } = JSON.parse((await captured(argv.split(' '))).out);
  expect(games).toBe(4);
  expect(standings[0].wins + 3 * standings[1].wins).toBeCloseTo(1, 6);
});

describe('weights that were brought along', () => {
  const argv = (bots: string, file: string): string[] =>
    `tournament container --bots ${bots} --players 3 --games 3 --nodes 1 --workers 1 --weights ${file} --json`.split(
      ' ',
    );
  const file = join(folder, 'weights.txt');
  writeFileSync(file, `${BASE}\n`);

  test('a bot with a plus plays with them', async () => {
    const { standings } = JSON.parse((await captured(argv('medium,expert+', file))).out);
    expect(standings[1].name).toBe('expert+');
    expect(standings[1].slowest).toBeGreaterThan(0);
  });

  test('are refused where they are missing or no good', async () => {
    const none = 'tournament container --bots medium,expert+ --players 3';
    expect(await captured(none.split(' '))).toMatchObject({
      code: 1,
      err: 'A bot with a plus plays with the weights of --weights <file>.',
    });
    const bad = join(folder, 'bad.txt');
    writeFileSync(bad, BASE.slice(0, -5));
    expect((await captured(argv('medium,expert+', bad))).err).toBe(
      `${bad} does not hold weights for the bots of container.`,
    );
    expect((await captured(argv('medium,easy', file))).err).toBe(
      '--weights is for a bot with a plus, as in expert+.',
    );
  });
});

describe('a sequential test', () => {
  const argv = (bots: string, games: number): string[] =>
    `tournament shanghaien --bots ${bots} --promote 0.5,0.6 --games ${games} --workers 1 --nodes 1 --json`.split(
      ' ',
    );

  test('stops as soon as it can tell, and says which way', async () => {
    const better = JSON.parse((await captured(argv('greedy,random', 400))).out);
    expect(better.promoted.verdict).toBe('passed');
    expect(better.games).toBeLessThan(200);
    const worse = JSON.parse((await captured(argv('random,greedy', 400))).out);
    expect(worse.promoted.verdict).toBe('failed');
    expect(worse.promoted.evidence).toBeLessThan(0);
  });

  test('is open after too few games', async () => {
    expect(JSON.parse((await captured(argv('greedy,random', 6))).out).promoted).toEqual({
      verdict: 'open',
      evidence: 0,
      blocks: 3,
    });
  });

  test('is wrong as seldom as it says', () => {
    const [chance, hurdle] = [seeded('coins'), { low: 0.45, high: 0.55 }];
    const all = fixtures({ lineUps: [['a', 'b']], games: 1000, seed: 's', purpose: 'gate' });
    const wrong = Array.from({ length: 60 }, () => {
      const played: Played[] = [];
      const none = { scores: [], decisions: [], seconds: [], slowest: [] };
      for (const { block, bots } of all) {
        const first = chance.draw(100) < 45;
        played.push({ block, bots, places: first === (bots[0] === 'a') ? [1, 2] : [2, 1], ...none });
        if (played.length % 20 !== 0) continue;
        const { verdict } = trialOf('a', hurdle, all, played);
        if (verdict !== 'open') return verdict === 'passed';
      }
      return false;
    });
    expect(wrong.filter(Boolean).length).toBeLessThan(9);
  });
});
