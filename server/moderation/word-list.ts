/**
 * Words that the operator does not want in names. A word is compared as it looks and not as it is spelt: capitals,
 * accents, look-alikes of other alphabets and digits for letters make no difference.
 */
import { readFileSync } from 'node:fs';
import { no } from '../../protocol/refusals.ts';
import { decodeName, type Named } from '../people/names.ts';

const MOST_WORDS = 10_000;
const LONGEST = 100;
const LARGEST = 1024 * 1024;

/** Letters and signs that are drawn alike become one of them. What is alike in one script may be a word in it. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', i: 'l', '|': 'l', '!': 'l' },
  ...{ '@': 'a', $: 's', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'l', đ: 'd' },
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
  ...{ і: 'l', ј: 'l', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', з: 'e', б: 'b' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'l',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'y',
    χ: 'x',
  },
};

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const drawn = (text: string): string => [...plain(text)].map((sign) => ALIKE[sign] ?? sign).join('');

const NO_LETTER = /[^\p{L}]+/u;

/** The words of a text; letters that stand alone, as in "d a m n", make one word together. */
function wordsIn(text: string): string[] {
  const words: string[] = [];
  let wasLone = false;
  for (const word of text.split(NO_LETTER).filter((part) => part !== '')) {
    const isLone = [...word].length === 1;
    if (isLone && wasLone) words.push(`${words.pop() ?? ''}${word}`);
    else words.push(word);
    wasLone = isLone;
  }
  return words;
}

/** A digit may stand for a letter, or between words: both readings count. */
const readings = (text: string): string[][] =>
  [drawn(text), drawn(text.replace(/\p{Nd}/gu, ' '))].map(wordsIn);

interface Unwanted {
  /** As words with a space before and behind each; or, where parts count too, as letters alone. */
  readonly letters: string;
  readonly parts: boolean;
}

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** A line with a star at one end or both is refused inside of words, too. */
function unwantedOf(line: string): Unwanted {
  const words = wordsIn(drawn(line));
  const parts = line.startsWith('*') || line.endsWith('*');
  return { letters: parts ? words.join('') : spaced(words), parts };
}

export class WordList {
  readonly #unwanted: readonly Unwanted[];

  constructor(lines: readonly string[]) {
    this.#unwanted = lines.map(unwantedOf);
  }

  holds(text: string): boolean {
    return readings(text).some((words) => {
      const [whole, joined] = [spaced(words), words.join('')];
      return this.#unwanted.some(({ letters, parts }) => (parts ? joined : whole).includes(letters));
    });
  }
}

/** Decodes a name, and refuses those with an unwanted word. */
export function namesWithout(list: WordList): (raw: string) => Named {
  return (raw) => {
    const named = decodeName(raw);
    return named.refusal || !list.holds(named.name) ? named : { refusal: no('badWord') };
  };
}

/** What is wrong with a word list, as a sentence for the operator. */
export class BadWordList extends Error {}

/** Each line is a word or a phrase; what follows a # is a comment. '' is no file, and an empty list. */
export function readWordList(file: string): WordList {
  return new WordList(file === '' ? [] : linesOf(textOf(file), file));
}

function textOf(file: string): string {
  try {
    const bytes = readFileSync(file);
    if (bytes.length > LARGEST) throw new BadWordList(`it is larger than ${LARGEST} bytes`);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const why = error instanceof TypeError ? 'it is not UTF-8' : (error as Error).message;
    throw new BadWordList(`The word list ${file} cannot be read: ${why}.`);
  }
}

function linesOf(text: string, file: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim());
  for (const [i, line] of lines.entries()) {
    const wrong = line === '' ? '' : wrongWith(line);
    if (wrong !== '') throw new BadWordList(`Line ${i + 1} of the word list ${file} ${wrong}.`);
  }
  const wanted = lines.filter((line) => line !== '');
  if (wanted.length > MOST_WORDS)
    throw new BadWordList(`The word list ${file} has more than ${MOST_WORDS} words.`);
  return wanted;
}

/** A single letter would be in nearly every name. */
function wrongWith(line: string): string {
  if (line.length > LONGEST) return `has more than ${LONGEST} characters`;
  return wordsIn(drawn(line)).join('').length < 2 ? 'has fewer than two letters' : '';
}
