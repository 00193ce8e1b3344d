import { expect, test } from 'vitest';
import { decodeName, guestName } from './names.ts';

const code = (raw: string): string | undefined => decodeName(raw).refusal?.code;

test.each(['Ada', 'Zoë', 'Дима', '小林', 'देवी', 'أمل', 'Jean-Luc 2', '_x_', 'Дима X', 'Άννα 7'])(
  '%s is a name',
  (raw) => expect(decodeName(raw)).toEqual({ name: raw.normalize('NFKC') }),
);

test('what looks the same is the same: composed, no spaces at the ends, one between words', () => {
  expect(decodeName('  Zoe\u0308   M ')).toEqual({ name: 'Zoë M' });
  expect(decodeName('Ａｄａ')).toEqual({ name: 'Ada' });
});

test.each([
  ['A', 'too short'],
  ['x'.repeat(25), 'too long'],
  ['--', 'no letter'],
  ['Ada\u202Eada', 'turns the direction'],
  ['Ada\u200Bada', 'a space nobody sees'],
  ['Ad\u0007a', 'a bell'],
  ['\u3164\u3164', 'letters nobody sees'],
  ['\u0301Ada', 'a mark on nothing'],
  ['Ada\u0316\u0317\u0318\u0319\u031A', 'a pile of marks'],
  ['<b>Ada', 'a sign'],
  ['Ada 🚢', 'a picture'],
])('%j is none: %s', (raw) => expect(code(raw)).toBe('badName'));

test.each([
  ['Аda', 'a Cyrillic А among Latin letters'],
  ['Οlga', 'a Greek Ο among Latin letters'],
  ['Αнна', 'a Greek Α among Cyrillic letters'],
  ['Оlga Дима', 'in one of its words'],
  ['Օlga', 'an Armenian Օ among Latin letters'],
])('%j mixes alphabets: %s', (raw) => expect(code(raw)).toBe('mixedName'));

test.each([
  'Quayside',
  'ADMIN',
  'greedy',
  'Sensible',
  'Guest 12',
  'guest-7',
  'a d m i n',
  'gone-0123456789ab',
  'Adrnin',
  'AdmIn',
  'r00t',
  'M0derat0r',
])('%s is ours', (raw) => expect(code(raw)).toBe('nameTaken'));

test.each([3, 12])('a guest is called by a name with a number of %i digits, and may keep it', (digits) => {
  const name = guestName(digits);
  expect(name).toMatch(new RegExp(`^[A-Z][a-z]+ [1-9]\\d{${digits - 1}}$`));
  expect(decodeName(name)).toEqual({ name });
});
