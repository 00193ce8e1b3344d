/** Holds data against a schema: the part of JSON Schema that the manual speaks. Only for tests. */
import type { Schema } from './schema.ts';

/** What is wrong, with the place; undefined where all is well. */
export function misfit(schema: Schema, data: unknown, path = ''): string | undefined {
  const { anyOf, oneOf, enum: values } = schema;
  if (anyOf) return anyOf.some((each) => !misfit(each, data)) ? undefined : `${path}: fits none`;
  if (oneOf && oneOf.filter((each) => !misfit(each, data)).length !== 1) return `${path}: fits not one`;
  if (values && !values.includes(data)) return `${path}: not one of ${values.join(', ')}`;
  if (!isOfType(schema, data)) return `${path}: not ${schema.type}`;
  if (!isInRange(schema, data)) return `${path}: out of range`;
  if (Array.isArray(data)) return inList(schema, data, path);
  return typeof data === 'object' && data !== null ? inObject(schema, data, path) : undefined;
}

function isOfType({ type }: Schema, data: unknown): boolean {
  if (type === undefined) return true;
  if (type === 'integer') return Number.isInteger(data);
  if (type === 'array') return Array.isArray(data);
  if (type === 'null') return data === null;
  return typeof data === type && !Array.isArray(data) && data !== null;
}

function isInRange({ minimum, maximum, minLength, maxLength, maxItems }: Schema, data: unknown): boolean {
  const within = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): boolean =>
    value >= min && value <= max;
  if (typeof data === 'number') return within(data, minimum, maximum);
  if (typeof data === 'string') return within([...data].length, minLength, maxLength);
  return Array.isArray(data) ? within(data.length, 0, maxItems) : true;
}

function inList({ items }: Schema, data: readonly unknown[], path: string): string | undefined {
  return items && first(data.map((item, i) => () => misfit(items, item, `${path}[${i}]`)));
}

function inObject(schema: Schema, data: object, path: string): string | undefined {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const missing = required.find((name) => !Object.hasOwn(data, name));
  if (missing !== undefined) return `${path}.${missing}: missing`;
  return first(
    Object.entries(data).map(([name, value]) => () => {
      const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      if (known === false) return `${path}.${name}: unknown`;
      return typeof known === 'object' ? misfit(known, value, `${path}.${name}`) : undefined;
    }),
  );
}

function first(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const wrong = check();
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
