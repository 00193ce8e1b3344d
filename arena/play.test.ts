import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAY = ['play', 'shanghaien', '--bots', 'random', '--seed', 'harbour'];
const ones = '1\n'.repeat(400);

describe('play', () => {
  test('a whole game against a bot, kept and replayed', async () => {
    const file = join(folder, 'game.jsonl');
    const played = await captured([...PLAY, '--save', file], { input: ones });
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toContain('The game is over.');
    expect(played.out).toContain(`The game is kept in ${file}.`);
    const replayed = await captured(['replay', file]);
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(played.out).toMatch(new RegExp(`1\\. .+: ${/1\. .+: (\d+)/.exec(replayed.out)?.[1]}\n`));
  });

  test('an existing file is not overwritten', async () => {
    const file = join(folder, 'game.jsonl');
    const before = readFileSync(file, 'utf8');
    const { code, err } = await captured([...PLAY, '--save', file], { input: ones });
    expect({ code, err }).toEqual({ code: 1, err: `The game cannot be kept in ${file}: it already exists.` });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('the end of input ends politely and keeps what was played', async () => {
    const file = join(folder, 'unfinished.jsonl');
    const { code, out } = await captured([...PLAY, '--save', file], { input: '1\n1\n1\n' });
    expect(code).toBe(0);
    expect(out).toContain('Fair winds!');
    expect((await captured(['replay', file])).out).toContain('not finished');
  });

  test('nothing is kept unless asked for', async () => {
    await captured(PLAY, { input: 'quit\n' });
    expect(existsSync('harbour.jsonl')).toBe(false);
  });

  test('the same seed is the same game', async () => {
    const [one, two] = await Promise.all([captured(PLAY, { input: ones }), captured(PLAY, { input: ones })]);
    expect(one.out).toBe(two.out);
  });

  test('hot-seat: both are people, and each event is said once', async () => {
    const { out } = await captured(['play', 'shanghaien', '--hotseat', '--seed', '1'], { input: ones });
    expect(out).toContain('Your choice, Player 1:');
    expect(out).toContain('Your choice, Player 2:');
    expect(out.match(/Round 2: six new cards/g)).toHaveLength(1);
    expect(out).toContain('The game is over.');
  });

  test('bots in all seats: you watch', async () => {
    const { code, out } = await captured(['play', 'shanghaien', '--bots', 'random,greedy']);
    expect(code).toBe(0);
    expect(out).toContain('Bot (greedy)');
    expect(out).not.toContain('Your choice');
    expect(out).toContain('The game is over.');
  });

  test('the language is that of --lang, or of the environment', async () => {
    const asked = await captured([...PLAY, '--lang', 'de'], { input: 'quit\n' });
    const found = await captured(PLAY, { input: 'quit\n', env: { LANG: 'de_AT.UTF-8' } });
    const unknown = await captured(PLAY, { input: 'quit\n', env: { LC_ALL: 'C' } });
    expect(found.out).toBe(asked.out);
    expect(unknown.out).toContain('Your choice');
    expect(found.out).not.toContain('Your choice');
  });
});

describe('at the prompt', () => {
  const said = async (...lines: string[]): Promise<string> =>
    (await captured([...PLAY, '--seat', '1'], { input: `${lines.join('\n')}\n` })).out;

  test('a move in words is played, and refused with its rule', async () => {
    const out = await said('place die=4', 'roll', 'roll', 'quit');
    expect(out).toContain('Roll the dice first. (rule 3.2)');
    expect(out).toMatch(/rolls \d and \d/);
    expect(out).toContain('(rule 3.1)');
  });

  test('what is no move is said so', async () => {
    const out = await said('99', 'swim', 'place die', 'place die=nine', 'place', 'rules 99', 'quit');
    for (const odd of ['99', 'swim', 'place die', 'rules 99']) {
      expect(out).toContain(`“${odd}” is neither a number from the list nor a move.`);
    }
    expect(out).toContain('“die” must be a whole number.');
    expect(out).toContain('“die” is missing.');
  });

  test('rules, board, log and help', async () => {
    const out = await said('rules 4.2', 'rules 6', 'log', 'help', 'board', 'quit');
    expect(out).toContain('4.2  Whoever has more dice on a card takes it.');
    expect(out).toContain('6 End and scoring');
    expect(out.match(/Round 1: six new cards/g)).toHaveLength(2);
    expect(out.match(/Round 1 of 8/g)).toHaveLength(2);
  });

  test('Enter takes the only choice', async () => {
    expect(await said('', 'quit')).toMatch(/Skipper rolls \d and \d/);
  });
});
