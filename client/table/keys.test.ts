import { describe, expect, it } from 'vitest';
import { HINT, KEYS, keyOf, keyOfKind } from './keys.ts';

describe('the keys of a game', () => {
  it.each(Object.entries(KEYS))('of %s are letters, and no two are the same', (_, keys) => {
    const letters = Object.values(keys);
    expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([]);
    expect(new Set([...letters, HINT]).size).toBe(letters.length + 1);
  });

  it('are none in a game that nobody knows', () => {
    expect(keyOfKind('container', 'buy')).toBe('b');
    expect(keyOfKind('chess', 'buy')).toBeUndefined();
  });
});

describe('what was pressed', () => {
  it('is what the keyboard writes', () => {
    expect(keyOf({ key: 'B', code: 'KeyB' })).toBe('b');
    expect(keyOf({ key: 'a', code: 'KeyQ' })).toBe('a');
  });

  it('is found by its place where the keyboard writes no such letters', () => {
    expect(keyOf({ key: 'и', code: 'KeyB' })).toBe('b');
    expect(keyOf({ key: '&', code: 'Digit1' })).toBe('1');
  });

  it('is neither a letter nor a digit for other keys', () => {
    expect(keyOf({ key: 'Enter', code: 'Enter' })).toBeUndefined();
    expect(keyOf({ key: ' ', code: 'Space' })).toBeUndefined();
  });
});
