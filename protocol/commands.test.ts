import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Spec } from '../core/decode.ts';
import { type Command, decodeClock, decodeCommand, decodePlan } from './commands.ts';
import { decodeAsk } from './messages.ts';

/** Data as a decoder describes it; fields that may be left out sometimes are. */
function fitting(spec: Spec): fc.Arbitrary<unknown> {
  switch (spec.kind) {
    case 'flag':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: spec.min, max: Math.min(spec.max, Number.MAX_SAFE_INTEGER) });
    case 'text':
      return fc.string({ minLength: spec.min, maxLength: spec.max, unit: fc.constantFrom(...'aZ9-é') });
    case 'anything':
      return fc.jsonValue();
    case 'choice':
      return fc.constantFrom(...spec.values);
    case 'nullable':
      return fc.option(fitting(spec.of));
    case 'optional':
      return fitting(spec.of);
    case 'list':
      return fc.array(fitting(spec.of), { maxLength: spec.max });
    case 'fields':
      return fieldsFitting(spec.fields);
    case 'variants':
      return fc.oneof(...Object.values(spec.variants).map(fitting));
  }
}

function fieldsFitting(fields: Readonly<Record<string, Spec>>): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, fitting(spec)]));
  const requiredKeys = Object.keys(fields).filter((name) => fields[name]?.kind !== 'optional');
  return fc.record(model, { requiredKeys });
}

const DECODERS = { Command: decodeCommand, Plan: decodePlan, Clock: decodeClock, Ask: decodeAsk };

describe.each(Object.entries(DECODERS))('%s', (_, decoder) => {
  test('what fits the description is read, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fitting(decoder.spec), (raw) => {
        const once = decoder.decode(JSON.parse(JSON.stringify(raw)));
        expect(once.fault).toBeUndefined();
        if (!once.fault) expect(decoder.decode(once.value)).toEqual(once);
      }),
    );
  });

  test('whatever is sent, the answer is a value or a fault', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const decoded = decoder.decode(raw);
        expect('value' in decoded || 'fault' in decoded).toBe(true);
      }),
    );
  });

  test('a field nobody knows is a fault', () => {
    fc.assert(
      fc.property(fitting(decoder.spec), (raw) => {
        expect(decoder.decode({ ...(raw as object), stranger: 1 }).fault).toMatchObject({
          path: 'stranger',
          code: 'unknown',
        });
      }),
    );
  });
});

describe('commands', () => {
  const read = (raw: unknown): Command | string => {
    const decoded = decodeCommand.decode(raw);
    return decoded.fault ? `${decoded.fault.path} ${decoded.fault.code}` : decoded.value;
  };

  test('a nonce may be left to the table', () => {
    expect(read({ type: 'sit', seat: 3 })).toEqual({ type: 'sit', seat: 3, nonce: '' });
  });

  test('a move is handed on as it is, for its game to read', () => {
    const move = { type: 'place', die: 4, odd: [null, { deep: true }] };
    expect(read({ type: 'move', move, seen: 7 })).toEqual({ type: 'move', move, seen: 7 });
  });

  test.each([
    [{}, 'type missing'],
    [{ type: 'cheat' }, 'type choice'],
    [{ type: 'toString' }, 'type choice'],
    [{ type: 'sit' }, 'seat missing'],
    [{ type: 'sit', seat: 10 }, 'seat range'],
    [{ type: 'sit', seat: -1 }, 'seat range'],
    [{ type: 'sit', seat: '1' }, 'seat type'],
    [{ type: 'sit', seat: 1, nonce: 'x'.repeat(65) }, 'nonce textLength'],
    [{ type: 'move', seen: 1 }, 'move missing'],
    [{ type: 'takeBack', moves: 0 }, 'moves range'],
    [{ type: 'say', text: ' \n ' }, 'text textLength'],
    [{ type: 'say', text: 'x'.repeat(501) }, 'text textLength'],
    [{ type: 'answer', yes: 1 }, 'yes type'],
    ['start', ' type'],
  ])('%j is refused: %s', (raw, fault) => {
    expect(read(raw)).toBe(fault);
  });
});

test('a table is opened with a game and a number of seats; the rest has a default', () => {
  expect(decodePlan.decode({ game: 'shanghaien', seats: 2 })).toEqual({
    value: {
      ...{ game: 'shanghaien', options: {}, seats: 2, clock: { type: 'untimed' }, visibility: 'link' },
      ...{ absence: 'wait', rated: false, bots: [], sit: 0, nonce: '', startWhenFull: true },
    },
  });
});
