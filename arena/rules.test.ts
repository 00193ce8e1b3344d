import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { en } from '../games/shanghaien/text/en.ts';
import type { GameText } from '../text/game-text.ts';
import { captured } from './captured.ts';
import { rulesPage } from './paths.ts';
import { rulebook, rulesAbout } from './rulebook.ts';
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

test('an edition is printed without the other', async () => {
  const [old, newer] = await Promise.all(
    ['2007', 'anniversary'].map((edition) => captured(['rules', 'container', '--edition', edition])),
  );
  expect(old?.out).toMatch(/^# Container, 2007\n/);
  expect(newer?.out).toMatch(/^# Container, 10th anniversary\n/);
  expect(old?.out).toContain('**4.6**');
  expect(old?.out).not.toMatch(/^## 13 /m);
  expect(newer?.out).not.toContain('**4.6**');
  expect(newer?.out).toMatch(/^## 13 /m);
});

test('without an edition the rules of both are printed, each with its name', async () => {
  const { out } = await captured(['rules', 'container', '--lang', 'de']);
  expect(out).toMatch(/^# Container\n/);
  expect(out).toMatch(/^\*\*4\.6\*\* \(2007\) /m);
  expect(out).toMatch(/^\*\*4\.8\*\* \(Jubiläumsausgabe/m);
});

test('an unknown edition gets a sentence that names the editions', async () => {
  const unknown = await captured(['rules', 'container', '--edition', '2018']);
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(unknown.err).toContain('no edition called “2018”. There are: 2007, anniversary (10th anniversary).');
  const only = await captured(['rules', 'shanghaien', '--edition', '2007', '--lang', 'de']);
  expect(only).toMatchObject({ code: 1, out: '' });
  expect(only.err).toContain('Von Shanghaien gibt es nur eine Ausgabe');
});

test('the page in docs/rules is asked for without an edition', async () => {
  const { code, err } = await captured(['rules', 'container', '--edition', '2007', '--write']);
  expect(code).toBe(1);
  expect(err).toContain('leave out --edition or --write');
});

describe('tables', () => {
  const table = {
    rule: '1.1',
    head: ['Cargo', 'Worth'],
    rows: [
      ['Tea', '$3'],
      ['Opium', '$12'],
    ],
    note: 'Not sure of opium.',
  };
  const text = { ...en, chapters: { 1: 'Cargo' }, rules: { '1.1': 'Sell.' }, tables: () => [table] };

  test('are Markdown with even columns, numbers to the right', () => {
    const page = rulebook(GAMES['shanghaien']!, text as unknown as GameText);
    const drawn = ['| Cargo | Worth |', '| ----- | ----: |', '| Tea   |    $3 |', '| Opium |   $12 |'];
    expect(page).toContain(`**1.1** Sell.\n\n${drawn.join('\n')}\n\nNot sure of opium.\n`);
  });

  test('are even columns at a table in the terminal, below their rule', () => {
    expect(rulesAbout(text as unknown as GameText, {}, '1.1')).toEqual([
      '1 Cargo',
      '  1.1  Sell.',
      '       Cargo  Worth',
      '       Tea       $3',
      '       Opium    $12',
      '       Not sure of opium.',
    ]);
    expect(rulesAbout(text as unknown as GameText, {}, '2')).toEqual([]);
  });
});
