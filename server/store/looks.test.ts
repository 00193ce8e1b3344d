import { expect, test } from 'vitest';
import { lookOf } from './looks.ts';

test.each([
  ['Ada', 'Аdа', 'Cyrillic А and а'],
  ['Copa', 'Сора', 'all Cyrillic'],
  ['BOBA', 'ВОВА', 'Cyrillic capitals'],
  ['Nina', 'Νina', 'a Greek Ν'],
  ['KATE', 'ΚΑΤΕ', 'Greek capitals'],
  ['Otto', '0tt0', 'noughts'],
  ['Ian', 'lan', 'a small L for a capital I'],
  ['Bill', 'Bi1l', 'a one for an L'],
  ['Bill', 'BiII', 'capital Is for Ls'],
  ['Arno', 'Amo', 'rn for m'],
  ['Walter', 'VValter', 'two Vs for a W'],
  ['Zoë', 'Ζoë', 'marks stay'],
  ['Irma', 'ӀRMA', 'a Cyrillic stroke'],
  ['ABE', 'ꓮꓐꓰ', 'Lisu'],
  ['WALT', 'ᎳᎪᏞᎢ', 'Cherokee'],
  ['nou', 'ոօս', 'Armenian'],
  ['max', 'mɑx', 'a script a'],
  ['Müller', 'Mu\u0308ller', 'composed or not'],
])('audit 12: %s and %s look alike: %s', (one, other) => expect(lookOf(other)).toBe(lookOf(one)));

test.each([
  ['Ian', 'Lan'],
  ['Zoe', 'Zoë'],
  ['Ada', 'Ida'],
  ['Вова', 'Boba'],
  ['Дима', 'Dima'],
  ['Larus 214', 'Larus 241'],
  ['Ada L', 'Adal'],
])('%s and %s are told apart', (one, other) => expect(lookOf(other)).not.toBe(lookOf(one)));
