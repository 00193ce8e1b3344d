/**
 * Whatever arrives as a move, at any moment of any game: it is refused with a reason or was legal, nothing
 * throws or gets lost, and the table it was sent to does not change. FORGED=1000000 tries more of them.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, seeded } from '../../../core/chance.ts';
import { digest } from '../../../core/data.ts';
import { FAULT_CODES, type Spec } from '../../../core/decode.ts';
import { tryPlay } from '../../../core/play.ts';
import { cargoNoir } from './index.ts';
import { RULE_OF } from './reasons.ts';
import { LIKELY_PRINT, PORTS, RULES, TOKENS } from './tables.ts';
import { sense } from './testing.ts';
import { trial } from './trial.ts';
import type { Move, State } from './types.ts';

const COUNT = Number(process.env['FORGED'] ?? 20_000);

interface Position {
  readonly state: State;
  readonly before: number;
  /** Some moves of who is asked. */
  readonly legal: readonly Move[];
}

/** Positions of random games over all options and numbers of players, from the first move to after the end. */
function positions(count: number): Position[] {
  const found: Position[] = [];
  const chance = seeded('forged');
  const optionSets = Object.values(trial.optionSets);
  for (let game = 0; found.length < count; game++) {
    const seats = 2 + (Math.trunc(game / optionSets.length) % 4);
    const state = cargoNoir.start(optionSets[game % optionSets.length]!, seats, chance);
    for (let over = false; !over; ) {
      const [seat] = cargoNoir.toAct(state);
      over = seat === undefined;
      if (over || chance.draw(12) === 0) found.push(position(state, chance));
      if (seat !== undefined) cargoNoir.apply(state, seat, cargoNoir.sample(state, seat, chance), chance);
    }
  }
  return found;
}

function position(state: State, chance: Chance): Position {
  const legal = cargoNoir
    .toAct(state)
    .flatMap((seat) => [0, 1, 2].map(() => cargoNoir.sample(state, seat, chance)));
  return { state: cargoNoir.clone(state), before: digest(state), legal };
}

const HUGE = [Array(100_000).fill(1), 'x'.repeat(100_000), { length: 2 ** 32 }, Array(40).fill('gold')];
const NUMBERS = [0, -0, 7, -1, 1.5, 201, 2 ** 31, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];
const WORDS = ['3', '', 'rio ', '__proto__', 'constructor', 'toString', 'macao', 'rio', 'gold', 'wild'];
const OBJECTS: unknown[] = [
  [],
  [1],
  {},
  { valueOf: () => 3 },
  { kind: 'same' },
  new Date(0),
  new Map(),
  3n,
  Symbol('seat'),
  () => 3,
];
const NASTY = fc.constantFrom<unknown>(...NUMBERS, ...WORDS, ...OBJECTS, ...HUGE, null, undefined, true);
const KEYS = ['type', 'port', 'coins', 'sets', 'cards', 'discard', 'stacks', 'casino', 'market', 'give'];
const NAMES = fc.constantFrom(
  ...KEYS,
  '__proto__',
  'constructor',
  'prototype',
  'seat',
  'Port',
  'port ',
  '0',
  '',
);
const orNasty = (...good: unknown[]) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...good) }, NASTY);

const SPEC = cargoNoir.decode.move.spec;
const TYPES = SPEC.kind === 'variants' ? Object.keys(SPEC.variants) : [];
const none = (...lengths: number[]) => lengths.map((length) => Array<number>(length).fill(0));

/** Something that looks like a move, with fields of any kind of move. */
const lookalike = fc.record(
  {
    type: orNasty(...TYPES),
    port: orNasty(...PORTS),
    give: orNasty(...TOKENS),
    take: orNasty(...TOKENS),
    coins: orNasty(0, 1, 2, 5),
    sets: orNasty([], [{ kind: 'same', tokens: none(10)[0] }], [{ kind: 'different', tokens: [] }]),
    cards: orNasty(...none(13, 12, 14)),
    discard: orNasty(...none(10, 9, 11)),
    casino: orNasty(0, 1, 2, 3),
    market: orNasty(0, 1, 2, 3),
    stacks: orNasty(...none(8, 7, 9)),
  },
  { requiredKeys: [] },
);

