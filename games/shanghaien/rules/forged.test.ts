/**
 * Whatever arrives as a move, at any moment of any game: it is refused with a reason or was legal, nothing
 * throws, and the table it was sent to does not change. FORGED=1000000 tries more of them.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { digest } from '../../../core/data.ts';
import { FAULT_CODES, type Spec } from '../../../core/decode.ts';
import { tryPlay } from '../../../core/play.ts';
import { shanghaien } from './index.ts';
import { RULE_OF } from './reasons.ts';
import { BASE_TRICKS, ENDS, NATIONS, RULES, TRICKS } from './tables.ts';
import { trial } from './trial.ts';
import type { Move, State } from './types.ts';

const COUNT = Number(process.env['FORGED'] ?? 20_000);

interface Position {
  readonly state: State;
  readonly before: number;
  readonly legal: readonly Move[];
}

const legalMoves = (state: State, seat: number): Move[] => [...shanghaien.moves(state, seat)];

/** Positions of random games over all options, from the first roll to after the end. */
function positions(count: number): Position[] {
  const found: Position[] = [];
  const chance = seeded('forged');
  const optionSets = Object.values(trial.optionSets);
  for (let game = 0; found.length < count; game++) {
    const state = shanghaien.start(optionSets[game % optionSets.length]!, 2, chance);
    for (let over = false; !over; ) {
      const [seat] = shanghaien.toAct(state);
      over = seat === undefined;
      const legal = [0, 1].flatMap((one) => legalMoves(state, one));
      if (over || chance.draw(4) === 0)
        found.push({ state: shanghaien.clone(state), before: digest(state), legal });
      if (seat !== undefined) shanghaien.apply(state, seat, shanghaien.sample(state, seat, chance), chance);
    }
  }
  return found;
}

const POSITIONS = positions(Math.max(1_000, Math.min(COUNT / 20, 20_000)));
const PLAYED = POSITIONS.flatMap(({ legal }) => legal).filter((_, i) => i % 7 === 0);

const HUGE = [Array(100_000).fill(3), 'x'.repeat(100_000), { length: 2 ** 32 }];
const NASTY = fc.constantFrom<unknown>(
  ...[
    0,
    -0,
    7,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '3',
    '',
    'left ',
    null,
    undefined,
  ],
  ...[true, [], [3], {}, { valueOf: () => 3 }, new Date(0), new Map(), 3n, Symbol('die'), () => 3, ...HUGE],
  ...['__proto__', 'constructor', 'toString', ...TRICKS],
);
const NAMES = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'seat',
  'Die',
  'die ',
  'hasOwnProperty',
  '0',
  '',
);
const orNasty = (...good: unknown[]) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...good) }, NASTY);

const TYPES = [...new Set(PLAYED.map(({ type }) => type))];
const DICE = [1, 2, 3, 4, 5, 6];

/** Something that looks like a move, with fields of any kind of move. */
const lookalike = fc.record(
  {
    type: orNasty(...TYPES),
    die: orNasty(...DICE),
    back: orNasty(...DICE),
    card: orNasty(...BASE_TRICKS),
    nation: orNasty(...NATIONS),
    by: orNasty(1, -1),
    end: orNasty(...ENDS, null),
  },
  { requiredKeys: [] },
);

/** A move in good form, whatever the position. */
function inForm(spec: Spec): fc.Arbitrary<unknown> {
  switch (spec.kind) {
    case 'variants':
      return fc.oneof(...Object.values(spec.variants).map(inForm));
    case 'fields':
      return fc.record(Object.fromEntries(Object.entries(spec.fields).map(([key, of]) => [key, inForm(of)])));
    case 'nullable':
      return fc.option(inForm(spec.of));
    case 'optional':
      return inForm(spec.of);
    case 'choice':
      return fc.constantFrom(...spec.values);
    case 'integer':
      return fc.integer({ min: spec.min, max: spec.max });
    default:
      throw new Error(`no move has a ${spec.kind}`);
  }
}

/** A move that was legal somewhere, out of season. */
const stale = fc.constantFrom<Move>(...PLAYED);

