import { describe, expect, test } from 'vitest';
import { every, scripted } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import { difference, sharedObject } from '../../../core/data.ts';
import { viewers } from '../../../core/game.ts';
import { shanghaien } from './index.ts';
import { fullDeck } from './start.ts';
import { BASE_TRICKS, EFFECTS, NATIONS, sailor, trickCard } from './tables.ts';
import { table } from './testing.ts';
import { ALL_EXPANSIONS, BASE } from './trial.ts';

describe('the material', () => {
  test('1.2 eight nations have sailors of the values 1, 2, 3, 3 and 4', () => {
    const deck = fullDeck(BASE);
    expect(NATIONS).toHaveLength(8);
    for (const nation of NATIONS.keys()) {
      const counts = [1, 2, 3, 4].map((value) => deck[sailor(nation, value)]);
      expect(counts).toEqual([1, 1, 2, 1]);
    }
    expect(total(deck, 0, trickCard(0))).toBe(40);
  });

  test('1.3 eight trick cards are mixed with them, each with two effects', () => {
    expect(total(fullDeck(BASE), trickCard(0))).toBe(8);
    expect(BASE_TRICKS.map((card) => EFFECTS[card])).toEqual([
      ['joker', 'shift'],
      ['joker', 'reroll'],
      ['joker', 'both'],
      ['shift', 'reroll'],
      ['shift', 'both'],
      ['reroll', 'both'],
    ]);
  });

  test('1.3 of the two effects the owner uses one', () => {
    const t = table({}, { hands: [['jokerShift'], []], crews: [{ french: [2] }, {}] });
    t.anna.rolls(3, 5);
    t.anna.joins('jokerShift', 'french');
    t.anna.mayNot({ type: 'shift', card: 'jokerShift', die: 3, by: 1 }, '5.1 trickPlayed');
    expect(t.anna.hand).toEqual([]);
  });

  test('1.4 each player has six dice, and a captain who marks that a trick was played', () => {
    const t = table({}, { hands: [['jokerShift'], []] });
    expect([t.anna.supply, t.bernard.supply]).toEqual([6, 6]);
    expect(t.state.tricked).toEqual([0, 0]);
    expect([t.state.dice, t.state.double]).toEqual([[], false]);
    t.anna.rolls(3, 5);
    t.anna.shifts('jokerShift', 3, 1);
    expect(t.state.tricked).toEqual([1, 0]);
  });
});

describe('the set-up', () => {
  test('2.1 six of the 48 cards lie face up in a row', () => {
    const tavern = ['french 1', 'jokerBoth', 'italian 4', 'french 3', 'french 3', 'jokerReroll'] as const;
    const t = table({}, { tavern });
    expect(t.row).toEqual(tavern);
    expect(total(t.state.deck)).toBe(42);
    expect(t.state.deck[sailor(NATIONS.indexOf('french'), 3)]).toBe(0);
    expect(t.events).toEqual([{ type: 'dealt', round: 1, starter: 0, cards: t.state.tavern }]);
  });

  test('2.1 every card can come first, as often as it is in the deck', () => {
    const firstCards = every((chance) => {
      // The rest of the deal does not matter here: it takes what lies on top.
      let drawn = 0;
      const first = { draw: (sides: number) => (++drawn === 2 ? chance.draw(sides) : 0) };
      return shanghaien.start(BASE, 2, first).tavern[0]!;
    });
    const seen = fullDeck(BASE).map(() => 0);
    for (const { value: card } of firstCards) seen[card]!++;
    expect(seen).toEqual(fullDeck(BASE));
  });

  test('2.2 chance decides who begins', () => {
    expect(table({}, { first: 0 }).waitsFor).toBe('Anna');
    const t = table({}, { first: 1 });
    expect(t.waitsFor).toBe('Bernard');
    expect(t.told('dealt')[0]?.starter).toBe(1);
    t.anna.mayNot({ type: 'roll' }, '3.1 notYourTurn', { turn: 1 });
    t.bernard.rolls(1, 2);
  });

  test('2.2 both begin equally often', () => {
    const asked: number[] = [];
    shanghaien.start(BASE, 2, { draw: (sides) => asked.push(sides) && 0 });
    expect(asked[0]).toBe(2);
  });

  test('2.3 players and onlookers see the same: nothing is hidden but the order of the deck', () => {
    const t = table(ALL_EXPANSIONS, { hands: [['jokerShift'], ['doubles']] });
    t.anna.rolls(2, 2);
    const event = { type: 'rolled', seat: 0, dice: [2, 2] } as const;
    for (const viewer of viewers(2)) {
      const view = shanghaien.view(t.state, viewer);
      expect(view).toEqual(t.state);
      expect(shanghaien.redact(event, viewer)).toEqual(event);
      expect(difference(shanghaien.guess(view, viewer, scripted()), t.state)).toBeUndefined();
    }
  });
});

test('7.1, 8.1, 9.1 the cards of the expansions in play are dealt to both', () => {
  const hands = (t: ReturnType<typeof table>) => [t.anna.hand, t.bernard.hand];
  expect(hands(table())).toEqual([[], []]);
  expect(hands(table({ crazyCaptain: true }))).toEqual([['captain'], ['captain']]);
  expect(hands(table({ noShanghai: true }))).toEqual([['banRerollAll'], ['banRerollAll']]);
  expect(hands(table({ sharks: true }))).toEqual([['sharksExchange'], ['sharksExchange']]);
  const all = ['captain', 'banRerollAll', 'sharksExchange'];
  expect(hands(table(ALL_EXPANSIONS))).toEqual([all, all]);
});

test('two tables share nothing that could be changed', () => {
  const [here, there] = [table(), table()];
  expect(sharedObject(here.state, there.state)).toBeUndefined();
  expect(Object.isFrozen(here.state.options)).toBe(true);
});
