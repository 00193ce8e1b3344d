/**
 * Decoders turn what came from outside into typed data, or say which field is wrong and how.
 * Each also describes itself (`spec`), so that forms and manuals are made from the same source.
 */

/** What is wrong with data from outside, and where ('tricks.jokerShift'). */
export interface Fault {
  readonly path: string;
  readonly code: FaultCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export const FAULT_CODES = [
  'missing',
  'unknown',
  'type',
  'range',
  'againstRule',
  'choice',
  'tooLong',
  'length',
  'sum',
  'conflict',
  'textLength',
  'unprintable',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export type Decoded<T> = { readonly value: T; readonly fault?: never } | { readonly fault: Fault };

export interface Decoder<T> {
  readonly spec: Spec;
  decode(raw: unknown, path?: string): Decoded<T>;
}

export type Spec =
  | { readonly kind: 'flag' }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly min: number; readonly max: number }
  | { readonly kind: 'anything' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'nullable'; readonly of: Spec }
  | { readonly kind: 'optional'; readonly of: Spec; readonly value: unknown }
  | { readonly kind: 'list'; readonly of: Spec; readonly max: number }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Spec>> }
  | { readonly kind: 'variants'; readonly variants: Readonly<Record<string, Spec>> };

const fault = (path: string, code: FaultCode, params: Fault['params'] = {}): { fault: Fault } => ({
  fault: { path, code, params },
});

/** Where a fault is, is put together on the way back: mostly there is none. */
function within(path: string, inner: Fault): { fault: Fault } {
  const inside = inner.path === '' || inner.path.startsWith('[') ? path + inner.path : join(path, inner.path);
  return { fault: { ...inner, path: inside } };
}

export const flag: Decoder<boolean> = {
  spec: { kind: 'flag' },
  decode: (raw, path = '') =>
    typeof raw === 'boolean' ? { value: raw } : fault(path, 'type', { wanted: 'flag' }),
};

export function integer(min: number, max: number): Decoder<number> {
  return {
    spec: { kind: 'integer', min, max },
    decode(raw, path = '') {
      if (!Number.isSafeInteger(raw) || Object.is(raw, -0)) return fault(path, 'type', { wanted: 'integer' });
      const value = raw as number;
      return value < min || value > max ? fault(path, 'range', { value, min, max }) : { value };
    },
  };
}

export function choice<const T extends string | number>(values: readonly T[]): Decoder<T> {
  const answers = values.map((value) => ({ value }));
  return {
    spec: { kind: 'choice', values },
    decode(raw, path = '') {
      if (typeof raw !== 'string' && typeof raw !== 'number')
        return fault(path, 'type', { wanted: 'choice' });
      const answer = answers[values.indexOf(raw as T)];
      return answer ?? fault(path, 'choice', { value: short(raw), values: values.join(', ') });
    },
  };
}

/** A text of so many characters; its ends are trimmed, and control characters become spaces. */
export function text(min: number, max: number): Decoder<string> {
  return {
    spec: { kind: 'text', min, max },
    decode(raw, path = '') {
      if (typeof raw !== 'string') return fault(path, 'type', { wanted: 'text' });
      const value = raw.replace(/\p{Cc}/gu, ' ').trim();
      const length = charactersIn(value);
      return length < min || length > max ? fault(path, 'textLength', { length, min, max }) : { value };
    },
  };
}

