import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { captured } from './captured.ts';
import { needRepository } from './paths.ts';

/** What a user gets wrong, and the sentence that answers. */
const MISTAKES: readonly (readonly [string, string])[] = [
  ['play chess', 'There is no game called “chess”. There are: '],
  ['play __proto__', 'There is no game called “__proto__”.'],
  ['play shanghaien --bots deepblue', 'There is no bot called “deepblue”. There are: random'],
  ['play shanghaien --bots random,constructor', 'There is no bot called “constructor”.'],
  ['play shanghaien --option sharks=maybe', '--option: “sharks” must be true or false.'],
  ['play shanghaien --option sea=true', '--option: “sea” is not known here.'],
  ['play shanghaien --option sharks', '--option must look like key=value, not "sharks".'],
  ['play shanghaien --option trickDeck.jokerShift=99', 'trickDeck'],
  ['play shanghaien --option trickDeck.jokerShift=4', '“trickDeck” adds up to 9 instead of 8.'],
  ['play shanghaien --option tie=coin', '“tie” is “coin”, but must be one of: shared, nations.'],
  ['play shanghaien --players 5', 'The game is for 2 players, not for 5.'],
  ['play shanghaien --seat 3', 'There is no seat 3: this table has seats 1 to 2.'],
  ['play shanghaien --seat zero', "option '--seat <n>' argument 'zero' is invalid"],
  ['play shanghaien --bots random,random,greedy', 'The game is for 2 players, not for 4.'],
  ['play shanghaien --hotseat --bots random', 'leave out --bots and --seat'],
  ['play shanghaien --lang xx', 'Quayside does not speak "xx".'],
  ['play shanghaien --save /nowhere/at/all.jsonl', '/nowhere/at/all.jsonl: there is no such file or folder.'],
  ['play', "missing required argument 'game'"],
  ['sail', "unknown command 'sail'"],
  ['games --fast', "unknown option '--fast'"],
  ['rules chess', 'There is no game called “chess”.'],
  ['rules shanghaien --lang de --write', 'The page in docs/rules is English'],
  ['replay', 'Name one file to replay, or say --all.'],
  ['replay /nowhere.jsonl', '/nowhere.jsonl cannot be read: there is no such file or folder.'],
  ['replay /', '/ cannot be read: it is a folder.'],
  ['review /nowhere.jsonl', '/nowhere.jsonl cannot be read: there is no such file or folder.'],
  ['golden chess', 'There is no game called “chess”.'],
  ['endings chess', 'There is no game called “chess”.'],
  ['fuzz chess', 'There is no game called “chess”.'],
  ['fuzz shanghaien --games 0', 'It must be a whole number from 1.'],
  ['tournament shanghaien --bots random', 'A tournament needs two or more different bots'],
  ['tournament shanghaien --bots random,random', 'A tournament needs two or more different bots'],
  ['tournament shanghaien --bots random,deepblue', 'There is no bot called “deepblue”.'],
  ['tournament shanghaien --bots random,greedy --promote 0.6,0.5', '--promote must look like 0.5,0.55'],
  ['tournament shanghaien --bots random,greedy,sensible --promote 0.5,0.6', 'meets one other, not several'],
  ['stats shanghaien --bot deepblue', 'There is no bot called “deepblue”.'],
  ['calibrate chess', 'There is no game called “chess”.'],
  ['calibrate shanghaien --bots greedy+', 'There is no bot called “greedy+”.'],
  ['fuzz shanghaien --games 9 --out /nowhere', 'Nothing can be written to /nowhere: there is no such file'],
  ['fuzz shanghaien --games 9 --out package.json', 'package.json: part of the path is a file.'],
  ['train shanghaien --out /nowhere/weights.txt', '/nowhere/weights.txt cannot be written: there is no such'],
  ['train shanghaien --out docs', 'docs cannot be written: it is a folder.'],
];

describe('a mistake is answered with a sentence, and nothing is written', () => {
  test.each(MISTAKES)('%s', async (line, sentence) => {
    const before = readdirSync('.');
    const { code, out, err } = await captured(line.split(' '));
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(readdirSync('.')).toEqual(before);
  });
});

describe('help', () => {
  const commands = [
    'play',
    'games',
    'rules',
    'replay',
    'review',
    'golden',
    'endings',
    'fuzz',
    'tournament',
    'stats',
    'calibrate',
    'bench',
  ];

  test.each(commands)('%s --help shows an example', async (command) => {
    const { code, out } = await captured([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`npx quayside ${command}`);
  });

  test('names every command', async () => {
    const { out } = await captured(['--help']);
    for (const command of [...commands, 'serve', 'admin']) expect(out).toContain(`  ${command}`);
  });
});

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await captured(['--version'])).toEqual({ code: 0, out: version, err: '' });
});

test('nothing is written into an installed package', () => {
  expect(() => needRepository('golden', '/nowhere')).toThrow('"golden" works on the files of the repository');
  expect(() => needRepository('golden')).not.toThrow();
});

test('mistakes are answered in the language of the table', async () => {
  const { err } = await captured(['play', 'chess', '--lang', 'de']);
  expect(err).not.toContain('There is no game');
});

test('games lists options with their words and the bots', async () => {
  const { out } = await captured(['games']);
  for (const word of ['Shanghaien', 'crazyCaptain=true|false', 'tie=shared|nations', 'random', 'greedy']) {
    expect(out).toContain(word);
  }
});
