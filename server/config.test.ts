import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['On', true],
  ['false', false],
  ['0', false],
  ['NO', false],
  ['off', false],
  ['', false],
])('a switch that the environment sets to "%s" is %s', (text, on) => {
  vi.stubEnv('QUAYSIDE_UNLIMITED', text);
  expect(readConfig([]).unlimited).toBe(on);
});

test('a switch is off by default, and a flag outweighs the environment', () => {
  expect(readConfig([]).unlimited).toBe(false);
  vi.stubEnv('QUAYSIDE_UNLIMITED', 'off');
  expect(readConfig(['--unlimited', '--port', '1'])).toMatchObject({ unlimited: true, port: 1 });
});

/** What the program says before it ends. */
function lastWords(): string {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the end');
  });
  expect(() => readConfig([])).toThrow('the end');
  return String(said.mock.calls[0]?.[0]);
}

test('a switch that is neither on nor off ends the program with a sentence', () => {
  vi.stubEnv('QUAYSIDE_UNLIMITED', 'perhaps');
  expect(lastWords()).toContain('It must be true, 1, yes or on; or false');
});

test.each([
  ['true', true],
  ['false', false],
  ['', ''],
  ['10.0.0.0/255.0.0.0', '10.0.0.0/255.0.0.0'],
  ['loopback, 192.0.2.7,2001:db8::/32', 'loopback, 192.0.2.7,2001:db8::/32'],
])('proxies may be given as "%s"', (text, trusted) => {
  vi.stubEnv('TRUST_PROXY', text);
  expect(readConfig([]).trustProxy).toBe(trusted);
});

test.each([
  'proxy.example',
  '1',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/255.0.255.0',
  '10.0.0.0/8/8',
  '::1/255.0.0.0',
  '::1/129',
  '',
])('what is no proxy ends the program with a sentence: %s', (text) => {
  vi.stubEnv('TRUST_PROXY', `loopback, ${text}`);
  expect(lastWords()).toContain(`; "${text}" is none.`);
});

test.each([
  ['', ''],
  ['https://play.example', 'https://play.example'],
  ['https://Play.example:443/', 'https://play.example'],
  ['http://localhost:8380/', 'http://localhost:8380'],
])('"%s" is where browsers reach it', (text, url) => {
  vi.stubEnv('PUBLIC_URL', text);
  expect(readConfig([]).publicUrl).toBe(url);
});

test.each(['play.example', 'https://play.example/games', 'ftp://play.example', 'https://me@play.example'])(
  'an address nobody can be sent to ends the program with a sentence: %s',
  (text) => {
    vi.stubEnv('PUBLIC_URL', text);
    expect(lastWords()).toContain('It must be an address without a path');
  },
);

test('audit 8: a word list that cannot be read ends the program with a sentence', () => {
  vi.stubEnv('WORD_LIST', 'no/such/file.txt');
  expect(lastWords()).toContain('The word list no/such/file.txt cannot be read');
});

test('audit 8: without a word list every word is welcome', () => {
  expect(readConfig([]).wordList.holds('damn')).toBe(false);
});
