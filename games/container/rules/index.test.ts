import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { untold } from '../../../core/telling.ts';
import { tryLaws } from '../../../core/try-laws.ts';
import { storiesIn } from '../../../tools/stories.mjs';
import { en } from '../text/en.ts';
import { container } from './index.ts';
import { RULE_OF } from './reasons.ts';
import { RULES } from './tables.ts';
import { ANNA, BERNARD, cells, DAVID, type Table, table } from './testing.ts';
import { ANNIVERSARY, BASE_2007, trial } from './trial.ts';

const BANK = { edition: 'anniversary', investmentBank: true } as const;

describe('a player whose time ran out', () => {
  const fallback = (t: Table, seat: number) => container.fallback(container.view(t.state, seat), seat);

  test('3.3 leaves his actions', () => {
    expect(fallback(table(), ANNA)).toEqual({ type: 'pass' });
  });

  test('4.2, 14.4 does not borrow', () => {
    const t = table({}, { bernard: { loans: 1, cash: 0 } });
    t.anna.passes();
    expect(fallback(t, BERNARD)).toEqual({ type: 'default' });
  });

  test('4.3 seizes the first that may be seized', () => {
    const t = table({}, { bernard: { loans: 2, cash: 0, island: 'tan, white' } });
    t.anna.passes();
    expect(fallback(t, ANNA)).toEqual({ type: 'seizeGoods', place: 'island', colour: 'tan' });
  });

  test('10.2 bids nothing, and accepts the best offer', () => {
    const t = table({}, { anna: { cargo: 'tan' } });
    t.anna.sails('island');
    expect(fallback(t, DAVID)).toEqual({ type: 'bid', amount: 0 });
    t.bernard.bids(1);
    t.clara.bids(0);
    t.david.bids(0);
    expect(fallback(t, ANNA)).toEqual({ type: 'accept', from: BERNARD });
  });

  test('10.5 keeps the cargo where nobody offers anything', () => {
    const t = table({}, { anna: { cargo: 'tan' } });
    t.anna.sails('island');
    for (let round = 1; round <= 2; round++)
      for (const player of [t.bernard, t.clara, t.david]) player.bids(0);
    expect(fallback(t, ANNA)).toEqual({ type: 'decline' });
  });

  test('13.3, 13.5 puts containers back, and pays in the order of the colours', () => {
    const t = table(BANK, { anna: { harbour: 'tan $2' }, bernard: { factory: '2 brown $2' } });
    t.anna.offersGoods(0, { harbour: 'tan $2' });
    t.anna.passes();
    t.bernard.offersGoods(0, { factory: '2 brown $2' });
    expect(fallback(t, ANNA)).toEqual({
      type: 'restock',
      factory: cells('factory', ''),
      harbour: cells('harbour', 'tan $6'),
    });
    const pay = table(BANK, { anna: { harbour: 'tan $2' } });
    pay.anna.offersGoods(0, { factory: 'black $2', harbour: 'tan $2' });
    for (const player of [pay.anna, pay.bernard, pay.clara, pay.david]) player.passes();
    expect(fallback(pay, ANNA)).toEqual({ type: 'payBrokers', order: ['black', 'tan'] });
  });

  test('nobody is asked when the game is over', () => {
    const t = table({}, { supply: { black: 1, white: 0 } });
    t.anna.produces('black', '2 black $1');
    t.anna.passes();
    expect(() => fallback(t, ANNA)).toThrow('somebody to act has a move');
    expect([...container.moves(t.state, ANNA)]).toEqual([]);
  });
});

test('who is not asked has no move', () => {
  const t = table();
  expect([...container.moves(t.state, BERNARD)]).toEqual([]);
});

/** Too slow to be run for each of three thousand mutants. */
const MUTATED = process.env['MUTATED'] !== undefined;

/** A taste of core/laws.test.ts, for who changes a rule and runs only these tests. */
test.skipIf(MUTATED)('the laws of all games hold', () => {
  const games = 2 * Object.keys(trial.optionSets).length;
  expect(tryLaws(trial, { games, seed: 'stories', sparing: 12 })?.detail).toBeUndefined();
});

