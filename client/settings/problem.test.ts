import { expect, test } from 'vitest';
import { problemOf, saidAt } from './problem.ts';

test('what is wrong with a name or a password stands at its field, and nowhere else', () => {
  const taken = problemOf({ code: 'nameTaken' }, 'Somebody is called so.');
  expect(saidAt(taken, 'name')).toBe('Somebody is called so.');
  expect(saidAt(taken, 'newPassword')).toBe('');
  expect(saidAt(taken, undefined)).toBe('');
  expect(problemOf({ code: 'weakPassword' }, '').field).toBe('newPassword');
  expect(problemOf({ code: 'wrongPassword' }, '').field).toBe('password');
});

test('what is wrong with neither stands below the form', () => {
  const offline = problemOf({ code: 'offline' }, 'Nobody answers.');
  expect(saidAt(offline, undefined)).toBe('Nobody answers.');
  expect(saidAt(offline, 'name')).toBe('');
  expect(saidAt(undefined, undefined)).toBe('');
});

test('audit 8: an unwanted word is told at the name', () => {
  expect(saidAt(problemOf({ code: 'badWord' }, 'Not wanted.'), 'name')).toBe('Not wanted.');
});
