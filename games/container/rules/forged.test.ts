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
import { container } from './index.ts';
import { RULE_OF } from './reasons.ts';
import { COLOURS, RULES } from './tables.ts';
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
    const seats = 3 + (Math.trunc(game / optionSets.length) % 3);
    const state = container.start(optionSets[game % optionSets.length]!, seats, chance);
    for (let over = false; !over; ) {
      const [seat] = container.toAct(state);
      over = seat === undefined;
      const rare = state.phase !== 'actions';
      if (over || chance.draw(rare ? 2 : 8) === 0) found.push(position(state, chance));
      if (seat !== undefined) container.apply(state, seat, container.sample(state, seat, chance), chance);
    }
  }
  return found;
}

function position(state: State, chance: Chance): Position {
  const legal = container
    .toAct(state)
    .flatMap((seat) => [0, 1, 2].map(() => container.sample(state, seat, chance)));
  return { state: container.clone(state), before: digest(state), legal };
}

const HUGE = [Array(100_000).fill(1), 'x'.repeat(100_000), { length: 2 ** 32 }, Array(40).fill('tan')];
const NUMBERS = [0, -0, 7, -1, 1.5, 1000, 2 ** 31, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];
const WORDS = ['3', '', 'island ', '__proto__', 'constructor', 'toString', 'harbour', ...COLOURS];
const OBJECTS: unknown[] = [
  [],
  [1],
  {},
  { valueOf: () => 3 },
  new Date(0),
  new Map(),
  3n,
  Symbol('seat'),
  () => 3,
];
const NASTY = fc.constantFrom<unknown>(...NUMBERS, ...WORDS, ...OBJECTS, ...HUGE, null, undefined, true);
const KEYS = [
  'type',
  'goods',
  'store',
  'made',
  'amount',
  'colour',
  'seller',
  'at',
  'factory',
  'harbour',
  'order',
];
const NAMES = fc.constantFrom(
  ...KEYS,
  '__proto__',
  'constructor',
  'prototype',
  'seat',
  'Goods',
  'goods ',
  '0',
  '',
);
const orNasty = (...good: unknown[]) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...good) }, NASTY);

const SPEC = container.decode.move.spec;
const TYPES = SPEC.kind === 'variants' ? Object.keys(SPEC.variants) : [];
const stores = (...lengths: number[]) => lengths.map((length) => Array<number>(length).fill(0));

/** Something that looks like a move, with fields of any kind of move. */
const lookalike = fc.record(
  {
    type: orNasty(...TYPES),
    colour: orNasty(...COLOURS),
    machine: orNasty(...COLOURS, null),
    place: orNasty('island', 'ship', 'bankPort'),
    price: orNasty(1, 2, 3, 4, 5, 6),
    amount: orNasty(0, 1, 5, 20),
    broker: orNasty(0, 1, 2),
    seller: orNasty(0, 1, 2, 3, 4),
    to: orNasty('sea', 'island'),
    goods: orNasty(...stores(5, 20, 25, 4, 0, 26)),
    store: orNasty('factory', 'harbour', ...stores(20, 25, 24)),
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
    case 'nullable':
      return fc.option(inForm(spec.of));
    case 'choice':
      return fc.constantFrom(...spec.values);
    case 'integer':
      return spec.max > 1_000 ? fc.nat(30) : fc.integer({ min: spec.min, max: spec.max });
    case 'list':
      return spec.of.kind === 'integer' ? counts(spec.max) : fc.array(inForm(spec.of), { maxLength: 6 });
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
  ...[
    { type: 'roll' },
    { type: 'place', die: 3, end: 'left' },
    { type: 'shanghai' },
    { type: 'bid', coins: 3 },
  ],
  ...[
    { type: 'captain' },
    { type: 'takeDoubles' },
    { type: 'pass', amount: 3 },
    { type: 'bid', amount: 3, coins: 3 },
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

/** A legal move of this position with one number changed, by so little that it is still in good form. */
function nearly({ legal }: Position, salt: number): unknown {
  const move = legal[salt % legal.length];
  if (move === undefined) return undefined;
  const chance = seeded(salt);
  const change = (value: unknown): unknown => {
    if (typeof value === 'number') return Math.max(0, value + chance.draw(3) - 1);
    if (!Array.isArray(value) || value.length === 0) return value;
    const cell = chance.draw(value.length);
    const other = chance.draw(value.length);
    const copy = [...(value as unknown[])];
    if (chance.draw(2) === 0) [copy[cell], copy[other]] = [copy[other], copy[cell]];
    else copy[cell] = change(copy[cell]);
    return copy;
  };
  return Object.fromEntries(Object.entries(move).map(([key, value]) => [key, change(value)]));
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
  const played = tryPlay(container, state, seat, raw, { chance: seeded(seat) });
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

/** Why an accepted move should not have been: it is still refused when asked again, or not listed. */
function wrongly(state: State, seat: number, move: Move): string | undefined {
  if (container.check(container.view(state, seat), seat, move)) return 'legal, yet refused';
  if (state.bids[seat] !== null) return move.type === 'bid' ? undefined : 'only a bid may be replaced';
  if (!container.toAct(state).includes(seat)) return 'legal out of turn';
  const wanted = digest(move);
  let looked = 0;
  for (const listed of container.moves(state, seat))
    if (digest(listed) === wanted || ++looked > LOOKED_AT) return undefined;
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
      {
        weight: 1,
        arbitrary: fc.nat().map((salt) => (at: Position) => nearly(at, salt)),
      },
    );
    fc.assert(
      fc.property(anywhere, senders, move, (at, sender, make) => {
        const seat = sender === 'toAct' ? (container.toAct(at.state)[0] ?? 0) : sender;
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
    expect(seen.size).toBeGreaterThan(45);
  });

  test('nor do forged options', () => {
    const names = [...Object.keys(trial.optionSets['2007']!), '__proto__', 'constructor'];
    fc.assert(
      fc.property(fc.oneof(junk, lookalike, fc.dictionary(fc.constantFrom(...names), NASTY)), (raw) => {
        const decoded = container.decode.options.decode(raw);
        if (decoded.fault) return FAULT_CODES.includes(decoded.fault.code);
        return trial.audit(container.start(decoded.value, 3, seeded(1)), 3) === undefined;
      }),
      { numRuns: Math.min(COUNT, 2_000), seed: 1 },
    );
  });
});
