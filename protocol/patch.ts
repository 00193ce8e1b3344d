/** What changed between two pieces of plain data, as paths and new values: small, and quick to make. */

/** ["view.cash.2", 14]: the value at this path is now another. A path of '' replaces everything. */
export type Patch = readonly (readonly [path: string, value: unknown])[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `path` names the place of both in something larger. */
export function patchOf(before: unknown, after: unknown, path = ''): Patch {
  const changes: [string, unknown][] = [];
  compare(before, after, path, changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: string, changes: [string, unknown][]): void {
  if (Object.is(before, after)) return;
  if (!isObject(before) || !isObject(after) || !sameShape(before, after)) {
    changes.push([path, after]);
    return;
  }
  const prefix = path === '' ? '' : `${path}.`;
  for (const key of Object.keys(after)) {
    const [was, is] = [field(before, key), field(after, key)];
    if (!Object.is(was, is)) compare(was, is, prefix + key, changes);
  }
}

/** Lists of another length and objects with other fields are sent whole. */
function sameShape(a: object, b: object): boolean {
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length;
  const keys = Object.keys(b);
  return (
    keys.length === Object.keys(a).length && keys.every((key) => Object.hasOwn(a, key) && !key.includes('.'))
  );
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
