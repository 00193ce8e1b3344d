/** Which options a game offers at a table, and why not the others: asked of the game's own decoder. */
import type { Decoder, Fault, Spec } from '../../core/decode.ts';
import type { OptionText } from '../../text/game-text.ts';

export type Options = Readonly<Record<string, unknown>>;
export type OptionTexts = Readonly<Record<string, OptionText>>;

/** The option that a value does not go with, or undefined where it may be chosen. */
export function conflictOf(
  decoder: Decoder<object>,
  options: Options,
  key: string,
  value: unknown,
): string | undefined {
  const { fault } = decoder.decode({ ...options, [key]: value });
  return fault?.code === 'conflict' ? String(fault.params['with'] ?? '') : undefined;
}

/** What is wrong with the options as they are. */
export function faultOf(decoder: Decoder<object>, options: Options): Fault | undefined {
  return decoder.decode(options).fault;
}

/** "edition 2007" as people say it: "Edition: 2007". */
export function namedValue(texts: OptionTexts, keyAndValue: string): string {
  const [key = '', ...rest] = keyAndValue.split(' ');
  const value = rest.join(' ');
  const text = texts[key];
  return text ? `${text.name}: ${text.values?.[value] ?? value}` : keyAndValue;
}

/** "printed.points.villa" as people say it: "What is printed: Villa, Points". */
export function namedField(texts: OptionTexts, path: string): string {
  const [key = '', ...parts] = path.split('.');
  const text = texts[key];
  if (!text) return path;
  const called = parts.reverse().map((part) => text.parts?.[part] ?? part);
  return called.length > 0 ? `${text.name}: ${called.join(', ')}` : text.name;
}

/** Options that say how another one is played are of no use without it. */
const BELONGS_TO: Readonly<Record<string, Readonly<Record<string, readonly [key: string, value: unknown]>>>> =
  {
    container: {
      forcedLoan: ['edition', '2007'],
      seizureClearsLoan: ['edition', '2007'],
      cargoShields: ['edition', '2007'],
    },
    shanghaien: {
      captainScores: ['crazyCaptain', true],
      doublesDice: ['doubles', true],
      doublesChoice: ['doubles', true],
    },
  };

export function isOfUse(game: string, options: Options, key: string): boolean {
  const other = BELONGS_TO[game]?.[key];
  return other === undefined || options[other[0]] === other[1];
}

// ── Values with parts, such as how many there are of each card

type Fields = Extract<Spec, { readonly kind: 'fields' }>;
export type Whole = Extract<Spec, { readonly kind: 'integer' }>;

/** Parts that have the same names stand beside each other: places and players of the ports. */
export interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

export const wholesOf = ({ fields }: Fields): [key: string, spec: Whole][] =>
  Object.entries(fields).flatMap(([key, spec]): [string, Whole][] =>
    spec.kind === 'integer' ? [[key, spec]] : [],
  );

export function gridsOf({ fields }: Fields): Grid[] {
  const columnsByRows = new Map<string, string[]>();
  for (const [key, spec] of Object.entries(fields)) {
    if (spec.kind !== 'fields') continue;
    const rows = JSON.stringify(Object.keys(spec.fields));
    columnsByRows.set(rows, [...(columnsByRows.get(rows) ?? []), key]);
  }
  return [...columnsByRows].map(([rows, columns]) => ({ columns, rows: JSON.parse(rows) as string[] }));
}

/** The value at a path, or undefined. */
export function partOf(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  return typeof value === 'object' && value !== null
    ? partOf((value as Record<string, unknown>)[key], rest)
    : undefined;
}

/** The value with another one at a path. */
export function withPart(value: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part;
  const before = (value ?? {}) as Record<string, unknown>;
  return { ...before, [key]: withPart(before[key], rest, part) };
}

export function specAt(spec: Spec, [key, ...rest]: readonly string[]): Spec | undefined {
  if (key === undefined) return spec;
  const inner = spec.kind === 'fields' ? spec.fields[key] : undefined;
  return inner && specAt(inner, rest);
}
