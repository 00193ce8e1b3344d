/**
 * Makes what a cheat, a fool or a broken program could send as a move: moves in good form at the wrong moment, moves
 * with a field spoilt, things that only look like moves, and plain junk. Only for tests.
 */
import type { Chance } from './chance.ts';
import type { Spec } from './decode.ts';

/** What moves are forged from. */
export interface Material {
  readonly spec: Spec;
  /** For each field that moves have: values that are right in some move, or nearly. */
  readonly shapes: Readonly<Record<string, readonly unknown[]>>;
  /** Words of the game, to stand where they should not. */
  readonly words: readonly unknown[];
  /** Moves that were legal somewhere. */
  readonly played: readonly object[];
  /** Moves that are legal here. */
  readonly legal: readonly object[];
}

export type Forge = (from: Material, chance: Chance) => unknown;

export const oneOf = <T>(values: readonly T[], chance: Chance): T => values[chance.draw(values.length)]!;

// ── Junk ────────────────────────────────────────────────────────────────────────────────────────────

const NUMBERS = [0, -0, 1, 3, 7, -1, 1.5, 201, 1000, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300, 5e-324];
const NO_NUMBERS = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  null,
  undefined,
  true,
  false,
];
const WORDS = ['3', '', ' ', '-0', 'null', '\u0000', '\ud800', '🚢', 'left ', 'rio ', 'island '];
const KEYS_OF_PROTOTYPES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];
const OBJECTS: unknown[] = [[], [1], [[]], {}, { valueOf: () => 3 }, { toJSON: () => 3 }, { kind: 'same' }];
const NO_DATA = [new Map(), new Set([1]), 3n, Symbol('seat'), () => 3, /3/, new Uint8Array(3), new Array(3)];
const HUGE = [Array(100_000).fill(1), 'x'.repeat(100_000), { length: 2 ** 32 }, Array(40).fill('tan')];
const KINDS_OF_JUNK: readonly (readonly unknown[])[] = [
  ...[NUMBERS, NO_NUMBERS, WORDS, KEYS_OF_PROTOTYPES, OBJECTS, NO_DATA],
  HUGE,
];

/** A value that belongs nowhere, or is a word of the game. */
export const nasty: Forge = ({ words }, chance) => {
  const kind = chance.draw(KINDS_OF_JUNK.length + 1);
  return oneOf(KINDS_OF_JUNK[kind] ?? [...words, ...WORDS], chance);
};

const STRANGE_KEYS = [...KEYS_OF_PROTOTYPES, 'seat', 'length', 'Type', 'type ', '0', '-1', ''];

/** The name of a field: half of them no move has. */
function key({ shapes }: Material, chance: Chance): string {
  return oneOf(chance.draw(2) === 0 ? STRANGE_KEYS : Object.keys(shapes), chance);
}

type Entries = readonly (readonly [string, unknown])[];

/** Assignment to `__proto__` would change the prototype: this makes a field of it. */
function withFields(object: object, entries: Entries): object {
  for (const [name, value] of entries)
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  return object;
}

const NESTS: readonly ((entries: Entries) => unknown)[] = [
  (entries) => entries.map(([, value]) => value),
  (entries) => withFields({}, entries),
  (entries) => withFields(Object.create(null) as object, entries),
  (entries) => Object.create(withFields({}, entries)) as unknown,
  (entries) => new Map(entries),
  (entries) => new Set(entries),
];

/** Any value, nested a few levels deep. */
function anything(from: Material, chance: Chance, depth: number): unknown {
  if (depth === 0 || chance.draw(3) === 0) return nasty(from, chance);
  const entries = Array.from(
    { length: chance.draw(5) },
    () => [key(from, chance), anything(from, chance, depth - 1)] as const,
  );
  return oneOf(NESTS, chance)(entries);
}

/** Any value, or a move as text. */
export const junk: Forge = (from, chance) =>
  chance.draw(6) === 0 ? JSON.stringify(stale(from, chance)) : anything(from, chance, 3);

// ── Moves in good form ──────────────────────────────────────────────────────────────────────────────

/** What fits a form, whatever the position. Lists of counts have their full length and hold little. */
export function inForm(spec: Spec, chance: Chance): unknown {
  switch (spec.kind) {
    case 'flag':
      return chance.draw(2) === 0;
    case 'integer':
      return integer(spec, chance);
    case 'text':
      return 'x'.repeat(spec.min + chance.draw(Math.min(spec.max - spec.min, 9) + 1));
    case 'anything':
      return oneOf([null, 0, '', {}], chance);
    case 'choice':
      return oneOf(spec.values, chance);
    case 'nullable':
      return chance.draw(6) === 0 ? null : inForm(spec.of, chance);
    case 'optional':
      return inForm(spec.of, chance);
    case 'list':
      return list(spec, chance);
    case 'fields':
      return mapped(spec.fields, (of) => inForm(of, chance));
    case 'variants':
      return inForm(oneOf(Object.values(spec.variants), chance), chance);
  }
}

