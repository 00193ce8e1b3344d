import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../text/languages.ts';
import { captured } from './captured.ts';
import { findGame } from './find.ts';
import { wordsOf } from './words.ts';

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
    expect(out).toContain('Mate');
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

describe('a move of several parts', () => {
  const container = (lines: readonly string[], ...more: string[]) =>
    captured(['play', 'container', '--bots', 'random', '--seed', 'a', ...more], {
      input: `${lines.join('\n')}\n`,
    });

  test('is typed as the example shows, and an example is shown where there is a choice', async () => {
    const { out } = await container(['produce white@3 white@2>4', 'board', 'quit']);
    expect(out).toMatch(/put your own together: produce white@\d.* · {2}buy deckhand\d \w+@2>\d/);
    expect(out).toContain('Skipper produces 1 white container');
    expect(out).toContain('Factory store: 1 white at $3, 1 white at $4 (2/2)');
  });

  test('that breaks a rule is refused as any other', async () => {
    const { out } = await container(['buy deckhand2 brown@3>5', 'quit']);
    expect(out).toContain('You want 1 brown container at $3, but there are none. (rule 7.1)');
  });

  test.each(LANGUAGES)(
    'that is not understood is answered in %s with its part and an example',
    async (lang) => {
      const words = await wordsOf(await findGame('container'), lang);
      const word = words.notation?.moves['produce']?.word ?? '';
      const typed = ['qqq@3', '9@@', 'white', 'white@9', '2white@3', 'white@1>2', '/'];
      const { out } = await container([...typed.map((part) => `${word} ${part}`), 'quit'], '--lang', lang);
      const answers = out.split('\n').filter((line) => line.includes(words.table.play.example('')));
      expect(answers).toHaveLength(typed.length);
      for (const [i, part] of typed.entries()) {
        expect(answers[i]).toContain(part);
        expect(answers[i]).toMatch(new RegExp(`${word} .+@\\d`));
      }
    },
  );

  test('tells what building costs, and how much is left to build', async () => {
    const { out } = await container(['1', '1', 'quit']);
    for (const cost of [4, 5]) expect(out).toContain(`1  Build a warehouse for $${cost}`);
    expect(out).toContain('Build a black machine for $6');
    expect(out).toContain('Machines (black 5, brown 4, orange 5, tan 4, white 4), Warehouses (22)');
    expect(out).toContain('Warehouses (21)');
  });

  test('bots are called by their ranks in the language of the table', async () => {
    const { out } = await container(['quit'], '--lang', 'fr', '--bots', 'expert,greedy');
    expect(out).toContain('Amiral');
    expect(out).toContain('Second');
    expect(out).not.toMatch(/expert|greedy/);
  });
});
