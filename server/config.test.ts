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

test('a switch that is neither on nor off ends the program with a sentence', () => {
  vi.stubEnv('QUAYSIDE_UNLIMITED', 'perhaps');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the end');
  });
  expect(() => readConfig([])).toThrow('the end');
  expect(String(said.mock.calls[0]?.[0])).toContain('It must be true, 1, yes or on; or false');
});
