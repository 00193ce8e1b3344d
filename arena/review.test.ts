import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Adviser } from '../bots/advice.ts';
import { type Log, readLog } from '../core/log.ts';
import { GAMES } from '../games/index.ts';
import { findRules } from '../games/versions.ts';
import { LANGUAGES } from '../text/languages.ts';
import { reviewWords } from '../text/review/index.ts';
import { percent, points } from '../text/review/percent.ts';
import { captured } from './captured.ts';
import type { GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { paint } from './paint.ts';
import { reviewLog } from './review.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-'));
const file = join(folder, 'game.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

let log: Log;
beforeAll(async () => {
  await captured(['play', 'shanghaien', '--bots', 'random,random', '--seed', 'sunk', '--save', file]);
  const read = await readLog(readFileSync(file, 'utf8'), findRules);
  if (!read.fault) ({ log } = read);
});

/** Always finds the first legal move a tenth better than the one that was made. */
const contrary: Adviser = {
  weigh({ view, seat }, _budget, [made] = []) {
    const first = entry.game.moves(view, seat)[Symbol.iterator]().next().value as { type: string };
    const better = { move: first, share: 0.6 };
    return made && JSON.stringify(made) !== JSON.stringify(first)
      ? [better, { move: made, share: 0.5 }]
      : [better];
  },
  shares: (state) => entry.game.outcome(state)?.places.map((place) => (place === 1 ? 1 : 0)) ?? [0.5, 0.5],
  points: () => [{ code: 'because', params: { n: 7 } }],
};
const entry: GameEntry = {
  ...GAMES['shanghaien']!,
  adviser: contrary,
  points: async () => ({ because: ({ n }, who) => `${who(0)} wants ${n}.` }),
};

async function reviewed(wish: object = {}, given: { log?: Log; entry?: GameEntry } = {}) {
  const out: string[] = [];
  const io = { out: (line: string) => void out.push(line), env: {}, paint: paint(false) } as unknown as Io;
  await reviewLog(
    given.entry ?? entry,
    given.log ?? log,
    { seed: '1', ...wish },
    { ...io, err: () => undefined },
  );
  return out.join('\n');
}

describe('review', () => {
  test('prints accuracy, luck and decisions, and what would have been better and why', async () => {
    const out = await reviewed();
    expect(out).toContain('Shanghaien: Review');
    expect(out).toMatch(/Player +Accuracy +Luck +Own decisions/);
    expect(out).toMatch(/Move \d+, Player 1: −10\.0, bad\n {2}Played: .+\n {2}Better: .+60\.0% to win/);
    expect(out).toContain('    Player 1 wants 7.');
  });

  test('speaks every language', async () => {
    const titles = new Set<string>();
    for (const lang of LANGUAGES) {
      const words = await reviewWords(lang);
      const out = await reviewed({ lang });
      titles.add(words.costly);
      for (const word of [words.title, words.luck, words.own, words.better, words.marks.bad])
        expect(out).toContain(word);
      expect(out).not.toMatch(/undefined|NaN/);
    }
    expect(titles.size).toBe(LANGUAGES.length);
  });

  test('gives data to programs', async () => {
    const { game, seats, steps } = JSON.parse(await reviewed({ json: true }));
    expect(game).toBe('shanghaien');
    expect(seats).toHaveLength(2);
    expect(steps).toHaveLength(log.entries.length);
  });

  test('a game that broke off is reviewed as far as it goes', async () => {
    const cut = { ...log, entries: log.entries.slice(0, 9) };
    const { steps } = JSON.parse(await reviewed({ json: true }, { log: cut }));
    expect(steps).toHaveLength(9);
  });

  test('a game without a move is refused, and one that nobody gives advice on', async () => {
    await expect(reviewed({}, { log: { ...log, entries: [] } })).rejects.toThrow('No move was made');
    const { adviser: _, ...alone } = entry;
    await expect(reviewed({}, { entry: alone })).rejects.toThrow('Nobody gives advice');
  });

  test('a log that does not follow the rules is told with its line', async () => {
    const forged = log.entries.with(2, { ...log.entries[2]!, hash: 1 });
    await expect(reviewed({}, { log: { ...log, entries: forged } })).rejects.toThrow(
      'The log does not follow the rules. Line 4: The position after this line',
    );
  });

  test('a file that is no log is named', async () => {
    writeFileSync(file, 'Dear diary');
    const { code, err } = await captured(['review', file]);
    expect(code).toBe(1);
    expect(err).toContain('line 1: This line is not JSON.');
  });
});

test('percent is written as the language writes it', () => {
  expect(percent('en', 0.123, 1)).toBe('12.3%');
  expect(percent('de', 0.123)).toBe('12\u00a0%');
  expect(points('fr', -0.055, 1)).toBe('−5,5');
  expect(points('en', 1.25)).toBe('+125');
  expect(points('en', 0)).toBe('0');
});