/** One with a field spoilt, added or taken away. */
const spoilt = fc.tuple(
  stale,
  fc.oneof(NAMES, fc.constantFrom('type', 'die', 'back', 'card', 'end', 'by')),
  NASTY,
);
const spoiltMove = spoilt.map(([move, key, value]) => {
  const copy: Record<string, unknown> = { ...move };
  Object.defineProperty(copy, key, { value, enumerable: true });
  return copy;
});
const cutMove = stale.map((move) => Object.fromEntries(Object.entries(move).slice(0, -1)));

/** Things that only inherit what a move must own. */
const inherited = stale.map((move): unknown => Object.create(move));
const byPrototype = stale.map((move): unknown => JSON.parse(`{"__proto__":${JSON.stringify(move)}}`));

const junk = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true }),
  fc.jsonValue(),
  fc.json(),
  NASTY,
);

const forged = fc.oneof(
  { weight: 4, arbitrary: inForm(shanghaien.decode.move.spec) },
  { weight: 3, arbitrary: stale },
  { weight: 2, arbitrary: lookalike },
  { weight: 2, arbitrary: spoiltMove },
  { weight: 1, arbitrary: cutMove },
  { weight: 1, arbitrary: fc.oneof(inherited, byPrototype) },
  { weight: 1, arbitrary: junk },
);

/** Mostly the one the game waits for; sometimes the other, or nobody at the table. */
const senders = fc.constantFrom<number | 'toAct'>(
  'toAct',
  'toAct',
  'toAct',
  0,
  1,
  2,
  -1,
  0.5,
  99,
  Number.NaN,
);

/** What is wrong with the answer, or undefined. */
function fault(
  { state, before }: Position,
  seat: number,
  raw: unknown,
  seen: Map<string, number>,
): string | undefined {
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  const played = tryPlay(shanghaien, state, seat, raw, { chance: seeded(seat) });
  if (digest(state) !== before) return 'the table was changed';
  if (played.fault) {
    count('malformed');
    return FAULT_CODES.includes(played.fault.code) ? undefined : `unknown fault ${played.fault.code}`;
  }
  if (played.refusal) {
    const { code, rule } = played.refusal;
    count(code);
    return RULE_OF[code] === rule && RULES.includes(rule) ? undefined : `${code} cites ${rule}`;
  }
  count('legal');
  const wanted = digest(played.move);
  return legalMoves(state, seat).some((move) => digest(move) === wanted)
    ? undefined
    : 'legal, yet not listed';
}

describe('forged moves', () => {
  test('hurt nobody', { timeout: 3_600_000 }, () => {
    const seen = new Map<string, number>();
    const anywhere = fc.nat(POSITIONS.length - 1).map((i) => POSITIONS[i]!);
    fc.assert(
      fc.property(fc.noShrink(anywhere), senders, forged, (position, sender, raw) => {
        const seat = sender === 'toAct' ? (shanghaien.toAct(position.state)[0] ?? 0) : sender;
        const wrong = fault(position, seat, raw, seen);
        if (wrong) throw new Error(wrong);
      }),
      { numRuns: COUNT, seed: 1 },
    );
    if (process.env['FORGED']) console.log(Object.fromEntries(seen));
    expect([...seen.values()].reduce((sum, n) => sum + n, 0)).toBe(COUNT);
    if (COUNT < 20_000) return;
    // They come through every door: malformed, refused for many reasons, and some by luck legal.
    expect(seen.get('malformed')).toBeGreaterThan(COUNT / 10);
    expect(seen.get('legal')).toBeGreaterThan(COUNT / 100);
    expect(seen.size).toBeGreaterThan(25);
  });

  test('nor do forged options', () => {
    const decoder = shanghaien.decode.options;
    fc.assert(
      fc.property(
        fc.oneof(junk, lookalike, fc.dictionary(fc.constantFrom(...OPTION_NAMES), NASTY)),
        (raw) => {
          const decoded = decoder.decode(raw);
          if (decoded.fault) return FAULT_CODES.includes(decoded.fault.code);
          return shanghaien.start(decoded.value, 2, seeded(1)).tavern.length === 6;
        },
      ),
      { numRuns: Math.min(COUNT, 2_000), seed: 1 },
    );
  });
});

const OPTION_NAMES = [...Object.keys(trial.optionSets['base']!), '__proto__', 'constructor'];
