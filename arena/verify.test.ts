import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { archiveOf, withSum } from '../protocol/archive.ts';
import { nodeHashing } from '../server/luck.ts';
import { playedAtATable } from '../server/luck-played.ts';
import { LANGUAGES } from '../text/languages.ts';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-'));
const good = join(folder, 'good.jsonl');
const bad = join(folder, 'bad.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

let text = '';
beforeAll(async () => {
  const { game, trial } = GAMES['shanghaien']!;
  const [options] = Object.values(trial.optionSets) as [object];
  text = await archiveOf(
    playedAtATable({ game, options, seats: 2, name: 'cli', takeBackOneIn: 10 }),
    nodeHashing,
  );
  writeFileSync(good, text);
});

/** Puts a changed file in its place; `again` adds it up again. */
async function spoil(change: (text: string) => string, again = false): Promise<void> {
  const body = text.split('\n').slice(0, -2).join('\n');
  writeFileSync(bad, again ? await withSum(`${change(body)}\n`, nodeHashing) : change(text));
}

describe('verify', () => {
  test('says that all is as promised, and what was promised', async () => {
    const { code, out, err } = await captured(['verify', good]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /good\.jsonl: Shanghaien: \d+ moves, \d+ draws and 0 seals checked; all is as promised\./,
    );
    expect(out).toMatch(/Table t-\w+ must have shown this before the game: [0-9a-f]{64}$/);
  });

  test('replay shows the same file, without what was taken back', async () => {
    const { code, out } = await captured(['replay', good, '--quiet']);
    const kept = text.split('\n').filter((line) => line.startsWith('{"n"') && !line.includes('"takenBack"'));
    expect(code).toBe(0);
    expect(out).toContain(`good.jsonl: Shanghaien, ${kept.length} moves`);
    expect(out).toContain('1. Zoë ');
  });

  test('a name gives no orders to the terminal', async () => {
    await spoil((t) => t.replace('Zoë 1', 'Zoë\\u001b[2J 1'), true);
    const { out } = await captured(['replay', bad, '--quiet']);
    expect(out).toContain('Zoë [2J 1');
    expect(out).not.toContain('\u001b');
  });

  test.each([
    ['a changed name', (t: string) => t.replace('Zoë 1', 'Zoe 1'), false, 'The sum at its end does not fit'],
    ['another seed', (t: string) => t.replace(/"seed":"./, '"seed":"x'), true, 'The seed is not the one'],
    ['another nonce', (t: string) => t.replace('Ahoi', 'Ahoy'), true, 'line 1: Draw 0 does not follow'],
    [
      'a foreign seal',
      (t: string) => t.replace('"j":5', `"j":5,"seal":"${'0'.repeat(64)}"`),
      true,
      'line 2: The seal of move 1',
    ],
    ['another hash', (t: string) => t.replace(/"hash":\d+/, '"hash":1'), true, 'line 1: The position after'],
    ['no file of a table', () => '{"name":"quayside"}', false, 'line 1: This is not the log'],
  ])('%s: code 1 and a sentence', async (_what, change, again, sentence) => {
    await spoil(change, again);
    const { code, out, err } = await captured(['verify', bad]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
    expect(err.split('\n').length).toBeLessThanOrEqual(6);
  });

  test('many files are counted, and one bad file is enough', async () => {
    await spoil((t) => t.replace('Ahoi', 'Ahoy'), true);
    const { code, out, err } = await captured(['verify', good, bad, good]);
    expect(code).toBe(1);
    expect(out).toContain('2 of 3 files as promised.');
    expect(err).toMatch(/… and \d+ more findings$/);
    expect((await captured(['verify', good, good])).code).toBe(0);
  });

  test('the log of a game that was played in the terminal', async () => {
    const plain = join(folder, 'plain.jsonl');
    await captured(['play', 'shanghaien', '--bots', 'random,random', '--seed', 'sunk', '--save', plain]);
    const { code, err } = await captured(['verify', plain]);
    expect(code).toBe(1);
    expect(err).toBe(`${plain}: No table wrote this log, so there is no luck to check.`);
  });

  test.each(LANGUAGES)('speaks %s', async (lang) => {
    await spoil((t) => t.replace('Ahoi', 'Ahoy'), true);
    const { out, err } = await captured(['verify', good, bad, '--lang', lang]);
    expect(`${out}\n${err}`).not.toMatch(/undefined|NaN|\[object/);
    expect(out.split('\n')).toHaveLength(3);
    expect(err.split('\n')).toHaveLength(6);
  });

  test('a file that is not there', async () => {
    const { code, err } = await captured(['verify', join(folder, 'nowhere.jsonl')]);
    expect(code).toBe(1);
    expect(err).toContain('there is no such file');
  });
});
