import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anything,
  choice,
  countsAddingTo,
  type Decoder,
  FAULT_CODES,
  fields,
  flag,
  integer,
  list,
  nullable,
  optional,
  text,
  variants,
  vector,
} from './decode.ts';

const fault = (path: string, code: string, params: object = {}) => ({ fault: { path, code, params } });

/** What comes out of the decoder is what went in, for all of these. */
function accepts<T>(decoder: Decoder<T>, ...values: unknown[]): void {
  for (const value of values) expect(decoder.decode(value)).toEqual({ value });
}

test('a flag is true or false', () => {
  accepts(flag, true, false);
  for (const raw of [0, 1, 'true', null, undefined, []]) {
    expect(flag.decode(raw, 'here')).toEqual(fault('here', 'type', { wanted: 'flag' }));
  }
  expect(flag.spec).toEqual({ kind: 'flag' });
});

describe('an integer', () => {
  const die = integer(1, 6);

  test('lies between its ends', () => {
    accepts(die, 1, 2, 6);
    expect(die.decode(0, 'die')).toEqual(fault('die', 'range', { value: 0, min: 1, max: 6 }));
    expect(die.decode(7)).toEqual(fault('', 'range', { value: 7, min: 1, max: 6 }));
    expect(die.spec).toEqual({ kind: 'integer', min: 1, max: 6 });
  });

  test('is nothing that only looks like one', () => {
    const odd = [
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 60,
      '3',
      3n,
      null,
      undefined,
      [3],
      { valueOf: () => 3 },
    ];
    for (const raw of odd)
      expect(die.decode(raw, 'die')).toEqual(fault('die', 'type', { wanted: 'integer' }));
    expect(integer(-1, 1).decode(-0)).toEqual(fault('', 'type', { wanted: 'integer' }));
    accepts(integer(-1, 1), 0, -1);
  });

  test('whatever the number', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer(), fc.nat(), (raw, min, width) => {
        const decoded = integer(min, min + width).decode(raw);
        const good = Number.isSafeInteger(raw) && !Object.is(raw, -0) && raw >= min && raw <= min + width;
        expect(decoded.fault === undefined).toBe(good);
      }),
    );
  });
});

describe('a choice', () => {
  const end = choice(['left', 'right', 3]);

  test('is one of its values', () => {
    accepts(end, 'left', 'right', 3);
    expect(end.decode('top', 'end')).toEqual(
      fault('end', 'choice', { value: 'top', values: 'left, right, 3' }),
    );
    expect(end.decode('3')).toEqual(fault('', 'choice', { value: '3', values: 'left, right, 3' }));
    expect(end.decode(null)).toEqual(fault('', 'type', { wanted: 'choice' }));
    expect(end.decode(['left'])).toEqual(fault('', 'type', { wanted: 'choice' }));
    expect(end.spec).toEqual({ kind: 'choice', values: ['left', 'right', 3] });
  });

  test('quotes only the beginning of what was sent', () => {
    expect(end.decode('x'.repeat(1_000_000))).toMatchObject({ fault: { params: { value: 'x'.repeat(40) } } });
  });

  test('does not fall for names every object knows', () => {
    for (const name of ['toString', '__proto__', 'constructor'])
      expect(end.decode(name).fault?.code).toBe('choice');
  });
});

test('a nullable may be null, and nothing else instead', () => {
  accepts(nullable(flag), null, true);
  expect(nullable(flag).decode(undefined, 'x')).toEqual(fault('x', 'type', { wanted: 'flag' }));
  expect(nullable(flag).spec).toEqual({ kind: 'nullable', of: { kind: 'flag' } });
});

test('an optional is what was said, or its value', () => {
  const decoder = optional(integer(0, 9), 4);
  expect(decoder.decode(undefined)).toEqual({ value: 4 });
  accepts(decoder, 0, 9);
  expect(decoder.decode(null, 'x')).toEqual(fault('x', 'type', { wanted: 'integer' }));
  expect(decoder.spec).toEqual({ kind: 'optional', of: { kind: 'integer', min: 0, max: 9 }, value: 4 });
});

