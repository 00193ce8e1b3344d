/** Which endings a story shows; that kept games show them all is tested with the arena. */
import { expect, test } from 'vitest';
import type { Story } from '../../../core/story.ts';
import { endings } from './endings.ts';
import { ANNA, cards, goods, table } from './testing.ts';
import { BASE } from './trial.ts';
import type { CargoNoir, Event } from './types.ts';

/** A story of two moves in which just this happens. */
function story(event: Event | undefined, scores = [1, 2], places = [2, 1]): Story<CargoNoir> {
  const { state } = table();
  const steps = [[], event ? [event] : []].map((events) => ({
    before: state,
    seat: ANNA,
    move: { type: 'draw' } as const,
    events,
  }));
  return { options: BASE, steps, outcome: { scores, places } };
}

function shown(event: Event): string[] {
  const told = story(event);
  return Object.entries(endings)
    .filter(([name, shows]) => name !== 'wonAlone' && shows(told))
    .map(([name]) => name);
}

test('what happened tells the ending', () => {
  const at = { seat: ANNA, port: 'rio' } as const;
  const traded = {
    type: 'traded',
    seat: ANNA,
    value: 9,
    cards: cards('villa'),
    goods: goods('3 gold'),
  } as const;
  const cases: [Event, ...string[]][] = [
    [{ type: 'taken', ...at, coins: 1, goods: goods('gold') }, 'cargoTaken'],
    [{ type: 'raised', ...at, stack: 2 }, 'bidRaised'],
    [{ type: 'withdrawn', ...at, coins: 1 }, 'withdrawn'],
    [{ type: 'income', seat: ANNA, coins: 2, from: 'syndicate' }, 'syndicatePaid'],
    [{ type: 'income', seat: ANNA, coins: 2, from: 'casino' }],
    [{ type: 'swapped', seat: ANNA, give: 'gold', take: 'art' }, 'swapped'],
    [{ type: 'thrownAway', seat: ANNA, goods: goods('gold') }, 'thrownAway'],
    [{ ...traded, coins: 1 }, 'paidWithCoins'],
    [{ ...traded, coins: 0 }],
    [{ type: 'drawn', seat: ANNA, token: 'gold' }],
  ];
  for (const [event, ...names] of cases) expect(shown(event), JSON.stringify(event)).toEqual(names);
});

test('and so does the result', () => {
  const by = (scores: number[], places: number[]) =>
    ['wonAlone', 'winShared', 'tieBroken'].filter((name) =>
      endings[name]?.(story(undefined, scores, places)),
    );
  expect(by([3, 2, 1], [1, 2, 3])).toEqual(['wonAlone']);
  expect(by([3, 3, 1], [1, 1, 3])).toEqual(['winShared']);
  expect(by([3, 3, 1], [1, 2, 3])).toEqual(['wonAlone', 'tieBroken']);
});
