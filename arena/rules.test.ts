import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { captured } from './captured.ts';
import { rulesPage } from './paths.ts';
import { pageOf } from './rules.ts';

test.each(Object.values(GAMES))('docs/rules/$game.id.md is up to date', async (entry) => {
  const page = readFileSync(rulesPage(entry.game.id), 'utf8');
  expect(page, `write it with: npx quayside rules ${entry.game.id} --write`).toBe(await pageOf(entry));
});

test('the rulebook is printed in any language, chapter 10 after chapter 9', async () => {
  const { out } = await captured(['rules', 'shanghaien', '--lang', 'it']);
  expect(out).toMatch(/^# Shanghaien\n\n## 1 /);
  expect(out.indexOf('**10.1**')).toBeGreaterThan(out.indexOf('**9.3**'));
});
