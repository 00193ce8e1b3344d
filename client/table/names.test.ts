import { expect, test } from 'vitest';
import type { SeatInfo } from '../../protocol/picture.ts';
import { namesOf, whoOf } from './names.ts';
import { en } from './text/en.ts';

const person = (name: string): SeatInfo => ({ kind: 'person', who: 'x', name, bot: '', resigned: false });

test('audit 12: a name from right to left keeps its direction to itself, wherever a table names it', () => {
  const seats = [person('מרים'), person('מרים'), person('Ada')];
  const names = namesOf(seats, en, {});
  expect(names).toEqual(['\u2068מרים\u2069\u00a01', '\u2068מרים\u2069\u00a02', 'Ada']);
  expect(en.log.resigned(whoOf(names)(0))).toContain('\u2068מרים\u2069');
});
