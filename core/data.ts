/** States, views, moves and events are plain data: compared, hashed and inspected by these. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Where two pieces of plain data differ first, or undefined. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return path || 'everything';
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(field(a, key), field(b, key), at(path, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where two pieces of data share an object that could be changed, or undefined. */
export function sharedObject(a: unknown, b: unknown, path = ''): string | undefined {
  if (!isObject(a) || !isObject(b)) return undefined;
  if (a === b) return Object.isFrozen(a) ? undefined : path || 'everything';
  for (const key of Object.keys(a)) {
    const found = sharedObject(field(a, key), field(b, key), at(path, key));
    if (found !== undefined) return found;
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

/** A 53-bit fingerprint of plain data; the order of an object's keys does not matter. */
export function digest(data: unknown): number {
  const low = fingerprint(data, 0x9e3779b1);
  const high = fingerprint(data, 0x85ebca6b);
  return (high & 0x1fffff) * 4294967296 + (low >>> 0);
}

function fingerprint(data: unknown, salt: number): number {
  if (typeof data === 'number') return (data | 0) === data ? mix(salt, data) : ofText(salt, String(data));
  if (!isObject(data)) return ofText(salt, `${typeof data} ${String(data)}`);
  if (Array.isArray(data)) return data.reduce<number>((h, v) => mix(h, fingerprint(v, salt)), mix(salt, 91));
  let sum = mix(salt, 123);
  for (const [key, value] of Object.entries(data)) {
    sum = (sum + mix(ofText(salt, key), fingerprint(value, salt))) | 0;
  }
  return mix(sum, 125);
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
