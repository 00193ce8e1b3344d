import { expect, test } from 'vitest';
import { decodeTable } from './log-table.ts';

const HEX = 'ab'.repeat(32);
const table = (name: string, id = 'one') => ({
  ...{ id, commitment: HEX, seed: HEX, nonces: [''] },
  seats: [{ name, kind: 'person' }],
});

test.each([
  ['a control', 'Ada\u0000'],
  ['an order to a terminal', '\u001b[2J'],
  ['a new line', 'Ada\nBen'],
  ['a mark that turns the direction', 'Ada\u202Enimda'],
  ['an isolate that is never closed', '\u2067Ada'],
  ['a mark of direction', 'Ada\u200F'],
  ['a filler that nobody sees', 'Ada\u3164'],
  ['a soft hyphen', 'Ad\u00ADa'],
  ['half a character', 'Ada\uD83D'],
  ['a line separator', 'Ada\u2028'],
  ['a pile of marks', `A${'\u0301'.repeat(9)}da`],
])('audit 12: a log with %s in a name is refused', (_, name) => {
  expect(decodeTable.decode(table(name))).toEqual({
    fault: { path: 'seats[0].name', code: 'unprintable', params: {} },
  });
  expect(decodeTable.decode(table('Ada', name)).fault).toMatchObject({ path: 'id', code: 'unprintable' });
});

test('audit 12: a name in a log is no longer than a name may be', () => {
  expect(decodeTable.decode(table('x'.repeat(24))).fault).toBeUndefined();
  expect(decodeTable.decode(table('x'.repeat(25))).fault).toMatchObject({ code: 'textLength' });
});

test.each(['', 'Zoë 1 \uFFFD', 'مريم', 'می\u200Cخواهم', '👩\u200D🚀', 'gone-0123456789ab'])(
  'a name such as "%s" is read as it stands',
  (name) => expect(decodeTable.decode(table(name))).toEqual({ value: table(name) }),
);