const mapped = <T>(fields: Readonly<Record<string, T>>, to: (value: T) => unknown): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, to(value)]));

/** Mostly small: a bid of a million is always refused for the same reason. */
function integer({ min, max }: { min: number; max: number }, chance: Chance): number {
  const most = Math.min(max, min + oneOf([9, 30], chance));
  return min + chance.draw(most - min + 1);
}

function list({ of, max }: { of: Spec; max: number }, chance: Chance): unknown[] {
  if (of.kind !== 'integer')
    return Array.from({ length: chance.draw(Math.min(max, 6) + 1) }, () => inForm(of, chance));
  const counts = Array<number>(max).fill(0);
  for (let heaps = chance.draw(4); heaps > 0; heaps--) counts[chance.draw(max)] = 1 + chance.draw(2);
  return counts;
}

// ── Moves out of season or damaged ──────────────────────────────────────────────────────────────────

const stale = ({ played }: Material, chance: Chance): object => oneOf(played, chance);

/** Something with fields of any kind of move. */
export const lookalike: Forge = (from, chance) => {
  const value = (good: readonly unknown[]): unknown =>
    chance.draw(5) === 0 ? nasty(from, chance) : oneOf(good, chance);
  const fields = Object.entries(from.shapes).filter(() => chance.draw(2) === 0);
  return mapped(Object.fromEntries(fields), value);
};

/** One with a field spoilt or added. */
const spoilt: Forge = (from, chance) =>
  withFields({ ...stale(from, chance) }, [[key(from, chance), nasty(from, chance)]]);

/** One whose lists are too long, too short, have holes or a nasty entry. */
const bent: Forge = (from, chance) => {
  const how = chance.draw(4);
  return mapped({ ...stale(from, chance) }, (value: unknown) => {
    if (!Array.isArray(value)) return value;
    const copy: unknown[] = [...(value as unknown[])];
    const index = chance.draw(copy.length + 1);
    if (how === 0) copy.push(0);
    else if (how === 1) copy.pop();
    else if (how === 2) copy[index] = nasty(from, chance);
    else Reflect.deleteProperty(copy, index);
    return copy;
  });
};

const cut: Forge = (from, chance) =>
  Object.fromEntries(Object.entries(stale(from, chance)).slice(0, -1)) as unknown;

/** Things that only inherit what a move must own. */
const inherited: Forge = (from, chance) => {
  const move = stale(from, chance);
  return chance.draw(2) === 0
    ? (Object.create(move) as unknown)
    : (JSON.parse(`{"__proto__":${JSON.stringify(move)}}`) as unknown);
};

/** A legal move of this position with numbers changed by so little that it is still in good form. */
const nearly: Forge = ({ legal }, chance) => {
  const change = (value: unknown): unknown => {
    if (typeof value === 'number') return Math.max(0, value + chance.draw(3) - 1);
    if (typeof value !== 'object' || value === null) return value;
    return Array.isArray(value) ? changed(value) : mapped({ ...value }, change);
  };
  const changed = (values: readonly unknown[]): unknown => {
    if (values.length === 0 || chance.draw(2) === 0) return values;
    const [cell, other] = [chance.draw(values.length), chance.draw(values.length)];
    const copy = [...values];
    if (chance.draw(2) === 0) [copy[cell], copy[other]] = [copy[other], copy[cell]];
    else copy[cell] = change(copy[cell]);
    return copy;
  };
  return legal.length === 0 ? undefined : change(oneOf(legal, chance));
};

/** Moves of several games, and mixtures of them. */
const OF_ANY_GAME: readonly object[] = [
  ...[{ type: 'roll' }, { type: 'place', die: 3, end: 'left' }, { type: 'shanghai' }, { type: 'captain' }],
  ...[{ type: 'takeDoubles' }, { type: 'pass' }, { type: 'pass', amount: 3 }, { type: 'bid', amount: 3 }],
  ...[{ type: 'bid', coins: 3 }, { type: 'bid', amount: 3, coins: 3 }, { type: 'draw' }],
  ...[
    { type: 'draw', die: 3 },
    { type: 'withdraw', at: 2 },
    { type: 'raise', port: 'rio', amount: 3 },
  ],
];

const WAYS: readonly Forge[] = [
  ...Array<Forge>(6).fill(nearly),
  ...Array<Forge>(4).fill(({ spec }, chance) => inForm(spec, chance)),
  ...Array<Forge>(3).fill(stale),
  ...[lookalike, lookalike, spoilt, spoilt, bent, bent, cut, inherited, junk],
  (_from, chance) => oneOf(OF_ANY_GAME, chance),
];

/** Something that could arrive as a move. Some are legal, by luck. */
export const forged: Forge = (from, chance) => oneOf(WAYS, chance)(from, chance);
