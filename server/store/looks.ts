/**
 * What a name looks like, as a key: names that can be mistaken for each other have the same one. It is made for
 * comparing only and never shown. The table is our own choice of the usual look-alikes: Greek and Cyrillic letters, a few
 * Armenian ones, Cherokee and Lisu (which are Latin capitals by shape), and digits. Capitals and small letters
 * have rows of their own, for В looks like B while в does not look like b.
 */

/** Each letter is followed by what it looks like. */
const PAIRS = {
  latin: 'ıi ȷj ɑa ɡg ɩi ɪi ʏy ʋu ſf ꞌ| ǀ| ᴏo ᴄc ᴠv ᴡw ᴢz ꜱs',
  greek: 'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ͿJ αa γy ηn ιi κk νv οo ρp σo ςc τt υu χx ωw ϲc ϳj',
  cyrillic:
    'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ҮY ӀI ԌG ԚQ ԜW Ьb аa еe оo рp сc уy хx кk ѕs іi јj һh ԁd ԛq ԝw ѵv ӏ| үy ьb б6 З3 з3 ӡ3',
  armenian: 'օo ոn սu հh ցg զq ԼL ՕO ՍU',
  cherokee: 'ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᏒR ᏚS ᎢT ᏙV ᎳW ᏃZ',
  lisu: 'ꓮA ꓐB ꓚC ꓓD ꓰE ꓝF ꓖG ꓧH ꓲI ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ',
} as const;

/** A stroke upright is l, I, 1 or |; but L and i are no strokes, so Ian and Lan stay two names. */
const STROKES = /[lI1|]/g;
const NOUGHTS = /[oO0]/g;

const LIKE: ReadonlyMap<string, string> = new Map(
  Object.values(PAIRS)
    .flatMap((pairs) => pairs.split(' '))
    .map((pair) => {
      const [letter = '', like = ''] = [...pair];
      return [letter, like];
    }),
);

export function lookOf(name: string): string {
  const apart = [...name.normalize('NFKD')].map((letter) => LIKE.get(letter) ?? letter).join('');
  return apart
    .replace(STROKES, '|')
    .replace(NOUGHTS, 'o')
    .toLowerCase()
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .normalize('NFC');
}
