import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { htmlOf, pageOf } from '../../tools/markdown.mjs';
import { readConfig } from '../config.ts';
import { MOST_TAKEN_BACK } from '../http/archives.ts';
import { serving } from '../http/testing.ts';
import { QUOTAS } from '../quotas.ts';
import type { Store } from '../store/store.ts';
import { flagOf, KEEP, KEPT, variableOf } from './keep.ts';
import { rulesFor } from './rules.ts';

const PAGE = readFileSync('docs/privacy.md', 'utf8');
/** Cells of all rows of the page's tables. */
const rows = PAGE.split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

afterEach(() => vi.unstubAllEnvs());

test('audit 7: the page on privacy has the days, flags and variables of the code', () => {
  const told = rows.flatMap(([, , days, flag = '', variable]) =>
    flag.startsWith('`--keep') ? [[Number(days), flag, variable]] : [],
  );
  expect(told).toEqual(
    KEPT.map(({ name, days }) => [days, `\`${flagOf(name)}\``, `\`${variableOf(name)}\``]),
  );
});

test('audit 7: the page on privacy has the quotas of the code', () => {
  const most = (what: string) => rows.find(([, first]) => first === what)?.[2];
  const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB in all`;
  const { logs, bytes } = QUOTAS;
  expect(most('unfinished tables you have opened')).toBe(String(QUOTAS.tables));
  expect(most('seats at unfinished tables')).toBe(String(QUOTAS.seats));
  expect(most('games brought along, as a guest')).toBe(`${logs.guest}, and ${megabytes(bytes.guest)}`);
  expect(most('games brought along, otherwise')).toBe(`${logs.others}, and ${megabytes(bytes.others)}`);
  expect(most('moves taken back in a game that is brought along')).toBe(MOST_TAKEN_BACK.toLocaleString('en'));
  expect(most('passkeys')).toBe(String(QUOTAS.passkeys));
  expect(most('bots')).toBe(String(QUOTAS.bots));
  expect(most('people you mute')).toBe(QUOTAS.mutes.toLocaleString('en'));
});

test('audit 7: every setting has its rule, and every rule its setting', () => {
  const store = { retention: {} } as Store;
  const never = () => Promise.reject(new Error('nothing is asked'));
  const rules = rulesFor({ store, eraseGuest: never, removed: never }, KEEP);
  expect(rules.map(({ name, days }) => [name, days]).sort()).toEqual(Object.entries(KEEP).sort());
});

test('audit 7: days are set by flag or variable, and what is no number of days ends the program', () => {
  expect(readConfig([]).keep).toEqual(KEEP);
  vi.stubEnv('KEEP_TABLES', '30');
  expect(readConfig(['--keep-guests', '0']).keep).toEqual({ ...KEEP, tables: 30, guests: 0 });
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the end');
  });
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const [flag, text] of [
    ...[['--keep-outages', '59']],
    ...['-1', '1.5', 'week', '', '40000'].map((days) => ['--keep-nodes', days]),
  ])
    expect(() => readConfig([flag ?? '', text ?? ''])).toThrow('the end');
  expect(String(said.mock.calls[0]?.[0])).toContain('0 (for ever) or a number of days from 60 to 36500');
  vi.restoreAllMocks();
});

test('audit 7: a server says for how long it keeps things', async () => {
  const quayside = await serving({ keep: { ...KEEP, guests: 7 } });
  const answer = await quayside.ask('GET', '/api/kept');
  expect(answer.json()).toEqual({ days: { ...KEEP, guests: 7 } });
  await quayside.close();
});

test('the page on privacy is served as HTML, with nothing left of its Markdown', () => {
  const page = pageOf(PAGE);
  expect(page).toContain('<title>What Quayside keeps, and for how long · Quayside</title>');
  expect(page).toContain('<td><code>KEEP_GUESTS</code></td>');
  expect(page.match(/<tr>/g)).toHaveLength(rows.length);
  expect(page).not.toMatch(/`|\*\*|^\||\]\(/m);
  expect(htmlOf('a <b> & "c"\n\n* one\n* two')).toBe(
    '<p>a &lt;b&gt; &amp; &quot;c&quot;</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
});