describe('a list', () => {
  const dice = list(integer(1, 6), 3);

  test('holds as many as it may, all good', () => {
    accepts(dice, [], [1], [1, 2, 3]);
    expect(dice.decode([1, 2, 3, 4], 'dice')).toEqual(fault('dice', 'tooLong', { length: 4, max: 3 }));
    expect(dice.decode([1, 0], 'dice')).toEqual(fault('dice[1]', 'range', { value: 0, min: 1, max: 6 }));
    expect(dice.spec).toEqual({ kind: 'list', of: { kind: 'integer', min: 1, max: 6 }, max: 3 });
  });

  test('is a real one, and without gaps', () => {
    for (const raw of [null, '123', { length: 1, 0: 1 }, new Set([1])]) {
      expect(dice.decode(raw, 'x')).toEqual(fault('x', 'type', { wanted: 'list' }));
    }
    expect(dice.decode(Array(2), 'x')).toEqual(fault('x[0]', 'type', { wanted: 'integer' }));
    expect(dice.decode(Array(2 ** 31), 'x')).toEqual(fault('x', 'tooLong', { length: 2 ** 31, max: 3 }));
  });

  test('is a copy', () => {
    const raw = [1, 2];
    expect(dice.decode(raw)).not.toBe(raw);
  });
});

test('a vector has exactly so many counts', () => {
  const cargo = vector(3, 5);
  accepts(cargo, [0, 5, 1]);
  expect(cargo.decode([0, 1], 'cargo')).toEqual(fault('cargo', 'length', { length: 2, wanted: 3 }));
  expect(cargo.decode([0, 1, 2, 3], 'cargo')).toEqual(fault('cargo', 'tooLong', { length: 4, max: 3 }));
  expect(cargo.decode([0, 1, 6])).toEqual(fault('[2]', 'range', { value: 6, min: 0, max: 5 }));
  expect(cargo.decode([0, 1, -1])).toEqual(fault('[2]', 'range', { value: -1, min: 0, max: 5 }));
  expect(cargo.spec).toEqual({ kind: 'list', of: { kind: 'integer', min: 0, max: 5 }, max: 3 });
});

describe('fields', () => {
  interface Crate {
    die: number;
    open: boolean;
  }
  const crate = fields<Crate>({ die: integer(1, 6), open: optional(flag, false) });

  test('are all there, and no others', () => {
    accepts(crate, { die: 3, open: true });
    expect(crate.decode({ die: 3 })).toEqual({ value: { die: 3, open: false } });
    expect(crate.decode({ open: true }, 'crate')).toEqual(fault('crate.die', 'missing'));
    expect(crate.decode({ die: undefined })).toEqual(fault('die', 'missing'));
    expect(crate.decode({ die: 3, weight: 2 }, 'crate')).toEqual(fault('crate.weight', 'unknown'));
    expect(crate.decode({ die: 7 })).toMatchObject({ fault: { path: 'die', code: 'range' } });
    for (const raw of [null, 3, 'die', [], undefined]) {
      expect(crate.decode(raw, 'x')).toEqual(fault('x', 'type', { wanted: 'fields' }));
    }
    expect(crate.spec).toEqual({
      kind: 'fields',
      fields: {
        die: { kind: 'integer', min: 1, max: 6 },
        open: { kind: 'optional', of: { kind: 'flag' }, value: false },
      },
    });
  });

  test('must be the own ones, not inherited', () => {
    expect(crate.decode(Object.create({ die: 3 }))).toEqual(fault('die', 'missing'));
    expect(crate.decode(JSON.parse('{"die":3,"__proto__":{"open":true}}'))).toEqual(
      fault('__proto__', 'unknown'),
    );
    expect(crate.decode(JSON.parse('{"die":3,"constructor":1}'))).toEqual(fault('constructor', 'unknown'));
    expect(fields<{ toString: boolean }>({ toString: flag }).decode({})).toEqual(
      fault('toString', 'missing'),
    );
  });

  test('a stranger with a long name is quoted briefly', () => {
    expect(crate.decode({ ['k'.repeat(5000)]: 1 }).fault?.path).toHaveLength(40);
  });

  test('are named with the whole way to them', () => {
    const nested = fields<{ crates: Crate[] }>({ crates: list(crate, 9) });
    expect(nested.decode({ crates: [{ die: 1 }, { die: 9 }] })).toMatchObject({
      fault: { path: 'crates[1].die', code: 'range' },
    });
  });
});

