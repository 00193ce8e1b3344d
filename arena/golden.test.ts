import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { differenceFrom, goldensNow, playedAgain } from './golden.ts';
import { playthroughs } from './paths.ts';

describe.each(Object.values(GAMES))('playthroughs of $game.id', (entry) => {
  test('there are some', () => expect(goldensNow(entry).length).toBeGreaterThan(0));

  test.each(goldensNow(entry))('$file is as recorded', (golden) => {
    expect(differenceFrom(golden)).toBeUndefined();
  });

  test.each(playthroughs(entry.game.id))('%s is as recorded, with the rules of its version', async (file) => {
    expect(differenceFrom(await playedAgain(file))).toBeUndefined();
  });
});

test('the first line that differs is shown', () => {
  const [golden] = Object.values(GAMES).flatMap(goldensNow);
  const [head = '', ...rest] = golden?.text.split('\n') ?? [];
  const changed = { file: golden?.file ?? '', text: [head, 'changed', ...rest.slice(1)].join('\n') };
  expect(differenceFrom(changed)).toMatch(/line 2 differs\.\n {2}recorded: .*\n {2}now: {6}changed/);
  expect(differenceFrom({ file: changed.file, text: head })).toMatch(/line 2 differs[\s\S]*\(end\)/);
  expect(differenceFrom({ file: '/nowhere.txt', text: '' })).toContain('is missing');
});