function charactersIn(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Data that its receiver decodes, such as the move of a game. */
export const anything: Decoder<unknown> = { spec: { kind: 'anything' }, decode: (raw) => ({ value: raw }) };

export function nullable<T>(of: Decoder<T>): Decoder<T | null> {
  return {
    spec: { kind: 'nullable', of: of.spec },
    decode: (raw, path = '') => (raw === null ? { value: null } : of.decode(raw, path)),
  };
}

/** A field that may be left out, and what it is then. */
export function optional<T>(of: Decoder<T>, value: T): Decoder<T> {
  return {
    spec: { kind: 'optional', of: of.spec, value },
    decode: (raw, path = '') => (raw === undefined ? { value } : of.decode(raw, path)),
  };
}

export function list<T>(of: Decoder<T>, max: number): Decoder<T[]> {
  return {
    spec: { kind: 'list', of: of.spec, max },
    decode(raw, path = '') {
      if (!Array.isArray(raw)) return fault(path, 'type', { wanted: 'list' });
      if (raw.length > max) return fault(path, 'tooLong', { length: raw.length, max });
      const value: T[] = [];
      for (let i = 0; i < raw.length; i++) {
        const decoded = of.decode(raw[i]);
        if (decoded.fault) return within(`${path}[${i}]`, decoded.fault);
        value.push(decoded.value);
      }
      return { value };
    },
  };
}

/** Exactly so many counts, none above `max`. */
export function vector(length: number, max: number): Decoder<number[]> {
  const counts = list(integer(0, max), length);
  return {
    spec: counts.spec,
    decode(raw, path = '') {
      const decoded = counts.decode(raw, path);
      if (decoded.fault || decoded.value.length === length) return decoded;
      return fault(path, 'length', { length: decoded.value.length, wanted: length });
    },
  };
}

type FieldDecoders<T> = { readonly [K in keyof T]: Decoder<T[K]> };

/** An object with exactly these fields. */
export function fields<T extends object>(decoders: FieldDecoders<T>): Decoder<T> {
  const known = Object.entries(decoders) as [string, Decoder<unknown>][];
  return {
    spec: { kind: 'fields', fields: specs(decoders) },
    decode(raw, path = '') {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return fault(path, 'type', { wanted: 'fields' });
      for (const key of Object.keys(raw))
        if (!Object.hasOwn(decoders, key)) return fault(join(path, short(key)), 'unknown');
      const value: Record<string, unknown> = {};
      for (const [key, decoder] of known) {
        const given = Object.hasOwn(raw, key) ? (raw as Record<string, unknown>)[key] : undefined;
        if (given === undefined && decoder.spec.kind !== 'optional') return fault(join(path, key), 'missing');
        const decoded = decoder.decode(given);
        if (decoded.fault) return within(join(path, key), decoded.fault);
        value[key] = decoded.value;
      }
      return { value: value as T };
    },
  };
}

type Tagged = { readonly type: string };
type VariantDecoders<T extends Tagged> = {
  readonly [K in T['type']]: FieldDecoders<Omit<Extract<T, { readonly type: K }>, 'type'>>;
};

/** One of several objects told apart by their field `type`. */
export function variants<T extends Tagged>(decoders: VariantDecoders<T>): Decoder<T> {
  const types = Object.keys(decoders);
  const typed = choice(types);
  const byType = new Map(
    types.map((type) => [
      type,
      fields({ type: choice([type]), ...decoders[type as T['type']] }) as Decoder<Tagged>,
    ]),
  );
  return {
    spec: { kind: 'variants', variants: Object.fromEntries([...byType].map(([type, d]) => [type, d.spec])) },
    decode(raw, path = '') {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return fault(path, 'type', { wanted: 'fields' });
      if (!Object.hasOwn(raw, 'type')) return fault(join(path, 'type'), 'missing');
      const type = typed.decode((raw as Tagged).type, join(path, 'type'));
      return type.fault ? type : (byType.get(type.value)!.decode(raw, path) as Decoded<T>);
    },
  };
}

/** Fields that are counts and must add up. */
export function countsAddingTo<K extends string>(
  keys: readonly K[],
  sum: number,
): Decoder<Readonly<Record<K, number>>> {
  const counts = fields(
    Object.fromEntries(keys.map((k) => [k, integer(0, sum)])) as FieldDecoders<Record<K, number>>,
  );
  return {
    spec: counts.spec,
    decode(raw, path = '') {
      const decoded = counts.decode(raw, path);
      if (decoded.fault) return decoded;
      const got = keys.reduce((all, key) => all + decoded.value[key], 0);
      return got === sum ? decoded : fault(path, 'sum', { got, sum });
    },
  };
}

function specs(decoders: object): Record<string, Spec> {
  return Object.fromEntries(Object.entries(decoders).map(([key, d]) => [key, (d as Decoder<unknown>).spec]));
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Quoted back at the sender, so never longer than a glance. */
const short = (raw: string | number): string => String(raw).slice(0, 40);