/** A move in good form, whatever the position. Lists of counts have their full length and hold little. */
function inForm(spec: Spec): fc.Arbitrary<unknown> {
  switch (spec.kind) {
    case 'variants':
      return fc.oneof(...Object.values(spec.variants).map(inForm));
    case 'fields':
      return fc.record(Object.fromEntries(Object.entries(spec.fields).map(([key, of]) => [key, inForm(of)])));
    case 'optional':
      return inForm(spec.of);
    case 'choice':
      return fc.constantFrom(...spec.values);
    case 'integer':
      return fc.integer({ min: spec.min, max: Math.min(spec.max, 9) });
    case 'list':
      return spec.of.kind === 'integer' ? counts(spec.max) : fc.array(inForm(spec.of), { maxLength: 3 });
    default:
      throw new Error(`no move has a ${spec.kind}`);
  }
}

const counts = (length: number) =>
  fc.array(fc.tuple(fc.nat(length - 1), fc.integer({ min: 1, max: 2 })), { maxLength: 3 }).map((heaps) => {
    const cells = Array<number>(length).fill(0);
    for (const [cell, n] of heaps) cells[cell] = n;
    return cells;
  });

/** One with a field spoilt or added. */
function spoil([move, key, value]: [Move, string, unknown]): unknown {
  const copy: Record<string, unknown> = { ...move };
  Object.defineProperty(copy, key, { value, enumerable: true });
  return copy;
}

/** One whose lists are too long, too short, have holes or a nasty entry. */
function bend([move, index, value, how]: [Move, number, unknown, number]): unknown {
  const bentList = (list: readonly unknown[]): unknown => {
    const bent = [...list];
    if (how === 0) bent.push(0);
    else if (how === 1) bent.pop();
    else if (how === 2) bent[index % (bent.length + 1)] = value;
    else Reflect.deleteProperty(bent, index % (bent.length + 1));
    return bent;
  };
  return Object.fromEntries(
    Object.entries(move).map(([key, v]) => [key, Array.isArray(v) ? bentList(v) : v]),
  );
}

const otherGames = fc.constantFrom<unknown>(
  ...[{ type: 'roll' }, { type: 'place', die: 3, end: 'left' }, { type: 'pass' }, { type: 'bid', amount: 3 }],
  ...[
    { type: 'draw', die: 3 },
    { type: 'withdraw', at: 2 },
    { type: 'raise', port: 'rio', amount: 3 },
  ],
);

const junk = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true }),
  fc.jsonValue(),
  fc.json(),
  NASTY,
);

/** Forged moves; some are moves that were legal somewhere, out of season or damaged. */
function forgeries(played: readonly Move[]): fc.Arbitrary<unknown> {
  const stale = fc.constantFrom<Move>(...played);
  // Things that only inherit what a move must own.
  const inherited = stale.map((move): unknown => Object.create(move));
  const byPrototype = stale.map((move): unknown => JSON.parse(`{"__proto__":${JSON.stringify(move)}}`));
  const cut = stale.map((move) => Object.fromEntries(Object.entries(move).slice(0, -1)));
  return fc.oneof(
    { weight: 4, arbitrary: inForm(SPEC) },
    { weight: 3, arbitrary: stale },
    { weight: 2, arbitrary: lookalike },
    { weight: 2, arbitrary: fc.tuple(stale, NAMES, NASTY).map(spoil) },
    { weight: 2, arbitrary: fc.tuple(stale, fc.nat(30), NASTY, fc.nat(3)).map(bend) },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: otherGames },
    { weight: 1, arbitrary: fc.oneof(inherited, byPrototype) },
    { weight: 1, arbitrary: junk },
  );
}

