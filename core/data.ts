/** States, views, moves and events are plain data: compared, hashed and inspected by these. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where two pieces of plain data differ first, or undefined. */
export function difference(a: unknown, b: unknown): string | undefined {
  return named(firstDifference(a, b));
}

/** Where two pieces of data share an object that could be changed, or undefined. */
export function sharedObject(a: unknown, b: unknown): string | undefined {
  return named(firstShared(a, b));
}

/** Paths are put together on the way back, for mostly there is nothing to be named; '' is right here. */
const under = (key: string, path: string): string => (path === '' ? key : `${key}.${path}`);

const named = (path: string | undefined): string | undefined => (path === '' ? 'everything' : path);

function firstDifference(a: unknown, b: unknown): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return '';
  if (Array.isArray(a) && Array.isArray(b)) return differenceOfLists(a, b);
  // biome-ignore lint/suspicious/noForIn: plain data inherits nothing, and every move at every table is compared
  for (const key in a) {
    const found = firstDifference(field(a, key), field(b, key));
    if (found !== undefined) return under(key, found);
  }
  // biome-ignore lint/suspicious/noForIn: as above
  for (const key in b) if (!Object.hasOwn(a, key) && field(b, key) !== undefined) return key;
  return undefined;
}

/** Like any object's, but without making words of the numbers. */
function differenceOfLists(a: readonly unknown[], b: readonly unknown[]): string | undefined {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const found = firstDifference(a[i], b[i]);
    if (found !== undefined) return under(String(i), found);
  }
  return undefined;
}

function firstShared(a: unknown, b: unknown): string | undefined {
  if (!isObject(a) || !isObject(b)) return undefined;
  if (a === b) return Object.isFrozen(a) ? undefined : '';
  for (const key of Object.keys(a)) {
    const found = firstShared(field(a, key), field(b, key));
    if (found !== undefined) return under(key, found);
  }
  return undefined;
}

function field(object: object, key: string): unknown {
  return (object as Record<string, unknown>)[key];
}

/** Freezes plain data all the way down, so that copies of a state may share it. */
export function frozen<T>(data: T): T {
  if (isObject(data) && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const value of Object.values(data)) frozen(value);
  }
  return data;
}

/** The same for what is part of all states of a game: its part in their fingerprints is worked out once. */
export function lasting<T extends object>(data: T): T {
  if (LASTING.has(data)) return data;
  hash(data);
  LASTING.set(data, made.slice());
  return frozen(data);
}

/**
 * Two hashes make a fingerprint; they are worked out side by side, for looking at the data costs as much as hashing it.
 * They are left in `made`: whole words of 32 bits are kept in objects of their own unless they stand in such a list, and
 * every move at every table is hashed.
 */
const made = new Int32Array(2);
const [LOW_SALT, HIGH_SALT] = [0x9e3779b1, 0x85ebca6b];
const [LOW_LIST, HIGH_LIST] = [mix(LOW_SALT, 91), mix(HIGH_SALT, 91)];
const [LOW_FIELDS, HIGH_FIELDS] = [mix(LOW_SALT, 123), mix(HIGH_SALT, 123)];
/** Of names of fields and of values that are no numbers: there are few, and they come again and again. */
const KEYS = new Map<string, Int32Array>();
const LASTING = new WeakMap<object, Int32Array>();
const WORDS = new Map<unknown, Int32Array>();
const MOST_KNOWN = 1000;

/** A 53-bit fingerprint of plain data; the order of an object's keys does not matter. */
export function digest(data: unknown): number {
  hash(data);
  return fingerprint();
}

function fingerprint(): number {
  return (made[1]! & 0x1fffff) * 4294967296 + (made[0]! >>> 0);
}

/** The fingerprint of a list of fingerprints; that of one and the same thing several times in a row is made once. */
export function digestOfAll(things: readonly object[]): number {
  let low = LOW_LIST;
  let high = HIGH_LIST;
  for (let i = 0; i < things.length; i++) {
    if (i === 0 || things[i] !== things[i - 1]) hashNumber(digest(things[i]));
    low = mix(low, made[0]!);
    high = mix(high, made[1]!);
  }
  leave(low, high);
  return fingerprint();
}

function hash(data: unknown): void {
  if (typeof data === 'number') hashNumber(data);
  else if (!isObject(data)) hashWord(data);
  else if (Array.isArray(data)) hashList(data);
  else hashObject(data);
}

function hashObject(data: object): void {
  const lasting = LASTING.get(data);
  if (lasting === undefined) hashFields(data);
  else leave(lasting[0]!, lasting[1]!);
}

function leave(low: number, high: number): void {
  made[0] = low;
  made[1] = high;
}

const isWord = (data: unknown): data is number => typeof data === 'number' && (data | 0) === data;

/** What is mixed in for the numbers that most lists consist of. */
const SMALL = 256;
const LOW_SMALL = Int32Array.from({ length: SMALL }, (_, item) => spread(mix(LOW_SALT, item)));
const HIGH_SMALL = Int32Array.from({ length: SMALL }, (_, item) => spread(mix(HIGH_SALT, item)));

const isSmall = (data: unknown): data is number => isWord(data) && data >= 0 && data < SMALL;

function hashNumber(data: number): void {
  if (isWord(data)) leave(mix(LOW_SALT, data), mix(HIGH_SALT, data));
  else hashText(String(data));
}

function hashText(text: string): void {
  leave(ofText(LOW_SALT, text), ofText(HIGH_SALT, text));
}

function hashWord(data: unknown): void {
  const word = known(WORDS, data, spelt);
  leave(word[0]!, word[1]!);
}

const spelt = (word: unknown): string => `${typeof word} ${String(word)}`;

function hashList(data: readonly unknown[]): void {
  let low = LOW_LIST;
  let high = HIGH_LIST;
  for (let i = 0; i < data.length; i++) {
    const item = data[i];
    if (isSmall(item)) {
      low = stirred(low ^ LOW_SMALL[item]!);
      high = stirred(high ^ HIGH_SMALL[item]!);
    } else {
      hash(item);
      low = mix(low, made[0]!);
      high = mix(high, made[1]!);
    }
  }
  leave(low, high);
}

function hashFields(data: object): void {
  let low = LOW_FIELDS;
  let high = HIGH_FIELDS;
  // biome-ignore lint/suspicious/noForIn: plain data inherits nothing, and a list of its keys would be garbage
  for (const key in data) {
    hash(field(data, key));
    const name = known(KEYS, key, String);
    low = (low + mix(name[0]!, made[0]!)) | 0;
    high = (high + mix(name[1]!, made[1]!)) | 0;
  }
  leave(mix(low, 125), mix(high, 125));
}

/** What was made of this word before, or is made of it now. */
function known<K>(hashes: Map<K, Int32Array>, word: K, spell: (word: K) => string): Int32Array {
  const before = hashes.get(word);
  if (before !== undefined) return before;
  const text = spell(word);
  const hash = Int32Array.of(ofText(LOW_SALT, text), ofText(HIGH_SALT, text));
  if (hashes.size < MOST_KNOWN) hashes.set(word, hash);
  return hash;
}

function ofText(salt: number, text: string): number {
  let hash = mix(salt, text.length);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash, 34);
}

/** The finaliser of murmur3 over two words. */
function mix(hash: number, word: number): number {
  return stirred(hash ^ spread(word));
}

function spread(word: number): number {
  return Math.imul(word, 0xcc9e2d51);
}

function stirred(hash: number): number {
  let h = hash | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