test.skipIf(MUTATED)('what random players do can be written down and read again', () => {
  const chance = seeded('decoded');
  for (const options of Object.values(trial.optionSets)) {
    const state = container.start(options, 3, chance);
    for (let n = 0; n < 100; n++) {
      const [seat] = container.toAct(state);
      if (seat === undefined) break;
      const move = container.sample(state, seat, chance);
      expect(container.decode.move.decode(JSON.parse(JSON.stringify(move)))).toEqual({ value: move });
      container.apply(state, seat, move, chance);
    }
  }
});

describe('what the laws count', () => {
  const audit = (change: (t: Table) => void, options = {}): string | undefined => {
    const t = table(options, { seats: 3, anna: { warehouses: 2, harbour: 'tan $2', cargo: '5 white' } });
    expect(trial.audit(t.state, 3)).toBeUndefined();
    change(t);
    return trial.audit(t.state, 3);
  };

  test('containers, money, buildings and room', () => {
    expect(audit(({ state }) => state.supply[0]!--)).toBe('containers: 11, 12, 12, 12, 12 of 12');
    expect(audit(({ state }) => state.supply[0]!++)).toContain('containers');
    expect(audit(({ state }) => state.brokerContainers[0]!--, BANK)).toContain('containers');
    expect(
      audit(({ state }) => {
        state.supply[0]!++;
        state.factory[5]!--;
        state.factory[0]!--;
        state.harbour[0]!++;
      }),
    ).toContain('containers');
    expect(audit(({ state }) => state.cash[0]!--)).toBe('money: 59 instead of 60');
    expect(audit(({ state }) => state.brokerMoney[0]!--, BANK)).toBe('money: 65 instead of 66');
    expect(
      audit(({ state }) => {
        state.cash[0]! -= 30;
        state.cash[1]! += 30;
      }),
    ).toBe('negative money: -10, 50, 20');
    expect(
      audit(({ state }) => {
        state.cash[0]!--;
        state.cash[1]!++;
      }),
    ).toBe('the ledger of seat 0 is not its cash');
    expect(audit(({ state }) => state.machinesLeft[0]!--)).toBe('machines of colour 0');
    expect(audit(({ state }) => state.warehousesLeft--)).toBe('warehouses');
    expect(
      audit(({ state }) => {
        state.warehouses.splice(0, 2, 0, 0);
        state.warehousesLeft += 2;
      }),
    ).toBe('seat 0 holds more than it can');
    expect(
      audit(({ state }) => {
        state.cargo[4]!++;
        state.supply[4]!--;
      }),
    ).toBe('seat 0 holds more than it can');
    expect(audit(({ state }) => state.factory.push(0, 0, 0, 0, 0))).toBe('a store has grown');
  });

  test('nobody else can see the twin of a table', () => {
    const chance = seeded('twins');
    const t = table({}, { anna: { cargo: 'tan' } });
    t.anna.sails('island');
    t.bernard.bids(3);
    for (let n = 0; n < 100; n++) {
      const twin = trial.twin?.(t.state, ANNA, chance);
      expect(container.view(twin!, ANNA)).toEqual(container.view(t.state, ANNA));
    }
    const five = container.start(ANNIVERSARY, 5, seeded(1));
    for (let n = 0; n < 20; n++)
      expect(container.view(trial.twin!(five, 0, chance)!, 0)).toEqual(container.view(five, 0));
    const over = container.start(BASE_2007, 3, seeded(1));
    over.phase = 'over';
    expect(trial.twin?.(over, 0, chance)).toBeUndefined();
  });
});

test('each refusal names a paragraph of the rules', () => {
  expect(
    Object.values(RULE_OF)
      .flat()
      .filter((rule) => !RULES.includes(rule)),
  ).toEqual([]);
  expect(Object.keys(en.rules)).toEqual([...RULES]);
});

test('each refusal, event and rule is told in a story', () => {
  expect(
    untold(storiesIn(new URL('.', import.meta.url)), { ruleOf: RULE_OF, events: en.events, rules: RULES }),
  ).toEqual([]);
});
