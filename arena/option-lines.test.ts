/** What `games` says of options can be typed as it stands. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { LANGUAGES } from '../text/languages.ts';
import { captured } from './captured.ts';
import { optionLines } from './option-lines.ts';
import { readOptions } from './options.ts';
import { wordsOf } from './words.ts';

const cargoNoir = GAMES['cargo-noir']!;
const { table } = await wordsOf(cargoNoir, 'en');

describe.each(Object.values(GAMES).map((entry) => ({ id: entry.game.id, entry })))('$id', ({ entry }) => {
  test.each(LANGUAGES)(
    'in %s every key stands with its values, and an example is taken',
    async (language) => {
      const words = await wordsOf(entry, language);
      const lines = optionLines(entry.game, words);
      expect(lines.filter((line) => /\[object|undefined|=\s/.test(line))).toEqual([]);
      for (const line of lines.filter((said) => said.includes('--option'))) {
        const settings = [...line.matchAll(/--option (\S+)/g)].map(([, setting]) => setting ?? '');
        expect(readOptions(entry, settings, words.table)).not.toEqual(readOptions(entry, [], words.table));
      }
    },
  );

  test('what is said to be the default is', async () => {
    const words = await wordsOf(entry, 'en');
    const settings = optionLines(entry.game, words).flatMap((line) => {
      const [, key, value] = /^ +([\w.]+)=\S+ +\(([^)]+)\)/.exec(line) ?? [];
      return key === undefined ? [] : [`${key}=${value}`];
    });
    expect(settings.length).toBeGreaterThan(1);
    expect(readOptions(entry, settings, table)).toEqual(readOptions(entry, [], table));
  });
});

test('what is printed can be typed part by part, within bounds, and the print of others stays', async () => {
  const { out } = await captured(['games']);
  expect(out).toMatch(/printed\.costs\.villa=1…100 {2}\(9\) +Cost, Villa/);
  expect(out).toContain('printed.slots.rotterdam=1…4  (4)');
  expect(out).toContain('printed.market=1…12  (6)');
  const settings = ['printed.costs.villa=4', 'printed.points.villa=4', 'printed.market=8'];
  expect(readOptions(cargoNoir, settings, table)).toMatchObject({
    printed: { market: 8, costs: { villa: 4, yacht: 16 }, slots: { rotterdam: 4 } },
  });
  expect(readOptions(cargoNoir, [], table)).toMatchObject({ printed: { market: 6, costs: { villa: 9 } } });
});

test.each([
  ['printed.costs.villa=101', '“printed.costs.villa” is 101, but must lie between 1 and 100.'],
  ['printed.costs.vila=4', '“printed.costs.vila” is not known here.'],
  ['printed.costs=4', '“printed.costs” must be an object with fields.'],
  ['printed.costs.__proto__.villa=4', '“printed.costs.__proto__” is not known here.'],
])('--option %s is refused', async (setting, sentence) => {
  const { err, code } = await captured(['play', 'cargo-noir', '--option', setting]);
  expect([code, err]).toEqual([1, `--option: ${sentence}`]);
});
