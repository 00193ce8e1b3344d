import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { tryLaws } from '../../../core/try-laws.ts';
import { storiesIn } from '../../../tools/stories.mjs';
import { en } from '../text/en.ts';
import { shanghaien } from './index.ts';
import { RULE_OF } from './reasons.ts';
import { RULES } from './tables.ts';
import { ANNA, BERNARD, table } from './testing.ts';
import { ALL_EXPANSIONS, trial } from './trial.ts';

describe('a player whose time ran out', () => {
  const fallback = (t: ReturnType<typeof table>, seat: number) => shanghaien.fallback(t.state, seat);

  test('3.5, 3.6 rolls, and calls only if he must', () => {
    expect(fallback(table({}, { dice: [[1, 1], []] }), ANNA)).toEqual({ type: 'roll' });
    expect(fallback(table({}, { dice: [[1, 1, 1, 1, 1], []] }), ANNA)).toEqual({ type: 'shanghai' });
  });

  test('3.2, 5.1 places his first die and keeps his tricks', () => {
    const t = table(ALL_EXPANSIONS, { hands: [['jokerShift'], []] });
    t.anna.rolls(4, 2);
    expect(fallback(t, ANNA)).toEqual({ type: 'place', die: 4, end: 'left' });
  });

  test('8.3 puts a die back', () => {
    const t = table(ALL_EXPANSIONS);
    t.anna.rolls(4, 2);
    t.anna.rerollsAll(5, 6);
    expect(fallback(t, ANNA)).toEqual({ type: 'spread', back: 5, end: 'left' });
  });

  test('7.3 objects to nothing', () => {
    const t = table({ crazyCaptain: true }, { dice: [[1], [1]] });
    t.anna.rolls(4, 2);
    t.anna.sendsCaptain();
    t.anna.places(4);
    t.bernard.rolls(1, 2);
    t.bernard.places(1);
    expect(fallback(t, ANNA)).toEqual({ type: 'allow' });
  });

  test('10.2 re-rolls a double he must use', () => {
    const t = table({ doubles: true });
    t.anna.rolls(4, 4);
    expect(fallback(t, ANNA)).toEqual({ type: 'rerollOne' });
  });

  test('nobody is asked when the game is over', () => {
    const t = table({}, { round: 8, dice: [[1, 1], [1]] });
    t.anna.calls();
    expect(() => fallback(t, ANNA)).toThrow('somebody to act has a move');
  });
});

/** A taste of core/laws.test.ts, for who changes a rule and runs only these tests. */
test('the laws of all games hold', () => {
  const games = Object.keys(trial.optionSets).length;
  expect(tryLaws(trial, { games, seed: 'stories', sparing: 6 })?.detail).toBeUndefined();
});

describe('what the laws count', () => {
  const audit = (change: (t: ReturnType<typeof table>) => void): string | undefined => {
    const t = table(ALL_EXPANSIONS, { crews: [{ french: [4, 'joker'] }, {}], dice: [[1], [2]] });
    expect(trial.audit(t.state, 2)).toBeUndefined();
    change(t);
    return trial.audit(t.state, 2);
  };

  test('a sailor, a trick card, a die or a card of an expansion cannot get lost', () => {
    expect(audit(({ state }) => state.deck[0]!--)).toBe('sailor card 0: 0 of 1');
    expect(audit(({ state }) => state.crews.fill(0, 0, 9))).toBe('sailor card 7: 0 of 1');
    expect(audit(({ state }) => state.crews.fill(0, 9, 10))).toBe('trick cards: 7 of 8');
    expect(audit(({ state }) => state.hands[0]!++)).toBe('trick cards: 9 of 8');
    expect(audit(({ state }) => state.placed[0]!++)).toBe('seat 0 has 7 dice');
    expect(audit(({ state }) => state.supply[BERNARD]!--)).toBe('seat 1 has 5 dice');
    expect(audit(({ state }) => state.dice.push(7))).toBe('a die shows 7');
    expect(audit(({ state }) => state.dice.push(0))).toBe('a die shows 0');
    expect(audit(({ state }) => state.hands[6]!++)).toBe('expansion card 0: 2 and 1');
    expect(audit(({ state }) => state.hands[17]!--)).toBeUndefined();
    expect(
      audit(({ state }) => {
        state.hands[9]!++;
        state.hands[19]!++;
      }),
    ).toBe('expansion card 3: 1 and 1');
  });
});

test('every event is seen in random games', () => {
  const missing = new Set(Object.keys(en.events));
  const chance = seeded('events');
  for (let game = 0; game < 200 && missing.size > 0; game++) {
    const state = shanghaien.start(ALL_EXPANSIONS, 2, chance, ({ type }) => missing.delete(type));
    for (;;) {
      const [seat] = shanghaien.toAct(state);
      if (seat === undefined) break;
      const move = shanghaien.sample(state, seat, chance);
      shanghaien.apply(state, seat, move, chance, ({ type }) => missing.delete(type));
    }
  }
  expect([...missing]).toEqual([]);
});

describe('refusals', () => {
  test('each names a paragraph of the rules', () => {
    expect(Object.values(RULE_OF).filter((rule) => !RULES.includes(rule))).toEqual([]);
    expect(Object.keys(en.rules)).toEqual([...RULES]);
  });

  test('each is provoked by a story', () => {
    const told = storiesIn(new URL('.', import.meta.url));
    const missing = Object.entries(RULE_OF).filter(([code, rule]) => !told.includes(`'${rule} ${code}'`));
    expect(missing).toEqual([]);
  });
});