describe('variants', () => {
  type Move = { readonly type: 'roll' } | { readonly type: 'place'; readonly die: number };
  const move = variants<Move>({ roll: {}, place: { die: integer(1, 6) } });

  test('are told apart by their type', () => {
    accepts(move, { type: 'roll' }, { type: 'place', die: 3 });
    expect(move.decode({ type: 'place' }, 'move')).toEqual(fault('move.die', 'missing'));
    expect(move.decode({ type: 'roll', die: 3 })).toEqual(fault('die', 'unknown'));
    expect(move.decode({ type: 'fly' }, 'move')).toEqual(
      fault('move.type', 'choice', { value: 'fly', values: 'roll, place' }),
    );
    expect(move.decode({ type: 1n })).toEqual(fault('type', 'type', { wanted: 'choice' }));
    expect(move.decode({ die: 3 })).toEqual(fault('type', 'missing'));
    expect(move.decode(Object.create({ type: 'roll' }))).toEqual(fault('type', 'missing'));
    for (const raw of [null, 'roll', [], 1]) {
      expect(move.decode(raw, 'x')).toEqual(fault('x', 'type', { wanted: 'fields' }));
    }
    expect(move.spec).toEqual({
      kind: 'variants',
      variants: {
        roll: { kind: 'fields', fields: { type: { kind: 'choice', values: ['roll'] } } },
        place: {
          kind: 'fields',
          fields: { type: { kind: 'choice', values: ['place'] }, die: { kind: 'integer', min: 1, max: 6 } },
        },
      },
    });
  });
});

test('counts add up', () => {
  const deck = countsAddingTo(['red', 'blue'], 8);
  accepts(deck, { red: 8, blue: 0 }, { red: 3, blue: 5 });
  expect(deck.decode({ red: 3, blue: 4 }, 'deck')).toEqual(fault('deck', 'sum', { got: 7, sum: 8 }));
  expect(deck.decode({ red: 8, blue: 1 }, 'deck')).toEqual(fault('deck', 'sum', { got: 9, sum: 8 }));
  expect(deck.decode({ red: 9, blue: -1 })).toMatchObject({ fault: { path: 'red', code: 'range' } });
  expect(deck.decode({ red: 8 })).toEqual(fault('blue', 'missing'));
  expect(deck.spec.kind).toBe('fields');
});

test('whatever arrives, the answer is a value or a known fault', () => {
  const decoder = fields<object>({
    a: optional(list(nullable(choice(['x', 1])), 4), []),
    b: optional(variants({ on: { by: integer(-1, 1) }, off: {} }), { type: 'off' }),
    c: optional(countsAddingTo(['x', 'y'], 2), { x: 1, y: 1 }),
  });
  const keys = fc.constantFrom('a', 'b', 'c', 'type', 'by', 'x', '__proto__');
  const near = fc.dictionary(
    keys,
    fc.oneof(fc.anything({ maxDepth: 2 }), fc.dictionary(keys, fc.anything())),
  );
  fc.assert(
    fc.property(fc.oneof(near, fc.anything()), (raw) => {
      const decoded = decoder.decode(raw);
      if (decoded.fault) expect(FAULT_CODES).toContain(decoded.fault.code);
      else expect(decoder.decode(decoded.value)).toEqual(decoded);
    }),
    { numRuns: 300 },
  );
});

describe('text', () => {
  const name = text(2, 5);

  test('trims the ends and turns control characters into spaces', () => {
    expect(name.decode(' a\u0000b\n')).toEqual({ value: 'a b' });
  });

  test('counts characters, not units', () => {
    expect(name.decode('🚢🚢🚢🚢🚢')).toEqual({ value: '🚢🚢🚢🚢🚢' });
    expect(name.decode(' x ').fault).toEqual({
      path: '',
      code: 'textLength',
      params: { length: 1, min: 2, max: 5 },
    });
  });

  test('wants a text', () => {
    expect(name.decode(7, 'name').fault).toEqual({ path: 'name', code: 'type', params: { wanted: 'text' } });
  });
});

describe('anything', () => {
  test('is passed on as it came', () => {
    const raw = { type: 'roll' };
    expect(anything.decode(raw)).toEqual({ value: raw });
  });
});