/** A legal move of this position with a number changed here and there, by so little that it is still in good form. */
function nearly({ legal }: Position, salt: number): unknown {
  const move = legal[salt % legal.length];
  if (move === undefined) return undefined;
  const chance = seeded(salt);
  const change = (value: unknown): unknown => {
    if (typeof value === 'number') return Math.max(0, value + chance.draw(3) - 1);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return changed(value);
    if (!Array.isArray(value) || value.length === 0 || chance.draw(2) === 0) return value;
    const [cell, other] = [chance.draw(value.length), chance.draw(value.length)];
    const copy = [...(value as unknown[])];
    if (chance.draw(2) === 0) [copy[cell], copy[other]] = [copy[other], copy[cell]];
    else copy[cell] = change(copy[cell]);
    return copy;
  };
  const changed = (of: object): unknown =>
    Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]));
  return changed(move);
}

/** Mostly the one the game waits for; sometimes another, or nobody at the table. */
const senders = fc.constantFrom<number | 'toAct'>(
  ...(['toAct', 'toAct', 'toAct', 'toAct', 'toAct', 'toAct', 'toAct'] as const),
  ...[0, 1, 2, 3, 4, -1, 0.5, 99, Number.NaN],
);

/** What is wrong with the answer, or undefined. */
function fault(
  { state, before }: Position,
  seat: number,
  raw: unknown,
  seen: Map<string, number>,
): string | undefined {
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  const played = tryPlay(cargoNoir, state, seat, raw, { chance: seeded(seat) });
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
  return wrongly(state, seat, played.move) ?? trial.audit(played.state, state.seats);
}

const LOOKED_AT = 1_000;

/** Why an accepted move should not have been: it was somebody else's turn, or it is not listed. */
function wrongly(state: State, seat: number, move: Move): string | undefined {
  if (!cargoNoir.toAct(state).includes(seat)) return 'legal out of turn';
  const wanted = sense(move);
  let looked = 0;
  for (const listed of cargoNoir.moves(state, seat))
    if (sense(listed) === wanted || ++looked > LOOKED_AT) return undefined;
  return 'legal, yet not listed';
}

describe('forged moves', () => {
  test('hurt nobody', { timeout: 3_600_000 }, () => {
    const seen = new Map<string, number>();
    const where = positions(Math.min(Math.max(COUNT / 20, 200), 20_000));
    const forged = forgeries(where.flatMap(({ legal }) => legal).filter((_, i) => i % 5 === 0));
    const anywhere = fc.noShrink(fc.nat(where.length - 1).map((i) => where[i]!));
    const move = fc.oneof(
      { weight: 3, arbitrary: forged.map((raw) => () => raw) },
      { weight: 1, arbitrary: fc.nat().map((salt) => (at: Position) => nearly(at, salt)) },
    );
    fc.assert(
      fc.property(anywhere, senders, move, (at, sender, make) => {
        const seat = sender === 'toAct' ? (cargoNoir.toAct(at.state)[0] ?? 0) : sender;
        const raw = make(at);
        const wrong = fault(at, seat, raw, seen);
        if (wrong) throw new Error(`${wrong}: seat ${seat}, ${JSON.stringify(raw)}`);
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
    const names = [...Object.keys(trial.optionSets['base']!), '__proto__', 'constructor'];
    const misprints = fc
      .tuple(fc.constantFrom(...Object.keys(LIKELY_PRINT)), NASTY)
      .map(([part, value]) => ({ printed: { ...LIKELY_PRINT, [part]: value } }));
    fc.assert(
      fc.property(
        fc.oneof(junk, lookalike, misprints, fc.dictionary(fc.constantFrom(...names), NASTY)),
        (raw) => {
          const decoded = cargoNoir.decode.options.decode(raw);
          if (decoded.fault) return FAULT_CODES.includes(decoded.fault.code);
          return trial.audit(cargoNoir.start(decoded.value, 3, seeded(1)), 3) === undefined;
        },
      ),
      { numRuns: Math.min(COUNT, 2_000), seed: 1 },
    );
  });
});
