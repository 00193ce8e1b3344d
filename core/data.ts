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
  for (const key of Object.keys(a)) {
    const found = firstDifference(field(a, key), field(b, key));
    if (found !== undefined) return under(key, found);
  }
  return Object.keys(b).find((key) => !Object.hasOwn(a, key) && field(b, key) !== undefined);
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

/** The two hashes of a fingerprint, side by side, for looking at the data costs as much as hashing it. */
interface Pair {
  readonly low: number;
  readonly high: number;
}

const SALT: Pair = { low: 0x9e3779b1, high: 0x85ebca6b };
const LIST = pairOf((salt) => mix(salt, 91));
const FIELDS = pairOf((salt) => mix(salt, 123));
/** The numbers that most data is made of. */
const SMALL: readonly Pair[] = Array.from({ length: 100 }, (_, n) => pairOf((salt) => mix(salt, n)));
/** Names of fields and values that are no numbers: there are few, and they come again and again. */
const KEYS = new Map<string, Pair>();
const WORDS = new Map<unknown, Pair>();
const MOST_KNOWN = 1000;

function pairOf(hash: (salt: number) => number): Pair {
  return { low: hash(SALT.low), high: hash(SALT.high) };
}

/** A 53-bit fingerprint of plain data; the order of an object's keys does not matter. */
export function digest(data: unknown): number {
  const { low, high } = fingerprint(data);
  return (high & 0x1fffff) * 4294967296 + (low >>> 0);
}

function fingerprint(data: unknown): Pair {
  if (typeof data === 'number') return SMALL[data] ?? ofNumber(data);
  if (!isObject(data))
    return known(WORDS, data, () => pairOf((salt) => ofText(salt, `${typeof data} ${String(data)}`)));
  return Array.isArray(data) ? ofList(data) : ofFields(data);
}

function ofNumber(data: number): Pair {
  return (data | 0) === data
    ? pairOf((salt) => mix(salt, data))
    : pairOf((salt) => ofText(salt, String(data)));
}

function ofList(data: readonly unknown[]): Pair {
  let { low, high } = LIST;
  for (let i = 0; i < data.length; i++) {
    const item = fingerprint(data[i]);
    low = mix(low, item.low);
    high = mix(high, item.high);
  }
  return { low, high };
}

function ofFields(data: object): Pair {
  let { low, high } = FIELDS;
  for (const key of Object.keys(data)) {
    const name = known(KEYS, key, () => pairOf((salt) => ofText(salt, key)));
    const value = fingerprint(field(data, key));
    low = (low + mix(name.low, value.low)) | 0;
    high = (high + mix(name.high, value.high)) | 0;
  }
  return { low: mix(low, 125), high: mix(high, 125) };
}

/** What was made of this word before, or is made of it now. */
function known<K>(hashes: Map<K, Pair>, word: K, make: () => Pair): Pair {
  const before = hashes.get(word);
  if (before !== undefined) return before;
  const hash = make();
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
  let h = (hash ^ Math.imul(word, 0xcc9e2d51)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
