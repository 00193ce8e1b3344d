import { expect, test } from 'vitest';
import { luckPath, replayPath, routeOf, tablePath } from './routes.ts';

test('every page has its address', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' });
  expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(routeOf('/rules/shanghaien/')).toEqual({ page: 'rules', game: 'shanghaien' });
  expect(routeOf('/replay/abc')).toEqual({ page: 'replay', id: 'abc' });
  expect(routeOf('/replay')).toEqual({ page: 'replay', id: '' });
  expect(routeOf('/luck/abc')).toEqual({ page: 'luck', id: 'abc' });
  expect(routeOf('/settings')).toEqual({ page: 'settings' });
  expect(routeOf('/moderation')).toEqual({ page: 'moderation' });
  expect(routeOf('/reset-password')).toEqual({ page: 'reset' });
  expect(routeOf('/profile')).toEqual({ page: 'profile', name: '' });
  expect(routeOf('/profile/Ada%20L')).toEqual({ page: 'profile', name: 'Ada L' });
  expect(routeOf('/profile/%E4%')).toEqual({ page: 'profile', name: '%E4%' });
});

test('rules without a game open at the first book', () => {
  expect(routeOf('/rules')).toEqual({ page: 'rules', game: 'container' });
});

test('what is no address is lost, and not the lobby', () => {
  for (const path of ['/t', '/t/a/b', '/rules/chess', '/settings/x', '/moderation/x', '/nothing']) {
    expect(routeOf(path)).toEqual({ page: 'lost' });
  }
});

test('the key of a private table is behind the #, where no server sees it', () => {
  expect(tablePath('abc', '')).toBe('/t/abc');
  expect(tablePath('abc', 'k/y')).toBe('/t/abc#k%2Fy');
  expect(replayPath('abc', 'k/y', 7)).toBe('/replay/abc?at=7#k%2Fy');
  expect(luckPath('abc', '')).toBe('/luck/abc');
});
