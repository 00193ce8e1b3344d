/** What changed between two pieces of plain data, as paths and new values: small, and quick to make. */

/** ["view.cash.2", 14]: the value at this path is now another. A path of '' replaces everything. */
type Change = readonly [path: string, value: unknown];
export type Patch = readonly Change[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `path` names the place of both in something larger; what changed is added to `changes`. */
export function patchOf(before: unknown, after: unknown, path = '', changes: Change[] = []): Patch {
  if (!Object.is(before, after)) compare(before, after, '', path, changes);
  return changes;
}

type Key = string | number;

/** Paths are put together only where something has changed, for mostly nothing has: two parts lead to both. */
function compare(before: unknown, after: unknown, path: string, key: Key, changes: Change[]): void {
  const inside =
    isObject(before) &&
    isObject(after) &&
    (Array.isArray(before) && Array.isArray(after)
      ? compareLists(before, after, path, key, changes)
      : compareFields(before, after, path, key, changes));
  if (!inside) changes.push([within(path, key), after]);
}

const within = (path: string, key: Key): string => (path === '' ? String(key) : `${path}.${key}`);

type Compare<T> = (before: T, after: T, path: string, key: Key, changes: Change[]) => boolean;

/** Lists of another length are sent whole: false. */
const compareLists: Compare<readonly unknown[]> = (before, after, path, key, changes) => {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++)
    if (!Object.is(before[i], after[i])) compare(before[i], after[i], within(path, key), i, changes);
  return true;
};

/** So are objects with other fields, and those whose changed field cannot stand in a path. */
const compareFields: Compare<object> = (before, after, path, key, changes) => {
  const earlier = changes.length;
  if (
    Array.isArray(before) === Array.isArray(after) &&
    comparedFields(before, after, within(path, key), changes)
  )
    return true;
  changes.length = earlier;
  return false;
};

function comparedFields(before: object, after: object, path: string, changes: Change[]): boolean {
  const earlier = changes.length;
  let fields = 0;
  // biome-ignore lint/suspicious/noForIn: plain data inherits nothing, and every move at every table is compared
  for (const key in after) {
    fields++;
    const was = field(before, key);
    const is = field(after, key);
    if (was === undefined && !Object.hasOwn(before, key)) return false;
    if (Object.is(was, is)) continue;
    compare(was, is, path, key, changes);
    if (changes.length > earlier && (key === '' || key.includes('.'))) return false;
  }
  // biome-ignore lint/suspicious/noForIn: as above
  for (const _ in before) fields--;
  return fields === 0;
}

/** The data after the changes; what did not change is shared with what was before. */
export function patched<T>(data: T, patch: Patch): T {
  return patch.reduce<unknown>(
    (all, [path, value]) => put(all, path === '' ? [] : path.split('.'), value),
    data,
  ) as T;
}

function put(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (!isObject(data) || !Object.hasOwn(data, key)) throw new RangeError(`nothing is called ${key}`);
  const copy = Array.isArray(data) ? [...data] : { ...data };
  (copy as Record<string, unknown>)[key] = put(field(data, key), rest, value);
  return copy;
}

function field(object: object, key: string): unknown {
  return (object as Record<string, unknown>)[key];
}
