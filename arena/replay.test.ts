import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-'));
const good = join(folder, 'good.jsonl');
const bad = join(folder, 'bad.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

let lines: string[] = [];
beforeAll(async () => {
  await captured(['play', 'shanghaien', '--bots', 'random,random', '--seed', 'sunk', '--save', good]);
  lines = readFileSync(good, 'utf8').trimEnd().split('\n');
});

/** The log with one line changed. */
const withLine = (line: number, change: (data: Record<string, unknown>) => object): string =>
  lines.map((text, i) => (i === line - 1 ? JSON.stringify(change(JSON.parse(text))) : text)).join('\n');

const drawn = (data: Record<string, unknown>): number[] => data['draws'] as number[];

/** What is done to a good log, and the sentence about it. */
const DAMAGE: readonly (readonly [string, () => string, string])[] = [
  ['an empty file', () => '', 'line 1: The file is empty.'],
  ['blank lines', () => '\n \n', 'line 1: The file is empty.'],
  ['prose', () => 'Dear diary', 'line 1: This line is not JSON.'],
  ['foreign JSON', () => '{"name":"quayside"}', 'line 1: This is not the log of a Quayside game.'],
  ['a list', () => '[1,2]', 'line 1: This is not the log of a Quayside game.'],
  [
    'a damaged line',
    () => lines.with(6, (lines[6] ?? '').slice(0, 20)).join('\n'),
    'line 7: This line is not JSON.',
  ],
  [
    'a foreign line',
    () => lines.with(6, '{}').join('\n'),
    'line 7: The line cannot be read. “n” is missing.',
  ],
  [
    'another game',
    () => withLine(1, (o) => ({ ...o, game: 'chess' })),
    'line 1: Quayside does not know the game “chess”.',
  ],
  [
    'another version',
    () => withLine(1, (o) => ({ ...o, version: 99 })),
    'line 1: The log follows version 99 of the rules',
  ],
  [
    'too many seats',
    () => withLine(1, (o) => ({ ...o, seats: 5 })),
    'line 1: The game is for 2 players, not for 5.',
  ],
  ['a line left out', () => lines.toSpliced(4, 1).join('\n'), 'line 5: Move 5 stands where move 4 belongs.'],
  [
    'an illegal move',
    () => withLine(2, (e) => ({ ...e, move: { type: 'allow' } })),
    'line 2: The rules do not allow this move',
  ],
  [
    'an unknown move',
    () => withLine(2, (e) => ({ ...e, move: { type: 'swim' } })),
    'line 2: The line cannot be read.',
  ],
  [
    'another die',
    () => withLine(2, (e) => ({ ...e, draws: drawn(e).map((d) => (d + 1) % 6) })),
    'line 2: The position after',
  ],
  [
    'an impossible die',
    () => withLine(2, (e) => ({ ...e, draws: [7, 7] })),
    'line 2: The dice and cards drawn do not fit',
  ],
  [
    'a die too many',
    () => withLine(2, (e) => ({ ...e, draws: [...drawn(e), 1] })),
    'line 2: The dice and cards drawn',
  ],
  ['a die too few', () => withLine(2, (e) => ({ ...e, draws: [1] })), 'line 2: The dice and cards drawn'],
  [
    'another hash',
    () => withLine(9, (e) => ({ ...e, hash: 1 })),
    'line 9: The position after this line is not',
  ],
  [
    'another first hash',
    () => withLine(1, (o) => ({ ...o, hash: 1 })),
    'line 1: The position after this line is not',
  ],
  [
    'a move after the end',
    () => [...lines, JSON.stringify({ ...JSON.parse(lines[1] ?? ''), n: lines.length })].join('\n'),
    'The game was already over.',
  ],
];

describe('replay', () => {
  test.each(DAMAGE)('%s is named with file and line', async (_what, make, sentence) => {
    writeFileSync(bad, make());
    const { code, err } = await captured(['replay', bad, '--quiet']);
    expect(err).toContain(`${bad}, `);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  test('a log that breaks off is an unfinished game', async () => {
    writeFileSync(bad, `${lines.slice(0, 20).join('\r\n')}\r\n`);
    const { code, out } = await captured(['replay', bad, '--quiet']);
    expect(code).toBe(0);
    expect(out).toBe('bad.jsonl: Shanghaien, 19 moves, not finished');
    const german = await captured(['replay', bad, '--quiet', '--lang', 'de']);
    expect(german.out).toBe('bad.jsonl: Shanghaien, 19 Züge, nicht beendet');
  });

  test('moves, events and the result are told, also as one viewer saw them', async () => {
    const all = await captured(['replay', good]);
    expect(all.out).toContain('   1  Player ');
    expect(all.out).toContain('Round 8: six new cards.');
    const table = await captured(['replay', good, '--viewer', 'table']);
    expect(table.out).not.toContain('   1  Player ');
    expect((await captured(['replay', good, '--viewer', '2'])).code).toBe(0);
    expect((await captured(['replay', good, '--viewer', '3'])).err).toContain(
      'a seat from 1 to 2 or "table"',
    );
  });
});
