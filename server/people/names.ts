/** What a person, or a bot of theirs, may be called. */
import { randomInt } from 'node:crypto';
import { GAMES } from '../../games/index.ts';
import { no, type ServerRefusal } from '../../protocol/refusals.ts';
import { lookOf } from '../store/looks.ts';

export const NAME_LENGTH = { min: 2, max: 24 } as const;

/** Letters of any script with their marks, digits, space, hyphen, underscore; at least one letter or digit. */
const SHAPE = /^(?!\p{M})(?=.*[\p{L}\p{Nd}])[\p{L}\p{M}\p{Nd} _-]+$/u;
/** Some fillers are letters by their class, and yet nothing is seen of them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** More marks on one letter than any language needs would climb over the lines above. */
const PILED_MARKS = /\p{M}{4}/u;
/** In these scripts a word can be written to look like one of another script. */
const LOOKALIKES = ['Latin', 'Cyrillic', 'Greek', 'Coptic', 'Armenian', 'Cherokee', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

const RESERVED = new Set([
  ...['quayside', 'admin', 'administrator', 'moderator', 'mod', 'root', 'system', 'server', 'support'],
  ...['bot', 'guest', 'anonymous', 'nobody', 'everybody', 'you', 'null', 'undefined'],
  ...Object.values(GAMES).flatMap(({ bots }) => Object.keys(bots)),
]);

/** What reserved names look like, in small letters, in capitals and with one capital. */
const RESERVED_LOOKS = new Set(
  [...RESERVED].flatMap((name) =>
    [name, name.toUpperCase(), name.slice(0, 1).toUpperCase() + name.slice(1)].map(lookOf),
  ),
);

/** Says what somebody is, not who. */
const OF_A_GUEST = /^guest[ _-]*\d+$/i;

/** Given to those who have left. */
const OF_ONE_GONE = /^gone-[0-9a-f]{12}$/i;

/** Birds of coast and sea, as science calls them: the same in every language. */
const BIRDS = [
  ...['Alca', 'Alcedo', 'Anser', 'Ardea', 'Branta', 'Calidris', 'Ciconia', 'Corvus'],
  ...['Cygnus', 'Egretta', 'Falco', 'Fulmarus', 'Gavia', 'Grus', 'Larus', 'Mergus'],
  ...['Milvus', 'Morus', 'Motacilla', 'Numenius', 'Oceanites', 'Pandion', 'Pelecanus'],
  ...['Pluvialis', 'Rallus', 'Rissa', 'Somateria', 'Sterna', 'Sula', 'Tadorna'],
  ...['Tringa', 'Vanellus'],
];

export type Named = { readonly name: string; readonly refusal?: never } | { readonly refusal: ServerRefusal };

/** The name as it is kept, or why it cannot be one. Equal names look equal: composed, single spaces. */
export function decodeName(raw: string): Named {
  const name = raw.normalize('NFKC').replace(/ +/g, ' ').trim();
  const length = [...name].length;
  const fits = length >= NAME_LENGTH.min && length <= NAME_LENGTH.max;
  if (!fits || !isWritten(name)) return { refusal: no('badName', NAME_LENGTH) };
  if (isMixed(name)) return { refusal: no('mixedName') };
  return isReserved(name) ? { refusal: no('nameTaken', { name }) } : { name };
}

function isWritten(name: string): boolean {
  return SHAPE.test(name) && !INVISIBLE.test(name) && !PILED_MARKS.test(name);
}

/** A word of letters from two alphabets; each word may have its own. */
function isMixed(name: string): boolean {
  return name.split(/[ _\-\p{Nd}]+/u).some((word) => LOOKALIKES.filter((s) => s.test(word)).length > 1);
}

function isReserved(name: string): boolean {
  const plain = name.replace(/[ _-]/g, '');
  const alike = RESERVED.has(plain.toLowerCase()) || RESERVED_LOOKS.has(lookOf(plain));
  return alike || OF_A_GUEST.test(name) || OF_ONE_GONE.test(name);
}

/** "Larus 214": names nobody, and may be kept. More digits where shorter ones are taken. */
export function guestName(digits: number): string {
  return `${BIRDS[randomInt(BIRDS.length)]} ${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}
